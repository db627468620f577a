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

async function commit(tx: Tx): Promise<void> {
  try {
    const { command } = await tx.send({ text: 'COMMIT' });
    // Work that swallowed an error reaches COMMIT in a failed transaction, which PostgreSQL answers with ROLLBACK.
    if (command !== 'COMMIT') throw new Error('The transaction had failed and was rolled back at COMMIT');
  } catch (error) {
    if (!isConnectionLoss(error)) throw error;
    throw new CommitUnknownError('Connection lost at COMMIT', { cause: error });
  }
}

async function attempt<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>, options: TransactionOptions): Promise<T> {
  const client = await pool.connect();
  const tx = new Tx(client);
  try {
    await tx.send({ text: beginText(options) });
    const result = await work(tx);
    if (isRefusal(result)) await tx.send({ text: 'ROLLBACK' });
    else await commit(tx);
    client.release();
    return result;
  } catch (error) {
    const lost = isConnectionLoss(error) || error instanceof CommitUnknownError;
    const clean =
      !lost &&
      (await tx.send({ text: 'ROLLBACK' }).then(
        () => true,
        () => false,
      ));
    client.release(!clean);
    throw error;
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
  for (let retry = 0; ; retry++) {
    try {
      return await attempt(pool, work, options);
    } catch (error) {
      if (!isConflict(error) || retry === MAX_RETRIES) throw error;
      await sleep(5 + Math.random() * 20 * 2 ** retry);
    }
  }
}
