import { type Centavos, formatMoney, plural } from '@distri/domain/kernel';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Kbd } from '../platform/shell/index.ts';
import { tabular } from '../platform/theme/index.ts';
import type { ProblemaVisible } from './problemas.ts';

interface BotonGuardarProps {
  /** 'Guardar cotización' */
  label: string;
  isSaving: boolean;
  onSave: () => void;
  withKey?: boolean;
}

/** Stays enabled when something is wrong: pressing it goes there. While it sends it keeps its width (look.md, form rule 3). */
export function BotonGuardar({ label, isSaving, onSave, withKey = false }: BotonGuardarProps) {
  return (
    <Button
      fullWidth
      variant="contained"
      size="large"
      loading={isSaving}
      onClick={onSave}
      aria-keyshortcuts="Control+Enter"
    >
      {label}
      {withKey && (
        <Kbd aria-hidden sx={{ ml: 3, color: 'inherit', bgcolor: 'transparent', borderColor: 'currentcolor' }}>
          Ctrl Enter
        </Kbd>
      )}
    </Button>
  );
}

interface BarraGuardarProps extends BotonGuardarProps {
  etiquetaTotal: string;
  total: Centavos;
  problemas: readonly ProblemaVisible[];
}

/** The phone's bottom bar: total, how many problems, and the action within the thumb's reach. */
export function BarraGuardar({ etiquetaTotal, total, problemas, ...boton }: BarraGuardarProps) {
  const blocking = problemas.filter(({ severity }) => severity === 'block').length;
  const warnings = problemas.filter(({ severity }) => severity === 'warn').length;
  const parts = [
    blocking > 0 && plural(blocking, 'bloquea', 'bloquean'),
    warnings > 0 && plural(warnings, 'aviso', 'avisos'),
  ].filter(Boolean);
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 3,
        mb: -4,
        px: 4,
        py: 3,
        display: 'grid',
        gap: 2,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="caption" color={blocking > 0 ? 'error' : 'textSecondary'}>
          {parts.length > 0 ? parts.join(', ') : etiquetaTotal}
        </Typography>
        <Typography variant="cifra" sx={tabular}>
          {formatMoney(total)}
        </Typography>
      </Box>
      <BotonGuardar {...boton} />
    </Box>
  );
}
