import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { toDbRefusal, violatedConstraint } from './errors.ts';
import { run } from './kysely.ts';
import { createPool } from './pool.ts';

const db = await createTestDatabase();
afterAll(() => db.close());

const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

const raise = (state: string) =>
  failure(run(db.pool, sql.raw(`DO $$ BEGIN RAISE EXCEPTION 'x' USING ERRCODE = '${state}'; END $$`)));

describe('answers to what the database refuses', () => {
  it.each([
    ['a NUL in a text', "SELECT $1 || 'x'", ['a\0b'], 400],
    ['a number too big', 'SELECT $1::numeric::bigint', ['1e30'], 400],
    ['a day that does not exist', 'SELECT $1::date', ['2026-02-30'], 400],
    ['no day at all', 'SELECT $1::date', ['mañana'], 400],
    ['no number', 'SELECT $1::int', ['uno'], 400],
    ['a lone surrogate in JSON', 'SELECT $1::jsonb', ['{"a":"\\ud800"}'], 400],
    ['a repeated key', 'INSERT INTO instalacion VALUES (1, $1, $2, $3), (1, $1, $2, $3)', null, 409],
    ['a broken rule', 'INSERT INTO instalacion VALUES (2, $1, $2, $3)', null, 422],
    [
      'a missing reference',
      'INSERT INTO sesiones (id, usuario, version_sesion, expira) VALUES (gen_random_uuid(), $1, 1, now())',
      [0],
      422,
    ],
  ])('%s', async (_, text, values, status) => {
    const params: unknown[] = values ?? ['x', 'produccion', Buffer.alloc(32)];
    const error = await failure(db.pool.query(text, params));
    expect(toDbRefusal(error)).toMatchObject({ status });
  });

  it.each([
    ['40001', 503],
    ['40P01', 503],
    ['53100', 507],
    ['53300', 503],
    ['55P03', 503],
    ['57014', 503],
    ['57P01', 503],
    ['57P03', 503],
    ['08006', 503],
    ['23001', 409],
  ])('state %s is a %i', async (state, status) => {
    expect(toDbRefusal(await raise(state))).toMatchObject({ status });
  });

  it('leaves defects of ours without an answer', async () => {
    expect(toDbRefusal(await failure(run(db.pool, sql`SELECT no_existe`)))).toBeNull();
    expect(toDbRefusal(new TypeError('x'))).toBeNull();
  });

  it('a database that is not there, or has no connection free, is a 503', async () => {
    const nowhere = new pg.Pool({ host: '/nonexistent' });
    expect(toDbRefusal(await failure(nowhere.query('SELECT 1')))).toMatchObject({ status: 503, retryAfterSeconds: 2 });
    const busy = createPool({ url: db.url, max: 1, connectTimeoutMs: 2_000 });
    const client = await busy.connect();
    expect(toDbRefusal(await failure(run(busy, sql`SELECT 1`)))).toMatchObject({ status: 503 });
    client.release();
    await busy.end();
  });

  it('a lock that does not come is a 503 in a few seconds', async () => {
    const client = await db.pool.connect();
    await client.query('BEGIN; LOCK TABLE limites');
    const began = Date.now();
    const error = await failure(run(db.pool, sql`SELECT * FROM limites`));
    expect(Date.now() - began).toBeLessThan(6000);
    expect(toDbRefusal(error)?.message).toContain('Otra persona está guardando esos datos');
    await client.query('ROLLBACK');
    client.release();
  });

  it('names the constraint that was violated', async () => {
    const key = ['x', 'otra', Buffer.alloc(32)];
    const error = await failure(db.pool.query('INSERT INTO instalacion VALUES (1, $1, $2, $3)', key));
    expect(violatedConstraint(error)).toBe('instalacion_clase_check');
    expect(violatedConstraint(new Error('x'))).toBeNull();
  });
});
