import {
  averageSells,
  editSecurityStock,
  listArticulos,
  listExistencias,
  listMovimientos,
} from '@distri/domain/articulos';
import { changeStatus } from '@distri/domain/pedidos';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildArticulo, buildCliente, digest, seedMaestros } from '../../test/factories.ts';
import { buildPedido, facturado } from '../../test/stories/reparto.ts';
import { createTestApi, type Persona, type TestApi } from '../../test/support/testApi.ts';
import { all, countStatements, run } from '../platform/db/index.ts';

let api: TestApi;
let admin: Persona;
let operador: Persona;
let vendedor: Persona;

beforeAll(async () => {
  api = await createTestApi({ seed: seedMaestros, sinInvariantes: 'invoices without their papers' });
  admin = await api.persona({ rol: 'A' });
  operador = await api.persona({ rol: 'O' });
  vendedor = await api.persona({ rol: 'V', nivel: 4, vendedor: 'V1' });
});
afterAll(() => api.close());

describe('safety stock (D2 §6)', () => {
  const edit = (quien: Persona, id: string, value: number) =>
    quien.send(editSecurityStock, { query: { id }, body: { value } });

  test('A edits it, A and O see it, the change is in the audit with what it was', async () => {
    const id = await buildArticulo(api.pool);
    const { result } = await admin.ok(editSecurityStock, { query: { id: id.toLowerCase() }, body: { value: 12.5 } });
    expect(result.articulo).toMatchObject({ id, stocksval: 12.5, total: 100, disponible: 100 });
    const seen = async (quien: Persona) => (await quien.ok(listArticulos, { query: { id } })).result[0]?.stocksval;
    expect([await seen(admin), await seen(operador), await seen(vendedor)]).toEqual([12.5, 12.5, undefined]);
    await admin.ok(editSecurityStock, { query: { id }, body: { value: 12.5 } });
    const audit = await all(
      api.pool,
      sql`SELECT antes, despues, username FROM auditoria WHERE entidad = 'articulo' AND entidad_id = ${id}`,
    );
    expect(audit).toEqual([{ antes: { stocksval: 0 }, despues: { stocksval: 12.5 }, username: admin.username }]);
  });

  test('an article that never had stock gets its row; stock and movements stay as they are', async () => {
    const id = await buildArticulo(api.pool, { stock: 0 });
    await run(api.pool, sql`ALTER TABLE stock_movimientos DISABLE TRIGGER USER`);
    await run(api.pool, sql`DELETE FROM stock_movimientos WHERE articulo = ${id}`);
    await run(api.pool, sql`ALTER TABLE stock_movimientos ENABLE TRIGGER USER`);
    await run(api.pool, sql`DELETE FROM stock WHERE articulo = ${id}`);
    await admin.ok(editSecurityStock, { query: { id }, body: { value: 3 } });
    expect(await all(api.pool, sql`SELECT total, reservado, stocksval FROM stock WHERE articulo = ${id}`)).toEqual([
      { total: 0, reservado: 0, stocksval: 3 },
    ]);
  });

  test('negative, not there, or not A: nothing is written', async () => {
    const id = await buildArticulo(api.pool);
    const before = await digest(api.pool);
    const negative = await api.app.inject({
      method: 'POST',
      url: `/${api.empresa.id}/v1/articulos/editSecurityStock?id=${id}`,
      headers: { authorization: `Bearer ${admin.token}` },
      payload: { value: -1 },
    });
    expect([negative.statusCode, negative.json().message]).toEqual([
      400,
      'value: El stock de seguridad no puede ser negativo',
    ]);
    expect((await edit(admin, 'NO-EXISTE', 1)).statusCode).toBe(404);
    expect((await edit(operador, id, 1)).statusCode).toBe(403);
    expect(await digest(api.pool)).toEqual(before);
  });
});

test('movements: the last one first, each with the balance it left', async () => {
  const pedido = await buildPedido(api, admin);
  await facturado(api, pedido, operador.id);
  await operador.ok(changeStatus, { query: { id: pedido.id, status: 'C' } });
  const { count, result } = await operador.ok(listMovimientos, { query: { id: pedido.articulo, limite: 10 } });
  expect(count).toBe(4);
  expect(
    result.map(({ clase, total, reservado, saldoTotal, saldoReservado }) => [
      clase,
      total,
      reservado,
      saldoTotal,
      saldoReservado,
    ]),
  ).toEqual([
    ['liberacion', 0, -2, 72, 0],
    ['entrega', -28, -28, 72, 2],
    ['reserva', 0, 30, 100, 30],
    ['inicial', 100, 0, 100, 0],
  ]);
  const documento = String(pedido.id);
  expect(result[0]).toMatchObject({ entidad: 'pedido', entidadId: documento, documento, username: operador.username });
  const first = await operador.ok(listMovimientos, { query: { id: pedido.articulo, limite: 3 } });
  const rest = await operador.ok(listMovimientos, {
    query: { id: pedido.articulo, limite: 3, desdeClave: first.siguiente },
  });
  expect([first.result.length, rest.result.map(({ clase }) => clase)]).toEqual([3, ['inicial']]);
});

test('an article in several warehouses: the balance and the movements of each', async () => {
  const id = await buildArticulo(api.pool, { stock: 40 });
  await run(api.pool, sql`INSERT INTO depositos VALUES (9, 'Depósito Sur')`);
  await run(api.pool, sql`INSERT INTO stock (deposito, articulo, total, reservado) VALUES (9, ${id}, 7, 2)`);
  await run(
    api.pool,
    sql`INSERT INTO stock_movimientos (deposito, articulo, clase, total, reservado, entidad, entidad_id)
        VALUES (9, ${id}, 'inicial', 7, 0, 'articulo', ${id}), (9, ${id}, 'reserva', 0, 2, 'pedido', '1')`,
  );
  const { result } = await operador.ok(listExistencias, { query: { id: id.toLowerCase() } });
  expect(result).toEqual([
    { deposito: 2, nombre: expect.any(String), total: 40, reservado: 0, disponible: 40, ordencompra: 0 },
    { deposito: 9, nombre: 'Depósito Sur', total: 7, reservado: 2, disponible: 5, ordencompra: 0 },
  ]);
  const inDeposito = async (deposito?: number) =>
    (await operador.ok(listMovimientos, { query: { id, deposito } })).result.map(({ saldoTotal, saldoReservado }) => [
      saldoTotal,
      saldoReservado,
    ]);
  expect(await inDeposito()).toEqual([[40, 0]]);
  expect(await inDeposito(9)).toEqual([
    [7, 2],
    [7, 0],
  ]);
  expect((await operador.send(listExistencias, { query: { id: 'NO-EXISTE' } })).statusCode).toBe(404);
});

describe('average sales (D2 §9: 3 months)', () => {
  let serial = 0;
  async function sell(cliente: string, articulo: string, cantidad: number, ingreso: string): Promise<number> {
    serial += 1;
    const [row] = await all<{ id: number }>(
      api.pool,
      sql`INSERT INTO facturas (letra, punto_venta, numero, talonario, cliente, vendedor, ingreso, vencimiento, bonificacion, listaprecio, condcomercial,
            subtotal, bonificado, importe_bonificado, iva, impiibb, importe, alicuota_iva)
          SELECT 'A', 4, ${serial}, 50, id, vendedor, ${ingreso}, ${ingreso}, 0, 1, 1, 100, 0, 100, 21, 0, 121, 5 FROM clientes WHERE id = ${cliente} RETURNING id`,
    );
    await run(
      api.pool,
      sql`INSERT INTO factura_lineas (factura, numrenglon, articulo, detalle, cantidad, unidad, precio, bonificacion, importe, costoneto)
          VALUES (${row?.id ?? 0}, 1, ${articulo}, 'X', ${cantidad}, 0, 100, 0, 100, 0)`,
    );
    return row?.id ?? 0;
  }
  const average = async (quien: Persona, body: object = {}, quantityOfMonths = 3) =>
    (await quien.ok(averageSells, { query: { quantityOfMonths }, body })).result;

  test('units of the last months by article, divided by them; older sales do not count', async () => {
    const [propio, ajeno] = [await buildCliente(api.pool), await buildCliente(api.pool, { vendedor: 'V2' })];
    const [a, b] = [await buildArticulo(api.pool), await buildArticulo(api.pool)];
    await sell(propio, a, 10, '2026-11-20');
    await sell(propio, a, 5, '2026-08-21');
    await sell(propio, a, 100, '2026-08-20');
    await sell(ajeno, b, 1, '2026-10-01');
    expect(await average(operador, { articulos: [a.toLowerCase(), b] })).toEqual({ [a]: 5, [b]: 0.333 });
    expect(await average(operador, { articulos: [a] }, 6)).toEqual({ [a]: 19.167 });
    expect(await average(operador, { clientes: [ajeno] })).toEqual({ [b]: 0.333 });
    expect(await average(operador, { articulos: [a], vendedores: ['V2'] })).toEqual({});
    // Sales of customers out of scope are nobody else's figures.
    expect(await average(vendedor, { articulos: [a, b] })).toEqual({ [a]: 5 });
  });

  test('one statement for all articles beside the session’s', async () => {
    const { statements } = await countStatements(() => average(operador));
    expect(statements).toHaveLength(2);
  });

  test.each(['0', '37', 'tres'])('%s months is a 400 that names the field', async (months) => {
    const response = await api.app.inject({
      method: 'POST',
      url: `/${api.empresa.id}/v1/articulos/averageSells?quantityOfMonths=${months}`,
      headers: { authorization: `Bearer ${operador.token}` },
      payload: {},
    });
    expect([response.statusCode, response.json().message]).toEqual([400, expect.stringContaining('quantityOfMonths')]);
  });
});
