import { buscar } from '@distri/domain/buscar';
import { createCobranza } from '@distri/domain/cobranzas';
import { createCotizacion } from '@distri/domain/cotizaciones';
import { createDevolucion } from '@distri/domain/notasCredito';
import { createPedido } from '@distri/domain/pedidos';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildArticulo, buildCliente } from '../../test/factories.ts';
import { buildDocumento, llenar, suelto } from '../../test/stories/cobranza.ts';
import { enterPedido, invoiced, seedFacturacion } from '../../test/stories/facturacion.ts';
import { cotizacionBody, pedidoBody } from '../../test/stories/venta.ts';
import { createTestApi, type Persona, type TestApi } from '../../test/support/testApi.ts';
import { countStatements, run } from '../platform/db/index.ts';

const PRECIO = 1_000_00;
let api: TestApi;
let admin: Persona;
let propio: string;
let cotizacion: number;
let pedido: number;

beforeAll(async () => {
  api = await createTestApi({ seed: seedFacturacion });
  admin = await api.persona({ rol: 'A' });
  propio = await buildCliente(api.pool, { id: '71001', vendedor: 'V1', razsoc: 'ÑANDÚ Lubricentro S.A.' });
  await buildCliente(api.pool, { id: '71002', vendedor: 'V2', razsoc: 'ÑANDÚ Repuestos' });
  await buildCliente(api.pool, { id: 'X55', vendedor: 'V1', razsoc: 'Ocasional' });
  for (let n = 0; n < 12; n++) await buildCliente(api.pool, { vendedor: 'V1', razsoc: `TRANSPORTE ${n}` });
  const articulo = await buildArticulo(api.pool, {
    id: 'HX7-4L',
    detalle: 'SHELL HELIX HX7 10W-40 4 L',
    precio: PRECIO,
  });
  await run(api.pool, sql`UPDATE articulos SET barcode = '7791234567898' WHERE id = ${articulo}`);
  await run(api.pool, sql`ALTER TABLE cotizaciones ALTER COLUMN id RESTART WITH 45180`);
  await run(api.pool, sql`ALTER TABLE pedidos ALTER COLUMN id RESTART WITH 4518`);
  const lines = [{ id: articulo, cantidad: 1, precio: PRECIO }];
  const query = { cliente: propio };
  cotizacion = (await admin.ok(createCotizacion, { query, body: cotizacionBody(lines) })).id;
  pedido = (await admin.ok(createPedido, { query, body: pedidoBody(lines) })).id;
});
afterAll(() => api.close());

const find = async (texto: string, who = admin) => (await who.ok(buscar, { query: { texto } })).result;
const ids = <T extends { id: unknown }>(rows: T[]) => rows.map(({ id }) => id);

describe('finds', () => {
  test('customers by name without accents, by code, by CUIT with dashes, by the beginning when short', async () => {
    expect(ids((await find('nandu')).clientes)).toEqual(['71001', '71002']);
    expect(ids((await find('lubricentro ñandu')).clientes)).toEqual(['71001']);
    expect(ids((await find('71002')).clientes)).toEqual(['71002']);
    expect((await find('30-71234567-1')).clientes).toHaveLength(8);
    expect(ids((await find('ña')).clientes)).toEqual(['71001', '71002']);
    expect(ids((await find('x5')).clientes)).toEqual(['X55']);
  });

  test('articles by code, words and barcode', async () => {
    for (const texto of ['hx7-4', 'helix 10w', 'HX', '7791234567898'])
      expect(ids((await find(texto)).articulos), texto).toEqual(['HX7-4L']);
  });

  test('documents by number, whole or its beginning', async () => {
    for (const texto of [String(cotizacion), '4518', '451'])
      expect(ids((await find(texto)).cotizaciones), texto).toEqual([cotizacion]);
    expect(ids((await find('4518')).pedidos)).toEqual([pedido]);
    expect((await find('45')).pedidos).toEqual([]);
    expect((await find('99999999999999')).pedidos).toEqual([]);
  });

  test('issued documents by number: whole, its beginning, with or without letter and sales point', async () => {
    const order = await enterPedido(admin, propio, [{ id: 'HX7-4L', cantidad: 2, precio: PRECIO }]);
    await run(api.pool, sql`UPDATE talonarios SET desde = 45191, proximo = 45191`);
    const { factura } = await invoiced(admin, order);
    const body = { articulos: [{ numrenglon: 1, cantidad: 1 }], leyenda3: '', leyenda4: '', notacompra: '' };
    const nota = await admin.ok(createDevolucion, { query: { factura: factura.id }, body });
    for (const texto of ['45191', '4519', 'A 0004-00045191', 'a000400045191', '4-45191'])
      expect(ids((await find(texto)).facturas), texto).toEqual([factura.id]);
    expect((await find('B 0004-00045191')).facturas).toEqual([]);
    const found = await find('45191');
    expect([found.remitos.map(({ documento }) => documento), ids(found.notasCredito)]).toEqual([
      ['R000400045191'],
      [nota.id],
    ]);
    const own = await api.persona({ rol: 'C', cliente: propio });
    const seen = await find('45191', own);
    expect([ids(seen.facturas), seen.remitos, ids(seen.notasCredito)]).toEqual([[factura.id], [], [nota.id]]);
    const other = await find('45191', await api.persona({ rol: 'C', cliente: '71002' }));
    expect([other.facturas, other.notasCredito]).toEqual([[], []]);
    const office = await find('45191', await api.persona({ rol: 'L' }));
    expect([office.facturas, office.remitos.length, office.notasCredito]).toEqual([[], 1, []]);
  });

  test('collections by their number or their receipt’s; a customer never', async () => {
    const documento = await buildDocumento(api, { cliente: propio, importe: 1_000_00 });
    const carga = { documentos: [documento], items: [suelto('EFE', 1_000_00)] };
    const body = await llenar(admin, propio, carga);
    const { id } = await admin.ok(createCobranza, { query: { cliente: propio }, body });
    for (const texto of [String(id), body.cobranza.numrec])
      expect((await find(texto)).cobranzas, texto).toContainEqual({
        id,
        cliente: propio,
        razsoc: 'ÑANDÚ Lubricentro S.A.',
        numrec: body.cobranza.numrec,
        status: 'A',
      });
    const personas = [{ rol: 'C', cliente: propio }, { rol: 'V', nivel: 6, vendedor: 'V2' }, { rol: 'L' }] as const;
    for (const persona of personas)
      expect((await find(body.cobranza.numrec, await api.persona(persona))).cobranzas, persona.rol).toEqual([]);
  });

  test('eight of each at most', async () => {
    expect((await find('transporte')).clientes).toHaveLength(8);
  });
});

describe('only what one may see', () => {
  test('a salesperson: own customers and their documents', async () => {
    const own = await api.persona({ rol: 'V', nivel: 4, vendedor: 'V1' });
    const other = await api.persona({ rol: 'V', nivel: 6, vendedor: 'V2' });
    expect(ids((await find('ñandu', own)).clientes)).toEqual(['71001']);
    expect(ids((await find('ñandu', other)).clientes)).toEqual(['71002']);
    expect((await find('4518', other)).pedidos).toEqual([]);
  });

  test('a customer: own orders and nothing else', async () => {
    const own = await api.persona({ rol: 'C', cliente: propio });
    const found = await find('4518', own);
    expect(ids(found.pedidos)).toEqual([pedido]);
    expect([found.clientes, found.articulos, found.cotizaciones]).toEqual([[], [], []]);
    expect((await find('helix', own)).articulos).toEqual([]);
  });

  test('the warehouse office: articles, but a barcode tells it nothing', async () => {
    const office = await api.persona({ rol: 'L' });
    expect(ids((await find('helix', office)).articulos)).toEqual(['HX7-4L']);
    expect((await find('7791234567898', office)).articulos).toEqual([]);
    expect((await find('779123', office)).articulos).toEqual([]);
    expect((await find('4518', office)).cotizaciones).toEqual([]);
  });
});

test('costs one statement and the user', async () => {
  const { statements } = await countStatements(() => admin.ok(buscar, { query: { texto: 'ñandu' } }));
  expect(statements).toHaveLength(2);
});
