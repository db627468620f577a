import type { Centavos, Dia, Porcentaje } from '../kernel/index.ts';
import { lessPercent } from '../kernel/index.ts';
import { conBonificacionDias, type OpcionDiasPago } from './bonificaciones.ts';
import { actualPrice, type DocumentLine } from './line.ts';
import type { Totals, TotalsOptions } from './totals.ts';

/** One step of "Por qué este precio"; each but the last adds to the one before. */
export type PasoPrecio =
  | { clave: 'lista'; importe: Centavos; lista: number; desde: Dia | null }
  /** Somebody who may changed the list price of the line. */
  | { clave: 'precioEditado'; importe: Centavos }
  | { clave: 'bonificacionLinea'; importe: Centavos; porcentaje: Porcentaje }
  | { clave: 'bonificacionGeneral'; importe: Centavos; porcentaje: Porcentaje };

export interface ExplicacionLinea {
  pasos: PasoPrecio[];
  /** Per unit, after both discounts, without VAT. The steps add up to it. */
  precioUnitario: Centavos;
}

/**
 * Where the price of a line comes from (look.md 04): list price, each discount in money, price of a unit.
 * Steps that change nothing are left out.
 */
export function explainLine(
  line: Pick<DocumentLine, 'precio' | 'bonificacion'>,
  origin: { lista: number; desde: Dia | null; precioLista: Centavos; bonificacionGeneral: Porcentaje },
): ExplicacionLinea {
  const afterLine = lessPercent(line.precio, line.bonificacion);
  const precioUnitario = actualPrice(line.precio, line.bonificacion, origin.bonificacionGeneral);
  const changes: PasoPrecio[] = [
    { clave: 'precioEditado', importe: line.precio - origin.precioLista },
    { clave: 'bonificacionLinea', porcentaje: line.bonificacion, importe: afterLine - line.precio },
    { clave: 'bonificacionGeneral', porcentaje: origin.bonificacionGeneral, importe: precioUnitario - afterLine },
  ];
  const lista: PasoPrecio = { clave: 'lista', lista: origin.lista, desde: origin.desde, importe: origin.precioLista };
  return { pasos: [lista, ...changes.filter((paso) => paso.importe !== 0)], precioUnitario };
}

/** One row of the totals panel; the amounts of all rows add up to the total. */
export interface PasoTotal {
  clave: 'subtotal' | 'bonificado' | 'iva' | 'iibb';
  importe: Centavos;
  porcentaje?: Porcentaje;
  /** Name of the tax, for gross income. */
  nombre?: string;
}

/** The totals in the order in which they are computed: subtotal, −bonificado, IVA, each IIBB. */
export function explainTotals(
  amounts: Pick<Totals, 'subtotal' | 'bonificado' | 'iva' | 'impuestosIIBB'>,
  options: Pick<TotalsOptions, 'bonificacion' | 'alicuotaIVA'>,
): PasoTotal[] {
  const pasos: PasoTotal[] = [{ clave: 'subtotal', importe: amounts.subtotal }];
  if (amounts.bonificado !== 0)
    pasos.push({ clave: 'bonificado', importe: -amounts.bonificado, porcentaje: options.bonificacion });
  if (amounts.iva !== 0) pasos.push({ clave: 'iva', importe: amounts.iva, porcentaje: options.alicuotaIVA });
  for (const { importe, porcentaje, nombre } of amounts.impuestosIIBB)
    pasos.push({ clave: 'iibb', importe, porcentaje, nombre });
  return pasos;
}

/** One step of what is paid of a total within some days. */
export interface PasoDiasPago {
  clave: 'total' | 'bonificacion';
  importe: Centavos;
}

/** What is paid of a total within the days of a row (D2 §9); a row that takes nothing off has no step. */
export function explainDiasPago(
  total: Centavos,
  opcion: Pick<OpcionDiasPago, 'porcentaje'>,
): { pasos: PasoDiasPago[]; aPagar: Centavos } {
  const aPagar = conBonificacionDias(total, opcion);
  const bonificacion: PasoDiasPago[] = aPagar === total ? [] : [{ clave: 'bonificacion', importe: aPagar - total }];
  return { pasos: [{ clave: 'total', importe: total }, ...bonificacion], aPagar };
}
