import {
  type ArticuloVenta,
  codigosDeLineas,
  type DocumentLine,
  type LineaEntrada,
  lineAmount,
  precioDeLista,
  type Totals,
} from '@distri/domain/lineas';

/**
 * The lines as the rules read them: quantity, price and discount are what was asked for (and get checked), text and
 * litres are the article's own. A line of an unknown article keeps its code and is reported by the rules.
 */
export function documentLines(
  entrada: readonly LineaEntrada[],
  articulos: ReadonlyMap<string, ArticuloVenta>,
): DocumentLine[] {
  return entrada.map((linea) => {
    const id = linea.id.toUpperCase();
    const articulo = articulos.get(id);
    return {
      id,
      detalle: articulo?.detalle ?? id,
      cantidad: linea.cantidad,
      precio: linea.precio,
      bonificacion: linea.bonificacion,
      unidad: articulo?.unidad ?? 0,
      fromArmado: linea.fromArmado ?? null,
      armado: linea.armado?.toUpperCase() ?? null,
    };
  });
}

/** Codes of the lines and of the kits that brought them, each once, in a fixed order. */
export function articleIds(entrada: readonly LineaEntrada[]): string[] {
  return [...new Set(codigosDeLineas(entrada).map((codigo) => codigo.toUpperCase()))].sort();
}

/** The columns of the lines, one array each, for `unnest`. */
export function lineColumns(
  lineas: readonly DocumentLine[],
  articulos: ReadonlyMap<string, ArticuloVenta>,
  listaprecio: number,
) {
  const articulo = (linea: DocumentLine) => articulos.get(linea.id);
  return {
    id: lineas.map((linea) => linea.id),
    detalle: lineas.map((linea) => linea.detalle),
    cantidad: lineas.map((linea) => linea.cantidad),
    unidad: lineas.map((linea) => linea.unidad),
    precioLista: lineas.map((linea) => {
      const found = articulo(linea);
      return (found && precioDeLista(found, listaprecio)) ?? linea.precio;
    }),
    precio: lineas.map((linea) => linea.precio),
    bonificacion: lineas.map((linea) => linea.bonificacion),
    importe: lineas.map(lineAmount),
    costo: lineas.map((linea) => articulo(linea)?.costoneto ?? 0),
    fromArmado: lineas.map((linea) => linea.fromArmado ?? null),
    armado: lineas.map((linea) => linea.armado ?? null),
  };
}

type LineaEmitida = Pick<DocumentLine, 'id' | 'detalle' | 'cantidad' | 'unidad' | 'precio' | 'bonificacion'>;

/** What the lines of any issued document say, one array each, for `unnest`. */
export const issuedColumns = (lineas: readonly LineaEmitida[]) => ({
  articulos: lineas.map(({ id }) => id),
  detalles: lineas.map(({ detalle }) => detalle),
  cantidades: lineas.map(({ cantidad }) => cantidad),
  unidades: lineas.map(({ unidad }) => unidad),
  precios: lineas.map(({ precio }) => precio),
  bonificaciones: lineas.map(({ bonificacion }) => bonificacion),
});

/** The amounts of a document as they are stored. */
export const totalColumns = (totals: Totals) => ({
  subtotal: totals.subtotal,
  bonificado: totals.bonificado,
  neto: totals.subtotal - totals.bonificado,
  iva: totals.iva,
  impiibb: totals.iibb,
  importe: totals.total,
  iibb: JSON.stringify(totals.impuestosIIBB),
});
