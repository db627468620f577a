import { sumQuantities } from '../kernel/index.ts';
import { isPromocion } from './disponibilidad.ts';

/** An article of which the document takes more than there is. */
export interface Faltante {
  id: string;
  /** First line with that article. */
  index: number;
  /** Sum over all its lines. */
  cantidad: number;
  disponible: number;
  /** disponible − cantidad, below zero. */
  quedaria: number;
  promocion: boolean;
}

/**
 * Articles whose total quantity passes what is available, in the order of their first line (D2 §5). Lines of the
 * same article count together; articles that are not in the map are left to the rule that reports them.
 */
export function faltantes(
  lineas: readonly { id: string; cantidad: number }[],
  articulos: ReadonlyMap<string, { disponible: number; notas: string }>,
): Faltante[] {
  return [...groupByArticulo(lineas)].flatMap(([id, { index, cantidades }]) => {
    const articulo = articulos.get(id);
    const cantidad = sumQuantities(cantidades);
    if (!articulo || cantidad <= articulo.disponible) return [];
    const quedaria = sumQuantities([articulo.disponible, -cantidad]);
    return [{ id, index, cantidad, disponible: articulo.disponible, quedaria, promocion: isPromocion(articulo) }];
  });
}

function groupByArticulo(lineas: readonly { id: string; cantidad: number }[]) {
  const groups = new Map<string, { index: number; cantidades: number[] }>();
  lineas.forEach(({ id, cantidad }, index) => {
    const group = groups.get(id);
    if (group) group.cantidades.push(cantidad);
    else groups.set(id, { index, cantidades: [cantidad] });
  });
  return groups;
}
