import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { usePhone } from '../shell/useMovil.ts';
import { SHEET } from './sheet.ts';

export interface Consequence {
  /** '18 pedidos vuelven a Nuevo'. */
  text: string;
  chip?: ReactNode;
}

interface ConfirmDialogProps {
  /** The question, with number and name. */
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** 'Conservar la hoja': the safe way out, which has the focus. */
  cancelLabel: string;
  /** 'Eliminar la hoja 5133': repeats the verb. */
  confirmLabel: string;
  onCancel: () => void;
  onConfirm: () => void;
  /** It destroys something. */
  isDanger?: boolean;
  isBusy?: boolean;
  /** False while what it would do is still being read: nobody agrees to that. */
  isReady?: boolean;
  /** What will happen, in counted lines; null while they are being read, in the place that they will take. */
  consequences?: readonly Consequence[] | null;
  /** Last line: 'No se puede deshacer. El número 5133 no se vuelve a usar.' */
  note?: string;
}

/**
 * A question before something that cannot be undone (look 13): what, by number and name, and what follows from it.
 * @example
 * {isOpen && <ConfirmDialog title="¿Eliminar la hoja de ruta 5133?" cancelLabel="Conservar la hoja" isDanger
 *   confirmLabel="Eliminar la hoja 5133" isBusy={isPending} onCancel={close} onConfirm={remove}>…</ConfirmDialog>}
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, cancelLabel, confirmLabel, onCancel, onConfirm, isDanger = false, isBusy = false } = props;
  const { isReady = true, consequences = [], note } = props;
  const isPhone = usePhone();
  const titleId = useId();
  return (
    <Dialog
      open
      fullWidth
      role="alertdialog"
      aria-labelledby={titleId}
      onClose={() => !isBusy && onCancel()}
      slotProps={{ paper: { sx: isPhone ? SHEET : { maxWidth: 480 } } }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ color: 'text.secondary', typography: 'body1' }}>
        {children}
        {consequences === null && <Reading />}
        {consequences !== null && consequences.length > 0 && <Consequences items={consequences} />}
        {note && (
          <Typography variant="body2" sx={{ mt: 3 }}>
            {note}
          </Typography>
        )}
      </DialogContent>
      <DialogActions sx={isPhone ? { flexDirection: 'column-reverse', alignItems: 'stretch' } : undefined}>
        <Button variant="outlined" autoFocus disabled={isBusy} onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button
          variant="contained"
          color={isDanger ? 'error' : 'primary'}
          disabled={!isReady}
          loading={isBusy}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const LIST = { m: 0, mt: 3, p: 0, listStyle: 'none', border: 1, borderColor: 'divider', borderRadius: '8px' } as const;
const LINE = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 3,
  minHeight: 40,
  px: 3,
  py: 2,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;

/** Where it goes and what moves: the least that is ever said. */
function Reading() {
  return (
    <Box role="status" aria-label="Cargando" sx={LIST}>
      <Box sx={LINE}>
        <Skeleton width="40%" />
        <Skeleton variant="rounded" width={96} sx={{ height: { xs: 28, sm: 22 } }} />
      </Box>
      <Box sx={LINE}>
        <Skeleton width="60%" />
      </Box>
    </Box>
  );
}

function Consequences({ items }: { items: readonly Consequence[] }) {
  return (
    <Box component="ul" sx={LIST}>
      {items.map(({ text, chip }) => (
        <Box component="li" key={text} sx={LINE}>
          <Typography variant="body2" sx={{ color: 'text.primary' }}>
            {text}
          </Typography>
          {chip}
        </Box>
      ))}
    </Box>
  );
}
