import { getDeudaPendiente, getSaldoCuentaCorriente } from '@distri/domain/clientes';
import { type Centavos, can } from '@distri/domain/kernel';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useCall } from '../platform/api/index.ts';
import { MoneyText } from '../platform/format/MoneyText.tsx';
import { useUser } from '../platform/session/index.ts';

/** What a customer owes and what it has in its favour (D2 §7), over its documents. Nothing for who may not know. */
export function CuentaStrip({ cliente }: { cliente: string }) {
  const { role } = useUser();
  return can(role, 'clientes.cuenta') ? <Cuenta cliente={cliente} /> : null;
}

function Cuenta({ cliente }: { cliente: string }) {
  const deuda = useCall(getDeudaPendiente, { id: cliente }, { errorShown: 'nowhere' });
  const saldo = useCall(getSaldoCuentaCorriente, { id: cliente }, { errorShown: 'nowhere' });
  if (deuda.error || saldo.error) return null;
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label="Cuenta corriente"
      sx={{ display: 'flex', columnGap: 8, px: 4, py: 2, mb: 3, flexShrink: 0 }}
    >
      <Figure label="Deuda pendiente" value={deuda.data?.result} />
      <Figure label="Saldo a favor" value={saldo.data?.result} />
    </Paper>
  );
}

function Figure({ label, value }: { label: string; value: Centavos | undefined }) {
  return (
    <Box>
      <Typography variant="caption" component="p" color="textSecondary">
        {label}
      </Typography>
      <Typography variant="subtitle2" component="p">
        {value === undefined ? <Skeleton width={96} /> : <MoneyText value={value} zero plain />}
      </Typography>
    </Box>
  );
}
