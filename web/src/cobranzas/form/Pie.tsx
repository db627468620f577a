import { type Centavos, formatMoney } from '@distri/domain/kernel';
import OkIcon from '@mui/icons-material/CheckCircleOutlineOutlined';
import WarnIcon from '@mui/icons-material/ErrorOutlineOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { usePhone } from '../../platform/shell/index.ts';
import { tabular } from '../../platform/theme/index.ts';
import type { Modo } from './useGuardarCobranza.ts';

export interface Guardar {
  isEdit: boolean;
  isSaving: boolean;
  /** Save without confirming is offered (D3 §4). */
  canGuardar: boolean;
  onSave: (modo: Modo) => void;
}

interface PieProps extends Guardar {
  saldo: Centavos;
  /** How many problems, for the phone's bar. */
  aviso: string;
}

/** The balance, and what can be done: in the side panel, or the bottom bar of a phone. */
export function Pie({ saldo, aviso, ...guardar }: PieProps) {
  const isPhone = usePhone();
  return (
    <Box sx={isPhone ? BARRA : { px: 4, pt: 2, pb: 1, borderTop: 1, borderColor: 'divider' }}>
      <Saldo saldo={saldo} aviso={isPhone ? aviso : ''} />
      <Box sx={{ display: 'flex', gap: 2, mt: 2 }}>
        {guardar.canGuardar && (
          <Button variant="outlined" size="large" disabled={guardar.isSaving} onClick={() => guardar.onSave('guardar')}>
            Guardar
          </Button>
        )}
        <Button
          fullWidth
          variant="contained"
          size="large"
          loading={guardar.isSaving}
          onClick={() => guardar.onSave('confirmar')}
          aria-keyshortcuts="Control+Enter"
        >
          {guardar.isEdit ? 'Guardar los cambios' : 'Confirmar cobranza'}
        </Button>
      </Box>
    </Box>
  );
}

const BARRA = {
  position: 'sticky',
  bottom: 0,
  zIndex: 3,
  mb: -4,
  px: 4,
  py: 3,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** Nothing is missing, something is, or something is left over for the customer. */
function Saldo({ saldo, aviso }: { saldo: Centavos; aviso: string }) {
  const Icon = saldo === 0 ? OkIcon : saldo < 0 ? WarnIcon : InfoIcon;
  const color = saldo === 0 ? 'success.main' : saldo < 0 ? 'error.main' : 'info.main';
  const what = saldo === 0 ? 'Saldo de la cobranza' : saldo < 0 ? 'Falta cobrar' : 'A favor del cliente';
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, '& svg': { color, fontSize: 20 } }}>
      <Typography variant="subtitle2" component="span" sx={{ flex: 1 }}>
        {what}
        {aviso && (
          <Typography variant="caption" component="span" color="textSecondary" sx={{ display: 'block' }}>
            {aviso}
          </Typography>
        )}
      </Typography>
      <Icon aria-hidden />
      <Typography variant="cifra" aria-live="polite" sx={tabular}>
        {formatMoney(Math.abs(saldo))}
      </Typography>
    </Box>
  );
}
