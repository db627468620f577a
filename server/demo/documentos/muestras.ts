import type { DestinoPrepago } from './cotizaciones.ts';

/** An order that every demo has: a life (vidas.ts) and how many of its steps have happened. */
export interface PedidoDeMuestra {
  vida: string;
  pasos: number;
}

/** Recent orders of the sample customers, so that each stage can be seen whatever chance brings. */
export const PEDIDOS_DE_MUESTRA: readonly PedidoDeMuestra[] = [
  { vida: 'entregado', pasos: 0 },
  { vida: 'entregado', pasos: 1 },
  { vida: 'entregado', pasos: 2 },
  { vida: 'entregado', pasos: 3 },
  { vida: 'entregado', pasos: 4 },
  { vida: 'facturado corto', pasos: 2 },
  { vida: 'facturado corto', pasos: 3 },
  { vida: 'entregado parcial', pasos: 4 },
  { vida: 'rechazado', pasos: 4 },
  { vida: 'retornado y entregado', pasos: 4 },
  { vida: 'retirado por mostrador', pasos: 1 },
  { vida: 'retenido', pasos: 1 },
  { vida: 'anulado', pasos: 1 },
  { vida: 'granel', pasos: 2 },
];

/** A quotation that every demo has. */
export interface CotizacionDeMuestra {
  /** Worked days before the last one. */
  diasAtras: number;
  prepago: DestinoPrepago | null;
  isproforma: boolean;
  /** Worked days after which it became an order; null when it never did. */
  pedidoEn: number | null;
}

const libre = { prepago: null, isproforma: false, pedidoEn: null } as const;
const prepago = (destino: DestinoPrepago, diasAtras: number, pedidoEn: number | null = null): CotizacionDeMuestra => ({
  diasAtras,
  prepago: destino,
  isproforma: true,
  pedidoEn,
});

/** One in each state of D2 §4, and a proforma. */
export const COTIZACIONES_DE_MUESTRA: readonly CotizacionDeMuestra[] = [
  { ...libre, diasAtras: 0 },
  { ...libre, diasAtras: 1, isproforma: true },
  { ...libre, diasAtras: 3, pedidoEn: 1 },
  { ...libre, diasAtras: 15 },
  prepago('NUEVA', 0),
  prepago('FALTANTES', 2),
  prepago('ESPERANDO', 3),
  prepago('APROBADA', 5, 3),
  prepago('RECHAZADA', 4),
  prepago('TRANSFERENCIA_RECHAZADA', 5),
];
