import { sumQuantities } from '../kernel/index.ts';
import type { MovimientoStock } from '../stock/index.ts';
import type { Estadio } from './estados.ts';
import type { AccionPedido } from './transiciones.ts';

/** What of a line is where: still to invoice, still to take out of stock, back in the warehouse. */
export interface LineaEnCurso {
  cantidad: number;
  pendfac: number;
  penddesc: number;
  adespachar: number;
  devuelto: number;
  /** Units that credit notes by return have taken back: they are out of the order's hands. */
  acreditado: number;
}

export interface MovimientoLinea {
  movimiento: MovimientoStock;
  cantidad: number;
}

/** A line after a change of stage, and the goods that moved. */
export interface EfectoLinea {
  penddesc: number;
  adespachar: number;
  devuelto: number;
  movimientos: MovimientoLinea[];
}

/** Units that were invoiced and not credited. */
export function facturadoDe(linea: Pick<LineaEnCurso, 'cantidad' | 'pendfac' | 'acreditado'>): number {
  return sumQuantities([linea.cantidad, -linea.pendfac, -linea.acreditado]);
}

/** Units that were invoiced and are with the customer or on the truck. */
export function entregadoDe(linea: Pick<LineaEnCurso, 'cantidad' | 'pendfac' | 'devuelto' | 'acreditado'>): number {
  return sumQuantities([facturadoDe(linea), -linea.devuelto]);
}

/**
 * Of what came back, what is kept for this customer (R) and not on sale again (H, returns entered by the office).
 * What is to be taken out of stock is what is to be invoiced and what is kept, so the difference is what is kept.
 */
export function guardadoDe(linea: Pick<LineaEnCurso, 'pendfac' | 'penddesc' | 'devuelto'>): number {
  return Math.max(0, Math.min(linea.devuelto, sumQuantities([linea.penddesc, -linea.pendfac])));
}

/**
 * What a change of stage does to a line (domain-facts §4.4): a return puts back what is out, kept for the customer (R)
 * or to sale (H); leaving again or being delivered takes out what was kept, once; a correction takes back all that the
 * return had moved; closing releases what is pending. From F nothing had left, so nothing comes back.
 */
export function efectoDeEstadio(
  linea: LineaEnCurso,
  cambio: { accion: AccionPedido; de: Estadio; a: Estadio },
): EfectoLinea {
  const { accion, de, a } = cambio;
  if (a === 'C') return close(linea);
  if (accion === 'corregir') return takeOut(linea, linea.devuelto);
  if (a === 'D' || a === 'E') return takeOut(linea, guardadoDe(linea));
  if (de === 'D' && a === 'R') return bringBack(linea, 'devolucionReservada', entregadoDe(linea));
  if (de === 'D' && a === 'H') return bringBack(linea, 'devolucionAVenta', entregadoDe(linea));
  return unchanged(linea);
}

/** Goods of a partial delivery that the office enters from the signed remito: they are on sale again. */
export function efectoDeDevolucion(linea: LineaEnCurso, cantidad: number): EfectoLinea {
  return bringBack(linea, 'devolucionAVenta', cantidad);
}

const moved = (movimiento: MovimientoStock, cantidad: number): MovimientoLinea[] =>
  cantidad === 0 ? [] : [{ movimiento, cantidad }];

function unchanged({ penddesc, adespachar, devuelto }: LineaEnCurso): EfectoLinea {
  return { penddesc, adespachar, devuelto, movimientos: [] };
}

function bringBack(
  linea: LineaEnCurso,
  movimiento: 'devolucionReservada' | 'devolucionAVenta',
  cantidad: number,
): EfectoLinea {
  const kept = movimiento === 'devolucionReservada' ? cantidad : 0;
  return {
    ...unchanged(linea),
    penddesc: sumQuantities([linea.penddesc, kept]),
    devuelto: sumQuantities([linea.devuelto, cantidad]),
    movimientos: moved(movimiento, cantidad),
  };
}

/** What was kept leaves from the reservation, the rest from what is on sale. */
function takeOut(linea: LineaEnCurso, cantidad: number): EfectoLinea {
  const kept = Math.min(cantidad, guardadoDe(linea));
  return {
    ...unchanged(linea),
    penddesc: sumQuantities([linea.penddesc, -kept]),
    devuelto: sumQuantities([linea.devuelto, -cantidad]),
    movimientos: [...moved('entrega', kept), ...moved('salidaDeVenta', sumQuantities([cantidad, -kept]))],
  };
}

/** What was never invoiced stays to be read; nothing of it is reserved any more. */
function close(linea: LineaEnCurso): EfectoLinea {
  return {
    penddesc: 0,
    adespachar: 0,
    devuelto: linea.devuelto,
    movimientos: moved('liberacion', linea.penddesc),
  };
}

/** A rejection of invoiced goods, and closing with goods that came back, leave a credit note to issue (domain-facts §4.4). */
export function pideNotaCredito(lineas: readonly LineaEnCurso[], a: Estadio): boolean {
  if (a === 'H') return lineas.some((linea) => facturadoDe(linea) > 0);
  return a === 'C' && lineas.some((linea) => linea.devuelto > 0);
}
