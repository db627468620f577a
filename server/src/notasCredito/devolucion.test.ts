import { listFacturas } from '@distri/domain/facturas';
import { createDevolucion, listNotaCreditoArticulos, listNotasCredito } from '@distri/domain/notasCredito';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkInvariants } from '../../demo/invariants.ts';
import { buildArticulo, buildCliente, digest, readStock } from '../../test/factories.ts';
import { enterPedido, invoiced, numbersOf, seedFacturacion } from '../../test/stories/facturacion.ts';
import { createTestApi, type Persona, type TestApi } from '../../test/support/testApi.ts';
import { all, countStatements, run } from '../platform/db/index.ts';

let api: TestApi;
let admin: Persona;
let operador: Persona;

beforeAll(async () => {
  // R and H are recorded by hand: their own acts are tested with the orders.
  api = await createTestApi({ seed: seedFacturacion });
  admin = await api.persona({ rol: 'A' });
  operador = await api.persona({ rol: 'O' });
});
afterAll(() => api.close());

let serial = 0;
const textos = { leyenda3: '', leyenda4: '', notacompra: '' };

/** Credits units of an invoice's lines. */
const creditar = (factura: number, cantidades: Record<number, number>, clave = `nota-${++serial}`) => {
  const articulos = Object.entries(cantidades).map(([numrenglon, cantidad]) => ({
    numrenglon: Number(numrenglon),
    cantidad,
  }));
  return operador.send(createDevolucion, { query: { factura }, body: { articulos, ...textos }, clave });
};

async function credited(
  factura: number,
  cantidades: Record<number, number>,
): Promise<{ id: number; documento: string; importe: number }> {
  const response = await creditar(factura, cantidades);
  if (response.statusCode !== 200) throw new Error(response.body);
  const { id, documento, importe } = response.json();
  return { id, documento, importe: Math.round(importe * 100) };
}

/** An invoice whose amounts do not divide: odd prices, discounts, two perceptions. */
async function facturada() {
  const cliente = await buildCliente(api.pool, { iibb: [102, 101], bonificacion: 37_500 });
  const [a, b] = [
    await buildArticulo(api.pool, { precio: 1_234_57 }),
    await buildArticulo(api.pool, { precio: 99_99 }),
  ];
  const renglones = [
    { id: a, cantidad: 7, precio: 1_234_57, bonificacion: 33_333 },
    { id: b, cantidad: 3, precio: 99_99 },
  ];
  const pedido = await enterPedido(admin, cliente, renglones, { bonificacion: 37_500 });
  const { factura } = await invoiced(operador, pedido);
  return { cliente, pedido, a, b, factura: factura.id, importe: factura.importe, documento: factura.documento };
}

/** What a driver's R or H leaves on the order's lines and in stock (domain-facts §4.4). */
async function driverBrings(pedido: number, articulo: string, cantidad: number, estadio: 'R' | 'H') {
  const kept = estadio === 'R' ? cantidad : 0;
  await run(
    api.pool,
    sql`UPDATE pedido_lineas SET devuelto = ${cantidad}, penddesc = penddesc + ${kept} WHERE pedido = ${pedido} AND articulo = ${articulo}`,
  );
  await run(
    api.pool,
    sql`UPDATE stock SET total = total + ${cantidad}, reservado = reservado + ${kept} WHERE articulo = ${articulo}`,
  );
  await run(
    api.pool,
    sql`INSERT INTO stock_movimientos (deposito, articulo, clase, total, reservado, entidad, entidad_id)
        VALUES (2, ${articulo}, 'devolucion', ${cantidad}, ${kept}, 'pedido', ${String(pedido)})`,
  );
  await run(api.pool, sql`UPDATE pedidos SET estadio = ${estadio} WHERE id = ${pedido}`);
  await run(
    api.pool,
    sql`WITH h AS (INSERT INTO historial (entidad, entidad_id, username, accion, a) VALUES ('pedido', ${String(pedido)}, 'chofer', 'Pasó a', ${estadio}))
        INSERT INTO auditoria (username, accion, entidad, entidad_id) VALUES ('chofer', 'cambiar', 'pedido', ${String(pedido)})`,
  );
}

describe('goods come back', () => {
  test('in part: note, lines, account, stock, history, audit and the invoice say the same', async () => {
    const { cliente, a, factura, documento } = await facturada();
    const nota = await credited(factura, { 1: 2 });
    expect(nota.documento).toMatch(/^A0004/);
    const { result } = await admin.ok(listNotasCredito, { query: { id: nota.id } });
    // 2 × 1.234,57 = 2.469,14 less 3,3333% = 2.386,84; less 3,75% = 2.297,33; IVA 482,44; IIBB 57,43 and 22,97.
    expect(result[0]).toMatchObject({
      notaCredito: nota.documento,
      clase: 'devolucion',
      idcliente: cliente,
      factura: documento,
      ingreso: '2026-11-20',
      importe_bonificado: 2_297_33,
      iva: 482_44,
      importe: 2_860_17,
      pendiente: 2_860_17,
      detalleCompleto: {
        bonificacion: 37_500,
        leyenda1: '00001-Calle 1',
        impuestosIIBB: [
          { id: 102, importe: 57_43 },
          { id: 101, importe: 22_97 },
        ],
        facturas: [{ id: factura, documento }],
        periodo: null,
        autorizacion: { cae: null, estado: 'pendiente' },
        articulos: [{ numrenglon: 1, id: a, cantidad: 2, precioLista: 1_234_57, facturaRenglon: 1, importe: 2_386_84 }],
        historial: [{ accion: 'Nota de crédito emitida', username: operador.username }],
      },
    });
    expect(await readStock(api.pool, a)).toEqual({ total: 95, reservado: 0 });
    const moved = await all(
      api.pool,
      sql`SELECT clase, total, reservado FROM stock_movimientos WHERE entidad = 'notaCredito' AND entidad_id = ${String(nota.id)}`,
    );
    expect(moved).toEqual([{ clase: 'devolucion', total: 2, reservado: 0 }]);
    const account = await all(
      api.pool,
      sql`SELECT tipo, documento, importe, pendiente FROM cuenta_documentos WHERE nota_credito = ${nota.id}`,
    );
    expect(account).toEqual([{ tipo: 'CRE', documento: nota.documento, importe: 2_860_17, pendiente: 2_860_17 }]);
    const [arca] = await all(
      api.pool,
      sql`SELECT cae, cae_estado, cbte_asoc FROM autorizaciones WHERE nota_credito = ${nota.id}`,
    );
    expect(arca).toEqual({
      cae: null,
      cae_estado: 'pendiente',
      cbte_asoc: [
        { tipo: 1, puntoVenta: 4, numero: Number(documento.slice(5)), cuit: '30712345671', fecha: '2026-11-20' },
      ],
    });
    const { result: invoices } = await admin.ok(listFacturas, { query: { id: factura } });
    expect(invoices[0]?.detalleCompleto).toMatchObject({
      articulos: [{ devuelto: 2 }, { devuelto: 0 }],
      relacionados: expect.arrayContaining([expect.objectContaining({ clase: 'notaCredito', id: nota.id })]),
    });
    expect(await checkInvariants(api.pool)).toEqual([]);
  });

  test('in as many parts as one likes: together the invoice, to the centavo', async () => {
    const { a, b, factura, importe } = await facturada();
    const parts = [
      await credited(factura, { 1: 3 }),
      await credited(factura, { 1: 1, 2: 1 }),
      await credited(factura, { 1: 3 }),
      await credited(factura, { 2: 2 }),
    ];
    expect(parts.reduce((sum, part) => sum + part.importe, 0)).toBe(importe);
    expect([await readStock(api.pool, a), await readStock(api.pool, b)]).toEqual([
      { total: 100, reservado: 0 },
      { total: 100, reservado: 0 },
    ]);
    expect(await checkInvariants(api.pool)).toEqual([]);
  });

  test('what H had brought back is credited and moves nothing; the rest comes in now', async () => {
    const { pedido, a, factura } = await facturada();
    await driverBrings(pedido, a, 4, 'H');
    expect(await readStock(api.pool, a)).toEqual({ total: 97, reservado: 0 });
    await credited(factura, { 1: 3 });
    expect(await readStock(api.pool, a)).toEqual({ total: 97, reservado: 0 });
    await credited(factura, { 1: 4 });
    expect(await readStock(api.pool, a)).toEqual({ total: 100, reservado: 0 });
    const [line] = await all(
      api.pool,
      sql`SELECT devuelto FROM pedido_lineas WHERE pedido = ${pedido} AND numrenglon = 1`,
    );
    expect(line).toEqual({ devuelto: 0 });
  });

  test('what R keeps for the customer goes back to sale with the note', async () => {
    const { pedido, a, factura } = await facturada();
    await driverBrings(pedido, a, 7, 'R');
    expect(await readStock(api.pool, a)).toEqual({ total: 100, reservado: 7 });
    await credited(factura, { 1: 7 });
    expect(await readStock(api.pool, a)).toEqual({ total: 100, reservado: 0 });
    expect(await checkInvariants(api.pool)).toEqual([]);
  });

  test('the article twice in the invoice: each line has its own count', async () => {
    const cliente = await buildCliente(api.pool);
    const articulo = await buildArticulo(api.pool);
    const renglon = { id: articulo, cantidad: 2, precio: 1_000_00 };
    const pedido = await enterPedido(admin, cliente, [renglon, { ...renglon, bonificacion: 100_000 }]);
    const { factura } = await invoiced(operador, pedido);
    await credited(factura.id, { 1: 2, 2: 1 });
    expect((await creditar(factura.id, { 1: 1 })).json().message).toBe(`${articulo} ya se acreditó completo.`);
    await credited(factura.id, { 2: 1 });
    expect(await readStock(api.pool, articulo)).toEqual({ total: 100, reservado: 0 });
  });

  test('letter B: the note takes the letter of its invoice, numbered on its own counter', async () => {
    const cliente = await buildCliente(api.pool);
    await run(
      api.pool,
      sql`UPDATE clientes SET resp_iva = 'CF', tipodocu = 96, cuit = '30111222' WHERE id = ${cliente}`,
    );
    const articulo = await buildArticulo(api.pool);
    const pedido = await enterPedido(admin, cliente, [{ id: articulo, cantidad: 1, precio: 1_000_00 }]);
    const { factura } = await invoiced(operador, pedido);
    // The customer is registered by now: the letter is still the invoice's.
    await run(
      api.pool,
      sql`UPDATE clientes SET resp_iva = 'RI', tipodocu = 80, cuit = '30712345671' WHERE id = ${cliente}`,
    );
    expect((await credited(factura.id, { 1: 1 })).documento).toBe('B000400000001');
  });
});

describe('what is refused, and nothing is written', () => {
  async function refused(factura: number, cantidades: Record<number, number>) {
    const before = await digest(api.pool);
    const response = await creditar(factura, cantidades);
    expect(await digest(api.pool)).toEqual(before);
    return { status: response.statusCode, message: response.json().message, codes: codesOf(response.json().problems) };
  }
  const codesOf = (problems: { code: string }[] | undefined) => problems?.map(({ code }) => code) ?? [];

  test('more than was invoiced, or than is left; another line; none; an invoice that is not there', async () => {
    const { a, factura } = await facturada();
    expect(await refused(factura, { 1: 7.001 })).toMatchObject({
      status: 422,
      message: `De ${a} se pueden acreditar hasta 7.`,
    });
    await credited(factura, { 1: 5 });
    expect(await refused(factura, { 1: 3 })).toMatchObject({
      status: 422,
      message: `De ${a} se pueden acreditar hasta 2.`,
    });
    expect((await refused(factura, { 9: 1 })).codes).toEqual(['RENGLON_AJENO']);
    expect((await refused(factura, {})).codes).toEqual(['SIN_RENGLONES']);
    expect(await refused(999_999, { 1: 1 })).toMatchObject({ status: 404, message: 'No existe la factura' });
  });

  test('a pad that gives no number: 409, and the next note takes it once there is one', async () => {
    const { factura } = await facturada();
    const [pad] = await all(
      api.pool,
      sql<{ proximo: number }>`SELECT proximo FROM talonarios WHERE id = 3 AND letra = 'A'`,
    );
    await run(api.pool, sql`UPDATE talonarios SET hasta = ${(pad?.proximo ?? 1) - 1} WHERE id = 3 AND letra = 'A'`);
    expect(await refused(factura, { 1: 1 })).toMatchObject({ status: 409, codes: ['TALONARIO_AGOTADO'] });
    await run(api.pool, sql`UPDATE talonarios SET hasta = 99999999 WHERE id = 3 AND letra = 'A'`);
    expect((await credited(factura, { 1: 1 })).documento.slice(5)).toBe(String(pad?.proximo).padStart(8, '0'));
  });

  test('eight people credit the last units at once: one note', async () => {
    const { a, factura } = await facturada();
    const responses = await Promise.all(Array.from({ length: 8 }, () => creditar(factura, { 1: 7 })));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(422)]);
    expect((await readStock(api.pool, a)).total).toBe(100);
    const numbers = await numbersOf(api.pool, 'notas_credito', 'A');
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  test('the same key twice is one note', async () => {
    const { factura } = await facturada();
    const first = await creditar(factura, { 1: 1 }, 'nota-repetida');
    const again = await creditar(factura, { 1: 1 }, 'nota-repetida');
    expect(again.body).toBe(first.body);
  });

  test('UPDATE and DELETE of issued rows', async () => {
    const { factura } = await facturada();
    await credited(factura, { 1: 1 });
    for (const [table, column] of [
      ['notas_credito', 'notacompra'],
      ['nota_credito_lineas', 'detalle'],
      ['nota_credito_facturas', 'factura'],
    ] as const) {
      await expect(
        run(api.pool, sql`UPDATE ${sql.table(table)} SET ${sql.ref(column)} = ${sql.ref(column)}`),
      ).rejects.toThrow();
      await expect(run(api.pool, sql`DELETE FROM ${sql.table(table)}`)).rejects.toThrow();
    }
  });
});

test('stays within its statements: 15, whatever the number of lines', async () => {
  const { factura } = await facturada();
  const { statements } = await countStatements(() => credited(factura, { 1: 1, 2: 1 }));
  expect(statements.length).toBeLessThanOrEqual(15);
});

test('lists of a customer, and its lines', async () => {
  const { cliente, factura } = await facturada();
  const notas = [await credited(factura, { 1: 1 }), await credited(factura, { 2: 1 })];
  const { count, result } = await admin.ok(listNotasCredito, { query: { cliente } });
  expect([count, result.map(({ id }) => id)]).toEqual([2, notas.map(({ id }) => id).reverse()]);
  const page = await admin.ok(listNotasCredito, { query: { cliente, limite: 1 } });
  const rest = await admin.ok(listNotasCredito, { query: { cliente, limite: 1, desdeClave: page.siguiente } });
  expect([page.result[0]?.id, rest.result[0]?.id]).toEqual([notas[1]?.id, notas[0]?.id]);
  const lines = await admin.ok(listNotaCreditoArticulos, { query: { id: notas[0]?.id ?? 0 } });
  expect(lines.result).toMatchObject([{ numrenglon: 1, cantidad: 1, facturaRenglon: 1 }]);
});
