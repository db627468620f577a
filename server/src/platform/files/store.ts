import { sql } from 'kysely';
import { type Db, first, run, type Tx } from '../db/index.ts';
import type { CheckedFile } from './accept.ts';

/**
 * Keeps a file in the transaction of the document that refers to it, so that neither is there without the other
 * (decisions 17). The same bytes are kept once.
 */
export async function storeFile(tx: Tx, file: CheckedFile): Promise<void> {
  await run(
    tx,
    sql`INSERT INTO archivos (hash, tipo, bytes) VALUES (${file.hash}, ${file.tipo}, ${Buffer.from(file.bytes)})
        ON CONFLICT (hash) DO NOTHING`,
  );
}

/**
 * The bytes of a stored file; null when there is none. A hash says nothing about who may see it: callers find it
 * through a row of the asker's scope.
 */
export async function readFile(db: Db, hash: string): Promise<Pick<CheckedFile, 'tipo' | 'bytes'> | null> {
  const row = await first(
    db,
    sql<{ tipo: CheckedFile['tipo']; bytes: Buffer }>`SELECT tipo, bytes FROM archivos WHERE hash = ${hash}`,
  );
  return row ?? null;
}
