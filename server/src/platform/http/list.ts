import type { Page, PageRequest } from '../db/page.ts';

/**
 * Rows read and presented at a time: small enough never to hold the event loop, and to leave the garbage collector
 * little that survives (with 500 its pauses were longer); large enough to be few statements.
 */
const BATCH = 200;

/** A list too long for one piece: sent as it is read (see sendRows in answers.ts). */
export class RowStream<Wire> {
  readonly batches: AsyncIterable<readonly Wire[]>;
  /** How many match, when that is not how many are sent. */
  readonly count: number | null;

  constructor(batches: AsyncIterable<readonly Wire[]>, count: number | null) {
    this.batches = batches;
    this.count = count;
  }
}

interface ListQuery {
  limite?: number | undefined;
  desdeClave?: string | undefined;
}

type ReadPage<Row> = (page: PageRequest) => Promise<Page<Row>>;
type Present<Row, Wire> = (rows: Row[]) => Wire[] | Promise<Wire[]>;

/**
 * The answer of a list that can pass 5,000 rows (decisions 1): with `limite` a page and the key of the next one;
 * without it everything in scope. That is read in batches from key to key, each a statement of its own, so that no
 * connection waits for a slow client and nothing is left behind by one that goes away (docs/decisions 0008).
 */
export async function answerList<Row, Wire>(
  query: ListQuery,
  readPage: ReadPage<Row>,
  present: Present<Row, Wire>,
): Promise<{ count: number; result: Wire[]; siguiente?: string } | RowStream<Wire>> {
  const { limite, desdeClave } = query;
  const isPart = limite !== undefined || desdeClave !== undefined;
  const page = await readPage({ limite: limite ?? BATCH, desdeClave, contar: isPart });
  const { siguiente } = page;
  const count = isPart ? page.count : null;
  if (limite === undefined && siguiente !== undefined)
    return new RowStream(readBatches(page, siguiente, readPage, present), count);
  const result = await present(page.rows);
  return { count: count ?? result.length, result, ...(siguiente === undefined ? {} : { siguiente }) };
}

/**
 * A list that was read in one statement, because the order that was asked for is no key: many rows leave in pieces, so
 * that nobody else waits while they are turned into text.
 */
export function answerRows<Wire>(rows: Wire[]): { count: number; result: Wire[] } | RowStream<Wire> {
  return rows.length <= BATCH ? { count: rows.length, result: rows } : new RowStream(inOne(rows), rows.length);
}

async function* inOne<Wire>(rows: Wire[]): AsyncGenerator<Wire[]> {
  yield rows;
}

async function* readBatches<Row, Wire>(
  first: Page<Row>,
  key: string,
  readPage: ReadPage<Row>,
  present: Present<Row, Wire>,
): AsyncGenerator<Wire[]> {
  yield present(first.rows);
  let desdeClave: string | undefined = key;
  while (desdeClave !== undefined) {
    const page: Page<Row> = await readPage({ limite: BATCH, desdeClave, contar: false });
    yield present(page.rows);
    desdeClave = page.siguiente;
  }
}
