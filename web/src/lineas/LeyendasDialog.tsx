import { LARGO_LEYENDA, type Leyendas, type LeyendasPropias } from '@distri/domain/lineas';
import { useState } from 'react';
import { FormButtons } from '../platform/dialogs/FormButtons.tsx';
import { FormDialog } from '../platform/dialogs/FormDialog.tsx';
import { TextInput } from '../platform/forms/TextInput.tsx';

interface LeyendasDialogProps {
  /** As they will be printed: the address in the first ones. */
  leyendas: Leyendas;
  propias: LeyendasPropias;
  onSave: (propias: LeyendasPropias) => void;
  onClose: () => void;
}

/** Four lines of free text; the first two belong to the delivery address (D2 §5). */
export function LeyendasDialog({ leyendas, propias, onSave, onClose }: LeyendasDialogProps) {
  const [leyenda3, setLeyenda3] = useState(propias.leyenda3);
  const [leyenda4, setLeyenda4] = useState(propias.leyenda4);
  const save = () => {
    onSave({ leyenda3: leyenda3.trim(), leyenda4: leyenda4.trim() });
    onClose();
  };
  const left = (text: string) => `${Array.from(text).length} de ${LARGO_LEYENDA}`;
  return (
    <FormDialog
      title="Leyendas"
      onClose={onClose}
      onSubmit={save}
      actions={<FormButtons label="Guardar leyendas" onCancel={onClose} />}
    >
      <TextInput
        label="Leyenda 1"
        value={leyendas.leyenda1}
        onChange={ignore}
        readOnly
        help="La escribe la dirección de entrega."
      />
      <TextInput label="Leyenda 2" value={leyendas.leyenda2} onChange={ignore} readOnly />
      <TextInput
        label="Leyenda 3"
        value={leyenda3}
        onChange={setLeyenda3}
        maxLength={LARGO_LEYENDA}
        help={left(leyenda3)}
        autoFocus
      />
      <TextInput
        label="Leyenda 4"
        value={leyenda4}
        onChange={setLeyenda4}
        maxLength={LARGO_LEYENDA}
        help={left(leyenda4)}
      />
    </FormDialog>
  );
}

/** Read-only fields never change. */
const ignore = () => undefined;
