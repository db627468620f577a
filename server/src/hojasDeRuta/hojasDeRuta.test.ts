import { generarCot, listHojasCot } from '@distri/domain/cot';
import { listDocumentosDeHoja, listPedidosDeHoja } from '@distri/domain/hojasDeRuta';
import { isArchivo } from '@distri/domain/kernel';
import { changeStatus } from '@distri/domain/pedidos';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildCliente } from '../../test/factories.ts';
import { buildAceite, buildRemitos, PATENTE, type RemitoDePrueba, stagesOf } from '../../test/stories/cot.ts';
import { enterPedido, seedFacturacion } from '../../test/stories/facturacion.ts';
import { AHORA, createTestApi, type Persona, type TestApi, testEmpresa } from '../../test/support/testApi.ts';
import { type ArbaSimulada, startArbaSimulada } from '../cot/index.ts';
import { countStatements, run } from '../platform/db/index.ts';

const HOY = '2026-11-20';
let arba: ArbaSimulada;
let api: TestApi;
let admin: Persona;
let serial = 0;

beforeAll(async () => {
  process.env.ARBA_CLAVE_BUENOSAIRES = 'clave-de-prueba';
  arba = await startArbaSimulada({ clave: 'clave-de-prueba', now: () => AHORA });
  const { cot } = testEmpresa();
  if (!cot) throw new Error('the demo company has its COT');
  api = await createTestApi({
    seed: async (pool) => {
      await seedFacturacion(pool);
      await run(
        pool,
        sql`INSERT INTO vehiculos (id, detalle, patente, capacidad, tipo) VALUES (1, 'Camión propio', ${PATENTE}, 8000, 'P')`,
      );
      await run(pool, sql`INSERT INTO choferes (id, nombre) VALUES (1, 'Ríos, Daniel')`);
    },
    empresa: { cot: { ...cot, servidor: arba.url } },
  });
  admin = await api.persona({ rol: 'A' });
});
afterAll(async () => {
  await api.close();
  await arba.close();
});

/** A sheet of today with these orders. */
async function buildHoja(pedidos: readonly number[], resultado: string | null = null): Promise<number> {
  const id = 9_000 + ++serial;
  await run(
    api.pool,
    sql`INSERT INTO hojas_de_ruta (id, fecha, tipo, vehiculo, chofer, usuario, salida)
        VALUES (${id}, ${HOY}, 'ENV', 1, 1, ${admin.id}, '12:15')`,
  );
  await run(
    api.pool,
    sql`INSERT INTO hoja_pedidos (hoja, pedido, renglon, resultado, momento)
        SELECT ${id}, p, n, ${resultado}::text, CASE WHEN ${resultado}::text IS NOT NULL THEN ${AHORA}::timestamptz END
        FROM unnest(${pedidos}::int[]) WITH ORDINALITY AS u (p, n)`,
  );
  return id;
}

/** An order of its own, not invoiced. */
async function enterSuelto(): Promise<number> {
  const lineas = [{ id: await buildAceite(api), cantidad: 1, precio: 1_000_00 }];
  return enterPedido(admin, await buildCliente(api.pool), lineas);
}

const pedidosOf = (remitos: readonly RemitoDePrueba[]) => remitos.map(({ pedido }) => pedido);

function send(hoja: number) {
  const body = { facturas: [], remitos: [], hoja, dominio: PATENTE, action: 'send_to_arba' as const };
  return admin.send(generarCot, { body, clave: `hoja-${++serial}` });
}

async function listed(id: number) {
  const { result } = await admin.ok(listHojasCot, { query: { desde: HOY, hasta: HOY } });
  const hoja = result.find((each) => each.id === id);
  if (!hoja) throw new Error(`no sheet ${id}`);
  return hoja;
}

test('a sheet with its vehicle, driver, orders and the papers of each', async () => {
  const remitos = await buildRemitos(api, admin, 2);
  const hoja = await listed(await buildHoja(pedidosOf(remitos)));
  expect(hoja).toMatchObject({
    fecha: HOY,
    vehiculo_desc: 'Camión propio',
    vehiculo_tipo: 'P',
    patente: PATENTE,
    chofer_desc: 'Ríos, Daniel',
    salida: '12:15',
    llegada: '',
    litros: 40,
  });
  expect(hoja.pedidos).toEqual(
    pedidosOf(remitos).map((id) => ({ id, estado: true, tiene_articulos_facturados: true, cerrado: false })),
  );
  expect(hoja.documentos.map(({ tipo, id }) => `${tipo} ${id}`).sort()).toEqual(
    remitos.flatMap(({ factura, remito }) => [`FAC ${factura}`, `REM ${remito}`]).sort(),
  );
});

test('COT by sheet: only the delivery notes travel, and the orders leave', async () => {
  const remitos = await buildRemitos(api, admin, 3);
  const answer = await send(await buildHoja(pedidosOf(remitos)));
  expect(answer.statusCode, answer.body).toBe(200);
  const sent = answer.json();
  if (isArchivo(sent)) throw new Error('sending answers no file');
  expect(sent.envio.remitos.map(({ id }: { id: number }) => id).sort()).toEqual(
    remitos.map(({ remito }) => remito).sort(),
  );
  expect(await stagesOf(api, pedidosOf(remitos))).toEqual(['D', 'D', 'D']);
});

test('an order without an invoice is named, and nothing leaves (D3 §5)', async () => {
  const remitos = await buildRemitos(api, admin, 1);
  const suelto = await enterSuelto();
  const refused = await send(await buildHoja([...pedidosOf(remitos), suelto]));
  expect(refused.statusCode).toBe(422);
  expect(refused.json().message).toContain(String(suelto));
  expect(await stagesOf(api, pedidosOf(remitos))).toEqual(['F']);
});

test('a closed order of the sheet does not count (D3 §5)', async () => {
  const remitos = await buildRemitos(api, admin, 1);
  const cerrado = await enterSuelto();
  await admin.ok(changeStatus, { query: { id: cerrado, status: 'C' } });
  expect((await send(await buildHoja([...pedidosOf(remitos), cerrado]))).statusCode).toBe(200);
  expect(await stagesOf(api, [...pedidosOf(remitos), cerrado])).toEqual(['D', 'C']);
});

test('what was delivered on an earlier sheet does not travel again', async () => {
  const remitos = await buildRemitos(api, admin, 1);
  await buildHoja(pedidosOf(remitos), 'P');
  expect((await listed(await buildHoja(pedidosOf(remitos)))).documentos).toEqual([]);
});

test('of a sheet that came back its papers go out again', async () => {
  const remitos = await buildRemitos(api, admin, 1);
  await buildHoja(pedidosOf(remitos), 'R');
  expect((await listed(await buildHoja(pedidosOf(remitos)))).documentos).toHaveLength(2);
});

describe('what a sheet carries (D3 §7)', () => {
  test('its orders in their order, closed and uninvoiced ones too, with what came of each on it', async () => {
    const [uno] = await buildRemitos(api, admin, 1);
    if (!uno) throw new Error('one');
    const [suelto, cerrado] = [await enterSuelto(), await enterSuelto()];
    await admin.ok(changeStatus, { query: { id: cerrado, status: 'C' } });
    const id = await buildHoja([cerrado, uno.pedido, suelto]);
    for (const rol of ['A', 'O', 'L', 'D'] as const) {
      const { count, result } = await (await api.persona({ rol })).ok(listPedidosDeHoja, { query: { id } });
      expect(count).toBe(3);
      expect(result).toMatchObject([
        { id: cerrado, renglon: 1, cerrado: true, estado: false, hojasDeRuta: [id] },
        {
          id: uno.pedido,
          renglon: 2,
          estado: true,
          resultado: null,
          importe_bonificado: 5_000_00,
          despacho: { direccion_entrega: expect.stringContaining('Calle 1'), numrem: uno.documento },
        },
        { id: suelto, renglon: 3, cerrado: false, estado: false, tiene_articulos_facturados: false },
      ]);
    }
  });

  test('its documents, with their COT once they have it', async () => {
    const remitos = await buildRemitos(api, admin, 2);
    const id = await buildHoja(pedidosOf(remitos));
    const read = async () => (await admin.ok(listDocumentosDeHoja, { query: { id } })).result;
    expect((await read()).map(({ tipo, id: one, cot }) => [tipo, one, cot])).toEqual([
      ...remitos.map(({ factura }) => ['FAC', factura, null]),
      ...remitos.map(({ remito }) => ['REM', remito, null]),
    ]);
    expect((await send(id)).statusCode).toBe(200);
    expect((await read()).map(({ estado, cot }) => [estado, cot])).toEqual(
      [...remitos, ...remitos].map(({ numeroUnico }) => ['aceptado', arba.cots.get(numeroUnico)]),
    );
  });

  test('a sheet that is not there; whoever has no screen of sheets', async () => {
    const id = await buildHoja([await enterSuelto()]);
    for (const call of [listPedidosDeHoja, listDocumentosDeHoja]) {
      const missing = await admin.send(call, { query: { id: 2_000_000 } });
      expect([missing.statusCode, missing.json().message]).toEqual([404, 'No existe la hoja de ruta']);
      for (const rol of ['H', 'E'] as const)
        expect((await (await api.persona({ rol })).send(call, { query: { id } })).statusCode).toBe(403);
    }
    expect((await admin.ok(listPedidosDeHoja, { query: { id: await buildHoja([]) } })).result).toEqual([]);
  });

  test('one statement for its orders, two for its documents, whatever it carries', async () => {
    const id = await buildHoja(pedidosOf(await buildRemitos(api, admin, 12)));
    const count = async (work: () => Promise<unknown>) => (await countStatements(work)).statements.length;
    // And the user's row, read on each request.
    expect(await count(() => admin.ok(listPedidosDeHoja, { query: { id } }))).toBe(2);
    expect(await count(() => admin.ok(listDocumentosDeHoja, { query: { id } }))).toBe(3);
  });
});

test('no such sheet', async () => {
  expect((await send(2_000_000)).statusCode).toBe(404);
});
