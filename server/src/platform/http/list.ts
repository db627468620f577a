import type { Page, PageRequest } from '../db/page.ts';

/**
 * Rows read and presented at a time: small enough never to hold the event loop, and to leave the garbage collector
 * little that survives (with 500 its pauses were longer); large enough to be few statements.
 */
const BATCH = 200;

type Batches<Wire> = AsyncIterable<readonly Wire[]> | Iterable<readonly Wire[]>;

/** A list too long for one piece: sent as it is read (see sendRows in answers.ts). */
export class RowStream<Wire> {
  readonly batches: Batches<Wire>;
  /** How many match, when that is not how many are sent. */
  readonly count: number | null;
  /** The same rows again as `data.result`: the calls that the documents name in both forms (decisions 1). */
  readonly twice: boolean;

  constructor(batches: Batches<Wire>, count: number | null, twice = false) {
    this.batches = batches;
    this.count = count;
    this.twice = twice;
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

/** How `answerOrdered` reads a list. */
export interface OrderedRead<Key, Row> {
  /** The first so many rows, in the order that was asked for. */
  readFirst(limite: number): Promise<Row[]>;
  /** Which rows there are, in that order. */
  readKeys(): Promise<Key[]>;
  /** The rows of some keys, in their order; without those that are no longer of this list. */
  readRows(keys: Key[]): Promise<Row[]>;
}

/**
 * A whole list in an order that is no key, because people choose it and rows share it: one statement says which rows
 * and in what order, and they are read in batches like any long list (docs/decisions 0008).
 */
export async function answerOrdered<Key, Row, Wire>(
  { readFirst, readKeys, readRows }: OrderedRead<Key, Row>,
  present: (row: Row) => Wire,
): Promise<{ count: number; result: Wire[] } | RowStream<Wire>> {
  const rows = await readFirst(BATCH + 1);
  if (rows.length <= BATCH) return { count: rows.length, result: rows.map(present) };
  return new RowStream(readByKeys(await readKeys(), readRows, present), null);
}

async function* readByKeys<Key, Row, Wire>(
  keys: readonly Key[],
  readRows: (keys: Key[]) => Promise<Row[]>,
  present: (row: Row) => Wire,
): AsyncGenerator<Wire[]> {
  for (let from = 0; from < keys.length; from += BATCH)
    yield (await readRows(keys.slice(from, from + BATCH))).map(present);
}

const isList = (answer: unknown): answer is { count: number; result: unknown[]; data?: { result: unknown } } =>
  typeof answer === 'object' && answer !== null && 'result' in answer && Array.isArray(answer.result);

/** What is beside the rows of a list that may leave in pieces. */
const SIDES: ReadonlySet<string> = new Set(['count', 'result', 'data']);

/**
 * The rows of a list that was read whole, when they are many: they are turned into text in pieces all the same, so that
 * nobody else waits meanwhile. Null of anything else.
 */
export function streamOf(answer: unknown): RowStream<unknown> | null {
  if (answer instanceof RowStream) return answer;
  if (!isList(answer) || answer.result.length <= BATCH) return null;
  const { count, result, data } = answer;
  if (!Object.keys(answer).every((name) => SIDES.has(name)) || (data && data.result !== result)) return null;
  return new RowStream([result], count, data !== undefined);
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
