import { getDeudaPendiente } from '@distri/domain/clientes';
import { createCotizacion } from '@distri/domain/cotizaciones';
import { listFacturas } from '@distri/domain/facturas';
import { createDevolucion } from '@distri/domain/notasCredito';
import { changeADespachar, changeStatus, listPedidos } from '@distri/domain/pedidos';
import { editCotizacion, updatePrepago } from '@distri/domain/prepago';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkInvariants } from '../../demo/invariants.ts';
import { all } from '../../src/platform/db/index.ts';
import { calculate, type Documento, prepaidDiscount } from '../calculadora/documento.ts';
import { buildArticulo, buildCliente, readStock, seedCuentasBancarias } from '../factories.ts';
import { createTestApi, type Persona, type TestApi } from '../support/testApi.ts';
import { invoice, invoiced, readPedidoRow, seedFacturacion } from './facturacion.ts';
import { editBody, itemDe, prepagoBody, prepagoTotals, readDetalle } from './prepago.ts';

/*
 * A prepaid sale from its quotation to its end, by the people who do each part of it. After each step: the documents,
 * the stock, the account, the history and the audit say the same thing (reliability §2).
 */

let api: TestApi;
let vendedor: Persona;
let admin: Persona;
let operador: Persona;

beforeAll(async () => {
  api = await createTestApi({
    seed: async (pool) => {
      await seedFacturacion(pool);
      await seedCuentasBancarias(pool);
    },
  });
  vendedor = await api.persona({ rol: 'V', nivel: 4, vendedor: 'V1' });
  admin = await api.persona({ rol: 'A' });
  operador = await api.persona({ rol: 'O' });
});
afterAll(() => api.close());

const GENERAL = '10';
const ACEITE = '15000';
const GRASA = '2350.55';

/** What the calculator, which shares nothing with the server, says of so much oil and grease, in centavos. */
function worth(aceite: string, grasa: string, bonificacion: string) {
  const renglones = [
    { cantidad: aceite, precio: ACEITE, bonificacion: '0' },
    { cantidad: grasa, precio: GRASA, bonificacion: '5' },
  ];
  const documento: Documento = { renglones, bonificacion, iva: '21', iibb: [], conImpuestos: true };
  const { total, totalPrepago } = calculate(documento);
  return { total: Math.round(Number(total) * 100), totalPrepago: Math.round(Number(totalPrepago) * 100) };
}

/** Everything that people and auditors would look at. */
interface Foto {
  /** Total and reserved of oil and of grease. */
  aceite: [number, number];
  grasa: [number, number];
  deuda: number;
  historia: string[];
  auditoria: string[];
}

test('quoted, approved, paid, invoiced in two parts, delivered, part of it returned, closed', async () => {
  const cliente = await buildCliente(api.pool, { bonificacion: 100_000 });
  const aceite = await buildArticulo(api.pool, { precio: 15_000_00, unidad: 4, stock: 100, shell: true });
  const grasa = await buildArticulo(api.pool, { precio: 2_350_55, stock: 50, shell: true });
  const documentos: [entidad: string, id: number][] = [];

  const actions = async (table: string) => {
    const rows = await all(
      api.pool,
      sql<{ entidad: string; entidad_id: string; accion: string }>`
        SELECT entidad, entidad_id, accion FROM ${sql.table(table)} WHERE entidad <> 'correo' ORDER BY id`,
    );
    const ours = new Set(documentos.map(([entidad, id]) => `${entidad} ${id}`));
    return rows
      .filter((row) => ours.has(`${row.entidad} ${row.entidad_id}`))
      .map((row) => `${row.entidad}: ${row.accion}`);
  };
  const stockOf = async (articulo: string): Promise<[number, number]> => {
    const { total, reservado } = await readStock(api.pool, articulo);
    return [total, reservado];
  };
  let seen = { historia: 0, auditoria: 0 };
  /** The state of things, and of history and audit only what is new since the last look. */
  const look = async (): Promise<Foto> => {
    expect(await checkInvariants(api.pool)).toEqual([]);
    const [historia, auditoria] = [await actions('historial'), await actions('auditoria')];
    const news = { historia: historia.slice(seen.historia), auditoria: auditoria.slice(seen.auditoria) };
    seen = { historia: historia.length, auditoria: auditoria.length };
    const { result: deuda } = await vendedor.ok(getDeudaPendiente, { query: { id: cliente } });
    return { aceite: await stockOf(aceite), grasa: await stockOf(grasa), deuda, ...news };
  };

  // 1. Quoted: nothing moves but the paper.
  const lineas = [
    { id: aceite, cantidad: 10, precio: 15_000_00 },
    { id: grasa, cantidad: 4, precio: 2_350_55, bonificacion: 50_000 },
  ];
  const entero = worth('10', '4', GENERAL);
  const { totalPrepago } = prepagoTotals(lineas, 100_000);
  expect(totalPrepago).toBe(entero.totalPrepago);
  const { id: cotizacion } = await vendedor.ok(createCotizacion, {
    query: { cliente },
    body: prepagoBody(lineas, { bonificacion: 100_000 }),
  });
  documentos.push(['cotizacion', cotizacion]);
  expect(await look()).toEqual({
    aceite: [100, 0],
    grasa: [50, 0],
    deuda: 0,
    historia: ['cotizacion: Cotización ingresada'],
    auditoria: ['cotizacion: crear'],
  });

  // 2. Approved, and the provisional transfer becomes a definitive one.
  await admin.ok(updatePrepago, { body: { idcotiza: cotizacion, action: 'A', updateMessage: '' } });
  const transferencia = itemDe({ id: 7, importe: totalPrepago, transferencia: { numero: '88123', cuenta: 1 } });
  const { body } = await editBody(vendedor, cotizacion, { items: [transferencia] });
  await vendedor.ok(editCotizacion, { query: { cliente }, body });
  expect(await look()).toMatchObject({
    aceite: [100, 0],
    deuda: 0,
    historia: ['cotizacion: Cotización aprobada', 'cotizacion: Cotización editada'],
    auditoria: ['cotizacion: aprobar', 'cotizacion: editar'],
  });

  // 3. The money is there: the order makes itself and reserves.
  const { pedidoref } = await admin.ok(updatePrepago, {
    body: { idcotiza: cotizacion, action: 'A', item: 7, updateMessage: '' },
  });
  const pedido = pedidoref ?? 0;
  documentos.push(['pedido', pedido]);
  const general = prepaidDiscount(GENERAL);
  const row = (await operador.ok(listPedidos, { query: { id: pedido } })).result[0];
  expect(row).toMatchObject({ estadio: 'N', isprepago: true, idcotiza: cotizacion });
  expect(row?.detalleCompleto).toMatchObject({ bonificacion: 370_000, importe: worth('10', '4', general).total });
  expect(await readDetalle(vendedor, cotizacion)).toMatchObject({ estado: true, pedidoref: pedido, aprob_tran: true });
  expect(await look()).toMatchObject({
    aceite: [100, 10],
    grasa: [50, 4],
    deuda: 0,
    historia: expect.arrayContaining(['cotizacion: Transferencia recibida', 'cotizacion: Cotización utilizada']),
  });

  // 4. The warehouse finds six of the oil: a first invoice, and the rest stays reserved.
  await operador.ok(changeADespachar, { query: { id: pedido }, body: [{ numrenglon: 1, adespachar: 6 }] });
  const primera = await invoiced(operador, pedido);
  documentos.push(['factura', primera.factura.id], ['remito', primera.remito.id]);
  expect(primera.factura.importe).toBe(worth('6', '4', general).total);
  expect(await readPedidoRow(api.pool, pedido)).toMatchObject({ estado: false, tiene_articulos_facturados: true });
  expect(await look()).toMatchObject({ aceite: [94, 4], grasa: [46, 0], deuda: primera.factura.importe });

  // 5. The other four: the order is whole, and what is asked again is refused without a trace.
  const segunda = await invoiced(operador, pedido);
  documentos.push(['factura', segunda.factura.id], ['remito', segunda.remito.id]);
  expect(segunda.factura.importe).toBe(worth('4', '0', general).total);
  const facturado = primera.factura.importe + segunda.factura.importe;
  expect(await readPedidoRow(api.pool, pedido)).toMatchObject({ estado: true });
  expect(await invoice(operador, pedido)).toMatchObject({ ok: false, factura: null });
  expect(await look()).toMatchObject({ aceite: [90, 0], grasa: [46, 0], deuda: facturado });
  const facturas = (await vendedor.ok(listFacturas, { query: { cliente } })).result;
  expect(facturas.map(({ isPrepago, pedidos }) => [isPrepago, pedidos])).toEqual([
    [true, [pedido]],
    [true, [pedido]],
  ]);

  // 6. Delivered from the counter: the goods were gone already.
  await operador.ok(changeStatus, { query: { id: pedido, status: 'E' } });
  expect(await look()).toMatchObject({
    aceite: [90, 0],
    deuda: facturado,
    historia: [expect.stringMatching(/^pedido: .*Entregado/)],
    auditoria: ['pedido: estadio'],
  });

  // 7. Two of the oil come back: a credit note, the goods for sale, the debt smaller. More than there is, refused.
  const query = { factura: primera.factura.id };
  const devolver = (cantidad: number) => ({
    query,
    body: { articulos: [{ numrenglon: 1, cantidad }], leyenda3: '', leyenda4: '', notacompra: '' },
  });
  const nota = await operador.ok(createDevolucion, devolver(2));
  documentos.push(['notaCredito', nota.id]);
  const vuelto = await look();
  expect(vuelto).toMatchObject({ aceite: [92, 0], deuda: facturado - nota.importe });
  expect((await operador.send(createDevolucion, devolver(5))).statusCode).toBe(422);
  expect(await look()).toMatchObject({ aceite: [92, 0], deuda: facturado - nota.importe, historia: [], auditoria: [] });

  // 8. The other four of that invoice: both notes are worth its oil, to the centavo.
  const resto = await operador.ok(createDevolucion, devolver(4));
  documentos.push(['notaCredito', resto.id]);
  expect(nota.importe + resto.importe).toBe(worth('6', '0', general).total);
  expect(await look()).toMatchObject({ aceite: [96, 0], deuda: facturado - nota.importe - resto.importe });

  // 9. Closed: nothing was pending, nothing moves, and it stays so.
  await operador.ok(changeStatus, { query: { id: pedido, status: 'C' } });
  expect(await look()).toMatchObject({ aceite: [96, 0], grasa: [46, 0], auditoria: ['pedido: estadio'] });
  for (const status of ['N', 'E', 'F'] as const)
    expect((await admin.send(changeStatus, { query: { id: pedido, status } })).statusCode).toBe(409);
  expect(await invoice(operador, pedido)).toMatchObject({ ok: false });
  expect(await look()).toMatchObject({ historia: [], auditoria: [] });
});
