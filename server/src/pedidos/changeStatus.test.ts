import { ROLES, type Rol } from '@distri/domain/kernel';
import { changeStatus, ESTADIOS, type Estadio, listPedidos, returnDevueltas } from '@distri/domain/pedidos';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildCliente, digest, readStock, seedMaestros } from '../../test/factories.ts';
import {
  buildPedido,
  enEstadio,
  expectStockExacto,
  facturado,
  lineaGuardada,
  type PedidoDePrueba,
} from '../../test/stories/reparto.ts';
import { createTestApi, type Persona, type TestApi } from '../../test/support/testApi.ts';
import { personaFor } from '../../test/world.ts';
import { all, countStatements, run } from '../platform/db/index.ts';

let api: TestApi;
let admin: Persona;
let operador: Persona;
let logistica: Persona;
const people = new Map<Rol, Persona>();

beforeAll(async () => {
  api = await createTestApi({ seed: seedMaestros, sinInvariantes: 'orders put in their stages by hand' });
  const cliente = await buildCliente(api.pool);
  for (const rol of ROLES) people.set(rol, await personaFor(api, rol, cliente));
  [admin, operador, logistica] = [personaOf('A'), personaOf('O'), personaOf('L')];
});
afterAll(() => api.close());

function personaOf(rol: Rol): Persona {
  const persona = people.get(rol);
  if (!persona) throw new Error(`nobody is ${rol}`);
  return persona;
}

const to = (quien: Persona, id: number, status: Estadio, motivo?: string) =>
  quien.send(changeStatus, { query: { id, status }, ...(motivo === undefined ? {} : { body: { motivo } }) });
const moved = async (quien: Persona, id: number, status: Estadio, motivo?: string) => {
  const response = await to(quien, id, status, motivo);
  expect(`${status} ${response.statusCode} ${response.json().message ?? ''}`).toBe(`${status} 200 `);
  return response.json().result as { version: number; cambio: boolean; pideNotaCredito: boolean };
};
const says = async (response: Promise<{ statusCode: number; json(): { message: string } }>) => {
  const answer = await response;
  return `${answer.statusCode} ${answer.json().message}`;
};
const stock = async ({ articulo }: PedidoDePrueba) => {
  const { total, reservado } = await readStock(api.pool, articulo);
  return [total, reservado];
};
const history = (id: number) =>
  all(
    api.pool,
    sql`SELECT de, a, accion, detalle, username FROM historial WHERE entidad = 'pedido' AND entidad_id = ${String(id)} AND de IS NOT NULL ORDER BY id`,
  );

/** An order of 30, 28 of them invoiced, on its way. */
async function enCalle(): Promise<PedidoDePrueba> {
  const pedido = await buildPedido(api, admin);
  await facturado(api, pedido, operador.id);
  await enEstadio(api, pedido.id, 'D');
  return pedido;
}

/** By hand from domain-facts §4.2: 'to roles' of each stage, for an order of which something is invoiced. */
const TABLA: Readonly<Record<Estadio, string>> = {
  N: 'I AO, E AOL, C AO',
  I: 'N AO, C AO',
  F: 'D AODL, E AOL, P AOL, H AOL, R AOL',
  D: 'E AOL, P AOL, H AOL, R AOL',
  E: 'N AOL, D A, C AO',
  P: 'D A, C AO',
  R: 'N AOL, D A, C AO',
  H: 'D A, C AO',
  C: '',
};

describe('every stage asked for from every stage by every role', () => {
  /** On a sheet, E and P need the photo of the remito, and there is none here. */
  const needsPhoto = (desde: Estadio, hasta: Estadio) =>
    (desde === 'F' || desde === 'D') && (hasta === 'E' || hasta === 'P');

  function expected(desde: Estadio, hasta: Estadio, rol: Rol): number {
    if (!'AOLDH'.includes(rol)) return 403;
    // A driver's orders are those of the sheets that carry them: there is none yet.
    if (rol === 'H') return 404;
    if (desde === hasta) return 200;
    const cell = TABLA[desde].split(', ').find((text) => text.startsWith(hasta));
    if (!cell) return 409;
    if (!cell.slice(2).includes(rol)) return 403;
    return needsPhoto(desde, hasta) ? 422 : 200;
  }

  async function restore(
    { id, articulo }: PedidoDePrueba,
    estadio: Estadio,
    facts: { held: boolean; onSheet: boolean },
  ) {
    const pendfac = facts.held ? 30 : 2;
    await run(
      api.pool,
      sql`UPDATE pedidos SET estadio = ${estadio}, tiene_articulos_facturados = ${!facts.held}, resultado_en_hoja = ${facts.onSheet} WHERE id = ${id}`,
    );
    await run(
      api.pool,
      sql`UPDATE pedido_lineas SET pendfac = ${pendfac}, penddesc = ${pendfac}, adespachar = ${pendfac}, devuelto = 0 WHERE pedido = ${id}`,
    );
    await run(api.pool, sql`UPDATE stock SET total = 72, reservado = ${pendfac} WHERE articulo = ${articulo}`);
  }

  test.each(ESTADIOS)('from %s', async (desde) => {
    const pedido = await buildPedido(api, admin);
    const wrong: string[] = [];
    for (const hasta of ESTADIOS)
      for (const rol of ROLES) {
        await restore(pedido, desde, { held: hasta === 'I', onSheet: hasta === 'D' && desde !== 'F' });
        const { statusCode, body } = await to(personaOf(rol), pedido.id, hasta, 'Error de carga');
        const [row] = await all(
          api.pool,
          sql<{ estadio: string }>`SELECT estadio FROM pedidos WHERE id = ${pedido.id}`,
        );
        const right = expected(desde, hasta, rol);
        const stage = right === 200 ? hasta : desde;
        if (statusCode !== right || row?.estadio !== stage)
          wrong.push(`${desde}>${hasta} ${rol}: ${statusCode} at ${row?.estadio}, not ${right} at ${stage} ${body}`);
      }
    expect(wrong).toEqual([]);
    // What was put there by hand goes with it.
    await run(api.pool, sql`ALTER TABLE stock_movimientos DISABLE TRIGGER USER`);
    await run(api.pool, sql`DELETE FROM stock_movimientos WHERE articulo = ${pedido.articulo}`);
    await run(api.pool, sql`ALTER TABLE stock_movimientos ENABLE TRIGGER USER`);
    await run(api.pool, sql`UPDATE pedidos SET estadio = 'C' WHERE id = ${pedido.id}`);
    await run(api.pool, sql`UPDATE stock SET total = 0, reservado = 0 WHERE articulo = ${pedido.articulo}`);
  });
});

describe('the goods (domain-facts §4.4)', () => {
  test('returned, kept, taken out again once, delivered', async () => {
    const pedido = await enCalle();
    expect(await stock(pedido)).toEqual([72, 2]);
    expect((await moved(logistica, pedido.id, 'R')).pideNotaCredito).toBe(false);
    expect(await stock(pedido)).toEqual([100, 30]);
    expect(await lineaGuardada(api, pedido.id)).toEqual({ pendfac: 2, penddesc: 30, adespachar: 2, devuelto: 28 });
    await moved(logistica, pedido.id, 'N');
    expect(await stock(pedido)).toEqual([100, 30]);
    await moved(logistica, pedido.id, 'E');
    expect(await stock(pedido)).toEqual([72, 2]);
    expect(await lineaGuardada(api, pedido.id)).toEqual({ pendfac: 2, penddesc: 2, adespachar: 2, devuelto: 0 });
    await moved(logistica, pedido.id, 'N');
    await moved(logistica, pedido.id, 'E');
    expect(await stock(pedido)).toEqual([72, 2]);
    await expectStockExacto(api);
  });

  test('rejected: back to sale, and closed: nothing is left', async () => {
    const pedido = await enCalle();
    expect((await moved(operador, pedido.id, 'H')).pideNotaCredito).toBe(true);
    expect(await stock(pedido)).toEqual([100, 2]);
    expect((await moved(operador, pedido.id, 'C')).pideNotaCredito).toBe(true);
    expect(await stock(pedido)).toEqual([100, 0]);
    expect(await lineaGuardada(api, pedido.id)).toEqual({ pendfac: 2, penddesc: 0, adespachar: 0, devuelto: 28 });
    await expectStockExacto(api);
  });

  test('A and O learn that a credit note is missing, with the way to the order', async () => {
    const pedido = await enCalle();
    await moved(operador, pedido.id, 'H');
    const notices = await all<{ rol: string; msg: string; enlace: string }>(
      api.pool,
      sql`SELECT u.rol, n.msg, n.enlace FROM notificaciones n JOIN usuarios u ON u.id = n.para WHERE n.msg LIKE ${`%pedido ${pedido.id} %`} ORDER BY u.rol`,
    );
    expect(notices.map(({ rol }) => rol)).toEqual(['A', 'O']);
    expect(notices[0]).toMatchObject({
      msg: expect.stringContaining('Falta emitir la nota de crédito'),
      enlace: `/ventas/pedidos/${pedido.cliente}/view/${pedido.id}`,
    });
  });

  test('from F nothing had left, so nothing comes back', async () => {
    const pedido = await enCalle();
    await enEstadio(api, pedido.id, 'F');
    await moved(operador, pedido.id, 'R');
    expect(await stock(pedido)).toEqual([72, 2]);
    await expectStockExacto(api);
  });

  test.each([
    ['R', [100, 30]],
    ['H', [100, 2]],
  ] as const)('a correction of %s takes back exactly what it had moved', async (result, between) => {
    const pedido = await enCalle();
    await moved(operador, pedido.id, result);
    expect(await stock(pedido)).toEqual(between);
    expect(await says(to(admin, pedido.id, 'D'))).toBe('422 Debe indicar el motivo');
    await moved(admin, pedido.id, 'D', 'Se cargó en otro pedido');
    expect(await stock(pedido)).toEqual([72, 2]);
    expect(await lineaGuardada(api, pedido.id)).toMatchObject({ penddesc: 2, devuelto: 0 });
    expect(await history(pedido.id)).toMatchObject([
      { de: 'D', a: result },
      { de: result, a: 'D', detalle: 'Se cargó en otro pedido', username: admin.username },
    ]);
    await expectStockExacto(api);
  });

  test('a new order is annulled: all of its reservation is released, and it is the end', async () => {
    const pedido = await buildPedido(api, admin);
    await moved(operador, pedido.id, 'I');
    expect(await stock(pedido)).toEqual([100, 30]);
    await moved(operador, pedido.id, 'C');
    expect(await stock(pedido)).toEqual([100, 0]);
    expect(await says(to(admin, pedido.id, 'N'))).toBe('409 El pedido está Cerrado y no puede pasar a Nuevo.');
    await expectStockExacto(api);
  });

  test('what came back of a partial delivery is entered by the office, as a whole: a repeat moves nothing', async () => {
    const pedido = await enCalle();
    const returned = (devuelto: number, quien = operador) =>
      quien.send(returnDevueltas, { query: { id: pedido.id }, body: [{ numrenglon: 1, devuelto }] });
    expect(await says(returned(3))).toBe('409 Las cantidades devueltas se cargan en un pedido Entregado Parcial.');
    await enEstadio(api, pedido.id, 'P', true);
    expect(await stock(pedido)).toEqual([72, 2]);
    expect(await says(returned(29))).toBe(
      '422 Las cantidades devueltas no pueden ser mayores que la cantidad facturada.',
    );
    expect((await returned(3)).json()).toMatchObject({ count: 1, result: [{ numrenglon: 1, devuelto: 3 }] });
    expect((await returned(3)).json()).toMatchObject({ count: 0 });
    expect(await stock(pedido)).toEqual([75, 2]);
    expect((await returned(5)).json()).toMatchObject({ result: [{ devuelto: 5 }] });
    expect(await stock(pedido)).toEqual([77, 2]);
    expect(await says(returned(4))).toContain('422 Ya se cargaron 5 devueltas.');
    expect((await returned(4, logistica)).statusCode).toBe(403);
    expect((await moved(operador, pedido.id, 'C')).pideNotaCredito).toBe(true);
    expect(await stock(pedido)).toEqual([77, 0]);
    await expectStockExacto(api);
  });
});

describe('the photo of the signed remito (D4 §5)', () => {
  const PIXEL = sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  async function upload(quien: Persona, id: number, bytes: Buffer) {
    const form = new FormData();
    form.append('recibo', new Blob([new Uint8Array(bytes)]), 'remito.png');
    const request = new Request('http://x', { method: 'POST', body: form });
    return api.app.inject({
      method: 'POST',
      url: `/${api.empresa.id}/v1/pedidos/recibo?id=${id}`,
      headers: { authorization: `Bearer ${quien.token}`, 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
  }

  test('with it an order on a sheet is delivered; one of an earlier sheet is not it', async () => {
    const pedido = await enCalle();
    expect(await says(to(logistica, pedido.id, 'E'))).toBe('422 Debe subir la foto del remito');
    expect((await upload(logistica, pedido.id, await PIXEL)).json()).toEqual({ result: true });
    await moved(logistica, pedido.id, 'E');
    expect(
      await all(
        api.pool,
        sql`SELECT accion FROM historial WHERE entidad = 'pedido' AND entidad_id = ${String(pedido.id)} AND a IS NULL`,
      ),
    ).toEqual([{ accion: 'Foto del remito firmado' }]);
    await run(
      api.pool,
      sql`INSERT INTO historial (entidad, entidad_id, username, accion, de, a) VALUES ('pedido', ${String(pedido.id)}, 'x', 'Pasó a En Facturación', 'E', 'F')`,
    );
    await enEstadio(api, pedido.id, 'D');
    expect(await says(to(logistica, pedido.id, 'P'))).toBe('422 Debe subir la foto del remito');
  });

  test('not a picture, not on the road, not there: nothing is kept', async () => {
    const [pedido, nuevo] = [await enCalle(), await buildPedido(api, admin)];
    const before = await digest(api.pool);
    expect((await upload(logistica, pedido.id, Buffer.from('hola'))).statusCode).toBe(422);
    expect((await upload(logistica, nuevo.id, await PIXEL)).json().message).toBe(
      'La foto del remito se sube cuando el pedido está en reparto.',
    );
    expect((await upload(logistica, 2_147_483_647, await PIXEL)).statusCode).toBe(404);
    expect((await upload(personaOf('V'), pedido.id, await PIXEL)).statusCode).toBe(403);
    expect(await digest(api.pool)).toEqual(before);
  });
});

describe('asked twice, or from an old screen', () => {
  test('the same stage again changes nothing and says so', async () => {
    const pedido = await enCalle();
    const once = await moved(operador, pedido.id, 'H');
    const before = await digest(api.pool);
    const again = await moved(operador, pedido.id, 'H');
    expect(again).toEqual({ ...once, cambio: false, pideNotaCredito: false });
    expect(await digest(api.pool)).toEqual(before);
  });

  test('another version than the one that was read', async () => {
    const pedido = await enCalle();
    const before = await digest(api.pool);
    const stale = operador.send(changeStatus, { query: { id: pedido.id, status: 'H', version: 7 } });
    expect(await says(stale)).toContain('409 Otra persona cambió el pedido');
    expect(await digest(api.pool)).toEqual(before);
    const { result } = await operador.ok(listPedidos, { query: { id: pedido.id } });
    const fresh = { id: pedido.id, status: 'H' as const, version: result[0]?.version };
    expect((await operador.send(changeStatus, { query: fresh })).statusCode).toBe(200);
  });

  test.each([
    ['status=X', 400],
    ['status=N&id=abc', 400],
    ['', 400],
    ['status=N&id=2147483647', 404],
  ])('%s is %i, and nothing is written', async (query, status) => {
    const before = await digest(api.pool);
    const response = await api.app.inject({
      method: 'PUT',
      url: `/${api.empresa.id}/v1/pedidos/changeStatus?${query.includes('id=') ? '' : 'id=1&'}${query}`,
      headers: { authorization: `Bearer ${operador.token}` },
    });
    expect([response.statusCode, typeof response.json().message]).toEqual([status, 'string']);
    expect(await digest(api.pool)).toEqual(before);
  });
});

test('what the page offers is what the server takes', async () => {
  const pedido = await enCalle();
  const offered = async (quien: Persona) =>
    (await quien.ok(listPedidos, { query: { id: pedido.id } })).result[0]?.detalleCompleto?.acciones;
  expect(await offered(operador)).toEqual(['entregar', 'entregarParcial', 'rechazar', 'retornar']);
  expect(await offered(personaOf('V'))).toEqual([]);
  await moved(operador, pedido.id, 'R');
  expect(await offered(admin)).toEqual(['agregarAHoja', 'reingresar', 'cerrar', 'corregir']);
});

test('stays within its statements, whatever moves', async () => {
  const pedido = await enCalle();
  const { statements } = await countStatements(() => moved(operador, pedido.id, 'H'));
  expect(statements.length).toBeLessThanOrEqual(10);
});
