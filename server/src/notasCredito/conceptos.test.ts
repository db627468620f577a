import type { BodyOf } from '@distri/domain/kernel';
import { createDevolucion, createNotaCredito, listNotasCredito } from '@distri/domain/notasCredito';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildArticulo, buildCliente, digest } from '../../test/factories.ts';
import { enterPedido, invoiced, seedFacturacion } from '../../test/stories/facturacion.ts';
import { createTestApi, type Persona, type TestApi } from '../../test/support/testApi.ts';
import { all, run } from '../platform/db/index.ts';

type Body = BodyOf<typeof createNotaCredito>;

let api: TestApi;
let operador: Persona;

beforeAll(async () => {
  api = await createTestApi({ seed: seedFacturacion });
  operador = await api.persona({ rol: 'O' });
});
afterAll(() => api.close());

let serial = 0;
const concepto = (id: string, precio: number, detalle = 'Concepto') => ({
  id,
  detalle,
  cantidad: 1,
  precio,
  bonificacion: 0,
});
const texto = (detalle: string) => ({ id: '', detalle, cantidad: 1, precio: 0, bonificacion: 0 });

function bodyOf(articulos: Body['articulos'], rest: Partial<Body> = {}): Body {
  const importe = articulos.reduce((sum, { precio }) => sum + precio, 0);
  return { articulos, facturas: [], periodo: null, importe, leyenda3: '', leyenda4: '', notacompra: '', ...rest };
}

const send = (cliente: string, body: Body) =>
  operador.send(createNotaCredito, { query: { cliente }, body, clave: `concepto-${++serial}` });
const ok = (cliente: string, body: Body) =>
  operador.ok(createNotaCredito, { query: { cliente }, body, clave: `concepto-${++serial}` });

/** A customer with an invoice of $ 12.100 with VAT. */
async function facturado(cantidad = 10) {
  const cliente = await buildCliente(api.pool, { iibb: [102, null] });
  const articulo = await buildArticulo(api.pool);
  const pedido = await enterPedido(operador, cliente, [{ id: articulo, cantidad, precio: 1_000_00 }]);
  const { factura } = await invoiced(operador, pedido);
  return { cliente, factura: factura.id, importe: factura.importe };
}

async function refused(cliente: string, body: Body) {
  const before = await digest(api.pool);
  const response = await send(cliente, body);
  expect(await digest(api.pool)).toEqual(before);
  const { message, problems } = response.json();
  return { status: response.statusCode, message, code: problems?.[0]?.code, path: problems?.[0]?.path };
}

test('AJUSTEPLAZO over two invoices: net and VAT of domain-facts §4.7, its text, filed as AP', async () => {
  const { cliente, factura } = await facturado(200);
  const other = await invoiced(
    operador,
    await enterPedido(operador, cliente, [{ id: await buildArticulo(api.pool), cantidad: 50, precio: 1_000_00 }]),
  );
  const articulos = [
    concepto('AJUSTEPLAZO', 177_272_73, 'Ajuste por plazo de pago'),
    texto('Recibo X 0006-00020001'),
    texto('14 días'),
  ];
  const facturas = [factura, other.factura.id];
  const { id, importe } = await ok(cliente, bodyOf(articulos, { facturas }));
  expect(importe).toBe(214_500_00);
  const { result } = await operador.ok(listNotasCredito, { query: { id } });
  expect(result[0]).toMatchObject({
    clase: 'concepto',
    importe_bonificado: 177_272_73,
    iva: 37_227_27,
    pendiente: 214_500_00,
    detalleCompleto: {
      impuestosIIBB: [],
      facturas: [{ id: factura }, { id: other.factura.id }],
      articulos: [
        {
          id: 'AJUSTEPLAZO',
          detalle: 'Ajuste por plazo de pago',
          cantidad: 1,
          importe: 177_272_73,
          facturaRenglon: null,
        },
        { id: '', detalle: 'Recibo X 0006-00020001', cantidad: 0, importe: 0 },
        { id: '', detalle: '14 días', importe: 0 },
      ],
    },
  });
  expect(await all(api.pool, sql`SELECT tipo FROM cuenta_documentos WHERE nota_credito = ${id}`)).toEqual([
    { tipo: 'AP' },
  ]);
  expect(await all(api.pool, sql`SELECT 1 FROM stock_movimientos WHERE entidad = 'notaCredito'`)).toEqual([]);
});

test('over a period, without invoices: letter and VAT of the customer, filed as CRE', async () => {
  const cliente = await buildCliente(api.pool);
  await run(api.pool, sql`UPDATE clientes SET resp_iva = 'CF' WHERE id = ${cliente}`);
  const periodo = { desde: '2026-10-01', hasta: '2026-10-31' };
  const { id, documento, importe } = await ok(cliente, bodyOf([concepto('BONIFICACION', 1_000_00)], { periodo }));
  expect([documento.slice(0, 1), importe]).toEqual(['B', 1_210_00]);
  const { result } = await operador.ok(listNotasCredito, { query: { id } });
  expect(result[0]?.detalleCompleto).toMatchObject({ periodo, facturas: [] });
  expect(await all(api.pool, sql`SELECT tipo FROM cuenta_documentos WHERE nota_credito = ${id}`)).toEqual([
    { tipo: 'CRE' },
  ]);
});

describe('what is refused, and nothing is written', () => {
  test('rows that are no concept', async () => {
    const { cliente, factura } = await facturado();
    const wrong = (articulos: Body['articulos']) => refused(cliente, bodyOf(articulos, { facturas: [factura] }));
    expect(await wrong([])).toMatchObject({ status: 422, code: 'SIN_RENGLONES' });
    expect(await wrong([texto('suelto')])).toMatchObject({ code: 'TEXTO_SIN_CONCEPTO', path: 'articulos.0.id' });
    expect(await wrong([concepto('NADA', 1_00)])).toMatchObject({ message: 'No existe el concepto NADA.' });
    expect(await wrong([concepto('FLETE', 0)])).toMatchObject({ code: 'CONCEPTO_PRECIO' });
    expect(await wrong([concepto('FLETE', 1_00, '')])).toMatchObject({ code: 'TEXTO_VACIO' });
    expect(await wrong([concepto('FLETE', 1_00), { ...texto('x'), precio: 5 }])).toMatchObject({
      code: 'TEXTO_CON_IMPORTE',
    });
    const free = { ...concepto('FLETE', 1_00), bonificacion: 1_000_000 };
    expect(await refused(cliente, bodyOf([free], { facturas: [factura], importe: 0 }))).toMatchObject({
      code: 'IMPORTE_CERO',
    });
  });

  test('nothing that it corrects, or both, a period to come, a sum that the rows do not give', async () => {
    const { cliente, factura } = await facturado();
    const rows = [concepto('FLETE', 100_00)];
    const periodo = { desde: '2026-10-01', hasta: '2026-10-31' };
    expect(await refused(cliente, bodyOf(rows))).toMatchObject({
      message: 'Elegí las facturas que corrige, o un período.',
    });
    expect(await refused(cliente, bodyOf(rows, { facturas: [factura], periodo }))).toMatchObject({
      code: 'ASOCIADO_DOBLE',
    });
    const late = { desde: '2026-11-01', hasta: '2026-11-21' };
    expect(await refused(cliente, bodyOf(rows, { periodo: late }))).toMatchObject({ code: 'PERIODO_INVALIDO' });
    const wrong = bodyOf(rows, { facturas: [factura], importe: 99_00 });
    expect(await refused(cliente, wrong)).toMatchObject({ code: 'IMPORTE_DISTINTO', path: 'importe' });
  });

  test('invoices of somebody else, of two letters, or that are not there', async () => {
    const { cliente, factura } = await facturado();
    const foreign = await facturado();
    const rows = [concepto('FLETE', 100_00)];
    expect(await refused(cliente, bodyOf(rows, { facturas: [factura, foreign.factura] }))).toMatchObject({
      code: 'FACTURA_AJENA',
    });
    expect(await refused(cliente, bodyOf(rows, { facturas: [999_999] }))).toMatchObject({ status: 404 });
    expect(await refused('NADIE', bodyOf(rows, { facturas: [factura] }))).toMatchObject({
      status: 404,
      message: 'No existe el cliente',
    });
    await run(api.pool, sql`UPDATE clientes SET resp_iva = 'CF' WHERE id = ${cliente}`);
    const pedido = await enterPedido(operador, cliente, [
      { id: await buildArticulo(api.pool), cantidad: 1, precio: 1_000_00 },
    ]);
    const letterB = await invoiced(operador, pedido);
    expect(await refused(cliente, bodyOf(rows, { facturas: [factura, letterB.factura.id] }))).toMatchObject({
      code: 'LETRAS_DISTINTAS',
    });
  });

  test('more than the invoices still have to be credited, returns counted', async () => {
    const { cliente, factura, importe } = await facturado();
    expect(importe).toBe(12_350_00);
    const body = { articulos: [{ numrenglon: 1, cantidad: 5 }], leyenda3: '', leyenda4: '', notacompra: '' };
    await operador.ok(createDevolucion, { query: { factura }, body, clave: `concepto-${++serial}` });
    const facturas = [factura];
    expect(await refused(cliente, bodyOf([concepto('CORRECCION', 5_103_31)], { facturas }))).toMatchObject({
      code: 'ACREDITA_DE_MAS',
      message: expect.stringContaining('6.175'),
    });
    await ok(cliente, bodyOf([concepto('CORRECCION', 5_103_30)], { facturas }));
  });
});
