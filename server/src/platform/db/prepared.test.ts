import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { all, first, qb, run } from './kysely.ts';
import { type Param, prepared, preparedByText } from './prepared.ts';
import { countStatements } from './statements.ts';
import { inTransaction } from './transaction.ts';

const db = await createTestDatabase({ max: 1 });
afterAll(() => db.close());

const findLimites = prepared('prueba.limites', (param: Param<{ claves: string[]; minimo: number }>) =>
  qb
    .selectFrom('limites')
    .select(['clave', 'cuenta'])
    .where(sql<boolean>`clave = ANY (${param('claves')}::text[])`)
    .where('cuenta', '>=', param('minimo'))
    .where('cuenta', '<', 100)
    .orderBy('clave'),
);

it('builds typed statements and sends them to the pool or to a transaction', async () => {
  const ventana = '2026-03-20T07:00:00-03:00';
  const rows = ['a', 'b', 'c'].map((clave, i) => ({ clave, ventana, cuenta: i }));
  expect(await run(db.pool, qb.insertInto('limites').values(rows))).toBe(3);
  expect(await all(db.pool, qb.selectFrom('limites').select('ventana').where('clave', '=', 'a'))).toEqual([
    { ventana },
  ]);
  expect(await first(db.pool, qb.selectFrom('limites').selectAll().where('clave', '=', 'z'))).toBeUndefined();
  const seen = await inTransaction(db.pool, async (tx) => {
    await run(tx, qb.deleteFrom('limites').where('clave', '=', 'a'));
    return all(tx, qb.selectFrom('limites').select('clave').orderBy('clave'));
  });
  expect(seen.map((row) => row.clave)).toEqual(['b', 'c']);
});

it('sends a prepared statement by name, with the values of each call', async () => {
  expect(await findLimites(db.pool, { claves: ['b', 'c', 'z'], minimo: 0 })).toEqual([
    { clave: 'b', cuenta: 1 },
    { clave: 'c', cuenta: 2 },
  ]);
  const { result, statements } = await countStatements(() => findLimites(db.pool, { claves: ['b', 'c'], minimo: 2 }));
  expect(result).toEqual([{ clave: 'c', cuenta: 2 }]);
  expect(statements).toHaveLength(1);
  const kept = await all(db.pool, sql<{ name: string }>`SELECT name FROM pg_prepared_statements`);
  expect(kept).toEqual([{ name: 'prueba.limites' }]);
});

it('refuses a second statement of the same name', () => {
  expect(() => prepared('prueba.limites', () => qb.selectFrom('limites').selectAll())).toThrow('prueba.limites');
});

it('names each text of a list that is built by its filters, up to so many', async () => {
  const list = preparedByText('prueba.lista');
  const named = async () =>
    (await all(db.pool, sql<{ name: string }>`SELECT name FROM pg_prepared_statements WHERE name LIKE 'prueba.lista%'`))
      .length;
  const page = (size: number, conditions: number) => {
    const where = Array.from({ length: conditions }, (_, n) => sql<boolean>`v <> ${-n}`);
    return list(
      db.pool,
      sql<{
        v: number;
      }>`SELECT v FROM generate_series(1, ${size}::int) v WHERE ${sql.join([sql`true`, ...where], sql` AND `)}`,
    );
  };
  expect(await page(2, 1)).toEqual([{ v: 1 }, { v: 2 }]);
  expect(await page(3, 1)).toHaveLength(3);
  expect(await named()).toBe(1);
  for (let conditions = 1; conditions <= 40; conditions++) expect(await page(2, conditions)).toHaveLength(2);
  expect(await named()).toBe(24);
});

it('keeps the connection after a refused statement', async () => {
  const pid = () => first(db.pool, sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`);
  const before = await pid();
  await expect(run(db.pool, sql`SELECT 1 / 0`)).rejects.toThrow('division by zero');
  expect(await pid()).toEqual(before);
});
