import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import type { FormEvent, ReactNode } from 'react';
import { useId } from 'react';
import { WholeWords } from '../document/WholeWords.tsx';
import { Boxed } from '../grid/boxed.ts';
import { usePhone } from '../shell/useMovil.ts';

/** Where the next keystroke belongs; a select has a hidden field of its own besides. */
const FIRST_INVALID = '[aria-invalid=true]:not([aria-hidden=true])';

/** On a phone they fill the row, and those that do not fit in one are as wide as each other. A file is chosen by a label. */
const ACTIONS = { flexWrap: 'wrap', rowGap: 2, '& > button, & > label': { flexGrow: { xs: 1, sm: 0 } } } as const;

interface FormDialogProps {
  title: ReactNode;
  onClose: () => void;
  /** Enter in a field, or the submit button. */
  onSubmit?: () => void;
  /** The last button is the one that does it: `type="submit"`. */
  actions?: ReactNode;
  /** Forms are at most 640 px wide; a grid may take 'md'. */
  maxWidth?: DialogProps['maxWidth'];
  /** While something is being sent nothing closes it. */
  isBusy?: boolean;
  /** Pixels: as tall as this whatever it holds. */
  height?: number;
  children: ReactNode;
}

/**
 * The frame of a dialog that is filled in: whole screen on a phone (look.md, "Dialog"). A submit that leaves something
 * wrong goes to the first field that is (look.md, form rule 3).
 * @example <FormDialog title="Leyendas" onClose={close} onSubmit={save} actions={<Button type="submit">Guardar</Button>}>…
 */
export function FormDialog(props: FormDialogProps) {
  const { title, onClose, onSubmit, actions, maxWidth = 'sm', isBusy = false, height, children } = props;
  const isPhone = usePhone();
  const titleId = useId();
  const submit = (event: FormEvent<HTMLElement>) => {
    event.preventDefault();
    // A dialog inside of a form, by React's tree: its submit is its own.
    event.stopPropagation();
    if (isBusy) return;
    onSubmit?.();
    const form = event.currentTarget;
    // What is wrong has been drawn by then.
    requestAnimationFrame(() => form.querySelector<HTMLElement>(FIRST_INVALID)?.focus());
  };
  return (
    <Dialog
      open
      fullWidth
      fullScreen={isPhone}
      maxWidth={maxWidth}
      onClose={() => !isBusy && onClose()}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: !isPhone && maxWidth === 'sm' ? { maxWidth: 640 } : {} } }}
    >
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        sx={{
          display: 'flex',
          flexDirection: 'column',
          minHeight: 0,
          // A basis of nothing would win over the height: the dialog would grow when its rows come.
          flex: { xs: 1, ...(height && { sm: '0 1 auto' }) },
          ...(height && { height: { sm: height } }),
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'flex-start', pr: 3 }}>
          <DialogTitle id={titleId} sx={{ flex: 1, minWidth: 0 }}>
            {typeof title === 'string' ? <WholeWords text={title} /> : title}
          </DialogTitle>
          <IconButton aria-label="Cerrar" onClick={onClose} disabled={isBusy} sx={{ mt: 3 }}>
            <CloseIcon />
          </IconButton>
        </Box>
        {/* Without buttons under it, it ends with its own air. */}
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 4, ...(!actions && { pb: 6 }) }}>
          <Boxed value={true}>{children}</Boxed>
        </DialogContent>
        {actions && <DialogActions sx={ACTIONS}>{actions}</DialogActions>}
      </Box>
    </Dialog>
  );
}
