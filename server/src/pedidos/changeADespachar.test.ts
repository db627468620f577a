import { changeADespachar, changeStatus, createPedido, listPedidoArticulos, listPedidos } from '@distri/domain/pedidos';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildArticulo, buildCliente, digest, seedMaestros } from '../../test/factories.ts';
import {
  buildPedido,
  enEstadio,
  expectStockExacto,
  facturado,
  lineaGuardada,
  PRECIO,
} from '../../test/stories/reparto.ts';
import { pedidoBody } from '../../test/stories/venta.ts';
import { createTestApi, type Persona, type TestApi } from '../../test/support/testApi.ts';
import { all, countStatements, run } from '../platform/db/index.ts';

let api: TestApi;
let admin: Persona;
let operador: Persona;
let picker: Persona;

beforeAll(async () => {
  api = await createTestApi({
    seed: seedMaestros,
    maxConnections: 16,
    sinInvariantes: 'orders put in their stages by hand',
  });
  admin = await api.persona({ rol: 'A' });
  operador = await api.persona({ rol: 'O' });
  picker = await api.persona({ rol: 'E' });
});
afterAll(() => api.close());

const dispatch = (
  quien: Persona,
  id: number,
  adespachar: number,
  rest: { numrenglon?: number; version?: number } = {},
) =>
  quien.send(changeADespachar, {
    query: { id, ...(rest.version === undefined ? {} : { version: rest.version }) },
    body: [{ numrenglon: rest.numrenglon ?? 1, adespachar }],
  });
const says = async (response: ReturnType<typeof dispatch>) => {
  const answer = await response;
  return `${answer.statusCode} ${answer.json().message}`;
};

describe('quantities to dispatch', () => {
  test('the answer has the rows that changed; line, history and audit say the same; the stock does not move', async () => {
    const { id } = await buildPedido(api, admin);
    const answer = (await dispatch(operador, id, 28)).json();
    expect(answer).toMatchObject({
      count: 1,
      result: [{ numrenglon: 1, adespachar: 28, pendfac: 30, cantidad: 30 }],
      version: 2,
    });
    expect(await lineaGuardada(api, id)).toEqual({ pendfac: 30, penddesc: 30, adespachar: 28, devuelto: 0 });
    const [entry] = await all<{ accion: string; detalle: string }>(
      api.pool,
      sql`SELECT accion, detalle FROM historial WHERE entidad = 'pedido' AND entidad_id = ${String(id)} ORDER BY id DESC LIMIT 1`,
    );
    expect(entry).toEqual({ accion: 'Cantidades a despachar', detalle: expect.stringMatching(/^ART-\d+ de 30 a 28$/) });
    const [audit] = await all(
      api.pool,
      sql`SELECT antes, despues FROM auditoria WHERE entidad = 'pedido' AND entidad_id = ${String(id)} AND accion = 'aDespachar'`,
    );
    expect(audit).toEqual({ antes: [{ numrenglon: 1, adespachar: 30 }], despues: [{ numrenglon: 1, adespachar: 28 }] });
    await expectStockExacto(api);
  });

  test('what is there already changes nothing', async () => {
    const { id } = await buildPedido(api, admin);
    const before = await digest(api.pool);
    expect((await dispatch(operador, id, 30)).json()).toMatchObject({ count: 0, result: [], version: 1 });
    expect(await digest(api.pool)).toEqual(before);
  });

  test.each([
    [30.001, 'Las cantidades a despachar no pueden ser mayores que la cantidad pendiente.'],
    [-1, 'Las cantidades a despachar no pueden ser negativas.'],
  ])('%d of 30 is refused', async (cantidad, message) => {
    const { id } = await buildPedido(api, admin);
    const before = await digest(api.pool);
    expect(await says(dispatch(operador, id, cantidad))).toBe(`422 ${message}`);
    expect(await digest(api.pool)).toEqual(before);
  });

  test('a line that is not of the order, or named twice, or half a body', async () => {
    const { id } = await buildPedido(api, admin);
    const before = await digest(api.pool);
    expect(await says(dispatch(operador, id, 1, { numrenglon: 2 }))).toBe('422 El pedido no tiene el renglon 2.');
    const twice = operador.send(changeADespachar, {
      query: { id },
      body: [
        { numrenglon: 1, adespachar: 1 },
        { numrenglon: 1, adespachar: 2 },
      ],
    });
    expect((await twice).json()).toMatchObject({
      message: 'El renglon 1 está repetido.',
      problems: [{ code: 'RENGLON_REPETIDO', path: 'articulos.1.adespachar' }],
    });
    const empty = await api.app.inject({
      method: 'PUT',
      url: `/${api.empresa.id}/v1/pedidos/changeADespachar?id=${id}`,
      headers: { authorization: `Bearer ${operador.token}`, 'content-type': 'application/json' },
      payload: '[]',
    });
    expect(empty.statusCode).toBe(400);
    expect(await digest(api.pool)).toEqual(before);
  });

  test('only at N, or at F while something is left to invoice', async () => {
    const pedido = await buildPedido(api, admin);
    await facturado(api, pedido, operador.id);
    await enEstadio(api, pedido.id, 'F');
    expect((await dispatch(operador, pedido.id, 1)).statusCode).toBe(200);
    await enEstadio(api, pedido.id, 'D');
    expect(await says(dispatch(operador, pedido.id, 2))).toBe(
      '409 El pedido ya no admite cambios en las cantidades a despachar.',
    );
    const whole = await buildPedido(api, admin);
    await facturado(api, whole, operador.id, 30);
    await enEstadio(api, whole.id, 'F');
    expect((await dispatch(operador, whole.id, 0)).statusCode).toBe(409);
  });

  test('E while the order is on a sheet; nobody else who may not', async () => {
    const { id } = await buildPedido(api, admin);
    expect(await says(dispatch(picker, id, 28))).toBe('404 No existe el pedido');
    await enEstadio(api, id, 'F');
    const answer = await dispatch(picker, id, 28);
    expect(answer.statusCode).toBe(200);
    // E reads no prices (decisions 4).
    expect(answer.json().result[0]).not.toHaveProperty('precio');
    for (const rol of ['S', 'V', 'L', 'D', 'H'] as const) {
      const persona = await api.persona({ rol, ...(rol === 'S' || rol === 'V' ? { nivel: 1, vendedor: 'V1' } : {}) });
      expect([rol, (await dispatch(persona, id, 1)).statusCode]).toEqual([rol, 403]);
    }
  });

  test('from a screen that was opened before somebody else changed it', async () => {
    const { id } = await buildPedido(api, admin);
    await dispatch(operador, id, 28, { version: 1 });
    expect(await says(dispatch(admin, id, 20, { version: 1 }))).toContain('409 Otra persona cambió el pedido');
    expect((await lineaGuardada(api, id)).adespachar).toBe(28);
  });

  test('twenty lines take as many statements as one: at most 8', async () => {
    const cliente = await buildCliente(api.pool);
    const codes = await Promise.all(Array.from({ length: 20 }, () => buildArticulo(api.pool)));
    const body = pedidoBody(codes.map((id) => ({ id, cantidad: 5, precio: PRECIO })));
    const { id } = await admin.ok(createPedido, { query: { cliente }, body });
    const rows = codes.map((_, index) => ({ numrenglon: index + 1, adespachar: 3 }));
    const { statements, result } = await countStatements(() =>
      operador.ok(changeADespachar, { query: { id }, body: rows }),
    );
    expect(result.count).toBe(20);
    expect(statements.length).toBeLessThanOrEqual(8);
    const lines = await operador.ok(listPedidoArticulos, { query: { id } });
    expect(new Set(lines.result.map(({ adespachar }) => adespachar))).toEqual(new Set([3]));
  });
});

describe('the lists of dispatch (domain-facts §4.2)', () => {
  const ids = async (query: object) => {
    const { result } = await operador.ok(listPedidos, { query });
    return result.map(({ id }) => id).sort((a, b) => a - b);
  };

  test('pending by zone, invoiced and free, handed over in the last month', async () => {
    const [nuevo, retornado, retenido, libre, enHoja, conSaldo, cerrado] = await Promise.all(
      Array.from({ length: 7 }, () => buildPedido(api, admin)),
    );
    if (!nuevo || !retornado || !retenido || !libre || !enHoja || !conSaldo || !cerrado) throw new Error('no orders');
    await enEstadio(api, retornado.id, 'R', true);
    await enEstadio(api, retenido.id, 'I');
    await facturado(api, libre, operador.id, 30);
    await enEstadio(api, enHoja.id, 'F');
    await facturado(api, conSaldo, operador.id);
    await enEstadio(api, conSaldo.id, 'E', true);
    await operador.ok(changeStatus, { query: { id: cerrado.id, status: 'C' } });
    const mine = new Set([nuevo, retornado, retenido, libre, enHoja, conSaldo, cerrado].map(({ id }) => id));
    const among = async (query: object) => (await ids(query)).filter((id) => mine.has(id));
    const sorted = (...rows: { id: number }[]) => rows.map(({ id }) => id).sort((a, b) => a - b);

    expect(await among({ pending: true })).toEqual(sorted(nuevo, retornado, libre, conSaldo));
    expect(await among({ pending: true, zona: 3 })).toEqual(sorted(nuevo, retornado, libre, conSaldo));
    expect(await among({ pending: true, zona: 1 })).toEqual([]);
    expect(await among({ facturadosSinHoja: true })).toEqual(sorted(libre));
    expect(await among({ entregadosSinHoja: true })).toEqual([]);

    await operador.ok(changeStatus, { query: { id: libre.id, status: 'E' } });
    expect(await among({ entregadosSinHoja: true })).toEqual(sorted(libre));
    expect(await among({ facturadosSinHoja: true })).toEqual([]);
    await run(api.pool, sql`UPDATE pedidos SET estadio_desde = '2026-10-20T12:00:00Z' WHERE id = ${libre.id}`);
    expect(await among({ entregadosSinHoja: true })).toEqual([]);
    const { result } = await operador.ok(listPedidos, { query: { pending: true } });
    expect(result.find(({ id }) => id === nuevo.id)?.despacho).toMatchObject({
      zona: 3,
      direccion_entrega: 'Calle 1, Quilmes',
      id_direccion_entrega: 1,
      numrem: null,
    });
  });

  test('are not for who reads no order, and keep to the scope', async () => {
    const ajeno = await api.persona({ rol: 'V', nivel: 6, vendedor: 'V2' });
    for (const query of [{ pending: true }, { facturadosSinHoja: true }, { entregadosSinHoja: true }]) {
      expect(await ajeno.ok(listPedidos, { query })).toEqual({ count: 0, result: [] });
      expect(await picker.ok(listPedidos, { query })).toEqual({ count: 0, result: [] });
    }
  });
});
