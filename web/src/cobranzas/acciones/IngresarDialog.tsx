import { type Cobranza, TEXTOS_COBRANZA } from '@distri/domain/cobranzas';
import { formatMoney } from '@distri/domain/kernel';
import { ConfirmDialog } from '../../platform/dialogs/ConfirmDialog.tsx';
import { useAvisos } from '../../platform/feedback/index.ts';
import { useChangeStatus } from '../requests.ts';

/** Posts a settled collection into the account: the end of its way (D3 §4). */
export function IngresarDialog({ cobranza, onClose }: { cobranza: Cobranza; onClose: () => void }) {
  const { id, razsoc, cancelado, impdesc, saldo } = cobranza;
  const cambiar = useChangeStatus();
  const avisos = useAvisos();
  const enter = () =>
    cambiar.mutate(
      { query: { id, status: 'I' } },
      {
        onSuccess: () => {
          avisos.listo(TEXTOS_COBRANZA.estadoCambiado);
          onClose();
          void cambiar.refresh();
        },
        onError: onClose,
      },
    );
  const consequences = [
    { text: `${formatMoney(cancelado)} dejan de estar pendientes` },
    ...(impdesc > 0 ? [{ text: `Nota de crédito del descuento por ${formatMoney(impdesc)}` }] : []),
    ...(saldo > 0 ? [{ text: `${formatMoney(saldo)} de saldo a favor en su cuenta corriente` }] : []),
  ];
  return (
    <ConfirmDialog
      title={`¿Ingresar la cobranza ${id} de ${razsoc}?`}
      cancelLabel="Todavía no"
      confirmLabel="Ingresar la cobranza"
      isBusy={cambiar.isPending}
      onCancel={onClose}
      onConfirm={enter}
      consequences={consequences}
      note="No se puede deshacer: una cobranza ingresada no cambia más."
    >
      Se asienta en la cuenta corriente del cliente.
    </ConfirmDialog>
  );
}
