import { sumQuantities } from '@distri/domain/kernel';
import type { MovimientoStock } from '@distri/domain/stock';
import type { LineaDemo } from '../mundo.ts';
import type { Hecho } from './recorrido.ts';

/** A line of an order with what is still to do with it (domain-facts §4.4). */
export interface Renglon {
  linea: LineaDemo;
  pendfac: number;
  penddesc: number;
  adespachar: number;
  devuelto: number;
  facturado: number;
}

/** What a step does to the stock of a line. */
export interface MovimientoRenglon {
  movimiento: MovimientoStock;
  articulo: string;
  cantidad: number;
}

export function openRenglon(linea: LineaDemo): Renglon {
  const { cantidad } = linea;
  return { linea, pendfac: cantidad, penddesc: cantidad, adespachar: cantidad, devuelto: 0, facturado: 0 };
}

/** Applies a step to the lines and says which goods it moved. Invoicing is apart: `invoice`. */
export function applyHecho(renglones: readonly Renglon[], hecho: Hecho): MovimientoRenglon[] {
  return renglones.flatMap((renglon) => {
    const moved = moveOf(renglon, hecho);
    return moved === null || moved.cantidad === 0 ? [] : [{ ...moved, articulo: renglon.linea.id }];
  });
}

function moveOf(renglon: Renglon, { accion, de, a }: Hecho): Omit<MovimientoRenglon, 'articulo'> | null {
  if (accion === 'retornar') return bringBack(renglon, 'devolucionReservada');
  if (accion === 'rechazar') return bringBack(renglon, 'devolucionAVenta');
  if (a === 'C') return release(renglon, de === 'H');
  if (a === 'D' || a === 'E') return sendAgain(renglon);
  return null;
}

/** R keeps the goods for the customer, H puts them back to sale. */
function bringBack(renglon: Renglon, movimiento: 'devolucionReservada' | 'devolucionAVenta') {
  renglon.devuelto = renglon.facturado;
  if (movimiento === 'devolucionReservada') renglon.penddesc = sumQuantities([renglon.penddesc, renglon.facturado]);
  return { movimiento, cantidad: renglon.facturado };
}

/**
 * Closing releases what was reserved; what was never invoiced stays to be read. A rejected order is closed with the
 * credit note that takes what had come back.
 */
function release(renglon: Renglon, acreditado: boolean) {
  const cantidad = renglon.penddesc;
  renglon.penddesc = 0;
  renglon.adespachar = 0;
  if (acreditado) renglon.devuelto = 0;
  return { movimiento: 'liberacion' as const, cantidad };
}

/** Returned goods go out again, once. */
function sendAgain(renglon: Renglon) {
  const cantidad = renglon.devuelto;
  renglon.penddesc = sumQuantities([renglon.penddesc, -cantidad]);
  renglon.devuelto = 0;
  return { movimiento: 'entrega' as const, cantidad };
}

/** Takes what is to be dispatched of every line; the lines of the invoice, with their quantities (domain-facts §4.3). */
export function invoice(renglones: readonly Renglon[]): { numrenglon: number; linea: LineaDemo }[] {
  return renglones.flatMap((renglon, index) => {
    const cantidad = Math.min(renglon.adespachar, renglon.pendfac);
    if (cantidad === 0) return [];
    renglon.pendfac = sumQuantities([renglon.pendfac, -cantidad]);
    renglon.penddesc = sumQuantities([renglon.penddesc, -cantidad]);
    renglon.adespachar = renglon.pendfac;
    renglon.facturado = sumQuantities([renglon.facturado, cantidad]);
    return [{ numrenglon: index + 1, linea: { ...renglon.linea, cantidad } }];
  });
}

/** The warehouse finds less of the line with the most units than was ordered; false when there is nothing to split. */
export function shorten(renglones: readonly Renglon[]): boolean {
  const candidates = renglones.filter(({ linea }) => linea.cantidad >= 2);
  const [largest] = candidates.sort((a, b) => b.linea.cantidad - a.linea.cantidad);
  if (largest === undefined) return false;
  largest.adespachar = largest.pendfac - Math.max(1, Math.floor(largest.pendfac / 4));
  return true;
}
