import { Readable } from 'node:stream';
import type { Insertable } from 'kysely';
import type pg from 'pg';
import { copyIn } from '../src/platform/db/copy.ts';
import type { DB } from '../src/platform/db/schema.generated.ts';
import { type CopyValue, copyLine } from './copyLine.ts';

export type Table = keyof DB & string;
export type Row<T extends Table> = Insertable<DB[T]>;

/** Rows kept in memory before they are worth a trip. */
const BATCH = 40_000;

interface Waiting {
  columns: string[];
  lines: string[];
}

/**
 * Collects rows of many tables and writes them by COPY, table by table in the order given, so that a foreign key
 * always finds its row. All rows of a table must name the same columns in the same order.
 */
export class BulkWriter {
  readonly #client: pg.ClientBase;
  readonly #order: readonly Table[];
  readonly #waiting = new Map<Table, Waiting>();
  #count = 0;
  #written = 0;

  constructor(client: pg.ClientBase, order: readonly Table[]) {
    this.#client = client;
    this.#order = order;
  }

  add<T extends Table>(table: T, row: Row<T>): void {
    const columns = Object.keys(row);
    const waiting = this.#waiting.get(table) ?? this.#open(table, columns);
    if (!columns.every((column, index) => column === waiting.columns[index]) || columns.length < waiting.columns.length)
      throw new Error(`rows of ${table} with different columns`);
    waiting.lines.push(copyLine(Object.values<CopyValue>(row)));
    this.#count += 1;
  }

  #open(table: Table, columns: string[]): Waiting {
    if (!this.#order.includes(table)) throw new Error(`${table} has no place in the order of writing`);
    const waiting = { columns, lines: [] };
    this.#waiting.set(table, waiting);
    return waiting;
  }

  get full(): boolean {
    return this.#count >= BATCH;
  }

  get written(): number {
    return this.#written;
  }

  /** Sends what is waiting. */
  async flush(): Promise<void> {
    for (const table of this.#order) {
      const waiting = this.#waiting.get(table);
      if (waiting === undefined || waiting.lines.length === 0) continue;
      const { columns, lines } = waiting;
      waiting.lines = [];
      const text = Readable.from([Buffer.from(lines.join(''))]);
      this.#written += await copyIn(this.#client, `COPY ${table} (${columns.join(', ')}) FROM STDIN`, text);
    }
    this.#count = 0;
  }
}
