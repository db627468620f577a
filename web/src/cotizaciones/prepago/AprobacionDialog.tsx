import type { Aprobacion } from '@distri/domain/cotizaciones';
import { formatMoney } from '@distri/domain/kernel';
import { useState } from 'react';
import { ConfirmDialog } from '../../platform/dialogs/ConfirmDialog.tsx';
import { useAvisos } from '../../platform/feedback/index.ts';
import { MotivoDialog } from './MotivoDialog.tsx';
import { useUpdatePrepago } from './requests.ts';
import { useResultado } from './useResultado.ts';

interface AprobacionDialogProps {
  cotizacion: { id: number; razsoc: string; impprepago?: number };
  accion: Aprobacion;
  onClose: () => void;
}

const HECHO: Readonly<Record<Aprobacion, string>> = {
  A: 'La cotización fue aprobada',
  R: 'La cotización fue rechazada',
  '': 'La aprobación fue cancelada',
};

/** The administrator's word on a prepaid quotation (D3 §4): what will happen, then yes or no. */
export function AprobacionDialog({ cotizacion, accion, onClose }: AprobacionDialogProps) {
  const { id, razsoc, impprepago } = cotizacion;
  const actualizar = useUpdatePrepago();
  const avisos = useAvisos();
  const { onDone } = useResultado(actualizar.refresh, onClose);
  const [motivo, setMotivo] = useState('');
  const decide = (updateMessage: string) =>
    actualizar.mutate(
      { body: { idcotiza: id, action: accion, updateMessage } },
      {
        onSuccess: (answer) => {
          avisos.listo(HECHO[accion]);
          onDone(answer);
        },
      },
    );
  const isBusy = actualizar.isPending;
  if (accion === 'R')
    return (
      <MotivoDialog
        title={`¿Rechazar la cotización ${id}?`}
        help={`Se le avisa al vendedor. La cotización de ${razsoc} queda Rechazada.`}
        confirmLabel={`Rechazar la cotización ${id}`}
        motivo={motivo}
        onChange={setMotivo}
        isBusy={isBusy}
        onClose={onClose}
        onConfirm={() => decide(motivo.trim())}
      />
    );
  const total = impprepago === undefined ? '' : ` por ${formatMoney(impprepago)}`;
  if (accion === 'A')
    return (
      <ConfirmDialog
        title={`¿Aprobar la cotización ${id}?`}
        cancelLabel="Todavía no"
        confirmLabel={`Aprobar la cotización ${id}`}
        isBusy={isBusy}
        onCancel={onClose}
        onConfirm={() => decide('')}
      >
        La cotización prepago de {razsoc}
        {total} deja de vencer y espera sus transferencias. Si no tiene ninguna, se genera el pedido ahora.
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog
      title={`¿Cancelar la aprobación de la cotización ${id}?`}
      cancelLabel="Mantener la aprobación"
      confirmLabel="Cancelar la aprobación"
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => decide('')}
    >
      La cotización de {razsoc} vuelve a Nueva y vence otra vez en su fecha.
    </ConfirmDialog>
  );
}
