import { ESTADOS_MAPA, getFichaCliente, getMapaClientes, leerMapa, placeCliente } from '@distri/domain/clientes';
import { createCotizacion } from '@distri/domain/cotizaciones';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildArticulo, buildCliente, buildImpago, digest, seedMaestros } from '../../test/factories.ts';
import { cotizacionBody } from '../../test/stories/venta.ts';
import { createTestApi, type Persona, type TestApi } from '../../test/support/testApi.ts';
import { all, countStatements, first, run } from '../platform/db/index.ts';

let api: TestApi;
let operador: Persona;
let vendedor: Persona;

beforeAll(async () => {
  api = await createTestApi({ seed: seedMaestros });
  operador = await api.persona({ rol: 'O' });
  vendedor = await api.persona({ rol: 'V', nivel: 4, vendedor: 'V1' });
});
afterAll(() => api.close());

const place = (cliente: string, latitud: number | null, longitud: number | null) =>
  run(api.pool, sql`UPDATE clientes SET latitud = ${latitud}, longitud = ${longitud} WHERE id = ${cliente}`);
const placeDireccion = (cliente: string, id: number, latitud: number, longitud: number) =>
  run(
    api.pool,
    sql`UPDATE direcciones_entrega SET latitud = ${latitud}, longitud = ${longitud} WHERE cliente = ${cliente} AND id = ${id}`,
  );

const placeOf = (cliente: string) =>
  first(api.pool, sql<{ latitud: number }>`SELECT latitud, longitud FROM clientes WHERE id = ${cliente}`);
const addressOf = (cliente: string, id = 1) =>
  first(
    api.pool,
    sql<{
      latitud: number;
    }>`SELECT latitud, longitud FROM direcciones_entrega WHERE cliente = ${cliente} AND id = ${id}`,
  );

describe('the map', () => {
  test('has everybody in scope, without a place too, the addresses that lie elsewhere, and the sellers', async () => {
    const here = await buildCliente(api.pool, { razsoc: 'ACÁ', direcciones: 2 });
    await place(here, -34.6, -58.5);
    await placeDireccion(here, 1, -34.6, -58.5);
    await placeDireccion(here, 2, -34.7, -58.6);
    const nowhere = await buildCliente(api.pool, { razsoc: 'SIN LUGAR', inhabilitado: true });
    const foreign = await buildCliente(api.pool, { razsoc: 'AJENO', vendedor: 'V2' });
    await place(foreign, -38.7, -62.2);

    const result = leerMapa((await vendedor.ok(getMapaClientes)).result);
    expect(result.clientes).toEqual([
      { id: here, n: 'ACÁ', l: 'San Martín', v: 'V1', e: ESTADOS_MAPA.indexOf('ACTIVO'), lat: -34.6, lon: -58.5 },
      {
        id: nowhere,
        n: 'SIN LUGAR',
        l: 'San Martín',
        v: 'V1',
        e: ESTADOS_MAPA.indexOf('INHABILITADO'),
        lat: null,
        lon: null,
      },
    ]);
    expect(result.direcciones).toEqual([{ c: here, id: 2, d: 'Calle 2, Quilmes', lat: -34.7, lon: -58.6 }]);
    expect(result.vendedores).toEqual([{ id: 'V1', name: 'Gómez, Laura', nivel: 4 }]);
    const all = leerMapa((await operador.ok(getMapaClientes)).result);
    expect(all.clientes.map(({ id }) => id)).toContain(foreign);
    expect(all.vendedores.map(({ id }) => id)).toEqual(['V1', 'V2']);
  });

  test('a tab or a line end inside of a name is a blank: it cannot make a row', async () => {
    const id = await buildCliente(api.pool, { razsoc: 'UNO\tDOS\r\nTRES' });
    const { clientes } = leerMapa((await operador.ok(getMapaClientes)).result);
    expect(clientes.filter((cliente) => cliente.id === id)).toMatchObject([{ n: 'UNO DOS TRES', l: 'San Martín' }]);
  });

  test('is one statement beside the user’s', async () => {
    const { statements } = await countStatements(() => operador.ok(getMapaClientes));
    expect(statements).toHaveLength(2);
  });
});

describe('placing a customer', () => {
  test('stores the rounded place with history and audit, and its own door goes along', async () => {
    const id = await buildCliente(api.pool, { direcciones: 2 });
    await run(
      api.pool,
      sql`UPDATE direcciones_entrega SET direccion = 'Av. Perón 4912' WHERE cliente = ${id} AND id = 1`,
    );
    await operador.ok(placeCliente, { query: { id }, body: { latitud: -34.57123456, longitud: -58.53 } });
    expect(await placeOf(id)).toEqual({ latitud: -34.571235, longitud: -58.53 });
    expect(await addressOf(id, 1)).toEqual({ latitud: -34.571235, longitud: -58.53 });
    expect(await addressOf(id, 2)).toEqual({ latitud: null, longitud: null });
    const audit = await all(
      api.pool,
      sql`SELECT accion, antes, despues FROM auditoria WHERE entidad = 'cliente' AND entidad_id = ${id}`,
    );
    expect(audit).toEqual([
      {
        accion: 'ubicar',
        antes: { latitud: null, longitud: null },
        despues: { latitud: -34.571235, longitud: -58.53 },
      },
    ]);
    const { result } = await operador.ok(getFichaCliente, { query: { id } });
    expect(result.historial).toMatchObject([{ accion: 'Ubicado en el mapa', detalle: '-34.571235, -58.53' }]);
  });

  test('the same place again writes nothing; a corrected pin moves the door, not an address placed elsewhere', async () => {
    const id = await buildCliente(api.pool, { direcciones: 2 });
    await run(api.pool, sql`UPDATE direcciones_entrega SET direccion = 'Av. Perón 4912' WHERE cliente = ${id}`);
    await placeDireccion(id, 2, -34.9, -58.9);
    const first = { latitud: -34.5, longitud: -58.5 };
    await operador.ok(placeCliente, { query: { id }, body: first });
    const before = await digest(api.pool);
    await operador.ok(placeCliente, { query: { id }, body: first });
    expect(await digest(api.pool)).toEqual(before);
    await operador.ok(placeCliente, { query: { id }, body: { latitud: -34.51, longitud: -58.51 } });
    expect(await addressOf(id, 1)).toEqual({ latitud: -34.51, longitud: -58.51 });
    expect(await addressOf(id, 2)).toEqual({ latitud: -34.9, longitud: -58.9 });
  });

  test('an address of its own', async () => {
    const id = await buildCliente(api.pool, { direcciones: 2 });
    await operador.ok(placeCliente, { query: { id, direccion: 2 }, body: { latitud: -34.8, longitud: -58.3 } });
    expect(await addressOf(id, 2)).toEqual({ latitud: -34.8, longitud: -58.3 });
    expect(await placeOf(id)).toEqual({ latitud: null, longitud: null });
  });

  test.each([
    [
      'outside of Argentina',
      { latitud: 34.6, longitud: 58.5 },
      422,
      'La ubicación queda fuera de la Argentina: revisá latitud y longitud',
    ],
    ['no latitude at all', { latitud: 91, longitud: -58.5 }, 400, 'latitud: La latitud va de -90 a 90'],
  ])('%s is refused and writes nothing', async (_, body, status, message) => {
    const id = await buildCliente(api.pool);
    const before = await digest(api.pool);
    const response = await api.app.inject({
      method: 'PUT',
      url: `/${api.empresa.id}/v1/clientes/ubicacion?id=${id}`,
      headers: { authorization: `Bearer ${operador.token}` },
      payload: body,
    });
    expect([response.statusCode, response.json().message]).toEqual([status, message]);
    expect(await digest(api.pool)).toEqual(before);
  });

  test('only the office places, and what does not exist is a 404', async () => {
    const id = await buildCliente(api.pool);
    const body = { latitud: -34.6, longitud: -58.5 };
    expect((await vendedor.send(placeCliente, { query: { id }, body })).statusCode).toBe(403);
    expect((await operador.send(placeCliente, { query: { id: '1' }, body })).statusCode).toBe(404);
    expect((await operador.send(placeCliente, { query: { id, direccion: 9 }, body })).statusCode).toBe(404);
  });
});

test('a customer’s page says what is open, to whom it is in scope', async () => {
  const id = await buildCliente(api.pool, { direcciones: 3 });
  await buildImpago(api.pool, { cliente: id, pendiente: 1_000_00 });
  const articulo = await buildArticulo(api.pool, { precio: 1_000_00 });
  const lines = [{ id: articulo, cantidad: 1, precio: 1_000_00 }];
  await vendedor.ok(createCotizacion, { query: { cliente: id }, body: cotizacionBody(lines) });
  const { result } = await vendedor.ok(getFichaCliente, { query: { id } });
  expect(result).toMatchObject({
    cliente: { id },
    responsabilidad: 'IVA Responsable Inscripto',
    deudaPendiente: 1_000_00,
    documentosImpagos: 1,
    cotizacionesVigentes: 1,
    pedidosAbiertos: 0,
    ultimaCompra: null,
  });
  expect(result.direcciones).toHaveLength(3);
  const other = await api.persona({ rol: 'V', nivel: 6, vendedor: 'V2' });
  expect((await other.send(getFichaCliente, { query: { id } })).statusCode).toBe(404);
});
