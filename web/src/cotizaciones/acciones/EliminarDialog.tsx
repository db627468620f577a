import { type Cotizacion, TEXTOS_COTIZACION } from '@distri/domain/cotizaciones';
import { formatMoney } from '@distri/domain/kernel';
import { ConfirmDialog } from '../../platform/dialogs/ConfirmDialog.tsx';
import { useAvisos } from '../../platform/feedback/index.ts';
import { useDeleteCotizacion } from '../prepago/requests.ts';

interface EliminarDialogProps {
  cotizacion: Pick<Cotizacion, 'id' | 'razsoc' | 'imptotal' | 'isPrepago'>;
  onClose: () => void;
  onDeleted?: (() => void) | undefined;
}

/** Role A only (D2 §6). Says what is destroyed, by number and name. */
export function EliminarDialog({ cotizacion, onClose, onDeleted }: EliminarDialogProps) {
  const { id, razsoc, imptotal, isPrepago } = cotizacion;
  const eliminar = useDeleteCotizacion();
  const avisos = useAvisos();
  const remove = () =>
    eliminar.mutate(
      { query: { id } },
      {
        onSuccess: () => {
          avisos.listo(TEXTOS_COTIZACION.eliminada(id));
          onClose();
          onDeleted?.();
          void eliminar.refresh();
        },
        onError: onClose,
      },
    );
  return (
    <ConfirmDialog
      title={`¿Eliminar la cotización ${id}?`}
      cancelLabel="Conservar la cotización"
      confirmLabel={`Eliminar la cotización ${id}`}
      isDanger
      isBusy={eliminar.isPending}
      onCancel={onClose}
      onConfirm={remove}
      note={`No se puede deshacer. El número ${id} no se vuelve a usar.`}
    >
      Se eliminan los artículos{isPrepago ? ', los ítems de cobranza y sus comprobantes' : ''} de la cotización de{' '}
      {razsoc} por {formatMoney(imptotal)}.
    </ConfirmDialog>
  );
}
