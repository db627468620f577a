import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormDialog } from '../../platform/dialogs/FormDialog.tsx';
import { TextInput } from '../../platform/forms/TextInput.tsx';

interface MotivoDialogProps {
  title: string;
  /** What will happen. */
  help: string;
  confirmLabel: string;
  motivo: string;
  onChange: (motivo: string) => void;
  isBusy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Somebody has to be told why: as long as a notification may be (D3 §5). */
const LARGO_MOTIVO = 140;

/** A rejection and its reason. */
export function MotivoDialog(props: MotivoDialogProps) {
  const { title, help, confirmLabel, motivo, onChange, isBusy, onClose, onConfirm } = props;
  const [tried, setTried] = useState(false);
  const confirm = () => {
    setTried(true);
    if (motivo.trim() !== '') onConfirm();
  };
  return (
    <FormDialog
      title={title}
      onClose={onClose}
      onSubmit={confirm}
      isBusy={isBusy}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            Volver
          </Button>
          <Button type="submit" variant="contained" color="error" loading={isBusy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Typography variant="body1" color="textSecondary">
        {help}
      </Typography>
      <TextInput
        label="Motivo"
        required
        autoFocus
        maxLength={LARGO_MOTIVO}
        value={motivo}
        onChange={onChange}
        error={tried && motivo.trim() === '' ? 'Debe indicar el motivo del rechazo' : undefined}
        help={`${motivo.length} de ${LARGO_MOTIVO}`}
      />
    </FormDialog>
  );
}
