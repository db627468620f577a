import { sumQuantities } from '../kernel/index.ts';
import type { SaldoStock } from './disponibilidad.ts';

/** What a unit of each event does to the physical and the reserved stock (domain-facts §4.4, table). */
export const MOVIMIENTOS = {
  /** An order is saved. */
  reserva: { total: 0, reservado: 1 },
  /** Invoice and remito discharge what was reserved; so does a new departure of returned goods. */
  entrega: { total: -1, reservado: -1 },
  /** Stage R: the goods are back and kept for the customer. */
  devolucionReservada: { total: 1, reservado: 1 },
  /** Stage H, a return that the office enters, a credit note: the goods are back to sale. */
  devolucionAVenta: { total: 1, reservado: 0 },
  /** A rejection or a return was recorded by mistake: the goods that were put back to sale are out after all. */
  salidaDeVenta: { total: -1, reservado: 0 },
  /** An order is closed: what was pending is released. */
  liberacion: { total: 0, reservado: -1 },
} as const satisfies Record<string, SaldoStock>;

export type MovimientoStock = keyof typeof MOVIMIENTOS;

/** How a movement is filed (`stock_movimientos.clase`). */
export type ClaseMovimiento = 'reserva' | 'liberacion' | 'entrega' | 'devolucion';

export const CLASE_DE: Readonly<Record<MovimientoStock, ClaseMovimiento>> = {
  reserva: 'reserva',
  entrega: 'entrega',
  devolucionReservada: 'devolucion',
  devolucionAVenta: 'devolucion',
  salidaDeVenta: 'entrega',
  liberacion: 'liberacion',
};

/** The change that `cantidad` units of an event bring; the row to store and to add to the balance. */
export function stockDelta(movimiento: MovimientoStock, cantidad: number): SaldoStock {
  const { total, reservado } = MOVIMIENTOS[movimiento];
  return { total: times(total, cantidad), reservado: times(reservado, cantidad) };
}

/** The balance after `cantidad` units of an event, in units. */
export function applyMovimiento(saldo: SaldoStock, movimiento: MovimientoStock, cantidad: number): SaldoStock {
  const delta = stockDelta(movimiento, cantidad);
  return {
    total: sumQuantities([saldo.total, delta.total]),
    reservado: sumQuantities([saldo.reservado, delta.reservado]),
  };
}

const times = (sign: number, cantidad: number) => (sign === 0 || cantidad === 0 ? 0 : sign * cantidad);
