import { type Cliente, ESTADOS_CLIENTE, estadoCliente } from '@distri/domain/clientes';
import { type Centavos, formatCuit, formatMoney } from '@distri/domain/kernel';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DESK_LINE } from '../platform/document/longCell.ts';
import { StateChip } from '../platform/document/StateChip.tsx';
import { tabular } from '../platform/theme/index.ts';

interface ClienteStripProps {
  cliente: Cliente;
  deudaPendiente: Centavos;
  /** The document's switches. */
  children?: ReactNode;
}

/** For whom the document is and what that customer owes, over the form (look 04). */
export function ClienteStrip({ cliente, deudaPendiente, children }: ClienteStripProps) {
  const estado = estadoCliente(cliente);
  const facts = [cliente.id, cliente.cuit && `CUIT ${formatCuit(cliente.cuit)}`, cliente.localidad, cliente.clasifica];
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 2,
        px: 4,
        py: 2,
        minHeight: 56,
      }}
    >
      <Box sx={{ flex: 1, minWidth: { xs: '100%', sm: 200 } }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
          <Typography variant="h5" component="h2" sx={DESK_LINE}>
            {cliente.razsoc}
          </Typography>
          {estado !== 'ACTIVO' && <StateChip {...ESTADOS_CLIENTE[estado]} />}
        </Box>
        <Typography variant="caption" color="textSecondary" component="p" sx={DESK_LINE}>
          {facts.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Box
        sx={{
          display: { xs: 'flex', sm: 'block' },
          width: { xs: '100%', sm: 'auto' },
          justifyContent: 'space-between',
          alignItems: 'baseline',
          textAlign: 'right',
        }}
      >
        <Typography variant="caption" component="p" color="textSecondary">
          Deuda pendiente
        </Typography>
        <Typography variant="subtitle2" component="p" sx={tabular}>
          {formatMoney(deudaPendiente)}
        </Typography>
      </Box>
      {children && (
        <>
          <Divider orientation="vertical" flexItem sx={{ display: { xs: 'none', sm: 'block' } }} />
          {children}
        </>
      )}
    </Box>
  );
}
