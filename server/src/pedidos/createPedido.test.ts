import { createPedido, listPedidos } from '@distri/domain/pedidos';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildArticulo, buildCliente, buildImpago, digest, readStock, seedMaestros } from '../../test/factories.ts';
import { pedidoBody } from '../../test/stories/venta.ts';
import { createTestApi, type Persona, type TestApi } from '../../test/support/testApi.ts';
import { all, countStatements, run } from '../platform/db/index.ts';

let api: TestApi;
let vendedor: Persona;
let admin: Persona;
let operador: Persona;

beforeAll(async () => {
  api = await createTestApi({ seed: seedMaestros });
  vendedor = await api.persona({ rol: 'V', nivel: 4, vendedor: 'V1' });
  admin = await api.persona({ rol: 'A' });
  operador = await api.persona({ rol: 'O' });
});
afterAll(() => api.close());

/** Sends what has to be refused and checks that nothing was written. */
async function refused(persona: Persona, cliente: string, body: ReturnType<typeof pedidoBody>) {
  const before = await digest(api.pool);
  const response = await persona.send(createPedido, { query: { cliente }, body });
  expect(await digest(api.pool)).toEqual(before);
  return { status: response.statusCode, message: response.json().message as string };
}

describe('a salesperson enters an order', () => {
  test('document, lines, stock, movement, history and audit say the same', async () => {
    const cliente = await buildCliente(api.pool, { iibb: [102, 101], bonificacion: 100_000 });
    const articulo = await buildArticulo(api.pool, { precio: 15_000_00, unidad: 4, stock: 100 });
    const body = pedidoBody([{ id: articulo, cantidad: 24, precio: 15_000_00, bonificacion: 50_000 }], {
      bonificacion: 100_000,
    });
    const { id, avisos } = await vendedor.ok(createPedido, { query: { cliente }, body, clave: 'pedido-uno' });
    expect(avisos).toBeUndefined();

    const { result } = await vendedor.ok(listPedidos, { query: { id } });
    const pedido = result[0];
    // domain-facts §2.5, to the centavo.
    expect(pedido).toMatchObject({
      estadio: 'N',
      estado: false,
      importe_bonificado: 307_800_00,
      litros: 96,
      vendedor: 'V1',
    });
    expect(pedido?.detalleCompleto).toMatchObject({
      subtotal: 342_000_00,
      bonificado: 34_200_00,
      iva: 64_638_00,
      importe: 383_211_00,
      impuestosIIBB: [
        { id: 102, importe: 7_695_00 },
        { id: 101, importe: 3_078_00 },
      ],
      leyenda1: '00001-Calle 1',
      direccionTexto: 'Calle 1, Quilmes',
      articulos: [{ numrenglon: 1, id: articulo, cantidad: 24, pendfac: 24, adespachar: 24, importe: 342_000_00 }],
      historial: [{ accion: 'Pedido ingresado', a: 'N', username: vendedor.username }],
    });

    expect(await readStock(api.pool, articulo)).toEqual({ total: 100, reservado: 24 });
    const movements = await all(
      api.pool,
      sql`SELECT clase, total, reservado, entidad_id FROM stock_movimientos WHERE articulo = ${articulo} AND clase = 'reserva'`,
    );
    expect(movements).toEqual([{ clase: 'reserva', total: 0, reservado: 24, entidad_id: String(id) }]);
    const audit = await all(
      api.pool,
      sql`SELECT accion, username, antes FROM auditoria WHERE entidad = 'pedido' AND entidad_id = ${String(id)}`,
    );
    expect(audit).toEqual([{ accion: 'crear', username: vendedor.username, antes: null }]);
  });

  test('the same key twice is one order and one reservation; another body with it is refused', async () => {
    const cliente = await buildCliente(api.pool);
    const articulo = await buildArticulo(api.pool);
    const body = pedidoBody([{ id: articulo, cantidad: 2, precio: 1_000_00 }]);
    const first = await vendedor.send(createPedido, { query: { cliente }, body, clave: 'repetido' });
    const again = await vendedor.send(createPedido, { query: { cliente }, body, clave: 'repetido' });
    expect(again.body).toBe(first.body);
    const other = pedidoBody([{ id: articulo, cantidad: 3, precio: 1_000_00 }]);
    expect((await vendedor.send(createPedido, { query: { cliente }, body: other, clave: 'repetido' })).statusCode).toBe(
      422,
    );
    expect((await readStock(api.pool, articulo)).reservado).toBe(2);
  });

  test('an ordinary article may go below zero, and the answer says so', async () => {
    const cliente = await buildCliente(api.pool);
    const articulo = await buildArticulo(api.pool, { stock: 4 });
    const body = pedidoBody([{ id: articulo, cantidad: 6, precio: 1_000_00 }]);
    const { avisos } = await vendedor.ok(createPedido, { query: { cliente }, body });
    expect(avisos).toEqual([expect.stringContaining('hay 4 disponibles')]);
    expect(await readStock(api.pool, articulo)).toEqual({ total: 4, reservado: 6 });
  });

  test('the code may come in lower case', async () => {
    const cliente = await buildCliente(api.pool);
    const articulo = await buildArticulo(api.pool, { id: 'WO-120' });
    const body = pedidoBody([{ id: 'wo-120', cantidad: 1, precio: 1_000_00 }]);
    await vendedor.ok(createPedido, { query: { cliente }, body });
    expect((await readStock(api.pool, articulo)).reservado).toBe(1);
  });

  test('stays within its statements: at most 12, whatever the number of lines', async () => {
    const cliente = await buildCliente(api.pool);
    const articulos = await Promise.all(Array.from({ length: 10 }, () => buildArticulo(api.pool)));
    const body = pedidoBody(articulos.map((id) => ({ id, cantidad: 1, precio: 1_000_00 })));
    const { statements } = await countStatements(() =>
      vendedor.ok(createPedido, { query: { cliente }, body, clave: 'cuenta' }),
    );
    expect(statements.length).toBeLessThanOrEqual(12);
  });
});

describe('what the rules of D2 §5 refuse, and nothing is written', () => {
  const linea = (id: string, cantidad = 1, precio = 1_000_00) => ({ id, cantidad, precio });

  test('a price that is not of a list, from anybody but A', async () => {
    const cliente = await buildCliente(api.pool);
    const articulo = await buildArticulo(api.pool);
    const body = pedidoBody([linea(articulo, 1, 900_00)]);
    expect(await refused(vendedor, cliente, body)).toEqual({
      status: 422,
      message: `El precio del artículo ${articulo} debe ser el de lista`,
    });
    await admin.ok(createPedido, { query: { cliente }, body });
  });

  test('a discount over 10%', async () => {
    const cliente = await buildCliente(api.pool);
    const articulo = await buildArticulo(api.pool);
    const body = pedidoBody([{ ...linea(articulo), bonificacion: 110_000 }]);
    expect((await refused(vendedor, cliente, body)).message).toBe('La bonificación debe estar entre 0% y 10%');
  });

  test('a total that the lines do not give', async () => {
    const cliente = await buildCliente(api.pool);
    const articulo = await buildArticulo(api.pool);
    const body = { ...pedidoBody([linea(articulo)]), importe: 1_00 };
    expect(await refused(vendedor, cliente, body)).toMatchObject({
      status: 422,
      message: expect.stringContaining('no coincide'),
    });
  });

  test('two VAT rates', async () => {
    const cliente = await buildCliente(api.pool);
    const [a, b] = [await buildArticulo(api.pool), await buildArticulo(api.pool, { alicuota: 4 })];
    expect((await refused(vendedor, cliente, pedidoBody([linea(a), linea(b)]))).message).toBe(
      'No puede ingresar articulos con distintas alicuotas de IVA en un mismo pedido',
    );
  });

  test('articles with and without the 30-day condition', async () => {
    const cliente = await buildCliente(api.pool);
    const [a, b] = [await buildArticulo(api.pool), await buildArticulo(api.pool, { condvta30: true })];
    expect((await refused(vendedor, cliente, pedidoBody([linea(a), linea(b)]))).message).toBe(
      'No puede mezclar articulos con condicion especial de venta y sin esa condicion. Verifique.',
    );
  });

  test('profit under the minimum: blocks V, passes for A', async () => {
    const cliente = await buildCliente(api.pool);
    const articulo = await buildArticulo(api.pool, { costo: 950_00, rentaminima: 100_000 });
    const body = pedidoBody([linea(articulo)]);
    expect((await refused(vendedor, cliente, body)).message).toContain('no cumple con la rentabilidad minima esperada');
    const { avisos } = await admin.ok(createPedido, { query: { cliente }, body });
    expect(avisos).toHaveLength(1);
  });

  test('promotion stock that is not there', async () => {
    const cliente = await buildCliente(api.pool);
    const articulo = await buildArticulo(api.pool, { stock: 1, notas: 'PROMO 8888' });
    expect(await refused(vendedor, cliente, pedidoBody([linea(articulo, 2)]))).toEqual({
      status: 422,
      message: 'STOCK DE PROMOCION AGOTADO',
    });
    await vendedor.ok(createPedido, { query: { cliente }, body: pedidoBody([linea(articulo, 1)]) });
  });

  test('a customer without delivery addresses, and an order without one', async () => {
    const articulo = await buildArticulo(api.pool);
    const sin = await buildCliente(api.pool, { direcciones: 0 });
    expect((await refused(vendedor, sin, pedidoBody([linea(articulo)], { direccionEntrega: null }))).message).toBe(
      'NO es posible ingresar pedidos. El cliente no tiene direcciones de entrega disponibles.',
    );
    const con = await buildCliente(api.pool);
    expect((await refused(vendedor, con, pedidoBody([linea(articulo)], { direccionEntrega: null }))).message).toBe(
      'Debe seleccionar una direccion de entrega para el pedido',
    );
  });

  test('a disabled customer: only A and O go on', async () => {
    const cliente = await buildCliente(api.pool, { inhabilitado: true });
    const articulo = await buildArticulo(api.pool);
    const body = pedidoBody([linea(articulo)]);
    expect((await refused(vendedor, cliente, body)).message).toBe('ATENCION: Este cliente se encuentra inhabilitado');
    expect((await operador.ok(createPedido, { query: { cliente }, body })).avisos).toEqual([
      'ATENCION: Este cliente se encuentra inhabilitado',
    ]);
  });

  test('debt of sales point 17: stops V, warns A, S and O', async () => {
    const cliente = await buildCliente(api.pool);
    await buildImpago(api.pool, { cliente, documento: 'A001700012345' });
    const articulo = await buildArticulo(api.pool);
    const body = pedidoBody([linea(articulo)]);
    expect(await refused(vendedor, cliente, body)).toEqual({
      status: 422,
      message: 'ATENCION: Este cliente presenta documentos impagos del punto de venta 17.',
    });
    const supervisor = await api.persona({ rol: 'S', nivel: 3, vendedor: 'S1' });
    for (const persona of [admin, operador, supervisor])
      expect((await persona.ok(createPedido, { query: { cliente }, body })).avisos?.[0]).toContain('punto de venta 17');
  });

  test('a past date, no lines, a code nobody sells', async () => {
    const cliente = await buildCliente(api.pool);
    const articulo = await buildArticulo(api.pool);
    const retirado = await buildArticulo(api.pool, { activo: false });
    const late = pedidoBody([linea(articulo)], {}, { entrega: '2026-11-19' });
    expect((await refused(vendedor, cliente, late)).status).toBe(422);
    expect((await refused(vendedor, cliente, pedidoBody([]))).message).toBe('Debe ingresar al menos un artículo');
    for (const id of ['NO-EXISTE', retirado])
      expect((await refused(vendedor, cliente, pedidoBody([linea(id)]))).message).toBe(
        'No se encontró el artículo, verifique el código ingresado',
      );
  });

  test("another salesperson's customer does not exist, and fields above the role have no effect", async () => {
    const ajeno = await buildCliente(api.pool, { vendedor: 'V2' });
    const articulo = await buildArticulo(api.pool);
    expect(await refused(vendedor, ajeno, pedidoBody([linea(articulo)]))).toEqual({
      status: 404,
      message: 'No existe el cliente',
    });
    const propio = await buildCliente(api.pool);
    const body = pedidoBody([linea(articulo)], { usuario: admin.id, vendedor: 'V2', comision: 90_000, talfactura: 77 });
    const { id } = await vendedor.ok(createPedido, { query: { cliente: propio }, body });
    const [row] = await all(
      api.pool,
      sql`SELECT usuario, vendedor, comision, talfactura FROM pedidos WHERE id = ${id}`,
    );
    expect(row).toEqual({ usuario: vendedor.id, vendedor: 'V1', comision: 0, talfactura: 50 });
  });

  test('A and O choose the pads of invoice and remito among those in use (D2 §6)', async () => {
    const cliente = await buildCliente(api.pool);
    const articulo = await buildArticulo(api.pool);
    const pad = (id: number, comprobante: string, letra: string, activo: boolean) => sql`
      INSERT INTO talonarios (id, comprobante, letra, nombre, punto_venta, desde, hasta, proximo, activo)
      VALUES (${id}, ${comprobante}, ${letra}, 'Prueba', ${id}, 1, 100, 1, ${activo})`;
    await run(api.pool, pad(71, 'factura', 'A', true));
    await run(api.pool, pad(72, 'remito', 'R', true));
    await run(api.pool, pad(73, 'remito', 'R', false));
    const body = pedidoBody([linea(articulo)], { talfactura: 71, talremito: 72 });
    const { id } = await operador.ok(createPedido, { query: { cliente }, body });
    const [row] = await all(api.pool, sql`SELECT talfactura, talremito FROM pedidos WHERE id = ${id}`);
    expect(row).toEqual({ talfactura: 71, talremito: 72 });

    const of = (header: Parameters<typeof pedidoBody>[1]) =>
      refused(operador, cliente, pedidoBody([linea(articulo)], header));
    expect(await of({ talfactura: 72 })).toEqual({
      status: 422,
      message: 'El talonario de facturas no existe o ya no está activo',
    });
    expect(await of({ talremito: 73 })).toEqual({
      status: 422,
      message: 'El talonario de remitos no existe o ya no está activo',
    });
  });
});

test('the order number in the history of a customer disabled meanwhile: the block wins once it is committed', async () => {
  const cliente = await buildCliente(api.pool);
  const articulo = await buildArticulo(api.pool);
  await run(api.pool, sql`UPDATE clientes SET inhabilitado = true WHERE id = ${cliente}`);
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      vendedor.send(createPedido, {
        query: { cliente },
        body: pedidoBody([{ id: articulo, cantidad: 1, precio: 1_000_00 }]),
        clave: `bloqueo-${n}`,
      }),
    ),
  );
  expect(outcomes.map((outcome) => outcome.statusCode)).toEqual(Array(8).fill(422));
  expect((await readStock(api.pool, articulo)).reservado).toBe(0);
});
