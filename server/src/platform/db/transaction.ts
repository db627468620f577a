import { setTimeout as sleep } from 'node:timers/promises';
import { isRefusal } from '@distri/domain/kernel';
import type pg from 'pg';
import { CommitUnknownError, isConflict, isConnectionLoss } from './errors.ts';
import { Tx } from './handle.ts';

export interface TransactionOptions {
  /** PostgreSQL's default is read committed: row locks and constraints carry our rules, not the level. */
  isolation?: 'repeatable read' | 'serializable';
  readOnly?: boolean;
}

const MAX_RETRIES = 3;

function beginText(options: TransactionOptions): string {
  const level = options.isolation ? ` ISOLATION LEVEL ${options.isolation.toUpperCase()}` : '';
  return `BEGIN${level}${options.readOnly ? ' READ ONLY' : ''}`;
}

/** What PostgreSQL rolled back at COMMIT says why: the write left for it that was refused. */
function whyRolledBack(unread: readonly PromiseSettledResult<unknown>[]): unknown {
  const refused = unread.find(({ status }) => status === 'rejected');
  if (refused?.status === 'rejected') return refused.reason;
  // Work that swallowed an error reaches COMMIT in a failed transaction, which PostgreSQL answers with ROLLBACK.
  return new Error('The transaction had failed and was rolled back at COMMIT');
}

async function commit(tx: Tx): Promise<void> {
  await tx.checkSent();
  const { command, unread } = await tx.end('COMMIT').catch((error: unknown) => {
    if (!isConnectionLoss(error)) throw error;
    throw new CommitUnknownError('Connection lost at COMMIT', { cause: error });
  });
  if (command !== 'COMMIT') throw whyRolledBack(unread);
}

/** Whether it could be: then the connection is of use to others. */
async function rollBack(tx: Tx): Promise<boolean> {
  return tx.end('ROLLBACK').then(
    () => true,
    () => false,
  );
}

type Opening<O> = (tx: Tx) => Promise<O>;
type Work<O, T> = (tx: Tx, opened: O) => Promise<T>;

/** Waits for both, so that nothing of a failed beginning is still under way. */
async function begin<O>(tx: Tx, opening: Opening<O>, options: TransactionOptions): Promise<O> {
  const [begun, opened] = await Promise.allSettled([tx.send({ text: beginText(options) }), opening(tx)]);
  if (begun.status === 'rejected') throw begun.reason;
  if (opened.status === 'rejected') throw opened.reason;
  return opened.value;
}

async function attempt<O, T>(
  pool: pg.Pool,
  opening: Opening<O>,
  work: Work<O, T>,
  options: TransactionOptions,
): Promise<T> {
  const client = await pool.connect();
  const tx = new Tx(client);
  try {
    const result = await work(tx, await begin(tx, opening, options));
    if (isRefusal(result)) await tx.end('ROLLBACK');
    else await commit(tx);
    client.release();
    return result;
  } catch (error) {
    const lost = isConnectionLoss(error) || error instanceof CommitUnknownError;
    client.release(lost || !(tx.isOver || (await rollBack(tx))));
    throw error;
  }
}

/**
 * As `inTransaction`, with a first statement that travels with BEGIN and whose answer `work` gets. It must change nothing
 * even outside of a transaction: it is on its way before BEGIN is answered.
 */
export async function inOpenedTransaction<O, T>(
  pool: pg.Pool,
  opening: Opening<O>,
  work: Work<O, T>,
  options: TransactionOptions = {},
): Promise<T> {
  for (let retry = 0; ; retry++) {
    try {
      return await attempt(pool, opening, work, options);
    } catch (error) {
      if (!isConflict(error) || retry === MAX_RETRIES) throw error;
      await sleep(5 + Math.random() * 20 * 2 ** retry);
    }
  }
}

/**
 * Runs `work` in one transaction: commits what it did, or rolls all of it back when it throws or answers a `Refusal`.
 * A conflict with another transaction (deadlock, serialization) is tried again, unseen, at most three times, so `work`
 * must do nothing but database work. Throws CommitUnknownError when the connection dies at COMMIT.
 */
export async function inTransaction<T>(
  pool: pg.Pool,
  work: (tx: Tx) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  return inOpenedTransaction(
    pool,
    async () => {},
    (tx) => work(tx),
    options,
  );
}
