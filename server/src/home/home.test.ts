import { randomUUID } from 'node:crypto';
import { createCotizacion, estadoCotizacion } from '@distri/domain/cotizaciones';
import { getResumen } from '@distri/domain/home';
import { createPedido } from '@distri/domain/pedidos';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildArticulo, buildCliente, seedMaestros } from '../../test/factories.ts';
import { cotizacionBody, pedidoBody } from '../../test/stories/venta.ts';
import { createTestApi, type Persona, type TestApi } from '../../test/support/testApi.ts';
import { countStatements, run } from '../platform/db/index.ts';

const PRECIO = 1_000_00;
let api: TestApi;
let admin: Persona;
let propio: string;
let ajeno: string;

async function order(cliente: string, articulo: string, changes: string): Promise<number> {
  const body = pedidoBody([{ id: articulo, cantidad: 2, precio: PRECIO }]);
  const { id } = await admin.ok(createPedido, { query: { cliente }, body, clave: randomUUID() });
  await run(api.pool, sql`UPDATE pedidos SET ${sql.raw(changes)} WHERE id = ${id}`);
  return id;
}

beforeAll(async () => {
  api = await createTestApi({ seed: seedMaestros, sinInvariantes: 'orders put in their stages by hand' });
  admin = await api.persona({ rol: 'A' });
  propio = await buildCliente(api.pool, { vendedor: 'V1' });
  ajeno = await buildCliente(api.pool, { vendedor: 'V2' });
  const articulo = await buildArticulo(api.pool, { precio: PRECIO, unidad: 4, stock: 1000 });
  await order(propio, articulo, `estadio = 'N'`);
  await order(propio, articulo, `estadio = 'F', estado = true`);
  await order(ajeno, articulo, `estadio = 'N'`);
  await order(ajeno, articulo, `estadio = 'E', entrega = '2026-11-15'`);
  await order(ajeno, articulo, `estadio = 'E', entrega = '2026-11-01'`);
  await order(ajeno, articulo, `estadio = 'C'`);
  for (const [cliente, vence] of [
    [propio, '2026-11-22'],
    [propio, '2026-11-19'],
    [ajeno, '2026-11-23'],
    [ajeno, '2026-11-27'],
  ] as const) {
    const body = cotizacionBody([{ id: articulo, cantidad: 1, precio: PRECIO }]);
    const { id } = await admin.ok(createCotizacion, { query: { cliente }, body, clave: randomUUID() });
    await run(api.pool, sql`UPDATE cotizaciones SET vence = ${vence} WHERE id = ${id}`);
  }
});
afterAll(() => api.close());

const read = async (who: Persona) => (await who.ok(getResumen)).result;

test('the office: all stages with their litres, delivered ones of the week, what expires in three days', async () => {
  const resumen = await read(admin);
  expect(resumen.hoy).toBe('2026-11-20');
  expect(resumen.pedidosPorEstadio).toEqual([
    { estadio: 'E', facturado: false, pedidos: 1, litros: 8 },
    { estadio: 'F', facturado: true, pedidos: 1, litros: 8 },
    { estadio: 'N', facturado: false, pedidos: 2, litros: 16 },
  ]);
  expect(resumen.cotizacionesPorVencer?.result.map(({ vence, imptotal }) => [vence, imptotal])).toEqual([
    ['2026-11-22', PRECIO],
    ['2026-11-23', PRECIO],
  ]);
  expect(resumen.documentosRecientes).toHaveLength(8);
  expect(resumen.documentosRecientes[0]).toMatchObject({ clase: 'cotizacion', importe: PRECIO, estadio: null });
  const states = resumen.documentosRecientes.map(({ cotizacion }) => cotizacion && estadoCotizacion(cotizacion));
  expect(states).toEqual(['VIGENTE', 'VIGENTE', 'VENCIDA', 'VIGENTE', null, null, null, null]);
});

test('a salesperson: their own customers only', async () => {
  const resumen = await read(await api.persona({ rol: 'V', nivel: 4, vendedor: 'V1' }));
  expect(resumen.pedidosPorEstadio.map(({ estadio, pedidos }) => [estadio, pedidos])).toEqual([
    ['F', 1],
    ['N', 1],
  ]);
  expect(resumen.cotizacionesPorVencer?.count).toBe(1);
  expect(new Set(resumen.documentosRecientes.map(({ cliente }) => cliente))).toEqual(new Set([propio]));
});

test('the warehouse office: orders and litres, no quotation and no amount', async () => {
  const resumen = await read(await api.persona({ rol: 'L' }));
  expect(resumen.cotizacionesPorVencer).toBeNull();
  expect(resumen.pedidosPorEstadio).toHaveLength(3);
  expect(new Set(resumen.documentosRecientes.map(({ clase }) => clase))).toEqual(new Set(['pedido']));
  expect(resumen.documentosRecientes.every((documento) => documento.importe === undefined)).toBe(true);
});

test('costs one statement and the user', async () => {
  const { statements } = await countStatements(() => admin.ok(getResumen));
  expect(statements).toHaveLength(2);
});
