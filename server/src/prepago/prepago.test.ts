import { createCotizacion, listCotizaciones } from '@distri/domain/cotizaciones';
import { listNotificaciones } from '@distri/domain/notificaciones';
import { createPedido, listPedidos } from '@distri/domain/pedidos';
import {
  changeStatusCotizacion,
  deleteCotizacion,
  editCotizacion as editCall,
  listPrepago,
  listPrepagoItems,
  updatePrepago,
} from '@distri/domain/prepago';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  buildArticulo,
  buildCliente,
  buildSaldo,
  digest,
  readStock,
  seedCuentasBancarias,
  seedMaestros,
} from '../../test/factories.ts';
import { editBody, itemDe, prepagoBody, prepagoTotals, readDetalle } from '../../test/stories/prepago.ts';
import { pedidoBody } from '../../test/stories/venta.ts';
import { AHORA, createTestApi, type Persona, type TestApi } from '../../test/support/testApi.ts';
import { all, countStatements, first, run } from '../platform/db/index.ts';

let api: TestApi;
let admin: Persona;
let vendedor: Persona;

beforeAll(async () => {
  api = await createTestApi({
    seed: async (pool) => {
      await seedMaestros(pool);
      await seedCuentasBancarias(pool);
    },
    empresa: { usuarioCambioEstado: 'jefa' },
  });
  admin = await api.persona({ rol: 'A' });
  vendedor = await api.persona({ rol: 'V', nivel: 4, vendedor: 'V1' });
});
afterAll(() => api.close());

const PRECIO = 15_000_00;
const HOY = '2026-11-20';

/** A prepaid quotation of 10 Shell articles at 15.000 with 10% general: 115.5 % of 135.000 less 30%. */
async function quote(
  options: {
    items?: (total: number) => ReturnType<typeof itemDe>[];
    stock?: number;
    notas?: string;
    cliente?: string;
  } = {},
) {
  const cliente = options.cliente ?? (await buildCliente(api.pool, { bonificacion: 100_000 }));
  const articulo = await buildArticulo(api.pool, {
    precio: PRECIO,
    shell: true,
    unidad: 4,
    stock: options.stock ?? 100,
    ...(options.notas !== undefined && { notas: options.notas }),
  });
  const lineas = [{ id: articulo, cantidad: 10, precio: PRECIO }];
  const { totalPrepago } = prepagoTotals(lineas, 100_000);
  const items = options.items?.(totalPrepago);
  const body = prepagoBody(lineas, { bonificacion: 100_000 }, items);
  const { id } = await vendedor.ok(createCotizacion, { query: { cliente }, body });
  return { id, cliente, articulo, totalPrepago };
}

const transfers = (total: number) => [
  itemDe({ id: 11, importe: total - 40_000_00, transferencia: { numero: '4471', cuenta: 1 } }),
  itemDe({ id: 12, importe: 40_000_00, transferencia: { numero: '4472', cuenta: 2 } }),
];

const decide = (
  id: number,
  action: '' | 'A' | 'R',
  rest: { item?: number; updateMessage?: string } = {},
  persona = admin,
) => persona.send(updatePrepago, { body: { idcotiza: id, action, updateMessage: '', ...rest } });
const approve = (id: number) => admin.ok(updatePrepago, { body: { idcotiza: id, action: 'A', updateMessage: '' } });
const receive = (id: number, item: number) =>
  admin.ok(updatePrepago, { body: { idcotiza: id, action: 'A', item, updateMessage: '' } });

/** Sends what has to be refused, and looks that nothing was written. */
async function refused(send: () => ReturnType<typeof decide>) {
  const before = await digest(api.pool);
  const { statusCode, ...rest } = await send();
  expect(await digest(api.pool)).toEqual(before);
  return [statusCode, rest.json().message];
}
const said = async (response: ReturnType<typeof decide>) => {
  const { statusCode, ...rest } = await response;
  return [statusCode, rest.json().message];
};
const orders = (id: number) => all(api.pool, sql<{ id: number }>`SELECT id FROM pedidos WHERE idcotiza = ${id}`);
const history = async (id: number) =>
  (
    await all(
      api.pool,
      sql<{
        accion: string;
      }>`SELECT accion FROM historial WHERE entidad = 'cotizacion' AND entidad_id = ${String(id)} ORDER BY id`,
    )
  ).map(({ accion }) => accion);
const notices = async (persona: Persona) => (await persona.ok(listNotificaciones, { query: { top: 20 } })).result;

describe('through all of its states', () => {
  test('quoted, approved, its transfers entered and received: the order makes itself', async () => {
    const { id, cliente, articulo, totalPrepago } = await quote();
    expect(totalPrepago).toBe(114_345_00);
    const nueva = await readDetalle(vendedor, id);
    expect(nueva).toMatchObject({
      isPrepago: true,
      isProforma: true,
      aprob_coti: '',
      ingre_tran: false,
      imptotal: 163_350_00,
    });
    expect(nueva.detalle.importes).toMatchObject({ iva: 28_350_00, totalPrepago });
    expect(nueva.detalle.itemsDeCobranza).toMatchObject([{ tipo: 'TRP', importe: totalPrepago, observado: true }]);

    expect(await approve(id)).toMatchObject({ aprob_coti: 'A', pedidoref: null });
    const { body } = await editBody(vendedor, id, { items: transfers(totalPrepago) });
    await vendedor.ok(editCall, { query: { cliente }, body });
    const esperando = await readDetalle(vendedor, id);
    expect(esperando).toMatchObject({ aprob_coti: 'A', ingre_tran: true, aprob_tran: false, pedidoref: null });

    expect(await receive(id, 11)).toMatchObject({ pedidoref: null });
    const { pedidoref } = await receive(id, 12);
    expect(await orders(id)).toEqual([{ id: pedidoref }]);

    const aprobada = await readDetalle(vendedor, id);
    expect(aprobada).toMatchObject({ aprob_tran: true, estado: true, pedidoref });
    expect(await history(id)).toEqual([
      'Cotización ingresada',
      'Cotización aprobada',
      'Cotización editada',
      'Transferencia recibida',
      'Transferencia recibida',
      'Cotización utilizada',
    ]);
    const pedido = (await vendedor.ok(listPedidos, { query: { id: pedidoref ?? 0 } })).result[0];
    // 150.000 less 37%: 1 − 0.90 × 0.70 (domain-facts §4.5), and its taxes are what was paid.
    expect(pedido).toMatchObject({
      estadio: 'N',
      ingreso: HOY,
      isprepago: true,
      idcotiza: id,
      importe_bonificado: 94_500_00,
    });
    expect(pedido?.detalleCompleto).toMatchObject({
      bonificacion: 370_000,
      importe: totalPrepago,
      direccionTexto: 'Calle 1, Quilmes',
      articulos: [{ id: articulo, cantidad: 10, precio: PRECIO, pendfac: 10 }],
    });
    expect(await readStock(api.pool, articulo)).toEqual({ total: 100, reservado: 10 });
    const msg = (await notices(vendedor)).find(({ enlace }) => enlace?.endsWith(`/view/${id}`))?.msg;
    expect(msg).toContain(`generó el pedido ${pedidoref}`);
    const audit = await all(
      api.pool,
      sql<{
        accion: string;
      }>`SELECT accion FROM auditoria WHERE entidad_id = ${String(id)} AND entidad = 'cotizacion' ORDER BY id`,
    );
    expect(audit.map(({ accion }) => accion)).toEqual(['crear', 'aprobar', 'editar', 'recibir', 'recibir']);
  });

  test('the price of today does not matter, nor profit: the order has the quotation’s', async () => {
    const { id, articulo } = await quote({ items: transfers });
    await run(
      api.pool,
      sql`UPDATE articulos SET lista1 = ${30_000_00}, costoneto = ${29_000_00}, rentaminima = 500000 WHERE id = ${articulo}`,
    );
    await approve(id);
    await receive(id, 11);
    const { pedidoref } = await receive(id, 12);
    const [linea] = await all(api.pool, sql`SELECT precio FROM pedido_lineas WHERE pedido = ${pedidoref}`);
    expect(linea).toEqual({ precio: PRECIO });
  });

  test('without transfers the approval is enough: the credit of the account pays all of it', async () => {
    const cliente = await buildCliente(api.pool, { bonificacion: 100_000 });
    await buildSaldo(api.pool, cliente, 114_345_00);
    const { id } = await quote({ cliente, items: (importe) => [itemDe({ tipo: 'SCC', importe })] });
    expect((await approve(id)).pedidoref).toBe((await orders(id))[0]?.id);
  });

  test('an edit that brings the last money that nobody has to receive makes the order', async () => {
    const { id, cliente, totalPrepago } = await quote({
      items: (total) => [
        itemDe({ id: 11, importe: total - 1_000_00 }),
        itemDe({ id: 12, tipo: 'TRP', importe: 1_000_00 }),
      ],
    });
    await approve(id);
    await receive(id, 11);
    expect(await orders(id)).toEqual([]);
    const items = [
      itemDe({ id: 11, importe: totalPrepago - 1_000_00 }),
      itemDe({ id: 13, tipo: 'RIB', importe: 1_000_00 }),
    ];
    const { body } = await editBody(vendedor, id, { items });
    const { pedidoref } = await vendedor.ok(editCall, { query: { cliente }, body });
    expect(await orders(id)).toEqual([{ id: pedidoref }]);
  });

  test('a rejected quotation is final for the approvals; a manual change, or an edit, brings it back', async () => {
    const { id, cliente } = await quote();
    await decide(id, 'R', { updateMessage: 'Precio viejo' });
    expect((await notices(vendedor))[0]?.msg).toContain('Motivo: Precio viejo');
    expect(await refused(() => decide(id, 'A'))).toEqual([409, 'La cotización está en Rechazada: no se puede aprobar']);
    await admin.ok(changeStatusCotizacion, { query: { id, status: '' } });
    expect((await readDetalle(vendedor, id)).aprob_coti).toBe('');
    await decide(id, 'R');
    const { body } = await editBody(vendedor, id);
    await vendedor.ok(editCall, { query: { cliente }, body });
    expect((await readDetalle(vendedor, id)).aprob_coti).toBe('');
  });

  test('an approval is taken back before the money came, not after', async () => {
    const { id } = await quote({ items: transfers });
    await approve(id);
    expect((await decide(id, '')).statusCode).toBe(200);
    await approve(id);
    await receive(id, 11);
    expect(await refused(() => decide(id, ''))).toEqual([
      409,
      'La cotización tiene transferencias recibidas: primero cancelá su recepción',
    ]);
    await decide(id, '', { item: 11 });
    expect((await decide(id, '')).statusCode).toBe(200);
  });
});

describe('confirming the last transfer', () => {
  test('by 8 at once: one order, one reservation, everybody hears of the same order', async () => {
    const { id, articulo } = await quote({ items: transfers });
    await approve(id);
    await receive(id, 11);
    const people = await Promise.all(Array.from({ length: 8 }, () => api.persona({ rol: 'A' })));
    const outcomes = await Promise.all(people.map((persona) => decide(id, 'A', { item: 12 }, persona)));
    expect(outcomes.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    const [pedido, ...more] = await orders(id);
    expect(more).toEqual([]);
    expect(outcomes.map((outcome) => outcome.json().pedidoref)).toEqual(Array(8).fill(pedido?.id));
    expect(await readStock(api.pool, articulo)).toEqual({ total: 100, reservado: 10 });
  });

  test('the two last ones, by two people at once: one order', async () => {
    const { id } = await quote({ items: transfers });
    await approve(id);
    const other = await api.persona({ rol: 'A' });
    await Promise.all([decide(id, 'A', { item: 11 }), decide(id, 'A', { item: 12 }, other)]);
    expect(await orders(id)).toHaveLength(1);
  });

  test('once the order exists nothing is undone', async () => {
    const { id, cliente } = await quote({ items: transfers });
    const before = await editBody(vendedor, id);
    await approve(id);
    await receive(id, 11);
    const { pedidoref } = await receive(id, 12);
    const message = `La cotización ya generó el pedido ${pedidoref}: no se puede cambiar`;
    expect(await refused(() => decide(id, ''))).toEqual([409, message]);
    expect(await refused(() => decide(id, '', { item: 12 }))).toEqual([409, message]);
    expect(await refused(() => admin.send(changeStatusCotizacion, { query: { id, status: 'R' } }))).toEqual([
      409,
      message,
    ]);
    expect(await refused(() => vendedor.send(editCall, { query: { cliente }, body: before.body }))).toEqual([
      409,
      message,
    ]);
    expect((await refused(() => admin.send(deleteCotizacion, { query: { id } })))[0]).toBe(409);
    // Said again it is the same: the order is told, nothing changes.
    expect(await receive(id, 12)).toMatchObject({ pedidoref });
  });

  test('after it expired: an approval holds, an approval that comes late does not', async () => {
    const { id } = await quote({ items: transfers });
    const { id: tarde } = await quote({ items: transfers });
    await approve(id);
    api.setNow(new Date(AHORA.getTime() + 8 * 86_400_000));
    try {
      const jefe = await api.persona({ rol: 'A' });
      expect(await said(decide(tarde, 'A', {}, jefe))).toEqual([
        409,
        'La cotización venció el 27/11/2026: no se puede aprobar',
      ]);
      await decide(id, 'A', { item: 11 }, jefe);
      await decide(id, 'A', { item: 12 }, jefe);
      const [pedido] = await all(api.pool, sql`SELECT ingreso, entrega FROM pedidos WHERE idcotiza = ${id}`);
      expect(pedido).toEqual({ ingreso: '2026-11-28', entrega: '2026-11-28' });
    } finally {
      api.setNow(AHORA);
    }
  });

  test('promotion sold out and customer disabled meanwhile: the order is made, and it is said', async () => {
    const { id, cliente, articulo } = await quote({ items: transfers, stock: 10, notas: '8888' });
    const otro = await buildCliente(api.pool);
    await vendedor.ok(createPedido, {
      query: { cliente: otro },
      body: pedidoBody([{ id: articulo, cantidad: 3, precio: PRECIO }]),
    });
    await run(api.pool, sql`UPDATE clientes SET inhabilitado = true WHERE id = ${cliente}`);
    await approve(id);
    await receive(id, 11);
    const { avisos, pedidoref } = await receive(id, 12);
    expect(avisos).toEqual(['ATENCION: Este cliente se encuentra inhabilitado', 'STOCK DE PROMOCION AGOTADO']);
    expect(await readStock(api.pool, articulo)).toEqual({ total: 10, reservado: 13 });
    expect((await notices(vendedor))[0]?.msg).toContain(`generó el pedido ${pedidoref}. ATENCION`);
  });

  test('on a remito pad that was switched off meanwhile: the order takes the company’s, and it is said', async () => {
    await run(
      api.pool,
      sql`INSERT INTO talonarios (id, comprobante, letra, nombre, punto_venta, desde, hasta, proximo, activo)
          VALUES (76, 'remito', 'R', 'Prueba', 76, 1, 100, 1, true)`,
    );
    const { id, cliente } = await quote({ items: transfers });
    await run(api.pool, sql`UPDATE cotizaciones SET talremito = 76 WHERE id = ${id}`);
    await run(api.pool, sql`UPDATE talonarios SET activo = false WHERE id = 76`);
    // An edit leaves the pad alone, so that it is no reason to refuse it.
    const { body } = await editBody(admin, id, { header: { talremito: 76 } });
    await admin.ok(editCall, { query: { cliente }, body });
    await approve(id);
    await receive(id, 11);
    const { avisos, pedidoref } = await receive(id, 12);
    expect(avisos).toEqual([
      'El talonario de remitos 76 de la cotización ya no está activo: el pedido usa el de la empresa.',
    ]);
    expect(await first(api.pool, sql`SELECT talremito FROM pedidos WHERE id = ${pedidoref}`)).toEqual({ talremito: 4 });
  });

  test('stays within its statements, whatever the number of lines', async () => {
    const cliente = await buildCliente(api.pool);
    const codes = await Promise.all(
      Array.from({ length: 10 }, () => buildArticulo(api.pool, { precio: PRECIO, shell: true })),
    );
    const lineas = codes.map((id) => ({ id, cantidad: 1, precio: PRECIO }));
    const items = [itemDe({ importe: prepagoTotals(lineas).totalPrepago })];
    const { id } = await vendedor.ok(createCotizacion, { query: { cliente }, body: prepagoBody(lineas, {}, items) });
    await approve(id);
    const { statements } = await countStatements(() => receive(id, 1001));
    expect(statements.length).toBeLessThanOrEqual(15);
  });
});

describe('a transfer that is rejected', () => {
  test('tells the seller why, stops everything, and is mended: the rejection goes, the transfer is replaced', async () => {
    const { id, cliente, totalPrepago } = await quote({ items: transfers });
    await approve(id);
    await receive(id, 11);
    expect(await said(decide(id, 'R', { item: 12 }))).toEqual([422, 'Debe indicar el motivo del rechazo']);
    await decide(id, 'R', { item: 12, updateMessage: 'No figura en el banco' });
    const rechazada = await readDetalle(vendedor, id);
    expect(rechazada).toMatchObject({ recha_tran: true, aprob_tran: false });
    expect(rechazada.detalle.itemsDeCobranza[1]).toMatchObject({
      rechazado: true,
      error: true,
      observa: 'No figura en el banco',
    });
    expect((await notices(vendedor))[0]?.msg).toBe(
      `Se rechazó una transferencia de la cotización prepago ${id} de LUBRICENTRO ${cliente} S.R.L.. Motivo: No figura en el banco`,
    );
    const { body } = await editBody(vendedor, id);
    expect((await refused(() => vendedor.send(editCall, { query: { cliente }, body })))[1]).toContain(
      'sin transferencias rechazadas',
    );
    expect(await said(decide(id, 'A', { item: 12 }))).toEqual([
      409,
      'El ítem está rechazado: primero cancelá el rechazo',
    ]);

    await decide(id, '', { item: 12 });
    const items = [...transfers(totalPrepago).slice(0, 1), itemDe({ id: 13, importe: 40_000_00 })];
    const edit = await editBody(vendedor, id, { items });
    await vendedor.ok(editCall, { query: { cliente }, body: edit.body });
    expect((await receive(id, 13)).pedidoref).not.toBeNull();
  });

  test('only definitive transfers of an approved quotation are received, and only by A', async () => {
    const { id } = await quote({
      items: (total) => [itemDe({ id: 11, importe: total }), itemDe({ id: 12, tipo: 'TRP', importe: 1 })],
    });
    expect(await said(decide(id, 'A', { item: 11 }))).toEqual([
      409,
      'La cotización no está aprobada: no se pueden recibir sus transferencias',
    ]);
    await approve(id);
    expect((await said(decide(id, 'A', { item: 12 })))[0]).toBe(409);
    expect((await said(decide(id, 'A', { item: 99 })))[0]).toBe(404);
    expect((await said(decide(id, 'A', { item: 11 }, vendedor)))[0]).toBe(403);
  });
});

describe('the credit of the account', () => {
  const scc = (importe: number) => (total: number) => [
    itemDe({ id: 1, tipo: 'SCC', importe }),
    itemDe({ id: 2, tipo: 'TRP', importe: total - importe }),
  ];
  const post = (cliente: string, articulo: string, importe: number, clave: string) => {
    const lineas = [{ id: articulo, cantidad: 10, precio: PRECIO }];
    const body = prepagoBody(lineas, {}, scc(importe)(prepagoTotals(lineas).totalPrepago));
    return vendedor.send(createCotizacion, { query: { cliente }, body, clave });
  };

  test('is the cap, to the centavo, and a live quotation uses it up until it goes', async () => {
    const cliente = await buildCliente(api.pool);
    await buildSaldo(api.pool, cliente, 10_000_00);
    const articulo = await buildArticulo(api.pool, { precio: PRECIO, shell: true });
    const over = await post(cliente, articulo, 10_000_01, 'scc-1');
    expect([over.statusCode, over.json().message.replaceAll('\u00a0', ' ')]).toEqual([
      422,
      'El importe no puede superar el saldo de la cuenta corriente ($ 10.000)',
    ]);
    const { id } = (await post(cliente, articulo, 10_000_00, 'scc-2')).json();
    expect((await post(cliente, articulo, 1, 'scc-3')).statusCode).toBe(422);
    // The quotation itself may be edited with what it has.
    const { body } = await editBody(vendedor, id);
    await vendedor.ok(editCall, { query: { cliente }, body });
    await decide(id, 'R');
    expect((await post(cliente, articulo, 10_000_00, 'scc-4')).statusCode).toBe(200);
    // Coming back it would use it twice.
    const again = await editBody(vendedor, id);
    expect((await vendedor.send(editCall, { query: { cliente }, body: again.body })).statusCode).toBe(422);
  });

  test('wanted by two quotations at once is given to one', async () => {
    const cliente = await buildCliente(api.pool);
    await buildSaldo(api.pool, cliente, 10_000_00);
    const articulo = await buildArticulo(api.pool, { precio: PRECIO, shell: true });
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, n) => post(cliente, articulo, 6_000_00, `carrera-${n}`)),
    );
    expect(outcomes.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(422)]);
    const row = await first(api.pool, sql<{ saldo: number }>`SELECT saldo_a_favor(${cliente}) AS saldo`);
    expect(row?.saldo).toBe(4_000_00);
  });

  test('a manual change that brings a rejected one back does not use what is gone', async () => {
    const cliente = await buildCliente(api.pool);
    await buildSaldo(api.pool, cliente, 10_000_00);
    const articulo = await buildArticulo(api.pool, { precio: PRECIO, shell: true });
    const { id } = (await post(cliente, articulo, 10_000_00, 'vuelve-1')).json();
    await decide(id, 'R');
    await post(cliente, articulo, 10_000_00, 'vuelve-2');
    expect((await refused(() => admin.send(changeStatusCotizacion, { query: { id, status: '' } })))[0]).toBe(422);
  });
});

describe('what the approvals show', () => {
  test('each tab its own, with what was entered', async () => {
    const { id, totalPrepago } = await quote();
    const tab = async (filter: 'PENDIENTES' | 'APROBADAS' | 'RECHAZADAS') =>
      (await admin.ok(listPrepago, { query: { filter, buscar: String(id) } })).result.find((row) => row.id === id);
    expect(await tab('PENDIENTES')).toMatchObject({ impprepago: totalPrepago, impitems: totalPrepago, aprob_coti: '' });
    expect(await tab('APROBADAS')).toBeUndefined();
    await approve(id);
    expect(await tab('APROBADAS')).toMatchObject({ id, vencida: false, pedidoref: null });
    expect((await admin.ok(listPrepagoItems, { query: { id } })).result).toMatchObject([
      { tipo: 'TRP', observado: true },
    ]);
  });
});

describe('who changes the status by hand', () => {
  test('the one user of the company’s profile, and nobody else but A', async () => {
    const { id } = await quote();
    expect((await vendedor.send(changeStatusCotizacion, { query: { id, status: 'R' } })).statusCode).toBe(403);
    const jefa = await api.persona({ rol: 'O' });
    await run(api.pool, sql`UPDATE usuarios SET username = 'jefa' WHERE id = ${jefa.id}`);
    await jefa.ok(changeStatusCotizacion, { query: { id, status: 'R' } });
    expect((await readDetalle(vendedor, id)).aprob_coti).toBe('R');
  });
});

describe('deleting', () => {
  test('takes lines, items and credit along, and leaves what it said in the audit', async () => {
    const { id } = await quote();
    await admin.ok(deleteCotizacion, { query: { id } });
    expect((await vendedor.send(listCotizaciones, { query: { id } })).statusCode).toBe(404);
    const [left] = await all(
      api.pool,
      sql<{
        n: number;
      }>`SELECT (SELECT count(*) FROM cotizacion_lineas WHERE cotizacion = ${id}) + (SELECT count(*) FROM cotizacion_items WHERE cotizacion = ${id}) AS n`,
    );
    expect(left?.n).toBe(0);
    const audit = await first(
      api.pool,
      sql<{
        antes: { lineas: unknown[] };
      }>`SELECT antes FROM auditoria WHERE entidad_id = ${String(id)} AND accion = 'eliminar'`,
    );
    expect(audit?.antes.lineas).toHaveLength(1);
  });

  test('one whose money came in stays', async () => {
    const { id } = await quote({ items: transfers });
    await approve(id);
    await receive(id, 11);
    expect((await refused(() => admin.send(deleteCotizacion, { query: { id } })))[0]).toBe(409);
  });
});
