import { listArticulos } from '@distri/domain/articulos';
import {
  getContextoVenta,
  getDeudaPendiente,
  getSaldoCuentaCorriente,
  listClientes,
  listDireccionesEntrega,
} from '@distri/domain/clientes';
import { listDocumentosImpagos } from '@distri/domain/cuentas';
import type { QueryOf } from '@distri/domain/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildArticulo, buildCliente, buildImpago, buildSaldo, seedMaestros } from '../../test/factories.ts';
import { createTestApi, type Persona, type TestApi } from '../../test/support/testApi.ts';
import { countStatements, run } from '../platform/db/index.ts';

let api: TestApi;
let operador: Persona;
let vendedor: Persona;

beforeAll(async () => {
  api = await createTestApi({ seed: seedMaestros, sinInvariantes: 'a reservation that no order made' });
  operador = await api.persona({ rol: 'O' });
  vendedor = await api.persona({ rol: 'V', nivel: 4, vendedor: 'V1' });
  await buildCliente(api.pool, { id: '10027', razsoc: 'AUTOPARTES DEL SUR S.A.' });
  await buildCliente(api.pool, { id: '10114', razsoc: 'BERTOLINI HNOS. S.R.L.' });
  await buildCliente(api.pool, { id: '10340', razsoc: 'JUNCOS & CÍA. S.C.A.', inhabilitado: true });
  await buildCliente(api.pool, { id: '10477', razsoc: 'MECÁNICA INTEGRAL ROLDÁN', vendedor: 'V2' });
  await buildCliente(api.pool, { id: 'X00001', razsoc: 'ÑANDÚ OCASIONAL' });
  await run(api.pool, sql`UPDATE clientes SET inactivo = true WHERE id = '10114'`);
  await run(api.pool, sql`UPDATE clientes SET cuit = '30708812456', direccion = 'Av. Mitre 2140' WHERE id = '10027'`);
});
afterAll(() => api.close());

const ids = async (persona: Persona, query: QueryOf<typeof listClientes>) =>
  (await persona.ok(listClientes, { query })).result.map((cliente) => cliente.id);

describe('the customers’ list', () => {
  test('by name, without inactive ones unless asked for, and its toggles', async () => {
    expect(await ids(operador, {})).toEqual(['10027', '10340', '10477', 'X00001']);
    expect(await ids(operador, { withInactivos: true })).toContain('10114');
    expect(await ids(operador, { sinInhabilitados: true, sinOcasionales: true })).toEqual(['10027', '10477']);
  });

  test.each([
    ['code', '10477', ['10477']],
    ['name without accents', 'mecanica roldan', ['10477']],
    ['CUIT with dashes', '30-70881245-6', ['10027']],
    ['address', 'mitre 21', ['10027']],
    ['the first letters of a name', 'ñ', ['X00001']],
    ['signs of a pattern are letters like any other', '%', []],
    ['nothing found', 'zzzz', []],
  ])('searches by %s', async (_, buscar, expected) => {
    expect(await ids(operador, { buscar, limite: 50 })).toEqual(expected);
  });

  test('pages go on where the last one ended, and the count is of all', async () => {
    const first = await operador.ok(listClientes, { query: { limite: 2 } });
    expect(first).toMatchObject({ count: 4, result: [{ id: '10027' }, { id: '10340' }] });
    const second = await operador.ok(listClientes, { query: { limite: 2, desdeClave: first.siguiente } });
    expect(second.result.map((row) => row.id)).toEqual(['10477', 'X00001']);
    expect(second.siguiente).toBeUndefined();
  });

  test('one statement beside the user’s, and a salesperson sees only their own', async () => {
    const { statements } = await countStatements(() =>
      operador.ok(listClientes, { query: { buscar: 'sur', limite: 50 } }),
    );
    expect(statements).toHaveLength(2);
    expect(await ids(vendedor, {})).not.toContain('10477');
    expect((await vendedor.send(listClientes, { query: { id: '10477' } })).statusCode).toBe(404);
    expect((await vendedor.ok(listClientes, { query: { buscar: 'roldan', limite: 5 } })).count).toBe(0);
  });

  test('with their addresses', async () => {
    const cliente = await buildCliente(api.pool, { direcciones: 2 });
    const { result } = await operador.ok(listClientes, { query: { id: cliente, withDirecciones: true } });
    expect(result[0]?.direcciones?.map((direccion) => direccion.id)).toEqual([1, 2]);
    expect((await operador.ok(listDireccionesEntrega, { query: { id: cliente } })).count).toBe(2);
  });
});

test('debt, credit and open documents of the example in domain-facts §4.9', async () => {
  const cliente = await buildCliente(api.pool);
  await buildImpago(api.pool, { cliente, pendiente: 383_211_00 });
  await buildImpago(api.pool, { cliente, tipo: 'CRE', documento: 'A000400000099', pendiente: 20_000_00 });
  await buildImpago(api.pool, { cliente, tipo: 'RCO', documento: 'X000600000001', importe: 3_000_00, pendiente: 0 });
  await buildSaldo(api.pool, cliente, 300_000);
  expect((await vendedor.ok(getDeudaPendiente, { query: { id: cliente } })).result).toBe(363_211_00);
  expect((await vendedor.ok(getSaldoCuentaCorriente, { query: { id: cliente } })).result).toBe(3_000_00);
  expect((await vendedor.ok(listDocumentosImpagos, { query: { idcliente: cliente } })).count).toBe(2);
});

test('the context of a sale has everything the form needs', async () => {
  const cliente = await buildCliente(api.pool, { iibb: [102, 101], direcciones: 3 });
  await buildImpago(api.pool, { cliente });
  const { result } = await vendedor.ok(getContextoVenta, { query: { id: cliente } });
  expect(result).toMatchObject({
    cliente: { id: cliente, apenom: 'Gómez, Laura' },
    hoy: '2026-11-20',
    iibb: [
      { id: 102, porcentaje: 25_000 },
      { id: 101, porcentaje: 10_000 },
    ],
    documentosImpagos: [{ tipocompdocu: 'FAC' }],
  });
  expect(result.direcciones).toHaveLength(3);
  expect((await vendedor.send(getContextoVenta, { query: { id: '10477' } })).statusCode).toBe(404);
});

describe('articles', () => {
  test('the price is that of the customer’s list; stock is what can be promised', async () => {
    const cliente = await buildCliente(api.pool, { listaprecio: 3 });
    const articulo = await buildArticulo(api.pool, {
      id: 'HX8-4L',
      detalle: 'SHELL HELIX HX8 5W-40 SINTÉTICO',
      stock: 10,
    });
    await run(api.pool, sql`UPDATE articulos SET lista3 = 1500000 WHERE id = ${articulo}`);
    await run(api.pool, sql`UPDATE stock SET reservado = 4 WHERE articulo = ${articulo}`);
    const { result } = await vendedor.ok(listArticulos, { query: { id: 'hx8-4l', cliente } });
    expect(result[0]).toMatchObject({ id: 'HX8-4L', precio: 15_000_00, disponible: 6, total: 10, alicuota: 210_000 });
    expect((await vendedor.ok(listArticulos, { query: { buscar: 'helix sintetico', limite: 10 } })).count).toBe(1);
  });

  test('the warehouse office reads no price, cost, margin or barcode (decisions 4)', async () => {
    const articulo = await buildArticulo(api.pool, { costo: 500_00 });
    const logistica = await api.persona({ rol: 'L' });
    const response = await logistica.send(listArticulos, { query: { id: articulo } });
    expect(
      Object.keys(response.json().result[0]).filter((key) =>
        /lista|precio|costo|rentaminima|barcode|stocksval/.test(key),
      ),
    ).toEqual([]);
  });
});
