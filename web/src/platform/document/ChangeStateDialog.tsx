import type { EstadoVisible } from '@distri/domain/kernel';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormButtons } from '../dialogs/FormButtons.tsx';
import { FormDialog } from '../dialogs/FormDialog.tsx';
import { StateChip } from './StateChip.tsx';

interface ChangeStateDialogProps {
  /** 'la cobranza 118'. */
  document: string;
  estado: EstadoVisible;
  /** Another state was chosen. */
  canSave: boolean;
  isBusy: boolean;
  onSave: () => void;
  onClose: () => void;
  /** What there is to choose from. */
  children: ReactNode;
}

/** The manual change of a document's state: where it is, and what is chosen. */
export function ChangeStateDialog(props: ChangeStateDialogProps) {
  const { document, estado, canSave, isBusy, onSave, onClose, children } = props;
  return (
    <FormDialog
      title={`Cambiar el estado de ${document}`}
      onClose={onClose}
      onSubmit={onSave}
      isBusy={isBusy}
      actions={<FormButtons label="Cambiar el estado" onCancel={onClose} disabled={!canSave} loading={isBusy} />}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Typography variant="body1" color="textSecondary">
          Ahora está en
        </Typography>
        <StateChip {...estado} />
      </Box>
      {children}
    </FormDialog>
  );
}
