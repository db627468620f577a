import { createCotizacion, listCotizaciones } from '@distri/domain/cotizaciones';
import { createPedido, getPedidoReferencia, listPedidos } from '@distri/domain/pedidos';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildArticulo, buildCliente, buildImpago, digest, readStock, seedMaestros } from '../../test/factories.ts';
import { cotizacionBody, pedidoBody } from '../../test/stories/venta.ts';
import { AHORA, createTestApi, type Persona, type TestApi } from '../../test/support/testApi.ts';
import { first, run } from '../platform/db/index.ts';

let api: TestApi;
let vendedor: Persona;

beforeAll(async () => {
  api = await createTestApi({ seed: seedMaestros });
  vendedor = await api.persona({ rol: 'V', nivel: 4, vendedor: 'V1' });
});
afterAll(() => api.close());

const PRECIO = 1_000_00;
const setPrice = (articulo: string, precio: number) =>
  run(api.pool, sql`UPDATE articulos SET lista1 = ${precio} WHERE id = ${articulo}`);

async function quote(cliente: string, lineas: { id: string; cantidad: number; bonificacion?: number }[]) {
  const body = cotizacionBody(lineas.map((linea) => ({ precio: PRECIO, ...linea })));
  return (await vendedor.ok(createCotizacion, { query: { cliente }, body })).id;
}

/** The order that the form sends after taking the reference over. */
async function orderFrom(cotizacion: number) {
  const { result } = await vendedor.ok(getPedidoReferencia, { query: { cotizacion } });
  const lineas = result.articulos.map(({ id, cantidad, precio, bonificacion }) => ({
    id,
    cantidad,
    precio,
    bonificacion,
  }));
  return { referencia: result, body: pedidoBody(lineas, {}, { cotizacion }) };
}

test('a quotation becomes an order at today’s prices, and its unavailable article stays behind', async () => {
  const cliente = await buildCliente(api.pool);
  const sube = await buildArticulo(api.pool);
  const igual = await buildArticulo(api.pool);
  const retirado = await buildArticulo(api.pool);
  const cotizacion = await quote(cliente, [
    { id: sube, cantidad: 10, bonificacion: 100_000 },
    { id: igual, cantidad: 5 },
    { id: retirado, cantidad: 1 },
  ]);
  await setPrice(sube, 1_200_00);
  await run(api.pool, sql`UPDATE articulos SET activo = false WHERE id = ${retirado}`);

  const { referencia, body } = await orderFrom(cotizacion);
  expect(referencia).toMatchObject({ preciosActualizados: 1, quitados: [{ id: retirado }], vencida: false });
  expect(referencia.articulos).toMatchObject([
    { id: sube, precio: 1_200_00, precioAnterior: PRECIO, bonificacion: 100_000 },
    { id: igual, precio: PRECIO },
  ]);

  const { id } = await vendedor.ok(createPedido, { query: { cliente }, body });
  const pedido = (await vendedor.ok(listPedidos, { query: { id } })).result[0];
  expect(pedido).toMatchObject({ idcotiza: cotizacion, importe_bonificado: 10_800_00 + 5_000_00 });
  expect(pedido?.detalleCompleto?.relacionados).toMatchObject([{ clase: 'cotizacion', id: cotizacion }]);
  const usada = (await vendedor.ok(listCotizaciones, { query: { id: cotizacion } })).result[0];
  expect(usada).toMatchObject({ estado: true, pedidoref: id });
  expect(usada?.detalleCompleto?.historial[0]).toMatchObject({
    accion: 'Cotización utilizada',
    detalle: `Pedido ${id}`,
  });
  expect((await readStock(api.pool, sube)).reservado).toBe(10);
});

describe('the remito pad that A or O chose on the quotation', () => {
  const PAD = 74;
  let operador: Persona;
  let cliente: string;
  let cotizacion: number;

  beforeAll(async () => {
    operador = await api.persona({ rol: 'O' });
    cliente = await buildCliente(api.pool);
    const articulo = await buildArticulo(api.pool);
    await run(
      api.pool,
      sql`INSERT INTO talonarios (id, comprobante, letra, nombre, punto_venta, desde, hasta, proximo, activo)
          VALUES (${PAD}, 'remito', 'R', 'Prueba', 74, 1, 100, 1, true), (75, 'remito', 'R', 'Prueba', 75, 1, 100, 1, false)`,
    );
    const lineas = [{ id: articulo, cantidad: 1, precio: PRECIO }];
    const body = cotizacionBody(lineas, { talremito: PAD });
    cotizacion = (await operador.ok(createCotizacion, { query: { cliente }, body })).id;
  });

  const pads = (id: number) => first(api.pool, sql`SELECT talfactura, talremito FROM pedidos WHERE id = ${id}`);
  const order = async (persona: Persona, header: Parameters<typeof pedidoBody>[1] = {}) => {
    const { body } = await orderFrom(cotizacion);
    const sent = { ...body, header: { ...body.header, ...header } };
    return pads((await persona.ok(createPedido, { query: { cliente }, body: sent })).id);
  };

  test('goes on to the order, whoever enters it', async () => {
    const { referencia } = await orderFrom(cotizacion);
    expect(referencia.talremito).toBe(PAD);
    expect(await order(vendedor)).toEqual({ talfactura: 50, talremito: PAD });
    expect(await order(operador)).toEqual({ talfactura: 50, talremito: PAD });
  });

  test('gives way to the one that A or O choose on the order, the company’s own too; nobody else chooses', async () => {
    expect(await order(operador, { talremito: 4 })).toEqual({ talfactura: 50, talremito: 4 });
    expect(await order(vendedor, { talremito: 4 })).toEqual({ talfactura: 50, talremito: PAD });
  });

  test('switched off meanwhile, gives way to the company’s: the order can be invoiced, and it is said', async () => {
    await run(api.pool, sql`UPDATE talonarios SET activo = false WHERE id = ${PAD}`);
    const { referencia } = await orderFrom(cotizacion);
    expect(referencia).toMatchObject({ talremito: 4, talonarioEnDesuso: PAD });
    // Its own note, so that it is not taken for the order above sent twice.
    const notacompra = 'OC 4471';
    expect(await order(vendedor, { notacompra })).toEqual({ talfactura: 50, talremito: 4 });
    expect(await order(operador, { notacompra, talremito: referencia.talremito })).toMatchObject({ talremito: 4 });
    const { body } = await orderFrom(cotizacion);
    const named = { ...body, header: { ...body.header, talremito: PAD } };
    const refused = await operador.send(createPedido, { query: { cliente }, body: named });
    expect([refused.statusCode, refused.json().message]).toEqual([
      422,
      'El talonario de remitos no existe o ya no está activo',
    ]);
    await run(api.pool, sql`UPDATE talonarios SET activo = true WHERE id = ${PAD}`);
    expect((await orderFrom(cotizacion)).referencia).toMatchObject({ talremito: PAD, talonarioEnDesuso: null });
  });

  test('has to be one in use when it is chosen; a salesperson’s quotation takes the company’s', async () => {
    const quoted = async (persona: Persona, talremito: number) => {
      const articulo = await buildArticulo(api.pool);
      const body = cotizacionBody([{ id: articulo, cantidad: 1, precio: PRECIO }], { talremito });
      return persona.send(createCotizacion, { query: { cliente }, body });
    };
    const refused = await quoted(operador, 75);
    expect([refused.statusCode, refused.json().message]).toEqual([
      422,
      'El talonario de remitos no existe o ya no está activo',
    ]);
    const { id } = (await quoted(vendedor, PAD)).json();
    const [row] = (await vendedor.ok(listCotizaciones, { query: { id } })).result;
    expect(row?.detalleCompleto?.talremito).toBe(4);
  });
});

test('a suffix of the sale disappears, and equal lines join', async () => {
  const cliente = await buildCliente(api.pool);
  const base = await buildArticulo(api.pool, { id: 'HX7-1L' });
  const promo = await buildArticulo(api.pool, { id: 'HX7-1LPROMO' });
  const cotizacion = await quote(cliente, [
    { id: base, cantidad: 2 },
    { id: promo, cantidad: 3 },
  ]);
  const { referencia } = await orderFrom(cotizacion);
  expect(referencia.articulos).toMatchObject([{ id: base, cantidad: 5 }]);
  expect(referencia.reemplazados).toEqual([{ de: promo, a: base }]);
});

test('quotation expired: the order is refused and changes nothing', async () => {
  const cliente = await buildCliente(api.pool);
  const articulo = await buildArticulo(api.pool);
  const cotizacion = await quote(cliente, [{ id: articulo, cantidad: 1 }]);
  const { body } = await orderFrom(cotizacion);
  const NINTH_DAY = new Date(AHORA.getTime() + 8 * 86_400_000);
  const persona = await api.persona({ rol: 'O' });
  api.setNow(NINTH_DAY);
  // Logged in again that morning; sessions end at night.
  const morning = await api.persona({ rol: 'O' });
  const before = await digest(api.pool);
  const response = await morning.send(createPedido, {
    query: { cliente },
    body: { ...body, ingreso: '2026-11-28', entrega: '2026-11-28' },
  });
  api.setNow(AHORA);
  expect([response.statusCode, response.json().message]).toEqual([
    422,
    'La cotizacion de referencia esta vencida, no es posible ingresar el pedido.',
  ]);
  expect(await digest(api.pool)).toEqual(before);
  expect(persona.username).not.toBe(morning.username);
});

test('promotion sold out between quotation and order', async () => {
  const cliente = await buildCliente(api.pool);
  const otro = await buildCliente(api.pool);
  const articulo = await buildArticulo(api.pool, { stock: 10, notas: '8888' });
  const cotizacion = await quote(cliente, [{ id: articulo, cantidad: 10 }]);
  await vendedor.ok(createPedido, {
    query: { cliente: otro },
    body: pedidoBody([{ id: articulo, cantidad: 3, precio: PRECIO }]),
  });
  const { body } = await orderFrom(cotizacion);
  const response = await vendedor.send(createPedido, { query: { cliente }, body });
  expect([response.statusCode, response.json().message]).toEqual([422, 'STOCK DE PROMOCION AGOTADO']);
  expect(await readStock(api.pool, articulo)).toEqual({ total: 10, reservado: 3 });
});

test('customer disabled between quotation and order', async () => {
  const cliente = await buildCliente(api.pool);
  const articulo = await buildArticulo(api.pool);
  const cotizacion = await quote(cliente, [{ id: articulo, cantidad: 1 }]);
  await run(api.pool, sql`UPDATE clientes SET inhabilitado = true WHERE id = ${cliente}`);
  const { body } = await orderFrom(cotizacion);
  expect((await vendedor.send(createPedido, { query: { cliente }, body })).statusCode).toBe(422);
});

test('debt of sales point 17 falls due between quotation and order', async () => {
  const cliente = await buildCliente(api.pool);
  const articulo = await buildArticulo(api.pool);
  const cotizacion = await quote(cliente, [{ id: articulo, cantidad: 1 }]);
  await buildImpago(api.pool, { cliente, documento: 'A001700099999' });
  const { body } = await orderFrom(cotizacion);
  expect((await vendedor.send(createPedido, { query: { cliente }, body })).statusCode).toBe(422);
});

test('a discount that only A could give stays with the reference, and nowhere else', async () => {
  const cliente = await buildCliente(api.pool);
  const articulo = await buildArticulo(api.pool);
  const admin = await api.persona({ rol: 'A' });
  const conDescuento = cotizacionBody([{ id: articulo, cantidad: 1, precio: PRECIO, bonificacion: 250_000 }]);
  const { id: cotizacion } = await admin.ok(createCotizacion, { query: { cliente }, body: conDescuento });
  const { body } = await orderFrom(cotizacion);
  await vendedor.ok(createPedido, { query: { cliente }, body });
  const { cotizacion: _, ...suelto } = body;
  expect((await vendedor.send(createPedido, { query: { cliente }, body: suelto })).statusCode).toBe(422);
});

test('a quotation used before may be ordered again while it holds, with a warning', async () => {
  const cliente = await buildCliente(api.pool);
  const articulo = await buildArticulo(api.pool);
  const cotizacion = await quote(cliente, [{ id: articulo, cantidad: 1 }]);
  const { body } = await orderFrom(cotizacion);
  const { id } = await vendedor.ok(createPedido, { query: { cliente }, body, clave: 'una' });
  const again = await vendedor.ok(createPedido, { query: { cliente }, body, clave: 'otra' });
  expect(again.avisos).toEqual([`La cotizacion de referencia ya se utilizo en el pedido ${id}.`]);
});

test('the reference of another customer, or out of scope, does not exist', async () => {
  const cliente = await buildCliente(api.pool);
  const articulo = await buildArticulo(api.pool);
  const cotizacion = await quote(cliente, [{ id: articulo, cantidad: 1 }]);
  const otro = await buildCliente(api.pool);
  const { body } = await orderFrom(cotizacion);
  expect((await vendedor.send(createPedido, { query: { cliente: otro }, body })).statusCode).toBe(404);
  const ajeno = await api.persona({ rol: 'V', nivel: 6, vendedor: 'V2' });
  expect((await ajeno.send(getPedidoReferencia, { query: { cotizacion } })).statusCode).toBe(404);
});
