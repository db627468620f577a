import {
  type Cobranza,
  ESTADO_VISIBLE_COBRANZA,
  type EstadoCobranza,
  PALABRA_COBRANZA,
  TEXTOS_COBRANZA,
} from '@distri/domain/cobranzas';
import { useState } from 'react';
import { ChangeStateDialog } from '../../platform/document/ChangeStateDialog.tsx';
import { useAvisos } from '../../platform/feedback/index.ts';
import { SelectField } from '../../platform/forms/SelectField.tsx';
import { useChangeStatus } from '../requests.ts';

interface CambiarEstadoDialogProps {
  cobranza: Cobranza;
  estados: readonly EstadoCobranza[];
  onClose: () => void;
}

/** What each status means for the collection, for who chooses one by hand (D3 §4). */
const QUE_SIGNIFICA: Readonly<Record<EstadoCobranza, string>> = {
  P: 'Tiene ítems que esperan aprobación o comprobantes.',
  G: 'Espera la nota de crédito de su ajuste plazo.',
  R: 'La tiene que revisar un administrador: cambió el descuento.',
  O: 'El vendedor la tiene que editar.',
  A: 'Está lista para rendir.',
  S: 'Está rendida: el vendedor ya no la puede editar.',
  I: 'Está asentada en la cuenta corriente.',
};

/** The manual change of status; nothing to confirm until another one is chosen (D3 §4). */
export function CambiarEstadoDialog({ cobranza, estados, onClose }: CambiarEstadoDialogProps) {
  const { id, status } = cobranza;
  const [elegido, setElegido] = useState<EstadoCobranza>(status);
  const cambiar = useChangeStatus();
  const avisos = useAvisos();
  const save = () => {
    if (elegido === status) return;
    cambiar.mutate(
      { query: { id, status: elegido } },
      {
        onSuccess: () => {
          avisos.listo(TEXTOS_COBRANZA.estadoCambiado);
          onClose();
          void cambiar.refresh();
        },
      },
    );
  };
  return (
    <ChangeStateDialog
      document={`la cobranza ${id}`}
      estado={ESTADO_VISIBLE_COBRANZA[status]}
      canSave={elegido !== status}
      isBusy={cambiar.isPending}
      onSave={save}
      onClose={onClose}
    >
      <SelectField
        label="Nuevo estado"
        required
        autoFocus
        options={[status, ...estados].map((value) => ({ value, label: PALABRA_COBRANZA[value] }))}
        value={elegido}
        onChange={(value) => setElegido(value ?? status)}
        help={QUE_SIGNIFICA[elegido]}
      />
    </ChangeStateDialog>
  );
}
