import { type RawBuilder, sql } from 'kysely';
import { searchCondition } from '../platform/db/search.ts';

/** Articles as `a`, with what everybody who reads them may search by; `busqueda` holds the barcode as well. */
export const searchable = sql`(SELECT *, plegar(id || ' ' || detalle) AS visible FROM articulos) AS a`;

/**
 * Articles that match a text. Whoever may not read barcodes finds nothing by them either, or the search would tell
 * them digit by digit (reliability F8); the index still narrows it down.
 */
export function articuloMatches(text: string, conCodigosDeBarras: boolean): RawBuilder<boolean> {
  const indexed = searchCondition(text, 'a.busqueda', ['a.id']);
  if (conCodigosDeBarras) return indexed;
  return sql<boolean>`(${indexed} AND ${searchCondition(text, 'a.visible', ['a.id'])})`;
}
