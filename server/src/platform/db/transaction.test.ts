import { refuse } from '@distri/domain/kernel';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { CommitUnknownError, toDbRefusal } from './errors.ts';
import { Tx } from './handle.ts';
import { all, first, run } from './kysely.ts';
import { countStatements } from './statements.ts';
import { inOpenedTransaction, inTransaction } from './transaction.ts';

const db = await createTestDatabase();
afterAll(() => db.close());

beforeEach(() => db.pool.query('DROP TABLE IF EXISTS cuentas; CREATE TABLE cuentas (id int PRIMARY KEY, saldo int)'));

const insert = (tx: Tx, id: number) => run(tx, sql`INSERT INTO cuentas VALUES (${id}, 0)`);
const ids = async () => (await all(db.pool, sql<{ id: number }>`SELECT id FROM cuentas ORDER BY id`)).map((r) => r.id);

describe('inTransaction', () => {
  it('commits what the work did, counting every statement sent', async () => {
    const { result, statements } = await countStatements(() => inTransaction(db.pool, (tx) => insert(tx, 1)));
    expect(result).toBe(1);
    expect(statements).toEqual(['BEGIN', 'INSERT INTO cuentas VALUES ($1, 0)', 'COMMIT']);
    expect(await ids()).toEqual([1]);
  });

  it('leaves nothing when the work throws or answers a refusal', async () => {
    await expect(
      inTransaction(db.pool, async (tx) => {
        await insert(tx, 1);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    const answer = await inTransaction(db.pool, async (tx) => {
      await insert(tx, 2);
      return refuse(422, 'No');
    });
    expect(answer).toMatchObject({ status: 422 });
    expect(await ids()).toEqual([]);
  });

  it('sends what need not wait together, and the commit with the writes left for it', async () => {
    const order: string[] = [];
    const noting = async (name: string, sent: Promise<unknown>) => {
      await sent;
      order.push(name);
    };
    const { statements } = await countStatements(() =>
      inOpenedTransaction(
        db.pool,
        (tx) => all(tx, sql<{ v: number }>`SELECT 7 AS v`),
        async (tx, [row]) => {
          await Promise.all([noting('primera', insert(tx, 1)), noting('segunda', insert(tx, row?.v ?? 0))]);
          tx.atCommit(noting('al cerrar', insert(tx, 3)));
          order.push('hecho');
        },
      ),
    );
    expect(order).toEqual(['primera', 'segunda', 'hecho', 'al cerrar']);
    expect([statements[0], statements.at(-1)]).toEqual(['BEGIN', 'COMMIT']);
    expect(await ids()).toEqual([1, 3, 7]);
  });

  it('rolls back what a write left for the commit was refused for, and says why', async () => {
    const twice = inTransaction(db.pool, async (tx) => {
      await insert(tx, 1);
      tx.atCommit(insert(tx, 1));
      tx.atCommit(insert(tx, 2));
    });
    expect(toDbRefusal(await twice.catch((error: unknown) => error))).toMatchObject({ status: 409 });
    expect(await ids()).toEqual([]);
  });

  it('commits nothing when a write left for the commit could not even be sent', async () => {
    const unsendable = inTransaction(db.pool, async (tx) => {
      await insert(tx, 1);
      tx.atCommit(Promise.reject(new Error('sin enviar')));
    });
    await expect(unsendable).rejects.toThrow('sin enviar');
    expect(await ids()).toEqual([]);
  });

  it('does nothing of the work when BEGIN fails, and sends nothing once it has ended', async () => {
    const send = vi.spyOn(Tx.prototype, 'send');
    send.mockImplementationOnce(() => Promise.reject(new Error('sin BEGIN')));
    const work = vi.fn((tx: Tx) => insert(tx, 1));
    await expect(inTransaction(db.pool, work)).rejects.toThrow('sin BEGIN');
    send.mockRestore();
    expect(work).not.toHaveBeenCalled();
    let late: Tx | undefined;
    await inTransaction(db.pool, async (tx) => {
      late = tx;
    });
    await expect(late && insert(late, 2)).rejects.toThrow('had ended');
    expect(await ids()).toEqual([]);
  });

  it('does not call done what PostgreSQL rolled back because the work hid an error', async () => {
    const hiding = inTransaction(db.pool, async (tx) => {
      await insert(tx, 1);
      await insert(tx, 1).catch(() => 0);
    });
    await expect(hiding).rejects.toThrow('rolled back at COMMIT');
    expect(await ids()).toEqual([]);
  });

  it('wins a deadlock by trying again, unseen', async () => {
    await db.pool.query('INSERT INTO cuentas VALUES (1, 0), (2, 0)');
    let tries = 0;
    const raise = (order: number[]) =>
      inTransaction(db.pool, async (tx) => {
        tries++;
        for (const id of order) {
          await run(tx, sql`UPDATE cuentas SET saldo = saldo + 1 WHERE id = ${id}`);
          await run(tx, sql`SELECT pg_sleep(0.1)`);
        }
      });
    await Promise.all([raise([1, 2]), raise([2, 1])]);
    expect(tries).toBeGreaterThan(2);
    expect(await all(db.pool, sql`SELECT saldo FROM cuentas`)).toEqual([{ saldo: 2 }, { saldo: 2 }]);
  });

  it('gives a lasting conflict up after three more tries, with an answer that says so', async () => {
    let tries = 0;
    const losing = inTransaction(db.pool, async (tx) => {
      tries++;
      await run(tx, sql`DO $$ BEGIN RAISE EXCEPTION 'conflict' USING ERRCODE = '40001'; END $$`);
    });
    const error: unknown = await losing.catch((e) => e);
    expect(tries).toBe(4);
    expect(toDbRefusal(error)).toMatchObject({ status: 503, retryAfterSeconds: 1 });
  });

  it('says that the outcome is unknown when the connection dies at COMMIT', async () => {
    // The deferred trigger runs at COMMIT and ends its own connection.
    await db.pool.query(`
      CREATE OR REPLACE FUNCTION cortar() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$;
      CREATE CONSTRAINT TRIGGER cortar AFTER INSERT ON cuentas DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION cortar()`);
    const error: unknown = await inTransaction(db.pool, (tx) => insert(tx, 1)).catch((e) => e);
    expect(error).toBeInstanceOf(CommitUnknownError);
    expect(toDbRefusal(error)).toMatchObject({ status: 503, message: expect.stringContaining('Volvé a enviarla') });
    expect(await ids()).toEqual([]);
  });

  it('leaves no setting behind on the connection of the pool', async () => {
    const single = await createTestDatabase({ max: 1 });
    await inTransaction(single.pool, (tx) => run(tx, sql`SET LOCAL statement_timeout = 7`), { readOnly: true });
    const row = await first(single.pool, sql<{ v: string }>`SELECT current_setting('statement_timeout') AS v`);
    expect(row?.v).toBe('30s');
    await single.close();
  });
});
