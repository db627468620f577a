import { formatNumero } from '@distri/domain/cuentas';
import { formatMoney, formatQuantity } from '@distri/domain/kernel';
import { ConfirmDialog } from '../../platform/dialogs/ConfirmDialog.tsx';
import type { CalculoNota, ContextoNota } from './calcular.ts';
import type { NotaForm } from './valores.ts';

interface ConfirmarNotaProps {
  form: NotaForm;
  calculo: CalculoNota;
  contexto: ContextoNota;
  razsoc: string;
  isBusy: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** The question before a number is used: for whom, about what, how much, and what moves. */
export function ConfirmarNota({ form, calculo, contexto, razsoc, isBusy, onCancel, onConfirm }: ConfirmarNotaProps) {
  const { totales, unidades } = calculo;
  const isReturn = form.modo === 'devolucion';
  return (
    <ConfirmDialog
      title={`¿Emitir la nota de crédito por ${formatMoney(totales.total)} a ${razsoc}?`}
      cancelLabel="Volver al formulario"
      confirmLabel="Emitir la nota de crédito"
      isBusy={isBusy}
      onCancel={onCancel}
      onConfirm={onConfirm}
      consequences={[
        { text: `${formatMoney(totales.total)} a favor en la cuenta del cliente` },
        ...(isReturn
          ? [
              {
                text: unidades === 1 ? 'Vuelve 1 unidad' : `Vuelven ${formatQuantity(unidades)} unidades`,
              },
            ]
          : []),
      ]}
      note="El número no se vuelve a usar y la nota no se puede modificar."
    >
      {textoCorrige(form, contexto)}
      {isReturn && ' Al stock entra lo que el reparto no había traído.'}
    </ConfirmDialog>
  );
}

/** 'Corrige la factura A 0004-00012377.' */
function textoCorrige({ sobre }: NotaForm, { facturas }: ContextoNota): string {
  if (sobre === 'periodo') return 'Corrige un período, sin una factura en particular.';
  const numeros = facturas.map(({ factura }) => formatNumero(factura));
  return numeros.length === 1 ? `Corrige la factura ${numeros[0]}.` : `Corrige las facturas ${numeros.join(', ')}.`;
}
