import { move } from 'piscina';
import type { Table } from './table.ts';
import { tablesToXlsx } from './workbook.ts';

/** Runs in a worker thread. */
export async function write(tables: readonly Table[]): Promise<unknown> {
  return move(await tablesToXlsx(tables));
}
