import type pg from 'pg';
import { isConnectionLoss } from './errors.ts';
import { noteStatement } from './statements.ts';

/** An open transaction on one pinned connection. Acts take it, so that they cannot run outside of one. */
export class Tx {
  readonly #client: pg.PoolClient;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  send<R extends pg.QueryResultRow>(statement: pg.QueryConfig): Promise<pg.QueryResult<R>> {
    noteStatement(statement.text);
    return this.#client.query<R>(statement);
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
