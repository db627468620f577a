import { isRefusal } from '@distri/domain/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildArticulo, buildCliente, digest } from '../../test/factories.ts';
import { enterPedido, invoice, invoiced, seedFacturacion } from '../../test/stories/facturacion.ts';
import { createTestApi, type Persona, type TestApi } from '../../test/support/testApi.ts';
import { CONSOLE } from '../acceso/index.ts';
import { all, run } from '../platform/db/index.ts';
import { setTalonario } from './index.ts';

let api: TestApi;
let operador: Persona;
beforeAll(async () => {
  api = await createTestApi({ seed: seedFacturacion });
  operador = await api.persona({ rol: 'O' });
});
afterAll(() => api.close());

const who = { autor: CONSOLE, hoy: '2026-11-20' };
const REMITOS = { id: 4, letra: 'R' };

async function enter() {
  const cliente = await buildCliente(api.pool);
  return enterPedido(operador, cliente, [{ id: await buildArticulo(api.pool), cantidad: 1, precio: 1_000_00 }]);
}

test('a pad that ran out is renewed and goes on where it was; the audit says by whom', async () => {
  expect(isRefusal(await setTalonario(api.pool, REMITOS, { puntoVenta: 12, desde: 301 }, who))).toBe(false);
  expect((await invoiced(operador, await enter())).remito.documento).toBe('R001200000301');
  await run(api.pool, sql`UPDATE talonarios SET hasta = 301 WHERE id = 4`);
  const pedido = await enter();
  expect((await invoice(operador, pedido)).problems[0]?.code).toBe('TALONARIO_AGOTADO');
  const renewed = { hasta: 9_999, cai: '52467890123457', caiVence: '2027-11-30' };
  expect(await setTalonario(api.pool, REMITOS, renewed, who)).toMatchObject({ proximo: 302, hasta: 9_999 });
  expect((await invoiced(operador, pedido)).remito.documento).toBe('R001200000302');
  const [audit] = await all(
    api.pool,
    sql`SELECT username, accion, antes->>'hasta' AS antes, despues->>'cai' AS cai FROM auditoria WHERE entidad = 'talonario' ORDER BY id DESC LIMIT 1`,
  );
  expect(audit).toEqual({ username: 'consola', accion: 'cambiar', antes: '301', cai: '52467890123457' });
});

test('what was given stays given, and a pad that is not there is not there', async () => {
  await invoiced(operador, await enter());
  const before = await digest(api.pool);
  expect(await setTalonario(api.pool, REMITOS, { desde: 900 }, who)).toMatchObject({ refused: true, status: 422 });
  expect(await setTalonario(api.pool, REMITOS, { hasta: 1 }, who)).toMatchObject({ refused: true, status: 422 });
  expect(await setTalonario(api.pool, { id: 99, letra: 'A' }, { hasta: 1 }, who)).toMatchObject({ status: 404 });
  expect(await digest(api.pool)).toEqual(before);
});
