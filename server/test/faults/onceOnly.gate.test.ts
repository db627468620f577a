import { setTimeout as sleep } from 'node:timers/promises';
import { createPedido } from '@distri/domain/pedidos';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildArticulo, buildCliente, readStock } from '../factories.ts';
import { pedidoBody } from '../stories/venta.ts';
import { createTestApi, type Persona, type TestApi } from '../support/testApi.ts';
import { seedEverything } from '../world.ts';
import { collectionsOverAPoorLine, ordersOverAPoorLine } from './droppedAnswers.ts';

/** A line can be opened once on each. */
let api: TestApi;
let admin: Persona;
beforeEach(async () => {
  api = await createTestApi({ seed: seedEverything });
  admin = await api.persona({ rol: 'A' });
});
afterEach(() => api.close());

const SLOW = { timeout: 600_000 };

test('B2: 200 orders, each sent 10 times at once, half of the answers lost', SLOW, () =>
  ordersOverAPoorLine(api, admin, 200),
);

test('B2: 200 collections of one invoice, over the same line', SLOW, () => collectionsOverAPoorLine(api, admin, 200));

test('B2: no key twice in a second is one order; again after ten seconds it is another', async () => {
  const cliente = await buildCliente(api.pool);
  const articulo = await buildArticulo(api.pool);
  const sent = { query: { cliente }, body: pedidoBody([{ id: articulo, cantidad: 1, precio: 1_000_00 }]) };
  const first = await admin.ok(createPedido, sent);
  await sleep(1_000);
  expect(await admin.ok(createPedido, sent)).toEqual(first);
  await sleep(10_000);
  const later = await admin.ok(createPedido, sent);
  expect(later.id).not.toBe(first.id);
  expect((await readStock(api.pool, articulo)).reservado).toBe(2);
});
