import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildArticulo, readStock, seedMaestros } from '../../test/factories.ts';
import { createTestApi, type TestApi } from '../../test/support/testApi.ts';
import type { Tx } from '../platform/db/handle.ts';
import { all, countStatements, inTransaction, run } from '../platform/db/index.ts';
import {
  descargarStock,
  devolverAVenta,
  devolverReservado,
  liberarStock,
  type Movimiento,
  moverStock,
  reservarStock,
} from './index.ts';

let api: TestApi;
let usuario: number;

beforeAll(async () => {
  api = await createTestApi({ seed: seedMaestros, sinInvariantes: 'acts on stock without their documents' });
  usuario = (await api.persona({ rol: 'O' })).id;
});
afterAll(() => api.close());

const DEPOSITO = 2;
const origen = () => ({ entidad: 'pedido' as const, entidadId: 1, usuario });
const inTx = <T>(work: (tx: Tx) => Promise<T>) => inTransaction(api.pool, work);
const linea = (articulo: string, cantidad: number) => ({ deposito: DEPOSITO, articulo, cantidad });
const reserve = (articulo: string, cantidad: number) =>
  inTx((tx) => reservarStock(tx, { deposito: DEPOSITO, lineas: [{ id: articulo, cantidad }], pedido: 1, usuario }));

/** total, reservado, disponible. */
async function balance(articulo: string): Promise<number[]> {
  const { total, reservado } = await readStock(api.pool, articulo);
  return [total, reservado, total - reservado];
}

/** Reliability I3: every balance is the sum of its movements. */
const wrongBalances = () =>
  all(
    api.pool,
    sql`SELECT s.articulo FROM stock s LEFT JOIN (SELECT deposito, articulo, sum(total) AS total, sum(reservado) AS reservado
          FROM stock_movimientos GROUP BY 1, 2) m USING (deposito, articulo)
        WHERE (s.total, s.reservado) IS DISTINCT FROM (coalesce(m.total, 0), coalesce(m.reservado, 0))`,
  );

describe('the table of domain-facts §4.4, on the stored balances', () => {
  test('order of 30, invoice of 28, returned for the customer', async () => {
    const articulo = await buildArticulo(api.pool, { stock: 100 });
    expect(await balance(articulo)).toEqual([100, 0, 100]);
    await reserve(articulo, 30);
    expect(await balance(articulo)).toEqual([100, 30, 70]);
    await inTx((tx) => descargarStock(tx, [linea(articulo, 28)], origen()));
    expect(await balance(articulo)).toEqual([72, 2, 70]);
    await inTx((tx) => devolverReservado(tx, [linea(articulo, 28)], origen()));
    expect(await balance(articulo)).toEqual([100, 30, 70]);
    expect(await wrongBalances()).toEqual([]);
  });

  test('or rejected, and then closed', async () => {
    const articulo = await buildArticulo(api.pool, { stock: 100 });
    await reserve(articulo, 30);
    await inTx((tx) => descargarStock(tx, [linea(articulo, 28)], origen()));
    await inTx((tx) => devolverAVenta(tx, [linea(articulo, 28)], origen()));
    expect(await balance(articulo)).toEqual([100, 2, 98]);
    await inTx((tx) => liberarStock(tx, [linea(articulo, 2)], origen()));
    expect(await balance(articulo)).toEqual([100, 0, 100]);
    const rows = await all(
      api.pool,
      sql`SELECT clase, total, reservado FROM stock_movimientos WHERE articulo = ${articulo} ORDER BY id`,
    );
    expect(rows).toEqual([
      { clase: 'inicial', total: 100, reservado: 0 },
      { clase: 'reserva', total: 0, reservado: 30 },
      { clase: 'entrega', total: -28, reservado: -28 },
      { clase: 'devolucion', total: 28, reservado: 0 },
      { clase: 'liberacion', total: 0, reservado: -2 },
    ]);
    expect(await wrongBalances()).toEqual([]);
  });
});

describe('one statement moves a set', () => {
  test('many articles and events, lines of one article together, nothing for a zero', async () => {
    const [a, b, c] = [await buildArticulo(api.pool), await buildArticulo(api.pool), await buildArticulo(api.pool)];
    await Promise.all([reserve(a, 5), reserve(b, 5)]);
    const moves: Movimiento[] = [
      { ...linea(b, 1.5), movimiento: 'entrega' },
      { ...linea(a, 2), movimiento: 'entrega' },
      { ...linea(b, 1.5), movimiento: 'entrega' },
      { ...linea(b, 1), movimiento: 'liberacion' },
      { ...linea(c, 0), movimiento: 'entrega' },
    ];
    const { statements } = await countStatements(() => inTx((tx) => moverStock(tx, moves, origen())));
    expect(statements.filter((text) => !/^(BEGIN|COMMIT)/.test(text))).toHaveLength(1);
    expect([await balance(a), await balance(b), await balance(c)]).toEqual([
      [98, 3, 95],
      [97, 1, 96],
      [100, 0, 100],
    ]);
    expect(await wrongBalances()).toEqual([]);
  });

  test('nothing to move sends nothing', async () => {
    const { statements } = await countStatements(() => inTx((tx) => moverStock(tx, [], origen())));
    expect(statements.filter((text) => !/^(BEGIN|COMMIT)/.test(text))).toEqual([]);
  });

  test('an article without a balance row stops everything', async () => {
    const good = await buildArticulo(api.pool);
    const bare = await buildArticulo(api.pool, { id: 'SIN-SALDO' });
    await run(api.pool, sql`ALTER TABLE stock_movimientos DISABLE TRIGGER USER`);
    await run(api.pool, sql`DELETE FROM stock_movimientos WHERE articulo = ${bare}`);
    await run(api.pool, sql`ALTER TABLE stock_movimientos ENABLE TRIGGER USER`);
    await run(api.pool, sql`DELETE FROM stock WHERE articulo = ${bare}`);
    const moves = [linea(good, 1), linea(bare, 1)];
    await expect(inTx((tx) => devolverAVenta(tx, moves, origen()))).rejects.toThrow('no stock row');
    expect(await balance(good)).toEqual([100, 0, 100]);
  });

  test('more than is reserved is never released', async () => {
    const articulo = await buildArticulo(api.pool);
    await reserve(articulo, 1);
    await expect(inTx((tx) => liberarStock(tx, [linea(articulo, 2)], origen()))).rejects.toThrow('reservado');
    expect(await balance(articulo)).toEqual([100, 1, 99]);
  });
});

test('eight people move the same articles in opposite orders: nobody deadlocks, every unit is counted', async () => {
  const codes = await Promise.all(Array.from({ length: 12 }, () => buildArticulo(api.pool)));
  await Promise.all(codes.map((code) => reserve(code, 80)));
  // A deadlock would run its transaction again.
  let runs = 0;
  const rounds = Array.from({ length: 80 }, (_, round) => (round % 2 === 0 ? codes : [...codes].reverse()));
  await Promise.all(
    Array.from({ length: 8 }, async (_, person) => {
      for (const round of rounds.slice(person * 10, person * 10 + 10))
        await inTx((tx) => {
          runs += 1;
          return descargarStock(
            tx,
            round.map((articulo) => linea(articulo, 1)),
            origen(),
          );
        });
    }),
  );
  for (const code of codes) expect(await balance(code)).toEqual([20, 0, 20]);
  expect(await wrongBalances()).toEqual([]);
  expect(runs).toBe(rounds.length);
});
