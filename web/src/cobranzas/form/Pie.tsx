import { type Centavos, formatMoney, plural } from '@distri/domain/kernel';
import OkIcon from '@mui/icons-material/CheckCircleOutlineOutlined';
import WarnIcon from '@mui/icons-material/ErrorOutlineOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ProblemaVisible } from '../../lineas/problemas.ts';
import { usePhone } from '../../platform/shell/index.ts';
import { tabular } from '../../platform/theme/index.ts';
import type { CalculoCobranza, ContextoForm } from './calcular.ts';
import type { Modo } from './useGuardarCobranza.ts';

interface PieProps {
  contexto: ContextoForm;
  calculada: CalculoCobranza;
  problemas: readonly ProblemaVisible[];
  isSaving: boolean;
  onSave: (modo: Modo) => void;
}

/** The balance, and what can be done: in the side panel, or the bottom bar of a phone. */
export function Pie({ contexto, calculada: { calculo }, problemas, isSaving, onSave }: PieProps) {
  const isPhone = usePhone();
  const isEdit = contexto.original !== null;
  // Saving without confirming waits for the discount's note: there has to be a discount (D3 §4).
  const canGuardar = !isEdit && contexto.contexto.puedeGuardar && calculo.impdesc > 0;
  return (
    <Box sx={isPhone ? BARRA : { px: 4, pt: 2, pb: 1, borderTop: 1, borderColor: 'divider' }}>
      <Saldo saldo={calculo.saldo} aviso={isPhone ? cuantos(problemas) : ''} />
      <Box sx={{ display: 'flex', gap: 2, mt: 2 }}>
        {canGuardar && (
          <Button variant="outlined" size="large" disabled={isSaving} onClick={() => onSave('guardar')}>
            Guardar
          </Button>
        )}
        <Button
          fullWidth
          variant="contained"
          size="large"
          loading={isSaving}
          onClick={() => onSave('confirmar')}
          aria-keyshortcuts="Control+Enter"
        >
          {isEdit ? 'Guardar los cambios' : 'Confirmar cobranza'}
        </Button>
      </Box>
    </Box>
  );
}

/** '2 bloquean, 1 aviso': on a phone the list of them is further up. */
function cuantos(problemas: readonly ProblemaVisible[]): string {
  const blocking = problemas.filter(({ severity }) => severity === 'block').length;
  const others = problemas.length - blocking;
  return [blocking > 0 && plural(blocking, 'bloquea', 'bloquean'), others > 0 && plural(others, 'aviso', 'avisos')]
    .filter(Boolean)
    .join(', ');
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
