import type { Cobranza } from '@distri/domain/cobranzas';
import { formatNumero } from '@distri/domain/cuentas';
import { formatMoney, formatRoundedPercent } from '@distri/domain/kernel';
import { ConfirmDialog } from '../../platform/dialogs/ConfirmDialog.tsx';
import { useAvisos } from '../../platform/feedback/index.ts';
import { useEmitirAjuste } from '../requests.ts';

/** Issues the credit note that a Guardada waits for (domain-facts §4.6). */
export function AjusteDialog({ cobranza, onClose }: { cobranza: Cobranza; onClose: () => void }) {
  const { id, razsoc, impdesc, pordesc } = cobranza;
  const emitir = useEmitirAjuste();
  const avisos = useAvisos();
  const issue = () =>
    emitir.mutate(
      { query: { id } },
      {
        onSuccess: ({ documento, importe }) => {
          avisos.listo(`Se generó el ajuste plazo ${formatNumero(documento)} por ${formatMoney(importe)}`);
          onClose();
          void emitir.refresh();
        },
        onError: onClose,
      },
    );
  return (
    <ConfirmDialog
      title={`¿Generar el ajuste plazo de la cobranza ${id}?`}
      cancelLabel="Todavía no"
      confirmLabel="Generar el ajuste plazo"
      isBusy={emitir.isPending}
      onCancel={onClose}
      onConfirm={issue}
      note="Después editá la cobranza y agregá el ajuste plazo a los documentos a cancelar."
    >
      Se emite a {razsoc} una nota de crédito por {formatMoney(impdesc)} ({formatRoundedPercent(pordesc)}), que solo
      esta cobranza puede usar.
    </ConfirmDialog>
  );
}
