import { setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';
import { isConnectionLoss } from './errors.ts';
import { noteStatement } from './statements.ts';

const streamOf = (client: pg.PoolClient) => (client instanceof pg.Client ? client.connection.stream : null);

/**
 * An open transaction on one pinned connection. Acts take it, so that they cannot run outside of one. Statements sent
 * without waiting in between travel together and run in that order; after one that is refused the rest are, too.
 */
export class Tx {
  readonly #client: pg.PoolClient;
  readonly #unread: Promise<unknown>[] = [];
  #failure: { reason: unknown } | null = null;
  #ended = false;
  #isOver = false;
  #isGathering = false;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  send<R extends pg.QueryResultRow>(statement: pg.QueryConfig): Promise<pg.QueryResult<R>> {
    // The connection may be somebody else's by now.
    if (this.#ended) return Promise.reject(new Error(`The transaction had ended before: ${statement.text}`));
    noteStatement(statement.text);
    this.#gather();
    return this.#client.query<R>(statement);
  }

  /** What is sent in one turn leaves in one write: a write takes as long as a short statement. */
  #gather(): void {
    const stream = streamOf(this.#client);
    if (this.#isGathering || !stream) return;
    this.#isGathering = true;
    stream.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      stream.uncork();
    });
  }

  /**
   * Leaves a write that was sent for the commit to wait for: one journey less. Refused, it takes the whole transaction
   * with it, as it would if its answer had been awaited.
   */
  atCommit(sent: Promise<unknown>): void {
    sent.catch((reason: unknown) => {
      this.#failure ??= { reason };
    });
    this.#unread.push(sent);
  }

  /**
   * Throws what went wrong with those writes before PostgreSQL saw them, such as a value that cannot be sent: it knows
   * nothing of that, and would commit the rest.
   */
  async checkSent(): Promise<void> {
    if (this.#unread.length === 0) return;
    await nextTurn();
    if (this.#failure) throw this.#failure.reason;
  }

  /** Sends COMMIT or ROLLBACK: nothing is sent after it. `unread`: what became of the writes left with `atCommit`. */
  async end(text: 'COMMIT' | 'ROLLBACK'): Promise<{ command: string; unread: PromiseSettledResult<unknown>[] }> {
    const ended = this.send({ text });
    this.#ended = true;
    const [{ command }, unread] = await Promise.all([ended, Promise.allSettled(this.#unread)]);
    this.#isOver = true;
    return { command, unread };
  }

  /** Whether PostgreSQL has answered the end. */
  get isOver(): boolean {
    return this.#isOver;
  }
}

/** What reading functions take: the pool, or the transaction that they are to see. */
export type Db = pg.Pool | Tx;

/**
 * Sends one statement. Unlike `pool.query` it keeps the connection when the statement was merely refused, and throws
 * it away when the connection itself failed.
 */
export async function send<R extends pg.QueryResultRow>(db: Db, statement: pg.QueryConfig): Promise<pg.QueryResult<R>> {
  if (db instanceof Tx) return db.send<R>(statement);
  const client = await db.connect();
  try {
    const result = await new Tx(client).send<R>(statement);
    client.release();
    return result;
  } catch (error) {
    client.release(isConnectionLoss(error));
    throw error;
  }
}
