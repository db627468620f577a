import { formatQuantity, isQuantity, type Messages, type Problem, type Severity } from '../kernel/index.ts';
import { faltantes } from './faltantes.ts';

export type CodigoStock = 'STOCK_COTIZACION' | 'STOCK_PEDIDO' | 'STOCK_PROMOCION';
export type ProblemaStock = Problem<CodigoStock>;

const cifra = (value: string | number | undefined) => formatQuantity(Number(value));

/** What was promised already may be more than what there is: nobody understands 'hay −84 disponibles'. */
function hay(disponible: string | number | undefined): string {
  const quantity = Number(disponible);
  if (quantity <= 0) return 'no hay disponibles';
  return `hay ${cifra(quantity)} ${quantity === 1 ? 'disponible' : 'disponibles'}`;
}

/** D2 §5. */
export const MENSAJES_STOCK: Messages<CodigoStock> = {
  STOCK_COTIZACION: ({ articulo, cantidad, disponible }) =>
    `${articulo}: cotizás ${cifra(cantidad)} y ${hay(disponible)}.`,
  STOCK_PEDIDO: ({ articulo, cantidad, disponible, quedaria }) =>
    `${articulo}: pedís ${cifra(cantidad)} y ${hay(disponible)}. La disponibilidad va a quedar en ${cifra(quedaria)}.`,
  STOCK_PROMOCION: () => 'STOCK DE PROMOCION AGOTADO',
};

/** Shortages: a warning in both documents; of promotion stock, blocking in an order (D2 §5). */
export function checkStock(
  lineas: readonly { id: string; cantidad: number }[],
  articulos: ReadonlyMap<string, { disponible: number; notas: string }>,
  documento: 'cotizacion' | 'pedido',
): ProblemaStock[] {
  const measured = lineas.map((linea) => (isQuantity(linea.cantidad) ? linea : { ...linea, cantidad: 0 }));
  return faltantes(measured, articulos).map(({ id, index, promocion, cantidad, disponible, quedaria }) => ({
    code: promocion ? 'STOCK_PROMOCION' : documento === 'pedido' ? 'STOCK_PEDIDO' : 'STOCK_COTIZACION',
    severity: severityOf(promocion, documento),
    path: `articulos.${index}.cantidad`,
    params: { articulo: id, cantidad, disponible, quedaria },
  }));
}

const severityOf = (promocion: boolean, documento: 'cotizacion' | 'pedido'): Severity =>
  promocion && documento === 'pedido' ? 'block' : 'warn';
