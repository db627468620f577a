import type { Centavos } from '../kernel/index.ts';
import {
  type Articulos,
  baseCode,
  codigosDeLineas,
  type DocumentLine,
  isAvailable,
  mergeLines,
  precioDeLista,
} from '../lineas/index.ts';

/** A line that a new order takes over from a quotation. */
export interface LineaTraida extends DocumentLine {
  /** Price in the quotation (of the first of the lines that were joined). */
  precioAnterior: Centavos;
}

/** What the 10-second information says (D2 §8). */
export interface CambiosReferencia {
  /** Lines whose price is another one today. */
  preciosActualizados: number;
  /** No longer sold, in the order of the quotation. */
  quitados: { id: string; detalle: string }[];
  /** Codes that lost their suffix: 'HX8-4LPROMO' → 'HX8-4L'. */
  reemplazados: { de: string; a: string }[];
}

/**
 * Lines of an order made from a quotation (D2 §8, decisions 15, domain-facts §4.3): today's price of the list,
 * discounts kept, codes with a selling suffix become their base code when it is sold, equal lines with equal
 * discount join, what is not sold today is left out. A kit stays as it is, or goes whole when one of its parts is not
 * sold (D2 §5). `articulos` must hold the base codes too (`referenceCodes`).
 */
export function linesFromQuotation(
  lineas: readonly DocumentLine[],
  articulos: Articulos,
  lista: number,
): { lineas: LineaTraida[]; cambios: CambiosReferencia } {
  const sold = (codigo: string) => {
    const articulo = articulos.get(codigo);
    return articulo !== undefined && isAvailable(articulo, lista);
  };
  const coded = lineas.map((linea) => ({ linea, id: linea.fromArmado ? linea.id : baseCode(linea.id, sold) }));
  const broken = new Set(coded.flatMap(({ linea, id }) => (linea.fromArmado && !sold(id) ? [linea.fromArmado] : [])));
  const stays = ({ linea, id }: (typeof coded)[number]) => sold(id) && !broken.has(linea.fromArmado ?? 0);
  const kept = coded.filter(stays);
  const traidas = mergeLines(kept.map(({ linea, id }) => carryOver(linea, id, articulos, lista)));
  const cambios = {
    preciosActualizados: traidas.filter((linea) => linea.precio !== linea.precioAnterior).length,
    quitados: coded.filter((row) => !stays(row)).map(({ linea: { id, detalle } }) => ({ id, detalle })),
    reemplazados: kept.filter(({ linea, id }) => linea.id !== id).map(({ linea, id }) => ({ de: linea.id, a: id })),
  };
  return { lineas: traidas, cambios };
}

function carryOver(linea: DocumentLine, id: string, articulos: Articulos, lista: number): LineaTraida {
  const articulo = articulos.get(id);
  const precio = (articulo && precioDeLista(articulo, lista)) ?? linea.precio;
  return {
    id,
    detalle: articulo?.detalle ?? linea.detalle,
    cantidad: linea.cantidad,
    precio,
    precioAnterior: linea.precio,
    bonificacion: linea.bonificacion,
    unidad: articulo?.unidad ?? linea.unidad,
    fromArmado: linea.fromArmado ?? null,
    armado: linea.armado ?? null,
  };
}

/** Every code that `linesFromQuotation` may look up: the lines' own, their kits', and the ones without suffix. */
export function referenceCodes(lineas: readonly Pick<DocumentLine, 'id' | 'armado'>[]): string[] {
  return [...new Set([...codigosDeLineas(lineas), ...lineas.map(({ id }) => baseCode(id, () => true))])];
}
