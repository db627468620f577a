import { listArticulos } from '@distri/domain/articulos';
import { listArmados } from '@distri/domain/articulosArmados';
import { createCotizacion } from '@distri/domain/cotizaciones';
import { lineasDeArmado } from '@distri/domain/lineas';
import { createPedido, getPedidoReferencia, listPedidos } from '@distri/domain/pedidos';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildArmado, buildArticulo, buildCliente, digest, readStock, seedMaestros } from '../../test/factories.ts';
import { expectStockExacto } from '../../test/stories/reparto.ts';
import { cotizacionBody, pedidoBody } from '../../test/stories/venta.ts';
import { createTestApi, type Persona, type TestApi } from '../../test/support/testApi.ts';
import { countStatements, run } from '../platform/db/index.ts';

const PRECIO = 1_000_00;
const PARTE = { cantidad: 2, bonificacion: 150_000 };
let api: TestApi;
let vendedor: Persona;

beforeAll(async () => {
  api = await createTestApi({ seed: seedMaestros });
  vendedor = await api.persona({ rol: 'V', nivel: 4, vendedor: 'V1' });
});
afterAll(() => api.close());

/** A kit of one of a first article and two of a second, each 15% off. */
async function kitOf(changes: { condvta30?: boolean; activo?: boolean } = {}) {
  const partes = [await buildArticulo(api.pool), await buildArticulo(api.pool)] as const;
  const componentes = [
    { id: partes[0], cantidad: 1, bonificacion: PARTE.bonificacion },
    { id: partes[1], ...PARTE },
  ];
  const id = await buildArmado(api.pool, componentes, changes);
  const lines = (cantidad = 1, fromArmado = 12_345) =>
    lineasDeArmado({ id, componentes }, cantidad, fromArmado).map((linea) => ({ ...linea, precio: PRECIO }));
  return { id, partes, lines };
}

describe('GET /articulos/armados', () => {
  test('with details and a customer: the parts, their prices, what one costs and how many can be made', async () => {
    const { id, partes } = await kitOf();
    const cliente = await buildCliente(api.pool);
    await run(api.pool, sql`UPDATE stock SET reservado = 95 WHERE articulo = ${partes[1]}`);
    const { count, result } = await vendedor.ok(listArmados, { query: { id: id.toLowerCase(), cliente } });
    expect(count).toBe(1);
    expect(result[0]).toEqual({
      id,
      detalle: `ARMADO ${id}`,
      activo: true,
      condVta30: false,
      condVta30Dias: false,
      disponible: 2,
      // (1 + 2) × $1.000 less 15%.
      importe: 2_550_00,
      articulos: [
        expect.objectContaining({
          id: partes[0],
          cantidad: 1,
          bonificacion: 150_000,
          precio: PRECIO,
          importe: 850_00,
          disponible: 100,
        }),
        expect.objectContaining({ id: partes[1], cantidad: 2, importe: 1_700_00, disponible: 5 }),
      ],
    });
    await run(api.pool, sql`UPDATE stock SET reservado = 0 WHERE articulo = ${partes[1]}`);
  });

  test('in the catalogue a kit says how many can be made, and is found among what there is', async () => {
    const { id, partes } = await kitOf();
    const read = async (query: object) =>
      (await vendedor.ok(listArticulos, { query })).result.find((row) => row.id === id);
    expect(await read({ id })).toMatchObject({
      armado: true,
      disponible: 50,
      componentes: [{ id: partes[0] }, { id: partes[1] }],
    });
    expect(await read({ conStock: true, buscar: id })).toBeDefined();
    await run(api.pool, sql`UPDATE stock SET reservado = 99 WHERE articulo = ${partes[1]}`);
    expect(await read({ id })).toMatchObject({ disponible: 0 });
    expect(await read({ conStock: true, buscar: id })).toBeUndefined();
    await run(api.pool, sql`UPDATE stock SET reservado = 0 WHERE articulo = ${partes[1]}`);
  });

  test('inactive ones only when asked for; without details no parts; one that is not there is a 404', async () => {
    const { id } = await kitOf({ activo: false });
    const ids = async (query: object) => (await vendedor.ok(listArmados, { query })).result.map((row) => row.id);
    expect(await ids({})).not.toContain(id);
    expect(await ids({ withInactivos: true })).toContain(id);
    const { result } = await vendedor.ok(listArmados, { query: { withInactivos: true } });
    expect(result.every((row) => row.articulos === undefined && row.importe === undefined)).toBe(true);
    expect((await vendedor.send(listArmados, { query: { id: 'NADA' } })).statusCode).toBe(404);
    const { statements } = await countStatements(() => vendedor.ok(listArmados, { query: { withDetails: true } }));
    expect(statements).toHaveLength(2);
  });
});

describe('an order with a kit', () => {
  test('its parts are lines under one number, with the kit’s discount over the cap, and each is reserved', async () => {
    const { id, partes, lines } = await kitOf();
    const suelto = await buildArticulo(api.pool);
    const cliente = await buildCliente(api.pool);
    const body = pedidoBody([...lines(3), { id: suelto, cantidad: 1, precio: PRECIO }]);
    const { id: pedido } = await vendedor.ok(createPedido, { query: { cliente }, body });
    const { result } = await vendedor.ok(listPedidos, { query: { id: pedido } });
    expect(result[0]?.detalleCompleto?.articulos).toMatchObject([
      { id: partes[0], cantidad: 3, bonificacion: 150_000, importe: 2_550_00, fromArmado: 12_345, armado: id },
      { id: partes[1], cantidad: 6, bonificacion: 150_000, importe: 5_100_00, fromArmado: 12_345, armado: id },
      { id: suelto, fromArmado: null, armado: null },
    ]);
    expect((await readStock(api.pool, partes[0])).reservado).toBe(3);
    expect((await readStock(api.pool, partes[1])).reservado).toBe(6);
    await expectStockExacto(api);
  });

  test('a part less, a foreign discount, out of proportion, the kit as a line: refused, nothing written', async () => {
    const { id, lines } = await kitOf();
    const cliente = await buildCliente(api.pool);
    const before = await digest(api.pool);
    const refused = async (rows: Parameters<typeof pedidoBody>[0]) => {
      const response = await vendedor.send(createPedido, { query: { cliente }, body: pedidoBody(rows) });
      expect(await digest(api.pool)).toEqual(before);
      return `${response.statusCode} ${response.json().message}`;
    };
    expect(await refused(lines().slice(1))).toBe(`422 Faltan artículos del armado ${id}. Quitalo y volvé a agregarlo.`);
    expect(await refused(lines().map((row, index) => (index === 0 ? { ...row, cantidad: 5 } : row)))).toContain(
      'proporción',
    );
    expect(await refused(lines().map((row) => ({ ...row, bonificacion: 200_000 })))).toContain(
      'La bonificación debe estar',
    );
    expect(await refused([{ id, cantidad: 1, precio: PRECIO }])).toBe(
      `422 ${id} es un artículo armado: se agrega con sus componentes`,
    );
  });

  test('the 30-day condition is the kit’s', async () => {
    const { lines } = await kitOf({ condvta30: true });
    const suelto = await buildArticulo(api.pool);
    const cliente = await buildCliente(api.pool);
    const { id } = await vendedor.ok(createPedido, { query: { cliente }, body: pedidoBody(lines()) });
    expect((await vendedor.ok(listPedidos, { query: { id } })).result[0]?.condvta30).toBe(true);
    const mixed = pedidoBody([...lines(), { id: suelto, cantidad: 1, precio: PRECIO }]);
    expect((await vendedor.send(createPedido, { query: { cliente }, body: mixed })).json().message).toBe(
      'No puede mezclar articulos con condicion especial de venta y sin esa condicion. Verifique.',
    );
  });
});

test('from a quotation: the kit comes along as it was, though it is made otherwise today', async () => {
  const { id, partes, lines } = await kitOf();
  const cliente = await buildCliente(api.pool);
  const { id: cotizacion } = await vendedor.ok(createCotizacion, {
    query: { cliente },
    body: cotizacionBody(lines(2)),
  });
  await run(
    api.pool,
    sql`UPDATE articulos_componentes SET cantidad = 5, bonificacion = 0 WHERE armado = ${id} AND articulo = ${partes[1]}`,
  );
  const { result } = await vendedor.ok(getPedidoReferencia, { query: { cotizacion } });
  expect(result.articulos).toMatchObject([
    { id: partes[0], cantidad: 2, bonificacion: 150_000, fromArmado: 12_345, armado: id },
    { id: partes[1], cantidad: 4, bonificacion: 150_000, fromArmado: 12_345, armado: id },
  ]);
  const body = pedidoBody(lines(2), {}, { cotizacion });
  const { id: pedido } = await vendedor.ok(createPedido, { query: { cliente }, body });
  expect((await vendedor.ok(listPedidos, { query: { id: pedido } })).result[0]?.idcotiza).toBe(cotizacion);
  const fresh = await vendedor.send(createPedido, { query: { cliente }, body: pedidoBody(lines(2)) });
  expect(fresh.json().message).toContain('proporción');
});
