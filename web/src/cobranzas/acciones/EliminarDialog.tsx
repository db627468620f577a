import { type Cobranza, TEXTOS_COBRANZA } from '@distri/domain/cobranzas';
import { formatDia, formatMoney } from '@distri/domain/kernel';
import { ConfirmDialog } from '../../platform/dialogs/ConfirmDialog.tsx';
import { useAvisos } from '../../platform/feedback/index.ts';
import { useDeleteCobranza } from '../requests.ts';

interface EliminarDialogProps {
  cobranza: Cobranza;
  onClose: () => void;
  onDeleted?: (() => void) | undefined;
}

/** Role A only (decisions 7). Says what is destroyed, by number and name. */
export function EliminarDialog({ cobranza, onClose, onDeleted }: EliminarDialogProps) {
  const { id, numrec, razsoc, fecharecibo, cancelado, totitems } = cobranza;
  const eliminar = useDeleteCobranza();
  const avisos = useAvisos();
  const remove = () =>
    eliminar.mutate(
      { query: { id } },
      {
        onSuccess: () => {
          avisos.listo(TEXTOS_COBRANZA.eliminada(id));
          onClose();
          onDeleted?.();
          void eliminar.refresh();
        },
        onError: onClose,
      },
    );
  return (
    <ConfirmDialog
      title={`¿Eliminar la cobranza ${id} de ${razsoc}?`}
      cancelLabel="Conservar la cobranza"
      confirmLabel={`Eliminar la cobranza ${id}`}
      isDanger
      isBusy={eliminar.isPending}
      onCancel={onClose}
      onConfirm={remove}
      consequences={[{ text: `${formatMoney(cancelado)} en documentos vuelven a quedar pendientes` }]}
      note="No se puede deshacer."
    >
      Recibo {numrec} del {formatDia(fecharecibo)}. Se eliminan sus ítems por {formatMoney(totitems)}, con los
      comprobantes.
    </ConfirmDialog>
  );
}
