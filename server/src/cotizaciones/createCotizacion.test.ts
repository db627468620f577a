import {
  createCotizacion,
  getCotizacionImpuestos,
  getCotizacionMaxLength,
  getCotizacionPdf,
  listCotizacionArticulos,
  listCotizaciones,
} from '@distri/domain/cotizaciones';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildArticulo, buildCliente, digest, readStock, seedMaestros } from '../../test/factories.ts';
import { cotizacionBody } from '../../test/stories/venta.ts';
import { createTestApi, type Persona, type TestApi } from '../../test/support/testApi.ts';
import { all, countStatements } from '../platform/db/index.ts';

let api: TestApi;
let vendedor: Persona;
let operador: Persona;

beforeAll(async () => {
  api = await createTestApi({ seed: seedMaestros });
  vendedor = await api.persona({ rol: 'V', nivel: 4, vendedor: 'V1' });
  operador = await api.persona({ rol: 'O' });
});
afterAll(() => api.close());

const PRECIO = 15_000_00;

async function refused(persona: Persona, cliente: string, body: ReturnType<typeof cotizacionBody>) {
  const before = await digest(api.pool);
  const response = await persona.send(createCotizacion, { query: { cliente }, body });
  expect(await digest(api.pool)).toEqual(before);
  return { status: response.statusCode, message: response.json().message as string };
}

/** A proforma of domain-facts §2.5 for a customer with both IIBB rates. */
async function proforma() {
  const cliente = await buildCliente(api.pool, { iibb: [102, 101], bonificacion: 100_000 });
  const articulo = await buildArticulo(api.pool, { precio: PRECIO, unidad: 4 });
  const plain = cotizacionBody([{ id: articulo, cantidad: 24, precio: PRECIO, bonificacion: 50_000 }], {
    bonificacion: 100_000,
    isProforma: true,
    leyenda3: 'Validez de oferta: 7 días de fecha de cotización',
  });
  const body = { ...plain, importes: { ...plain.importes, total: 383_211_00 } };
  return { cliente, articulo, body };
}

describe('a salesperson quotes', () => {
  test('a proforma carries VAT and both IIBB rates, to the centavo, and reserves nothing', async () => {
    const { cliente, articulo, body } = await proforma();
    const { id } = await vendedor.ok(createCotizacion, { query: { cliente }, body });
    const { result } = await vendedor.ok(getCotizacionImpuestos, { query: { id } });
    expect(result).toMatchObject({
      alicuotaIVA: 210_000,
      importes: {
        subtotal: 342_000_00,
        bonificado: 34_200_00,
        gravado: 307_800_00,
        iva: 64_638_00,
        iibb: 10_773_00,
        total: 383_211_00,
        totalPrepago: 268_247_70,
      },
    });
    const document = (await vendedor.ok(listCotizaciones, { query: { id } })).result[0];
    expect(document).toMatchObject({ vence: '2026-11-27', vencida: false, tipo: 'PRO', estado: false });
    expect(document?.detalleCompleto).toMatchObject({
      leyenda1: '00001-Calle 1',
      leyenda3: 'Validez de oferta: 7 días de fecha de cotización',
      puede: { crearPedido: true, editar: false, eliminar: false },
    });
    expect((await vendedor.ok(listCotizacionArticulos, { query: { id } })).result).toMatchObject([
      { id: articulo, cantidad: 24 },
    ]);
    expect(await readStock(api.pool, articulo)).toEqual({ total: 100, reservado: 0 });
    const audit = await all(
      api.pool,
      sql`SELECT accion FROM auditoria WHERE entidad = 'cotizacion' AND entidad_id = ${String(id)}`,
    );
    expect(audit).toEqual([{ accion: 'crear' }]);
  });

  test('without taxes the total is the discounted amount', async () => {
    const cliente = await buildCliente(api.pool, { iibb: [102, null] });
    const articulo = await buildArticulo(api.pool, { precio: PRECIO });
    const body = cotizacionBody([{ id: articulo, cantidad: 2, precio: PRECIO }]);
    const { id } = await vendedor.ok(createCotizacion, { query: { cliente }, body });
    expect((await vendedor.ok(listCotizaciones, { query: { cliente } })).result).toMatchObject([
      { id, imptotal: 30_000_00 },
    ]);
  });

  test('200 lines travel in one statement each way', async () => {
    const cliente = await buildCliente(api.pool);
    const articulo = await buildArticulo(api.pool, { stock: 1000 });
    const body = cotizacionBody(Array.from({ length: 200 }, () => ({ id: articulo, cantidad: 1, precio: 1_000_00 })));
    const { result, statements } = await countStatements(() =>
      vendedor.ok(createCotizacion, { query: { cliente }, body, clave: 'doscientas' }),
    );
    expect(statements.length).toBeLessThanOrEqual(9);
    const { statements: reading } = await countStatements(() =>
      vendedor.ok(listCotizaciones, { query: { id: result.id } }),
    );
    expect(reading).toHaveLength(2);
    const pdf = await vendedor.send(getCotizacionPdf, { query: { id: result.id } });
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.headers['content-disposition']).toContain(`Cotizacion_${result.id}.pdf`);
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('stock short or promotion sold out is only a warning', async () => {
    const cliente = await buildCliente(api.pool);
    const articulo = await buildArticulo(api.pool, { stock: 0, notas: '8888' });
    await vendedor.ok(createCotizacion, {
      query: { cliente },
      body: cotizacionBody([{ id: articulo, cantidad: 1, precio: 1_000_00 }]),
    });
  });
});

describe('what the rules refuse, and nothing is written', () => {
  test('a total that the lines do not give', async () => {
    const { cliente, body } = await proforma();
    const wrong = { ...body, importes: { ...body.importes, total: 383_210_99 } };
    expect(await refused(vendedor, cliente, wrong)).toMatchObject({
      status: 422,
      message: expect.stringContaining('no coincide'),
    });
  });

  test('more articles than the company takes', async () => {
    const cliente = await buildCliente(api.pool);
    const articulo = await buildArticulo(api.pool);
    const { result: max } = await vendedor.ok(getCotizacionMaxLength);
    const body = cotizacionBody(
      Array.from({ length: max + 1 }, () => ({ id: articulo, cantidad: 1, precio: 1_000_00 })),
    );
    expect((await refused(vendedor, cliente, body)).message).toBe(
      `No puede ingresar más de ${max} artículos en una cotización.`,
    );
  });

  test('a general discount from somebody who may not change it', async () => {
    const cliente = await buildCliente(api.pool, { bonificacion: 50_000 });
    const articulo = await buildArticulo(api.pool);
    const body = cotizacionBody([{ id: articulo, cantidad: 1, precio: 1_000_00 }], { bonificacion: 80_000 });
    expect((await refused(vendedor, cliente, body)).message).toBe('La bonificación general debe ser la del cliente');
    await operador.ok(createCotizacion, { query: { cliente }, body });
  });

  test('a prepaid one of other brands and without money', async () => {
    const cliente = await buildCliente(api.pool);
    const articulo = await buildArticulo(api.pool);
    const lineas = [{ id: articulo, cantidad: 1, precio: 1_000_00 }];
    expect((await refused(vendedor, cliente, cotizacionBody(lineas, { isPrepago: true }))).status).toBe(422);
  });

  test.each<[string, { header?: object; importes?: object }, string]>([
    ['a day that does not exist', { header: { ingreso: '31/02/2026' } }, 'ingreso'],
    ['a seventh price list', { header: { listaprecio: 7 } }, 'listaprecio'],
    ['a legend of 51 characters', { header: { leyenda3: 'x'.repeat(51) } }, 'leyenda3'],
    ['an amount with three decimals', { importes: { total: 1.005 } }, 'total'],
  ])('%s names its field', async (_, change, field) => {
    const cliente = await buildCliente(api.pool);
    const articulo = await buildArticulo(api.pool);
    const plain = cotizacionBody([{ id: articulo, cantidad: 1, precio: 1_000_00 }]);
    const wire = {
      ...plain,
      header: { ...plain.header, ingreso: '20/11/2026', entrega: '23/11/2026', ...(change.header ?? {}) },
      importes: { subtotal: 1000, bonificado: 0, total: 1000, ...(change.importes ?? {}) },
      articulos: [{ id: articulo, cantidad: 1, precio: 1000, bonificacion: 0 }],
    };
    const before = await digest(api.pool);
    const response = await api.app.inject({
      method: 'POST',
      url: `/${api.empresa.id}/v1/cotizaciones?cliente=${cliente}`,
      headers: { authorization: `Bearer ${vendedor.token}` },
      payload: wire,
    });
    expect(response.statusCode).toBe(400);
    expect(JSON.stringify(response.json().problems)).toContain(field);
    expect(await digest(api.pool)).toEqual(before);
  });
});

describe('who sees it', () => {
  test('another salesperson’s quotation does not exist, in any of its calls', async () => {
    const { cliente, body } = await proforma();
    const { id } = await vendedor.ok(createCotizacion, { query: { cliente }, body });
    const ajeno = await api.persona({ rol: 'V', nivel: 6, vendedor: 'V2' });
    for (const call of [listCotizaciones, listCotizacionArticulos, getCotizacionImpuestos, getCotizacionPdf]) {
      const foreign = await ajeno.send(call, { query: { id } });
      const missing = await ajeno.send(call, { query: { id: 2_000_000_000 } });
      expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body]);
    }
    expect((await ajeno.ok(listCotizaciones, { query: { cliente } })).count).toBe(0);
  });

  test('a supervisor sees sellers of a lower rank, not those above', async () => {
    const { cliente, body } = await proforma();
    const { id } = await vendedor.ok(createCotizacion, { query: { cliente }, body });
    const arriba = await api.persona({ rol: 'S', nivel: 3, vendedor: 'S1' });
    const abajo = await api.persona({ rol: 'S', nivel: 5 });
    expect((await arriba.ok(listCotizaciones, { query: { id } })).count).toBe(1);
    expect((await abajo.send(listCotizaciones, { query: { id } })).statusCode).toBe(404);
  });
});
