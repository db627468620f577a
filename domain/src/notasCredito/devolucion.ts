import { type Centavos, isQuantity, type Porcentaje, type Problem, sumQuantities } from '../kernel/index.ts';
import { lineAmount, type TasaIIBB, type Totals, totals } from '../lineas/index.ts';
import type { CodigoNotaCredito } from './messages.ts';

/** A line of the invoice that goods come back from. */
export interface LineaDevolvible {
  numrenglon: number;
  id: string;
  cantidad: number;
  precio: Centavos;
  bonificacion: Porcentaje;
  /** Units that earlier notes took back. */
  devuelto: number;
}

export interface CantidadDevuelta {
  numrenglon: number;
  cantidad: number;
}

/** What can still come back of a line. */
export function restaPorDevolver({ cantidad, devuelto }: Pick<LineaDevolvible, 'cantidad' | 'devuelto'>): number {
  return sumQuantities([cantidad, -devuelto]);
}

/** Each line once, and never more than was invoiced less what came back before. */
export function checkDevolucion(
  lineas: readonly LineaDevolvible[],
  pedidas: readonly CantidadDevuelta[],
): Problem<CodigoNotaCredito>[] {
  if (pedidas.length === 0) return [{ code: 'SIN_RENGLONES', severity: 'block' }];
  const byNumber = new Map(lineas.map((linea) => [linea.numrenglon, linea]));
  const seen = new Set<number>();
  return pedidas.flatMap(({ numrenglon, cantidad }, index): Problem<CodigoNotaCredito>[] => {
    const path = `articulos.${index}.cantidad`;
    const linea = byNumber.get(numrenglon);
    if (linea === undefined) return [{ code: 'RENGLON_AJENO', severity: 'block', path, params: { numrenglon } }];
    if (seen.has(numrenglon)) return [{ code: 'RENGLON_REPETIDO', severity: 'block', path, params: { numrenglon } }];
    seen.add(numrenglon);
    const resta = restaPorDevolver(linea);
    const fits = isQuantity(cantidad) && cantidad > 0 && cantidad <= resta;
    return fits ? [] : [{ code: 'DEVUELVE_DE_MAS', severity: 'block', path, params: { articulo: linea.id, resta } }];
  });
}

export interface TerminosDevolucion {
  /** General discount, VAT and perceptions as the invoice has them. */
  bonificacion: Porcentaje;
  alicuotaIVA: Porcentaje;
  iibb: readonly TasaIIBB[];
}

export interface Devolucion {
  /** One amount for each of `pedidas`, in their order. */
  importes: Centavos[];
  totals: Totals;
}

/**
 * Amounts of a return: what the invoice would be worth with all that is back, less what it was worth with what was back
 * before. So returns in any number of parts add up to the invoice to the centavo.
 */
export function importesDevolucion(
  lineas: readonly LineaDevolvible[],
  pedidas: readonly CantidadDevuelta[],
  terminos: TerminosDevolucion,
): Devolucion {
  const now = new Map(pedidas.map(({ numrenglon, cantidad }) => [numrenglon, cantidad]));
  const before = lineas.map((linea) => ({ ...linea, cantidad: linea.devuelto }));
  const after = lineas.map((linea) => ({
    ...linea,
    cantidad: sumQuantities([linea.devuelto, now.get(linea.numrenglon) ?? 0]),
  }));
  const byNumber = new Map(
    after.map((linea, index) => [linea.numrenglon, lineAmount(linea) - lineAmount(before[index] ?? linea)]),
  );
  const options = { ...terminos, conImpuestos: true, prepago: false };
  return {
    importes: pedidas.map(({ numrenglon }) => byNumber.get(numrenglon) ?? 0),
    totals: subtractTotals(totals(after, options), totals(before, options)),
  };
}

/** `a` less `b`, part by part; both with the same taxes. */
function subtractTotals(a: Totals, b: Totals): Totals {
  return {
    subtotal: a.subtotal - b.subtotal,
    bonificado: a.bonificado - b.bonificado,
    gravado: a.gravado - b.gravado,
    exento: a.exento - b.exento,
    iva: a.iva - b.iva,
    iibb: a.iibb - b.iibb,
    impuestosIIBB: a.impuestosIIBB.map((tax, index) => ({
      ...tax,
      importe: tax.importe - (b.impuestosIIBB[index]?.importe ?? 0),
    })),
    total: a.total - b.total,
    totalPrepago: a.totalPrepago - b.totalPrepago,
  };
}

/**
 * Whether goods of an order can be credited at its stage. On the road nobody knows yet what comes back; of a partial
 * delivery the office enters what came back first, so that no unit comes in twice (domain-facts §4.4).
 */
export function checkEstadioDevolucion(
  pedido: { estadio: string; vuelto: number },
  cantidad: number,
): 'PEDIDO_EN_CALLE' | 'FALTAN_DEVUELTAS' | null {
  if (pedido.estadio === 'D') return 'PEDIDO_EN_CALLE';
  return pedido.estadio === 'P' && cantidad > pedido.vuelto ? 'FALTAN_DEVUELTAS' : null;
}

/** The order's line that the goods had left with. */
export interface LineaDeOrigen {
  pendfac: number;
  penddesc: number;
  /** What a driver's R or H brought back and no note has taken yet. */
  devuelto: number;
  /** A closed order keeps nothing reserved. */
  cerrado: boolean;
}

export interface VueltaDeStock {
  /** Goods that come in now. */
  aVenta: number;
  /** Part that R or H had brought back already: nothing moves for it. */
  yaVuelto: number;
  /** Of that part, what R kept reserved for the customer: it goes back to sale. */
  liberar: number;
}

/** A return adds stock only for goods that R or H had not brought back: each unit comes in once (domain-facts §4.4). */
export function vueltaDeStock(cantidad: number, origen: LineaDeOrigen): VueltaDeStock {
  const yaVuelto = Math.min(cantidad, origen.devuelto);
  const kept = origen.cerrado ? 0 : Math.max(0, sumQuantities([origen.penddesc, -origen.pendfac]));
  return { aVenta: sumQuantities([cantidad, -yaVuelto]), yaVuelto, liberar: Math.min(yaVuelto, kept) };
}
