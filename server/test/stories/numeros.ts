import { facturar } from '@distri/domain/facturacion';
import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import { all, Tx } from '../../src/platform/db/index.ts';
import { buildArticulo, buildCliente, readStock } from '../factories.ts';
import type { Persona, TestApi } from '../support/testApi.ts';
import { enterPedido, numbersOf } from './facturacion.ts';

const CLIENTS = 16;
const PRECIO = 1_000_00;
/** One in so many invoicings is rolled back at its COMMIT. */
const ROLLED_BACK = 5;

/** Some COMMITs of transactions that took numbers do not happen; answers how many, when asked. */
function rollBackSome(): { count: () => number; restore: () => void } {
  const send = Tx.prototype.send;
  const took = new WeakSet<Tx>();
  let commits = 0;
  let count = 0;
  const spy = vi.spyOn(Tx.prototype, 'send').mockImplementation(async function (this: Tx, statement) {
    if (statement.name === 'talonarios.avanzar') took.add(this);
    if (statement.text === 'COMMIT' && took.has(this) && ++commits % ROLLED_BACK === 0) {
      count += 1;
      await send.call(this, { text: 'ROLLBACK' });
      throw new Error('rolled back on purpose');
    }
    return send.call(this, statement);
  } as typeof send);
  return { count: () => count, restore: () => spy.mockRestore() };
}

/** Invoices its orders, two at a time, the second pair the other way round; what was rolled back is sent again. */
async function invoiceAll(persona: Persona, pedidos: readonly number[]): Promise<number[]> {
  const statuses: number[] = [];
  for (let at = 0; at < pedidos.length; at += 2) {
    const pair = pedidos.slice(at, at + 2);
    const body = { pedidos: (at % 4 === 0 ? pair : [...pair].reverse()).map((pedido) => ({ pedido })) };
    for (let status = 0; status !== 200; ) {
      const response = await persona.send(facturar, { body, clave: `numeros-${pair[0]}` });
      status = response.statusCode;
      statuses.push(status);
      if (status === 200) expect(response.json().result.every(({ ok }: { ok: boolean }) => ok)).toBe(true);
    }
  }
  return statuses;
}

/**
 * `total` invoices by 16 people at once, one in five transactions rolled back (reliability B7): numbers 1…N without gap
 * in both pads, nobody sees a conflict, stock is exact. Half of the people sell the same two articles in opposite
 * orders, so that waiting crosswise would deadlock; the others have articles of their own, so that nothing but the pads
 * keeps their numbers apart.
 */
export async function numbersWithoutGap(api: TestApi, total: number): Promise<void> {
  const admin = await api.persona({ rol: 'A' });
  const build = async () => [await buildArticulo(api.pool), await buildArticulo(api.pool)];
  const shared = await build();
  const clientes = await Promise.all(Array.from({ length: CLIENTS }, () => buildCliente(api.pool)));
  const personas = await Promise.all(clientes.map(() => api.persona({ rol: 'O' })));
  const goods = await Promise.all(clientes.map((_, n) => (n % 2 === 0 ? shared : build())));
  const mine: number[][] = clientes.map(() => []);
  for (let n = 0; n < total; n++) {
    const own = goods[n % CLIENTS] ?? shared;
    const codes = n % 4 === 0 ? own : [...own].reverse();
    const renglones = codes.map((id) => ({ id, cantidad: 1, precio: PRECIO }));
    mine[n % CLIENTS]?.push(await enterPedido(admin, clientes[n % CLIENTS] ?? '', renglones));
  }
  const rollbacks = rollBackSome();
  const outcomes = await Promise.all(personas.map((persona, n) => invoiceAll(persona, mine[n] ?? []))).finally(
    rollbacks.restore,
  );
  const seen = outcomes.flat();
  expect(rollbacks.count()).toBeGreaterThan(0);
  // What was rolled back on purpose is all that anybody saw go wrong.
  expect(seen.filter((status) => status !== 200)).toEqual(Array(rollbacks.count()).fill(500));
  const wanted = Array.from({ length: total }, (_, index) => index + 1);
  expect(await numbersOf(api.pool, 'facturas', 'A')).toEqual(wanted);
  expect(await numbersOf(api.pool, 'remitos', 'R')).toEqual(wanted);
  expect(
    await all(api.pool, sql`SELECT DISTINCT proximo FROM talonarios WHERE id IN (50, 4) AND letra IN ('A', 'R')`),
  ).toEqual([{ proximo: total + 1 }]);
  for (const articulo of shared)
    expect(await readStock(api.pool, articulo)).toEqual({ total: 100 - total / 2, reservado: 0 });
}
