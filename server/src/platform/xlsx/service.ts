import { workerEntry } from '../paths.ts';
import { createWorkerPool } from '../workers/pool.ts';
import type { Table } from './table.ts';
import { MAX_ROWS, tablesToXlsx } from './workbook.ts';

/** Fewer cells than this are written at once, within some milliseconds. */
const INLINE_CELLS = 1000;

const pool = createWorkerPool<readonly Table[], Uint8Array>({
  entry: workerEntry(import.meta.url, './xlsx.worker.ts'),
  task: 'write',
  timeoutMs: 120_000,
  memoryMb: 1024,
});

const cellsOf = (table: Table) => table.columns.length * table.rows.length;

/**
 * The bytes of a workbook with a sheet per table. Long ones are written in a worker thread. Throws RangeError when a
 * table has more rows than a sheet holds.
 */
export function writeXlsx(tables: readonly Table[]): Promise<Uint8Array> {
  if (tables.some((table) => table.rows.length >= MAX_ROWS)) throw new RangeError(`A sheet holds ${MAX_ROWS} rows`);
  const cells = tables.reduce((sum, table) => sum + cellsOf(table), 0);
  return cells <= INLINE_CELLS ? tablesToXlsx(tables) : pool.run(tables);
}

/** Ends the threads; at shutdown. */
export function closeXlsx(): Promise<void> {
  return pool.close();
}
