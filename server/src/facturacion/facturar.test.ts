import { facturar, listFacturables } from '@distri/domain/facturacion';
import { getFacturaRecibo, listFacturas } from '@distri/domain/facturas';
import { listRemitos } from '@distri/domain/remitos';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkInvariants } from '../../demo/invariants.ts';
import { buildArticulo, buildCliente, digest, readStock } from '../../test/factories.ts';
import {
  enterPedido,
  invoice,
  invoiced,
  numbersOf,
  readPedidoRow,
  seedFacturacion,
  setADespachar,
} from '../../test/stories/facturacion.ts';
import { AHORA, createTestApi, type Persona, type TestApi } from '../../test/support/testApi.ts';
import { all, countStatements, inTransaction, run } from '../platform/db/index.ts';
import { checkedFile, storeFile } from '../platform/files/index.ts';

let api: TestApi;
let admin: Persona;
let operador: Persona;

beforeAll(async () => {
  api = await createTestApi({ seed: seedFacturacion });
  admin = await api.persona({ rol: 'A' });
  operador = await api.persona({ rol: 'O' });
  await run(api.pool, sql`INSERT INTO envases_articulo VALUES (1, 'Granel', true)`);
  await run(api.pool, sql`INSERT INTO rubros_articulo VALUES (1, 'Lubricantes')`);
});
afterAll(() => api.close());

const PRECIO = 1_000_00;

/** An order of one article; its number and the article. */
async function simple(cantidad: number, options: { cliente?: string; stock?: number } = {}) {
  const cliente = options.cliente ?? (await buildCliente(api.pool));
  const articulo = await buildArticulo(api.pool, { precio: PRECIO, stock: options.stock ?? 100 });
  const pedido = await enterPedido(admin, cliente, [{ id: articulo, cantidad, precio: PRECIO }]);
  return { cliente, articulo, pedido };
}

async function granel(litros: number) {
  const cliente = await buildCliente(api.pool);
  const articulo = await buildArticulo(api.pool, { precio: PRECIO, unidad: 1, stock: 10_000 });
  await run(api.pool, sql`UPDATE articulos SET envase = 1, rubro = 1 WHERE id = ${articulo}`);
  const pedido = await enterPedido(admin, cliente, [{ id: articulo, cantidad: litros, precio: PRECIO }]);
  return { articulo, pedido };
}

/** Nothing but the answer is left of a call that invoiced nobody: what it was kept under and who asked. */
async function unchanged(work: () => Promise<{ ok: boolean; message: string; problems: { code: string }[] }>) {
  const before = await digest(api.pool);
  const row = await work();
  expect(row.ok).toBe(false);
  expect(await digest(api.pool)).toEqual(before);
  return { message: row.message, codes: row.problems.map(({ code }) => code) };
}

const setPad = (id: number, letra: string, set: string) =>
  run(api.pool, sql`UPDATE talonarios SET ${sql.raw(set)} WHERE id = ${id} AND letra = ${letra}`);

describe('an order is invoiced', () => {
  test('invoice, remito, account, stock, order, history, audit and digest say the same (domain-facts §2.5, §4.3)', async () => {
    const cliente = await buildCliente(api.pool, { iibb: [102, 101], bonificacion: 100_000 });
    const articulo = await buildArticulo(api.pool, { precio: 15_000_00, unidad: 4, stock: 100 });
    const renglones = [{ id: articulo, cantidad: 24, precio: 15_000_00, bonificacion: 50_000 }];
    const pedido = await enterPedido(admin, cliente, renglones, {
      bonificacion: 100_000,
      condcomercial: 2,
      notacompra: 'OC 4411',
      leyenda3: 'Entregar por la mañana',
    });
    const row = await invoice(operador, pedido);
    expect(row).toMatchObject({
      ok: true,
      problems: [],
      factura: { importe: 383_211_00 },
      remito: { importe: 307_800_00 },
    });
    expect(row.message).toMatch(/^Factura A 0004-\d{8} y remito R 0004-\d{8}$/);

    const id = row.factura?.id ?? 0;
    const { result } = await admin.ok(listFacturas, { query: { id } });
    expect(result[0]).toMatchObject({
      factura: row.factura?.documento,
      remito: row.remito?.documento,
      pedidos: [pedido],
      idcliente: cliente,
      ingreso: '2026-11-20',
      vencimiento: '2026-12-20',
      importe_bonificado: 307_800_00,
      iva: 64_638_00,
      importe: 383_211_00,
      pendiente: 383_211_00,
      withRecibo: false,
      granel: false,
      detalleCompleto: {
        receptor: {
          razsoc: `LUBRICENTRO ${cliente} S.R.L.`,
          numeroDocumento: '30712345671',
          respIVA: 'IVA Responsable Inscripto',
        },
        leyenda1: '00001-Calle 1',
        leyenda3: 'Entregar por la mañana',
        notacompra: 'OC 4411',
        direccionTexto: 'Calle 1, Quilmes',
        impuestosIIBB: [
          { id: 102, importe: 7_695_00 },
          { id: 101, importe: 3_078_00 },
        ],
        autorizacion: { cae: null, caeVto: null, estado: 'pendiente' },
        articulos: [
          {
            numrenglon: 1,
            id: articulo,
            cantidad: 24,
            precioLista: 15_000_00,
            importe: 342_000_00,
            pedido,
            devuelto: 0,
          },
        ],
        relacionados: [{ clase: 'pedido', id: pedido }, { clase: 'remito' }],
        historial: [{ accion: 'Factura emitida', username: operador.username }],
      },
    });
    expect(await readPedidoRow(api.pool, pedido)).toEqual({
      estado: true,
      tiene_articulos_facturados: true,
      lineas: [{ pendfac: 0, penddesc: 0, adespachar: 0 }],
    });
    expect(await readStock(api.pool, articulo)).toEqual({ total: 76, reservado: 0 });
    const rows = await all(
      api.pool,
      sql`SELECT clase, total, reservado FROM stock_movimientos WHERE entidad = 'factura' AND entidad_id = ${String(id)}`,
    );
    expect(rows).toEqual([{ clase: 'entrega', total: -24, reservado: -24 }]);
    const [account] = await all(
      api.pool,
      sql`SELECT tipo, documento, importe, pendiente, percepciones, vencimiento FROM cuenta_documentos WHERE factura = ${id}`,
    );
    expect(account).toEqual({
      tipo: 'FAC',
      documento: row.factura?.documento,
      importe: 383_211_00,
      pendiente: 383_211_00,
      percepciones: 10_773_00,
      vencimiento: '2026-12-20',
    });
    const [told] = await all(
      api.pool,
      sql`SELECT accion, de, a, detalle FROM historial WHERE entidad = 'pedido' AND entidad_id = ${String(pedido)} ORDER BY id DESC LIMIT 1`,
    );
    expect(told).toMatchObject({
      accion: 'Facturado',
      de: null,
      a: null,
      detalle: expect.stringContaining('remito R 0004-'),
    });
    const audit = await all(
      api.pool,
      sql`SELECT accion, entidad FROM auditoria WHERE username = ${operador.username} AND entidad IN ('pedido', 'factura') ORDER BY id`,
    );
    expect(audit).toEqual([
      { accion: 'facturar', entidad: 'pedido' },
      { accion: 'crear', entidad: 'factura' },
    ]);
    expect(await checkInvariants(api.pool)).toEqual([]);
  });

  test('a final consumer gets letter B, numbered on its own counter of the same pad', async () => {
    const cliente = await buildCliente(api.pool);
    await run(
      api.pool,
      sql`UPDATE clientes SET resp_iva = 'CF', tipodocu = 96, cuit = '30111222' WHERE id = ${cliente}`,
    );
    const { pedido } = await simple(1, { cliente });
    const { factura } = await invoiced(operador, pedido);
    expect(factura.documento).toMatch(/^B0004/);
    expect(await numbersOf(api.pool, 'facturas', 'B')).toEqual([1]);
  });

  test('in two parts, as the warehouse found the goods', async () => {
    const { articulo, pedido } = await simple(30);
    await setADespachar(api.pool, pedido, { 1: 28 });
    const first = await invoiced(operador, pedido);
    expect(first.remito.importe).toBe(28 * PRECIO);
    expect(await readPedidoRow(api.pool, pedido)).toEqual({
      estado: false,
      tiene_articulos_facturados: true,
      lineas: [{ pendfac: 2, penddesc: 2, adespachar: 2 }],
    });
    expect(await readStock(api.pool, articulo)).toEqual({ total: 72, reservado: 2 });
    await invoiced(operador, pedido);
    expect((await readPedidoRow(api.pool, pedido)).estado).toBe(true);
    expect(await readStock(api.pool, articulo)).toEqual({ total: 70, reservado: 0 });
    expect((await unchanged(() => invoice(operador, pedido))).codes).toEqual(['SIN_PENDIENTES']);
    expect(await checkInvariants(api.pool)).toEqual([]);
  });

  test('short of stock: it goes out and the answer says what is left', async () => {
    const { articulo, pedido } = await simple(6, { stock: 4 });
    const { avisos } = await invoiced(operador, pedido);
    expect(avisos).toEqual([`El stock de ${articulo} queda en −2.`]);
    expect(await readStock(api.pool, articulo)).toEqual({ total: -2, reservado: 0 });
  });

  test('a kit partly: only the components that are there leave', async () => {
    const cliente = await buildCliente(api.pool);
    const kit = await buildArticulo(api.pool, { id: 'KIT-SERVICE' });
    const [aceite, filtro] = [await buildArticulo(api.pool), await buildArticulo(api.pool)];
    const pedido = await enterPedido(admin, cliente, [
      { id: aceite, cantidad: 4, precio: PRECIO },
      { id: filtro, cantidad: 2, precio: PRECIO },
    ]);
    await run(api.pool, sql`UPDATE pedido_lineas SET from_armado = 12345, armado = ${kit} WHERE pedido = ${pedido}`);
    await setADespachar(api.pool, pedido, { 1: 4, 2: 1 });
    const { factura } = await invoiced(operador, pedido);
    const { result } = await admin.ok(listFacturas, { query: { id: factura.id } });
    expect(result[0]?.detalleCompleto?.articulos).toMatchObject([
      { id: aceite, cantidad: 4, fromArmado: 12_345, armado: kit },
      { id: filtro, cantidad: 1, fromArmado: 12_345, armado: kit },
    ]);
    expect([await readStock(api.pool, aceite), await readStock(api.pool, filtro)]).toEqual([
      { total: 96, reservado: 0 },
      { total: 99, reservado: 1 },
    ]);
    expect((await readPedidoRow(api.pool, pedido)).estado).toBe(false);
  });

  test('bulk asks the litres of the meter, also after it left', async () => {
    const { articulo, pedido } = await granel(1_000);
    await run(api.pool, sql`UPDATE pedidos SET estadio = 'E' WHERE id = ${pedido}`);
    await run(
      api.pool,
      sql`WITH hecho AS (
            INSERT INTO historial (entidad, entidad_id, username, accion, a) VALUES ('pedido', ${String(pedido)}, 'chofer', 'Pasó a Entregado', 'E'))
          INSERT INTO auditoria (username, accion, entidad, entidad_id) VALUES ('chofer', 'estadio', 'pedido', ${String(pedido)})`,
    );
    expect((await unchanged(() => invoice(operador, pedido))).message).toBe(
      `Falta cargar los litros medidos de ${articulo}.`,
    );
    const over = await unchanged(() => invoice(operador, pedido, { litros: [{ numrenglon: 1, litros: 1_000.001 }] }));
    expect(over.codes).toEqual(['LITROS_EXCEDIDOS']);
    const { remito } = await invoiced(operador, pedido, { litros: [{ numrenglon: 1, litros: 987.5 }] });
    expect(remito.importe).toBe(987.5 * PRECIO);
    expect(await readStock(api.pool, articulo)).toEqual({ total: 9_012.5, reservado: 12.5 });
  });

  test('a packaged order that left is not invoiced, nor a held one; litres are for bulk', async () => {
    const { pedido } = await simple(1);
    const extra = { litros: [{ numrenglon: 1, litros: 1 }] };
    expect((await unchanged(() => invoice(operador, pedido, extra))).codes).toEqual(['LITROS_DE_ENVASADO']);
    await run(api.pool, sql`UPDATE pedidos SET estadio = 'D' WHERE id = ${pedido}`);
    expect((await unchanged(() => invoice(operador, pedido))).codes).toEqual(['NO_ES_GRANEL']);
    await run(api.pool, sql`UPDATE pedidos SET estadio = 'I' WHERE id = ${pedido}`);
    expect((await unchanged(() => invoice(operador, pedido))).message).toBe(
      'El pedido está Ingresado y no se puede facturar.',
    );
    await run(api.pool, sql`UPDATE pedidos SET estadio = 'N' WHERE id = ${pedido}`);
  });
});

describe('what stands against it, and nothing is written', () => {
  test('nothing to dispatch, an order that changed, one that is not there, the same one twice', async () => {
    const { pedido } = await simple(2);
    await setADespachar(api.pool, pedido, { 1: 0 });
    expect((await unchanged(() => invoice(operador, pedido))).codes).toEqual(['SIN_CANTIDADES']);
    await setADespachar(api.pool, pedido, { 1: 2 });
    expect((await unchanged(() => invoice(operador, pedido, { version: 99 }))).codes).toEqual(['PEDIDO_CAMBIADO']);
    expect((await unchanged(() => invoice(operador, 999_999))).message).toBe('No existe el pedido 999999.');
    const { result } = await operador.ok(facturar, { body: { pedidos: [{ pedido }, { pedido }] }, clave: 'dos-veces' });
    expect(result.map(({ ok, problems }) => [ok, problems[0]?.code])).toEqual([
      [true, undefined],
      [false, 'PEDIDO_REPETIDO'],
    ]);
  });

  test('a pad without numbers, without its CAI, of another document, or that is not there', async () => {
    const { pedido } = await simple(1);
    const [pad] = await all(api.pool, sql<{ proximo: number }>`SELECT proximo FROM talonarios WHERE id = 4`);
    const last = (pad?.proximo ?? 1) - 1;
    await setPad(4, 'R', `hasta = ${last}`);
    expect((await unchanged(() => invoice(operador, pedido))).message).toBe(
      `El talonario 4 (letra R) se agotó en el número ${last}. Pedile al administrador que amplíe su rango.`,
    );
    await setPad(4, 'R', "hasta = 99999999, cai_vence = '2026-11-19'");
    expect((await unchanged(() => invoice(operador, pedido))).message).toBe(
      'El CAI del talonario 4 venció el 19/11/2026. Pedile al administrador que cargue el nuevo.',
    );
    await setPad(4, 'R', "cai_vence = '2026-11-20'");
    await setPad(50, 'A', 'activo = false');
    expect((await unchanged(() => invoice(operador, pedido))).codes).toEqual(['TALONARIO_INACTIVO']);
    await setPad(50, 'A', 'activo = true');
    await run(api.pool, sql`UPDATE pedidos SET talfactura = 4 WHERE id = ${pedido}`);
    expect((await unchanged(() => invoice(operador, pedido))).codes).toEqual(['TALONARIO_INEXISTENTE']);
    await run(api.pool, sql`UPDATE pedidos SET talfactura = 3 WHERE id = ${pedido}`);
    expect((await unchanged(() => invoice(operador, pedido))).codes).toEqual(['TALONARIO_DE_OTRO_COMPROBANTE']);
    await run(api.pool, sql`UPDATE pedidos SET talfactura = 50 WHERE id = ${pedido}`);

    // The day of expiry is still good, and says so.
    const { result, avisos } = await operador.ok(facturar, { body: { pedidos: [{ pedido }] }, clave: 'cai-hoy' });
    expect(result[0]?.ok).toBe(true);
    expect(avisos).toEqual(['El CAI del talonario 4 vence hoy.']);
    await setPad(4, 'R', "cai_vence = '2027-05-31'");
  });

  test('a pad that runs out half way: the orders before it come out, the rest do not', async () => {
    const orders = [(await simple(1)).pedido, (await simple(1)).pedido, (await simple(1)).pedido];
    const [pad] = await all(
      api.pool,
      sql<{ proximo: number }>`SELECT proximo FROM talonarios WHERE id = 50 AND letra = 'A'`,
    );
    await setPad(50, 'A', `hasta = ${(pad?.proximo ?? 1) + 1}`);
    const body = { pedidos: orders.map((pedido) => ({ pedido })) };
    const { result } = await operador.ok(facturar, { body, clave: 'se-agota' });
    expect(result.map(({ ok }) => ok)).toEqual([true, true, false]);
    expect(result[2]?.problems[0]?.code).toBe('TALONARIO_AGOTADO');
    await setPad(50, 'A', 'hasta = 99999999');
    expect(await checkInvariants(api.pool)).toEqual([]);
  });

  test('a B invoice over the threshold to a buyer whom nobody named', async () => {
    const cliente = await buildCliente(api.pool);
    await run(api.pool, sql`UPDATE clientes SET resp_iva = 'CF', tipodocu = 96, cuit = '' WHERE id = ${cliente}`);
    const articulo = await buildArticulo(api.pool, { precio: 10_000_000_00 });
    const pedido = await enterPedido(admin, cliente, [{ id: articulo, cantidad: 1, precio: 10_000_000_00 }]);
    expect((await unchanged(() => invoice(operador, pedido))).message).toContain('necesita el documento del comprador');
    await run(api.pool, sql`UPDATE clientes SET cuit = '30111222' WHERE id = ${cliente}`);
    await invoiced(operador, pedido);
  });

  test('malformed calls: no orders, too many, a negative meter', async () => {
    const send = (body: object) =>
      api.app.inject({
        method: 'POST',
        url: `/${api.empresa.id}/v1/facturas`,
        headers: { authorization: `Bearer ${operador.token}` },
        payload: body,
      });
    const many = Array.from({ length: 51 }, (_, index) => ({ pedido: index + 1 }));
    for (const [body, message] of [
      [{ pedidos: [] }, 'pedidos: Elegí al menos un pedido'],
      [{ pedidos: many }, 'pedidos: Hasta 50 pedidos por vez'],
      [
        { pedidos: [{ pedido: 1, litros: [{ numrenglon: 1, litros: -1 }] }] },
        'pedidos.0.litros.0.litros: Los litros no pueden ser negativos',
      ],
    ] as const) {
      const response = await send(body);
      expect([response.statusCode, response.json().message]).toEqual([400, message]);
    }
  });
});

describe('several orders in one call', () => {
  test('one that cannot does not undo the others', async () => {
    const [a, b, c] = [await simple(1), await simple(1), await simple(1)];
    await setADespachar(api.pool, b.pedido, { 1: 0 });
    const body = { pedidos: [a, b, c].map(({ pedido }) => ({ pedido })) };
    const { result } = await operador.ok(facturar, { body, clave: 'tres' });
    expect(result.map(({ pedido, ok }) => [pedido, ok])).toEqual([
      [a.pedido, true],
      [b.pedido, false],
      [c.pedido, true],
    ]);
    expect((await readPedidoRow(api.pool, b.pedido)).tiene_articulos_facturados).toBe(false);
  });

  test('nor one that the database refuses, and its numbers go to the next', async () => {
    const [a, b, c] = [await simple(1), await simple(1), await simple(1)];
    // A balance that reserves less than the order has pending breaks the discharge.
    await run(api.pool, sql`UPDATE stock SET reservado = 0 WHERE articulo = ${b.articulo}`);
    const body = { pedidos: [a, b, c].map(({ pedido }) => ({ pedido })) };
    const { result } = await operador.ok(facturar, { body, clave: 'con-roto' });
    expect(result.map(({ ok }) => ok)).toEqual([true, false, true]);
    expect(result[1]?.problems[0]?.code).toBe('ERROR_INESPERADO');
    await run(api.pool, sql`UPDATE stock SET reservado = 1 WHERE articulo = ${b.articulo}`);
    expect(await checkInvariants(api.pool)).toEqual([]);
  });

  test('the same key twice is one invoice', async () => {
    const { pedido } = await simple(1);
    const body = { pedidos: [{ pedido }] };
    const first = await operador.send(facturar, { body, clave: 'una-sola' });
    const again = await operador.send(facturar, { body, clave: 'una-sola' });
    expect(again.body).toBe(first.body);
    expect(await all(api.pool, sql`SELECT DISTINCT factura FROM factura_lineas WHERE pedido = ${pedido}`)).toHaveLength(
      1,
    );
  });

  test('stays within its statements: 15 for one order whatever its lines, four more for each other order', async () => {
    const cliente = await buildCliente(api.pool);
    const articulos = await Promise.all(Array.from({ length: 10 }, () => buildArticulo(api.pool)));
    const renglones = articulos.map((id) => ({ id, cantidad: 1, precio: PRECIO }));
    const enter = () => enterPedido(admin, cliente, renglones);
    const count = async (pedidos: number[]) => {
      const body = { pedidos: pedidos.map((pedido) => ({ pedido })) };
      const { statements } = await countStatements(() =>
        operador.ok(facturar, { body, clave: `cuenta-${pedidos[0]}` }),
      );
      return statements.length;
    };
    expect(await count([await enter()])).toBeLessThanOrEqual(15);
    expect(await count([await enter(), await enter(), await enter()])).toBeLessThanOrEqual(15 + 2 + 2 * 4);
  });
});

describe('issued rows never change', () => {
  test('UPDATE and DELETE are refused by the database, lines and digests too (H6)', async () => {
    const { pedido } = await simple(1);
    await invoiced(operador, pedido);
    for (const table of ['facturas', 'factura_lineas', 'remitos', 'remito_lineas', 'documentos_emitidos']) {
      const columns: Record<string, string> = {
        facturas: 'notacompra',
        factura_lineas: 'detalle',
        remitos: 'cai',
        remito_lineas: 'detalle',
        documentos_emitidos: 'huella',
      };
      const column = columns[table] ?? '';
      await expect(
        run(api.pool, sql`UPDATE ${sql.table(table)} SET ${sql.ref(column)} = ${sql.ref(column)}`),
      ).rejects.toThrow();
      await expect(run(api.pool, sql`DELETE FROM ${sql.table(table)}`)).rejects.toThrow();
    }
  });

  test('a hand that gets round the trigger is seen by the digest (I10)', async () => {
    const { pedido } = await simple(1);
    const { factura } = await invoiced(operador, pedido);
    await run(api.pool, sql`ALTER TABLE facturas DISABLE TRIGGER USER`);
    await run(api.pool, sql`UPDATE facturas SET notacompra = 'OTRA' WHERE id = ${factura.id}`);
    expect(await checkInvariants(api.pool)).toEqual([expect.stringContaining(factura.documento)]);
    await run(api.pool, sql`UPDATE facturas SET notacompra = '' WHERE id = ${factura.id}`);
    await run(api.pool, sql`ALTER TABLE facturas ENABLE TRIGGER USER`);
    expect(await checkInvariants(api.pool)).toEqual([]);
  });

  test('the customer moves: the paper keeps the buyer of the day', async () => {
    const { cliente, pedido } = await simple(1);
    const { factura } = await invoiced(operador, pedido);
    await run(api.pool, sql`UPDATE clientes SET razsoc = 'OTRO NOMBRE S.A.' WHERE id = ${cliente}`);
    const { result } = await admin.ok(listFacturas, { query: { id: factura.id } });
    expect(result[0]?.detalleCompleto?.receptor.razsoc).toBe(`LUBRICENTRO ${cliente} S.R.L.`);
  });
});

describe('reading', () => {
  test('the orders that can be invoiced, by day of delivery, with what would come out', async () => {
    const cliente = await buildCliente(api.pool, { razsoc: 'REPUESTOS ÚNICOS' });
    await run(api.pool, sql`UPDATE clientes SET zona = 1 WHERE id = ${cliente}`);
    const articulo = await buildArticulo(api.pool, { precio: PRECIO });
    const renglones = [{ id: articulo, cantidad: 2, precio: PRECIO }];
    const [whole, short, done] = [
      await enterPedido(admin, cliente, renglones),
      await enterPedido(admin, cliente, renglones),
      await enterPedido(admin, cliente, renglones),
    ];
    await setADespachar(api.pool, short, { 1: 1 });
    await invoiced(operador, done);
    const { count, result } = await operador.ok(listFacturables, { query: { buscar: 'repuestos unicos' } });
    expect(count).toBe(2);
    expect(result).toMatchObject([
      { pedido: whole, letra: 'A', renglones: 1, unidades: 2, parcial: false, importe: 2_420_00, problemas: [] },
      { pedido: short, unidades: 1, parcial: true, importe: 1_210_00 },
    ]);
    const page = await operador.ok(listFacturables, { query: { buscar: 'repuestos unicos', limite: 1 } });
    const rest = await operador.ok(listFacturables, {
      query: { buscar: 'repuestos unicos', limite: 1, desdeClave: page.siguiente },
    });
    expect([page.result[0]?.pedido, rest.result[0]?.pedido, rest.siguiente]).toEqual([whole, short, undefined]);
    expect((await operador.ok(listFacturables, { query: { pedido: short } })).result).toHaveLength(1);
    expect((await operador.ok(listFacturables, { query: { zona: 1, desde: '2026-11-24' } })).count).toBe(0);
  });

  test('invoices and remitos of a customer, by day, by number, page by page', async () => {
    const cliente = await buildCliente(api.pool);
    const orders = [(await simple(1, { cliente })).pedido, (await simple(2, { cliente })).pedido];
    const documents = [];
    for (const pedido of orders) documents.push(await invoiced(operador, pedido));
    const { count, result } = await admin.ok(listFacturas, { query: { cliente, withRecibo: true } });
    expect(count).toBe(2);
    expect(result.map(({ factura }) => factura)).toEqual(documents.map(({ factura }) => factura.documento).reverse());
    const [last] = documents.slice(-1);
    const number = last?.factura.documento ?? '';
    const typed = `${number[0]} ${number.slice(1, 5)}-${number.slice(5)}`;
    const found = await admin.ok(listFacturas, { query: { cliente, buscar: typed } });
    expect(found.result.map(({ factura }) => factura)).toEqual([number]);
    expect((await admin.ok(listFacturas, { query: { cliente, desde: '2026-11-21' } })).count).toBe(0);
    expect((await admin.ok(listFacturas, { query: { cliente, soloGranel: true } })).count).toBe(0);
    const remitos = await admin.ok(listRemitos, { query: { cliente, limite: 1 } });
    expect([remitos.count, remitos.result[0]?.remito]).toEqual([2, last?.remito.documento]);
  });

  test('a list, a document and the list to invoice cost their statement and the user', async () => {
    const { pedido } = await simple(1);
    const { factura, remito } = await invoiced(operador, pedido);
    const count = async (work: () => Promise<unknown>) => (await countStatements(work)).statements.length;
    expect(await count(() => admin.ok(listFacturas, { query: { limite: 50 } }))).toBe(2);
    expect(await count(() => admin.ok(listFacturas, { query: { id: factura.id } }))).toBe(2);
    expect(await count(() => admin.ok(listRemitos, { query: { id: remito.id } }))).toBe(2);
    expect(await count(() => admin.ok(listFacturables, { query: { limite: 50 } }))).toBe(3);
  });

  test('a receipt: only when there is one, as a picture', async () => {
    const { pedido } = await simple(1);
    const { factura } = await invoiced(operador, pedido);
    const query = { id: factura.id };
    const none = await admin.send(getFacturaRecibo, { query });
    expect([none.statusCode, none.json().message]).toEqual([404, 'La factura no tiene recibo']);
    const photo = checkedFile('image/jpeg', new Uint8Array([0xff, 0xd8, 0xff]));
    await inTransaction(api.pool, (tx) => storeFile(tx, photo));
    await run(api.pool, sql`INSERT INTO factura_recibos (factura, archivo) VALUES (${factura.id}, ${photo.hash})`);
    const found = await admin.send(getFacturaRecibo, { query });
    expect([found.statusCode, found.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(found.headers['content-disposition']).toContain(`Recibo_${factura.documento}.jpg`);
    expect((await admin.ok(listFacturas, { query })).result[0]?.withRecibo).toBe(true);
  });
});

test('two operators invoice the same order at once: one invoice, the other is told', async () => {
  const others = await Promise.all(Array.from({ length: 8 }, () => api.persona({ rol: 'O' })));
  const { articulo, pedido } = await simple(3);
  const rows = await Promise.all(others.map((who) => invoice(who, pedido)));
  expect(rows.filter(({ ok }) => ok)).toHaveLength(1);
  expect(new Set(rows.filter(({ ok }) => !ok).map(({ problems }) => problems[0]?.code))).toEqual(
    new Set(['SIN_PENDIENTES']),
  );
  expect(await readStock(api.pool, articulo)).toEqual({ total: 97, reservado: 0 });
  expect(await checkInvariants(api.pool)).toEqual([]);
});

test('invoiced after nine in the evening, it is dated by the day of Buenos Aires', async () => {
  const { pedido } = await simple(1);
  api.setNow(new Date('2026-11-21T02:30:00Z'));
  const { factura } = await invoiced(operador, pedido);
  api.setNow(AHORA);
  expect((await admin.ok(listFacturas, { query: { id: factura.id } })).result[0]?.ingreso).toBe('2026-11-20');
});
