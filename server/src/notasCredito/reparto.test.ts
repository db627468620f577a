import { createDevolucion } from '@distri/domain/notasCredito';
import { changeStatus, consecuenciasDe, type Estadio, listPedidos, returnDevueltas } from '@distri/domain/pedidos';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildArticulo, buildCliente, readStock } from '../../test/factories.ts';
import {
  enterPedido,
  invoiced,
  readPedidoRow,
  seedFacturacion,
  setADespachar,
} from '../../test/stories/facturacion.ts';
import { createTestApi, type Persona, type TestApi } from '../../test/support/testApi.ts';
import { run } from '../platform/db/index.ts';

let api: TestApi;
let admin: Persona;
beforeAll(async () => {
  api = await createTestApi({ seed: seedFacturacion, sinInvariantes: 'orders put on the road by hand' });
  admin = await api.persona({ rol: 'A' });
});
afterAll(() => api.close());

/** The table of domain-facts §4.4: an order of 30, 28 of them invoiced, on the road. */
async function enCalle() {
  const cliente = await buildCliente(api.pool);
  const articulo = await buildArticulo(api.pool, { stock: 100 });
  const pedido = await enterPedido(admin, cliente, [{ id: articulo, cantidad: 30, precio: 1_000_00 }]);
  await setADespachar(api.pool, pedido, { 1: 28 });
  const { factura } = await invoiced(admin, pedido);
  await run(api.pool, sql`UPDATE pedidos SET estadio = 'D' WHERE id = ${pedido}`);
  return { articulo, pedido, factura: factura.id };
}

const to = (id: number, status: Estadio) => admin.ok(changeStatus, { query: { id, status } });
let serial = 0;
const credit = (factura: number, cantidad: number) =>
  admin.ok(createDevolucion, {
    query: { factura },
    body: { articulos: [{ numrenglon: 1, cantidad }], leyenda3: '', leyenda4: '', notacompra: '' },
    clave: `reparto-${++serial}`,
  });
const stock = async (articulo: string) => {
  const { total, reservado } = await readStock(api.pool, articulo);
  return [total, reservado];
};

test('rejected: the goods are back with H, the note moves none, closing asks for no other note', async () => {
  const { articulo, pedido, factura } = await enCalle();
  expect(await stock(articulo)).toEqual([72, 2]);
  await to(pedido, 'H');
  expect(await stock(articulo)).toEqual([100, 2]);
  await credit(factura, 28);
  expect(await stock(articulo)).toEqual([100, 2]);
  const { result } = await to(pedido, 'C');
  expect(result.pideNotaCredito).toBe(false);
  expect(await stock(articulo)).toEqual([100, 0]);
});

test('returned and kept: the note gives the goods back to sale, and they do not go out again', async () => {
  const { articulo, pedido, factura } = await enCalle();
  await to(pedido, 'R');
  expect(await stock(articulo)).toEqual([100, 30]);
  await credit(factura, 28);
  expect(await stock(articulo)).toEqual([100, 2]);
  expect((await readPedidoRow(api.pool, pedido)).lineas).toEqual([{ pendfac: 2, penddesc: 2, adespachar: 2 }]);
  await to(pedido, 'C');
  expect(await stock(articulo)).toEqual([100, 0]);
});

test('returned, then closed, then credited: nothing is released twice', async () => {
  const { articulo, pedido, factura } = await enCalle();
  await to(pedido, 'R');
  expect((await to(pedido, 'C')).result.pideNotaCredito).toBe(true);
  expect(await stock(articulo)).toEqual([100, 0]);
  await credit(factura, 28);
  expect(await stock(articulo)).toEqual([100, 0]);
});

test('delivered in part: what came back is entered first, then credited; nothing comes in twice', async () => {
  const { articulo, pedido, factura } = await enCalle();
  await run(api.pool, sql`UPDATE pedidos SET estadio = 'P' WHERE id = ${pedido}`);
  await admin.ok(returnDevueltas, { query: { id: pedido }, body: [{ numrenglon: 1, devuelto: 5 }] });
  expect(await stock(articulo)).toEqual([77, 2]);
  await expect(credit(factura, 8)).rejects.toThrow(`Cargá primero en el pedido lo que volvió de ${articulo}.`);
  await credit(factura, 5);
  expect(await stock(articulo)).toEqual([77, 2]);
});

test('on the road nothing is credited; credited in the warehouse, it does not come back with the truck', async () => {
  const { articulo, pedido, factura } = await enCalle();
  await expect(credit(factura, 1)).rejects.toThrow('está En Distribución');
  await run(api.pool, sql`UPDATE pedidos SET estadio = 'F' WHERE id = ${pedido}`);
  await credit(factura, 10);
  expect(await stock(articulo)).toEqual([82, 2]);
  await run(api.pool, sql`UPDATE pedidos SET estadio = 'D' WHERE id = ${pedido}`);
  // What the screen says before the change is what the server does.
  const page = await admin.ok(listPedidos, { query: { id: pedido } });
  const [row] = page.result;
  const lineas = row?.detalleCompleto?.articulos ?? [];
  expect(lineas).toMatchObject([{ cantidad: 30, pendfac: 2, acreditado: 10 }]);
  expect(consecuenciasDe({ estadio: 'D', estado: false }, lineas, { accion: 'rechazar', a: 'H' })[1]).toEqual({
    texto: 'Vuelven 18 unidades al stock para la venta',
  });
  await to(pedido, 'H');
  expect(await stock(articulo)).toEqual([100, 2]);
  await credit(factura, 18);
  expect(await stock(articulo)).toEqual([100, 2]);
});

test('the order shows its credit notes among its documents, the customer too', async () => {
  const cliente = await buildCliente(api.pool);
  const articulo = await buildArticulo(api.pool, { stock: 100 });
  const pedido = await enterPedido(admin, cliente, [{ id: articulo, cantidad: 3, precio: 1_000_00 }]);
  const { factura } = await invoiced(admin, pedido);
  const { id } = await credit(factura.id, 1);
  const owner = await api.persona({ rol: 'C', cliente });
  for (const persona of [admin, owner]) {
    const { result } = await persona.ok(listPedidos, { query: { id: pedido } });
    const documentos = result[0]?.detalleCompleto?.relacionados ?? [];
    expect(documentos.map(({ clase }) => clase)).toEqual(['factura', 'notaCredito', 'remito']);
    expect(documentos.find(({ clase }) => clase === 'notaCredito')).toMatchObject({ id, importe: 1_210_00 });
  }
});
