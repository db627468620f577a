import { MAXIMO_OBSERVACION } from '@distri/domain/cobranzas';
import { useState } from 'react';
import { FormButtons } from '../../platform/dialogs/FormButtons.tsx';
import { FormDialog } from '../../platform/dialogs/FormDialog.tsx';
import { TextInput } from '../../platform/forms/TextInput.tsx';

interface ObservarDialogProps {
  observa: string;
  onSave: (observa: string) => void;
  onClose: () => void;
}

/** The general observation: all staff reads it, customers do not (D3 §6). */
export function ObservarDialog({ observa, onSave, onClose }: ObservarDialogProps) {
  const [own, setOwn] = useState(observa);
  const save = () => {
    onSave(own.trim());
    onClose();
  };
  return (
    <FormDialog
      title="Observación general"
      onClose={onClose}
      onSubmit={save}
      actions={<FormButtons label="Guardar la observación" onCancel={onClose} />}
    >
      <TextInput
        label="Observación"
        autoFocus
        maxLength={MAXIMO_OBSERVACION}
        value={own}
        onChange={setOwn}
        help={`La ven todos menos el cliente. ${own.length} de ${MAXIMO_OBSERVACION}`}
      />
    </FormDialog>
  );
}
