import { type Dia, dropDust, type EstadoVisible, TOLERANCIA_PAGO } from '../kernel/index.ts';
import type { Factura } from './contract.ts';

/** How the customer's account stands towards one invoice. */
export type EstadoPago = 'PAGADA' | 'PARCIAL' | 'IMPAGA' | 'VENCIDA';

/** Added by us: the documents name no state of an invoice, and who opens one asks whether it is paid. */
export const ESTADOS_PAGO: Readonly<Record<EstadoPago, EstadoVisible>> = {
  PAGADA: { palabra: 'Pagada', tono: 'verde' },
  PARCIAL: { palabra: 'Pago parcial', tono: 'amarillo' },
  IMPAGA: { palabra: 'Impaga', tono: 'gris' },
  VENCIDA: { palabra: 'Vencida', tono: 'rojo' },
};

/** Less than 0.05 pending is paid (D1 §5); what is due from before today is overdue, whatever was paid of it. */
export function estadoPago(
  { importe, pendiente, vencimiento }: Pick<Factura, 'importe' | 'pendiente' | 'vencimiento'>,
  hoy: Dia,
): EstadoPago {
  if (dropDust(pendiente) <= 0) return 'PAGADA';
  if (vencimiento < hoy) return 'VENCIDA';
  return importe - pendiente > TOLERANCIA_PAGO ? 'PARCIAL' : 'IMPAGA';
}
