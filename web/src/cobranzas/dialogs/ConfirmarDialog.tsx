import { formatMoney, formatRoundedPercent, plural } from '@distri/domain/kernel';
import Alert from '@mui/material/Alert';
import { ConfirmDialog } from '../../platform/dialogs/ConfirmDialog.tsx';
import type { CalculoCobranza, ContextoForm } from '../form/calcular.ts';
import type { Modo } from '../form/useGuardarCobranza.ts';
import type { CobranzaForm } from '../form/valores.ts';

interface ConfirmarDialogProps {
  modo: Modo;
  form: CobranzaForm;
  calculada: CalculoCobranza;
  contexto: ContextoForm;
  isBusy: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** What will be generated or changed, and the warnings that somebody has to have read (D3 §8). */
export function ConfirmarDialog(props: ConfirmarDialogProps) {
  const { modo, form, calculada, contexto, isBusy, onCancel, onConfirm } = props;
  const { calculo, problemas } = calculada;
  const { original } = contexto;
  const { razsoc } = contexto.contexto.cliente;
  const verb = original ? 'Editar' : modo === 'guardar' ? 'Guardar' : 'Confirmar';
  const what = original ? `la cobranza ${original.id}` : `la cobranza del recibo ${form.numrec}`;
  const consequences = [
    {
      text: `${plural(form.documentos.length, 'documento', 'documentos')} a cancelar, ${formatMoney(calculo.totdocs)}`,
    },
    { text: `${plural(form.items.length, 'ítem', 'ítems')} de cobranza, ${formatMoney(calculo.totitems)}` },
    ...(calculo.impdesc > 0
      ? [{ text: `Descuento del ${formatRoundedPercent(calculo.pordesc)}, ${formatMoney(calculo.impdesc)}` }]
      : []),
  ];
  return (
    <ConfirmDialog
      title={`¿${verb} ${what}?`}
      cancelLabel="Seguir cargando"
      confirmLabel={original ? 'Editar la cobranza' : `${verb} la cobranza`}
      isBusy={isBusy}
      onCancel={onCancel}
      onConfirm={onConfirm}
      consequences={consequences}
      {...(modo === 'guardar' && { note: 'Queda guardada hasta que se genere su ajuste plazo.' })}
    >
      {razsoc}
      {problemas.map(({ key, text }) => (
        <Alert key={key} severity="warning" sx={{ mt: 2 }}>
          {text}
        </Alert>
      ))}
    </ConfirmDialog>
  );
}
