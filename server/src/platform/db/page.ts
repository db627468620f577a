import { encodeKey } from './search.ts';

/** One page as a repository reads it. `count` only when it was asked for. */
export interface Page<Row> {
  rows: Row[];
  count: number;
  siguiente?: string;
}

/** What a repository is asked for. */
export interface PageRequest {
  limite: number;
  desdeClave?: string | undefined;
  /** Batches of a whole list are not counted each: what was sent is the count. */
  contar: boolean;
}

/**
 * The page in what was read with one row more than it has: that row only says that another page follows. `count` comes
 * with the rows of statements that count.
 */
export function cutPage<Row>(
  rows: readonly Row[],
  limite: number,
  keyOf: (last: Row) => readonly (string | number)[],
  count = 0,
): Page<Row> {
  const page = rows.slice(0, limite);
  const last = rows.length > limite ? page.at(-1) : undefined;
  return { rows: page, count, ...(last && { siguiente: encodeKey(keyOf(last)) }) };
}
