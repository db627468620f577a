import { formatDia, formatMoney } from '@distri/domain/kernel';
import { NOMBRE_RECEPCION, type RecepcionItem } from '@distri/domain/recepciones';
import { useState } from 'react';
import { MotivoDialog } from '../cotizaciones/prepago/MotivoDialog.tsx';
import { ConfirmDialog, type Consequence } from '../platform/dialogs/ConfirmDialog.tsx';
import type { Borrador } from './lista.ts';
import type { Pendiente } from './useDecision.tsx';

interface PreguntaProps extends Pendiente {
  isBusy: boolean;
  onClose: () => void;
  onConfirm: (motivo?: string) => void;
}

/** What will happen, and yes or no; a rejection asks why. */
export function Pregunta(props: PreguntaProps) {
  if (props.accion === 'rechazar') return <Rechazo {...props} />;
  return props.accion === 'cancelar' ? <Cancelacion {...props} /> : <Confirmacion {...props} />;
}

/** 'la transferencia de $ 300.000' */
const whatOf = ({ tipo, importe }: RecepcionItem) => `${NOMBRE_RECEPCION[tipo]} de ${formatMoney(importe)}`;

/** 'EL CARDENAL, N° 4471.' */
const whoseOf = ({ razsoc, numero }: RecepcionItem) =>
  [razsoc, numero && `N°\u00a0${numero}`].filter(Boolean).join(', ');

function Rechazo({ item, isBusy, onClose, onConfirm }: PreguntaProps) {
  const [motivo, setMotivo] = useState('');
  return (
    <MotivoDialog
      title={`¿Rechazar ${whatOf(item)}?`}
      help={`${whoseOf(item)}. ${afterRejecting(item)}`}
      confirmLabel={`Rechazar ${NOMBRE_RECEPCION[item.tipo]}`}
      motivo={motivo}
      onChange={setMotivo}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={() => onConfirm(motivo.trim())}
    />
  );
}

function afterRejecting({ tipo, status, idrecibo }: RecepcionItem): string {
  if (tipo === 'PREPAGO') return `La cotización ${idrecibo} queda Rechazada y se le avisa al vendedor.`;
  if (status === 'I')
    return `La cobranza ${idrecibo} ya está Ingresada: se emite una nota de débito y se le avisa al vendedor.`;
  return `La cobranza ${idrecibo} queda Observada y el vendedor, a quien se le avisa, debe eliminar el ítem.`;
}

function Cancelacion({ item, isBusy, onClose, onConfirm }: PreguntaProps) {
  return (
    <ConfirmDialog
      title={`¿Volver a pendiente ${whatOf(item)}?`}
      cancelLabel="Dejar como está"
      confirmLabel="Volver a pendiente"
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => onConfirm()}
    >
      {whoseOf(item)}.{' '}
      {item.tipo === 'PREPAGO'
        ? 'La cotización vuelve a esperar su transferencia.'
        : `La cobranza ${item.idrecibo} vuelve a Pendiente.`}
    </ConfirmDialog>
  );
}

function Confirmacion({ item, borrador, isBusy, onClose, onConfirm }: PreguntaProps) {
  const isPrepago = item.tipo === 'PREPAGO';
  return (
    <ConfirmDialog
      title={isPrepago ? `¿Confirmar ${whatOf(item)}?` : `¿Confirmar ${NOMBRE_RECEPCION[item.tipo]} con otros datos?`}
      cancelLabel="Todavía no"
      confirmLabel="Confirmar recepción"
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => onConfirm()}
      consequences={isPrepago ? [] : changesOf(item, borrador)}
      note={
        isPrepago
          ? `Si es la última que le falta a la cotización ${item.idrecibo}, se genera el pedido con fecha de hoy.`
          : `La cobranza ${item.idrecibo} se recalcula. Si su saldo queda negativo, pasa a Observada.`
      }
    >
      {whoseOf(item)}.
    </ConfirmDialog>
  );
}

/** 'Importe: $ 300.000 → $ 290.000' */
function changesOf({ importe, fecha }: RecepcionItem, borrador: Borrador): Consequence[] {
  const changes: Consequence[] = [];
  if (borrador.importe !== null && borrador.importe !== importe)
    changes.push({ text: `Importe: ${formatMoney(importe)} → ${formatMoney(borrador.importe)}` });
  if (borrador.fecha !== null && borrador.fecha !== fecha)
    changes.push({ text: `Fecha: ${fecha ? formatDia(fecha) : 'sin fecha'} → ${formatDia(borrador.fecha)}` });
  return changes;
}
