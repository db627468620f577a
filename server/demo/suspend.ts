import type pg from 'pg';
import type { Table } from './bulkWriter.ts';

interface Piece {
  tabla: string;
  nombre: string;
  definicion: string;
}

/** Foreign keys of these tables; what is brought back is checked against all the rows at once. */
const FOREIGN_KEYS = `
  SELECT conrelid::regclass::text AS tabla, quote_ident(conname) AS nombre, pg_get_constraintdef(oid) AS definicion
  FROM pg_constraint WHERE contype = 'f' AND conrelid::regclass::text = ANY ($1) ORDER BY 1, 2`;

/** Indexes that are no constraint's own. */
const INDEXES = `
  SELECT i.indrelid::regclass::text AS tabla, i.indexrelid::regclass::text AS nombre, pg_get_indexdef(i.indexrelid) AS definicion
  FROM pg_index i WHERE i.indrelid::regclass::text = ANY ($1)
    AND NOT EXISTS (SELECT 1 FROM pg_constraint c WHERE c.conindid = i.indexrelid AND c.contype IN ('p', 'u', 'x'))
  ORDER BY 1, 2`;

/**
 * Runs `load` with the foreign keys and the plain indexes of some tables taken away, and brings them back as they were:
 * building and checking them once, over all rows, costs a third of doing it row by row. The caller's transaction makes
 * it all or nothing; rows that break a key make it fail as they would have before.
 */
export async function withoutIndexes(
  client: pg.ClientBase,
  tables: readonly Table[],
  load: () => Promise<void>,
): Promise<void> {
  const keys = (await client.query<Piece>(FOREIGN_KEYS, [tables])).rows;
  const indexes = (await client.query<Piece>(INDEXES, [tables])).rows;
  for (const { tabla, nombre } of keys) await client.query(`ALTER TABLE ${tabla} DROP CONSTRAINT ${nombre}`);
  for (const { nombre } of indexes) await client.query(`DROP INDEX ${nombre}`);
  await load();
  for (const { definicion } of indexes) await client.query(definicion);
  for (const { tabla, nombre, definicion } of keys)
    await client.query(`ALTER TABLE ${tabla} ADD CONSTRAINT ${nombre} ${definicion}`);
}
