import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';

const db = await createTestDatabase();
afterAll(() => db.close());

async function value(expression: string): Promise<unknown> {
  const { rows } = await db.pool.query<{ v: unknown }>(`SELECT (${expression}) AS v`);
  return rows[0]?.v;
}

describe('values that come from the database', () => {
  it('reads amounts and counts as exact numbers', async () => {
    expect(await value('9007199254740991::bigint')).toBe(9007199254740991);
    expect(await value('SELECT sum(x) FROM (VALUES (10::bigint), (-3)) t(x)')).toBe(7);
    expect(await value('12345678901.125::numeric(14,3)')).toBe(12345678901.125);
    expect(await value('ARRAY[1, NULL, 3]::bigint[]')).toEqual([1, null, 3]);
    expect(await value("'{}'::bigint[]")).toEqual([]);
  });

  it('refuses an amount that a number cannot hold exactly, and goes on working', async () => {
    await expect(value('9007199254740993::bigint')).rejects.toThrow(RangeError);
    expect(await value('1')).toBe(1);
  });

  it('keeps days as text, and the business day is that of Buenos Aires', async () => {
    expect(await value("'2026-03-20'::date")).toBe('2026-03-20');
    expect(await value("ARRAY['2026-03-20', '2026-03-21']::date[]")).toEqual(['2026-03-20', '2026-03-21']);
    expect(await value("('2026-03-21 02:30:00+00'::timestamptz)::date")).toBe('2026-03-20');
  });

  it('gives instants in ISO 8601 with offset', async () => {
    expect(await value("'2026-03-20 10:00:00.5+00'::timestamptz")).toBe('2026-03-20T07:00:00.5-03:00');
    expect(await value("ARRAY['2026-03-20 10:00:00+00']::timestamptz[]")).toEqual(['2026-03-20T07:00:00-03:00']);
  });
});

describe('lost connections', () => {
  it('survives the loss of idle and busy connections', async () => {
    await value('1');
    const busy = expect(value('SELECT 1 FROM pg_sleep(20)')).rejects.toThrow();
    const others = 'pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()';
    await expect
      .poll(() => value(`SELECT count(*) FROM ${others} AND wait_event = 'PgSleep'`), { timeout: 15_000 })
      .toBe(1);
    await db.pool.query(`SELECT pg_terminate_backend(pid) FROM ${others}`);
    await busy;
    expect(await value('2')).toBe(2);
  });

  it('survives the loss of one that is in use between two statements', async () => {
    const client = await db.pool.connect();
    const lost = new Promise((resolve) => client.once('end', resolve));
    const pid = (await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid;
    await db.pool.query('SELECT pg_terminate_backend($1)', [pid]);
    await lost;
    await expect(client.query('SELECT 1')).rejects.toThrow();
    client.release(true);
    expect(await value('3')).toBe(3);
  });
});
