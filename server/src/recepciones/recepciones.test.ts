import { editCobranza } from '@distri/domain/cobranzas';
import { createCotizacion } from '@distri/domain/cotizaciones';
import { updatePrepago } from '@distri/domain/prepago';
import { listRecepciones } from '@distri/domain/recepciones';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildArticulo, buildCliente, digest } from '../../test/factories.ts';
import {
  adjuntarTodo,
  cheques,
  clienteQueDebe,
  cobrar,
  confirmarTodo,
  decir,
  editar,
  item,
  pasada,
  readCobranza,
  recepcionesDe,
  seedCobranzas,
} from '../../test/stories/cicloCobranza.ts';
import { itemDe, prepagoBody, prepagoTotals, readDetalle } from '../../test/stories/prepago.ts';
import { createTestApi, type Persona, type TestApi } from '../../test/support/testApi.ts';
import { all, countStatements, first, run } from '../platform/db/index.ts';

let api: TestApi;
let admin: Persona;
let vendedor: Persona;
let serial = 0;
beforeAll(async () => {
  api = await createTestApi({ seed: seedCobranzas });
  admin = await api.persona({ rol: 'A' });
  vendedor = await api.persona({ rol: 'V', nivel: 4, vendedor: 'V1' });
});
afterAll(() => api.close());

const lastNotice = async (to: Persona) =>
  (
    await first(
      api.pool,
      sql<{ msg: string }>`SELECT msg FROM notificaciones WHERE para = ${to.id} ORDER BY id DESC LIMIT 1`,
    )
  )?.msg;

/** 121.000 owed for 20 days, with 22% for whoever pays now: 94.380. */
async function deuda() {
  const { cliente, facturas } = await clienteQueDebe(api, admin, [{ neto: 100_000_00, dias: 20 }]);
  return { cliente, documentos: facturas.map(({ cuenta }) => ({ id: cuenta })) };
}
const A_PAGAR = 94_380_00;

async function conTransferencia() {
  const { cliente, documentos } = await deuda();
  const { id } = await cobrar(vendedor, cliente, { documentos, items: [item('TRF', { importe: A_PAGAR })] });
  const [value] = await recepcionesDe(admin, id);
  if (!value) throw new Error('a transfer waits for its reception');
  return { id, cliente, documentos, value };
}

describe('the list', () => {
  test('a row for each transfer and each cheque, with what people need to know it; in one statement', async () => {
    const { cliente, documentos } = await deuda();
    const items = [
      cheques('CHE', [30_000_00, '2026-11-21'], [20_000_00, '2026-11-22']),
      item('AEF', { importe: 4_380_00 }),
      item('TRF', { importe: 40_000_00 }),
      item('RIB', { importe: 10_000_00 }),
    ];
    const { id } = await cobrar(vendedor, cliente, { documentos, items });
    const rows = (await recepcionesDe(admin, id)).sort((a, b) => a.importe - b.importe);
    expect(rows.map(({ tipo, tipo_desc, importe, fecha }) => [tipo, tipo_desc, importe, fecha])).toEqual([
      ['AEF', 'Acreditación de efectivo', 4_380_00, '2026-11-20'],
      ['CEL', 'Cheque electrónico', 20_000_00, '2026-11-22'],
      ['CEL', 'Cheque electrónico', 30_000_00, '2026-11-21'],
      ['TRF', 'Transferencia Bancaria', 40_000_00, '2026-11-20'],
    ]);
    expect(rows[3]).toMatchObject({
      cuenta_desc: 'Banco de la Nación Argentina · Cuenta corriente',
      cliente,
      vendedor: 'Gómez, Laura',
      idrecibo: id,
      status: 'P',
      conComprobante: false,
      recibido: false,
    });
    expect(rows[2]).toMatchObject({ banco_desc: 'Banco de la Nación Argentina' });
    const query = { filter: 'PENDIENTES', origen: 'cobranza', sortBy: 'importe', sortDir: 'desc' } as const;
    const { statements } = await countStatements(() => admin.ok(listRecepciones, { query }));
    expect(statements.length).toBeLessThanOrEqual(2);
    const amounts = (await admin.ok(listRecepciones, { query })).result.map(({ importe }) => importe);
    expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
  });

  test('of those received, the days asked for; dates the wrong way round are refused', async () => {
    const { id, value } = await conTransferencia();
    await decir(admin, value);
    expect(await recepcionesDe(admin, id)).toEqual([]);
    expect(await recepcionesDe(admin, id, 'RECIBIDOS')).toMatchObject([{ id: value.id, recibido: true }]);
    const query = { filter: 'RECIBIDOS', origen: 'cobranza', sortBy: 'fecha', sortDir: 'asc' } as const;
    const old = await admin.ok(listRecepciones, { query: { ...query, desde: '2026-01-01', hasta: '2026-02-01' } });
    expect(old.result).toEqual([]);
    const wrong = await admin.send(listRecepciones, { query: { ...query, desde: '2026-03-01', hasta: '2026-02-01' } });
    expect(wrong.statusCode).toBe(400);
  });

  test('of hundreds, all of them, in their order', async () => {
    const { id } = await conTransferencia();
    await run(
      api.pool,
      sql`INSERT INTO cobranza_items (cobranza, item, renglon, tipo, fecha, importe, leyenda, cuenta, fecha_original, importe_original)
          SELECT ${id}, 5000 + n, 1 + n, 'TRF', date '2026-11-20' + n, n, 'Transferencia', 1, date '2026-11-20' + n, n FROM generate_series(1, 450) AS n`,
    );
    const query = { filter: 'PENDIENTES', origen: 'cobranza', sortBy: 'fecha', sortDir: 'asc' } as const;
    const { count, result } = await admin.ok(listRecepciones, { query });
    const days = result.map(({ fecha }) => fecha ?? '');
    expect([count, days]).toEqual([result.length, [...days].sort()]);
    expect(result.filter(({ idrecibo }) => idrecibo === id)).toHaveLength(451);
    await run(api.pool, sql`DELETE FROM cobranza_items WHERE cobranza = ${id} AND item > 5000`);
  });

  test('the badge takes the count of all and one row, whatever waits', async () => {
    const query = { filter: 'PENDIENTES', origen: 'cobranza', sortBy: 'fecha', sortDir: 'asc' } as const;
    await conTransferencia();
    await conTransferencia();
    const whole = await admin.ok(listRecepciones, { query });
    expect(whole.count).toBeGreaterThan(1);
    const badge = await admin.ok(listRecepciones, { query: { ...query, limite: 1 } });
    expect([badge.count, badge.result]).toEqual([whole.count, whole.result.slice(0, 1)]);
    const nobody = { ...query, filter: 'RECIBIDOS', desde: '2020-01-01', hasta: '2020-01-02', limite: 1 } as const;
    expect(await admin.ok(listRecepciones, { query: nobody })).toEqual({ count: 0, result: [] });
  });

  test('is for administrators', async () => {
    const query = { filter: 'PENDIENTES', origen: 'cobranza', sortBy: 'fecha', sortDir: 'asc' } as const;
    expect((await vendedor.send(listRecepciones, { query })).statusCode).toBe(403);
  });
});

describe('a value is received', () => {
  test('as it came: the collection goes on, with history and audit', async () => {
    const { id, value } = await conTransferencia();
    await adjuntarTodo(api, vendedor, id);
    const [fresh] = await recepcionesDe(admin, id);
    const response = await decir(admin, fresh ?? value);
    expect([response.statusCode, response.json()]).toEqual([200, { result: true }]);
    const row = await readCobranza(admin, id);
    expect(row).toMatchObject({ status: 'A', impdesc: 26_620_00, saldo: 0 });
    expect(row.detalle.historial[0]).toMatchObject({ accion: 'Valor recibido', de: 'P', a: 'A' });
    const audited = await all(
      api.pool,
      sql<{
        accion: string;
      }>`SELECT accion FROM auditoria WHERE entidad = 'cobranza' AND entidad_id = ${String(id)} ORDER BY id`,
    );
    expect(audited.map(({ accion }) => accion)).toEqual(expect.arrayContaining(['cambiarEstado', 'recibir']));
  });

  test('for less: the figures follow, the balance below zero makes it Observada with its note; undone it is as it was', async () => {
    const { id, value } = await conTransferencia();
    const response = await decir(admin, value, { importe: 90_000_00 });
    expect(response.statusCode).toBe(200);
    const short = await readCobranza(admin, id);
    expect(short).toMatchObject({ status: 'O', totitems: 90_000_00, impdesc: 26_620_00, saldo: -4_380_00 });
    expect(short.observa).toBe('Saldo negativo −$\u00a04.380: revisar');
    expect(await lastNotice(vendedor)).toContain('Saldo negativo');
    const [received] = await recepcionesDe(admin, id, 'RECIBIDOS');
    if (!received) throw new Error('it was received');
    expect((await decir(admin, received, { anular: true })).statusCode).toBe(200);
    const undone = await readCobranza(admin, id);
    expect(undone).toMatchObject({ status: 'P', totitems: A_PAGAR, saldo: 0, observa: '' });
    expect(undone.items[0]).toMatchObject({ recibido: false, importe: A_PAGAR });
  });

  test('on another day: the days count again, and the discount with them', async () => {
    const { id, value } = await conTransferencia();
    await decir(admin, value, { fecha: '2026-12-12', importe: 101_000_00 });
    expect(await readCobranza(admin, id)).toMatchObject({ dpromitems: 42, impdesc: 24_200_00, saldo: 4_200_00 });
  });

  test('for more: what is left over is for the customer', async () => {
    const { id, value } = await conTransferencia();
    await decir(admin, value, { importe: 100_000_00 });
    expect(await readCobranza(admin, id)).toMatchObject({ status: 'P', saldo: 5_620_00 });
  });

  test('by two people at once it is received once, and with two amounts one of them is told', async () => {
    const otra = await api.persona({ rol: 'A' });
    const same = await conTransferencia();
    const both = await Promise.all([decir(admin, same.value), decir(otra, same.value)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const times = (await readCobranza(admin, same.id)).detalle.historial.filter(
      ({ accion }) => accion === 'Valor recibido',
    );
    expect(times).toHaveLength(1);
    const other = await conTransferencia();
    const answers = await Promise.all([
      decir(admin, other.value, { importe: 94_000_00 }),
      decir(otra, other.value, { importe: 93_000_00 }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('different values of one collection by different people at once: every word stands, and the figures are of all of them', async () => {
    const { cliente, documentos } = await deuda();
    const each = 15_730_00;
    const many = cheques('CHE', ...Array.from({ length: 6 }, (): [number, string] => [each, '2026-11-20']));
    const { id } = await cobrar(vendedor, cliente, { documentos, items: [many] });
    const rows = await recepcionesDe(admin, id);
    const people = await Promise.all(rows.map(() => api.persona({ rol: 'A' })));
    const answers = await Promise.all(
      people.map((who, index) => decir(who, rows[index] ?? { id: '', version: 0 }, { importe: each + index * 1_00 })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(rows.map(() => 200));
    const row = await readCobranza(admin, id);
    expect([row.totitems, row.saldo]).toEqual([A_PAGAR + 15_00, 15_00]);
    expect(row.items[0]?.cheques.every(({ recibido }) => recibido)).toBe(true);
    expect(row.detalle.historial.filter(({ accion }) => accion === 'Valor recibido')).toHaveLength(6);
    expect(await recepcionesDe(admin, id)).toEqual([]);
  });

  test('and rejected by another at once: one of the words stands, the other is told why not', async () => {
    const otra = await api.persona({ rol: 'A' });
    for (let round = 0; round < 4; round++) {
      const { id, value } = await conTransferencia();
      const answers = await Promise.all([
        decir(admin, value),
        decir(otra, value, { rechazado: true, updateMessage: 'No llegó' }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      const [received, rejected] = answers.map(({ statusCode }) => statusCode === 200);
      const refused = answers.find(({ statusCode }) => statusCode === 409);
      expect(refused?.json().message).toBe(
        received
          ? 'El valor está confirmado: primero cancelá su recepción'
          : 'El valor está rechazado: el vendedor tiene que eliminarlo de la cobranza',
      );
      expect((await readCobranza(admin, id)).items[0]).toMatchObject({ recibido: received, rechazado: rejected });
    }
  });

  test('what somebody else said meanwhile is not undone from an old screen', async () => {
    const { id, value } = await conTransferencia();
    await decir(admin, value, { rechazado: true, updateMessage: 'Por error' });
    const [old] = await recepcionesDe(admin, id, 'RECHAZADOS');
    const otra = await api.persona({ rol: 'A' });
    await decir(otra, old ?? value, { anular: true });
    const [fresh] = await recepcionesDe(otra, id);
    await decir(otra, fresh ?? value);
    const before = await digest(api.pool);
    const stale = await decir(admin, old ?? value, { anular: true, rechazado: true });
    expect([stale.statusCode, stale.json().message]).toEqual([
      409,
      'Otra persona cambió este valor mientras lo mirabas. Actualizá la lista para ver cómo quedó.',
    ]);
    expect(await digest(api.pool)).toEqual(before);
  });

  test('not from a screen that shows what is no more', async () => {
    const { id, cliente, documentos, value } = await conTransferencia();
    const { response } = await editar(vendedor, id, {
      documentos,
      items: [item('TRF', { id: Number(value.numitem), importe: A_PAGAR + 1_00 })],
    });
    expect(response.statusCode).toBe(200);
    const before = await digest(api.pool);
    const stale = await decir(admin, value);
    expect([stale.statusCode, stale.json().message]).toEqual([
      409,
      'Otra persona cambió este valor mientras lo mirabas. Actualizá la lista para ver cómo quedó.',
    ]);
    expect(await digest(api.pool)).toEqual(before);
    expect(cliente).toBe(value.cliente);
  });

  test('what is no value, or nobody receives, is not there', async () => {
    const { cliente, documentos } = await deuda();
    const { id } = await cobrar(vendedor, cliente, { documentos, items: [item('EFE', { importe: A_PAGAR })] });
    const { items } = await readCobranza(admin, id);
    const row = await first(api.pool, sql<{ id: number }>`SELECT id FROM cobranza_items WHERE cobranza = ${id}`);
    expect(items).toHaveLength(1);
    for (const value of [`I${row?.id}`, 'C999999', 'P999999', 'X1', '']) {
      expect((await decir(admin, { id: value, version: 1 })).statusCode).toBe(404);
    }
    expect((await decir(vendedor, { id: `I${row?.id}`, version: 1 })).statusCode).toBe(403);
  });
});

describe('a value is rejected', () => {
  test('with a reason: Observada, the seller hears of it, takes it out and goes on', async () => {
    const { id, documentos, value } = await conTransferencia();
    const none = await decir(admin, value, { rechazado: true });
    expect([none.statusCode, none.json().problems[0].path]).toEqual([422, 'updateMessage']);
    expect((await decir(admin, value, { rechazado: true, updateMessage: 'No llegó al banco' })).statusCode).toBe(200);
    const observed = await readCobranza(admin, id);
    expect([observed.status, observed.items[0]?.rechazado, observed.items[0]?.observa]).toEqual([
      'O',
      true,
      'No llegó al banco',
    ]);
    expect(await lastNotice(vendedor)).toContain('No llegó al banco');
    expect(await recepcionesDe(admin, id, 'RECHAZADOS')).toMatchObject([{ id: value.id, rechazado: true }]);

    const [rejected] = await recepcionesDe(admin, id, 'RECHAZADOS');
    expect((await decir(admin, rejected ?? value)).statusCode).toBe(409);
    const { response } = await editar(vendedor, id, { documentos, items: [item('TRF', { importe: A_PAGAR })] });
    expect(response.statusCode).toBe(200);
    expect((await readCobranza(admin, id)).status).toBe('P');
    await confirmarTodo(admin, id);
    await adjuntarTodo(api, vendedor, id);
    await pasada(admin, id, 'S');
    await pasada(admin, id, 'I');
  });

  test('taken back, it waits again', async () => {
    const { id, value } = await conTransferencia();
    await decir(admin, value, { rechazado: true, updateMessage: 'Por error' });
    const [rejected] = await recepcionesDe(admin, id, 'RECHAZADOS');
    if (!rejected) throw new Error('it was rejected');
    expect((await decir(admin, rejected, { anular: true, rechazado: true })).statusCode).toBe(200);
    expect((await readCobranza(admin, id)).status).toBe('P');
    expect(await recepcionesDe(admin, id)).toHaveLength(1);
  });

  test('a cheque that was collected again meanwhile is not taken back', async () => {
    const first = await deuda();
    const echeq = cheques('CHE', [A_PAGAR, '2026-11-20']);
    const { id } = await cobrar(vendedor, first.cliente, { documentos: first.documentos, items: [echeq] });
    const [value] = await recepcionesDe(admin, id);
    if (!value) throw new Error('the cheque waits');
    await decir(admin, value, { rechazado: true, updateMessage: 'Sin fondos' });
    const second = await deuda();
    await cobrar(vendedor, second.cliente, { documentos: second.documentos, items: [{ ...echeq, id: echeq.id + 1 }] });
    const [rejected] = await recepcionesDe(admin, id, 'RECHAZADOS');
    const before = await digest(api.pool);
    const refused = await decir(admin, rejected ?? value, { anular: true });
    expect(refused.statusCode).toBe(409);
    expect(await digest(api.pool)).toEqual(before);
  });

  test('of a settled collection nothing is said any more', async () => {
    const { id } = await conTransferencia();
    await confirmarTodo(admin, id);
    await adjuntarTodo(api, vendedor, id);
    await pasada(admin, id, 'S');
    const [value] = await recepcionesDe(admin, id, 'RECIBIDOS');
    if (!value) throw new Error('it was received');
    const refused = await decir(admin, value, { anular: true });
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'La cobranza está Rendida: primero volvela a Aprobada',
    ]);
  });
});

describe('a Guardada', () => {
  test('stays so while its values are received, and goes to Observada with a rejection; back again it still waits for its note', async () => {
    const { cliente, documentos } = await deuda();
    const { id } = await cobrar(vendedor, cliente, { documentos, items: [item('TRF', { importe: A_PAGAR })] }, true);
    const [value] = await recepcionesDe(admin, id);
    if (!value) throw new Error('the transfer waits');
    await decir(admin, value, { rechazado: true, updateMessage: 'No llegó' });
    expect(await readCobranza(admin, id)).toMatchObject({ status: 'O', substatus: 'G' });
    const [rejected] = await recepcionesDe(admin, id, 'RECHAZADOS');
    await decir(admin, rejected ?? value, { anular: true });
    expect(await readCobranza(admin, id)).toMatchObject({ status: 'G', substatus: 'G' });
    await confirmarTodo(admin, id);
    expect((await readCobranza(admin, id)).status).toBe('G');
  });
});

describe('a prepaid transfer', () => {
  async function prepago(partes = 1) {
    const cliente = await buildCliente(api.pool);
    const articulo = await buildArticulo(api.pool, { precio: 10_000_00, shell: true });
    const lineas = [{ id: articulo, cantidad: 1, precio: 10_000_00 }];
    const parte = Math.ceil(prepagoTotals(lineas).totalPrepago / partes);
    const items = Array.from({ length: partes }, (_, index) => itemDe({ id: 70 + index, importe: parte }));
    const body = prepagoBody(lineas, {}, items);
    const { id } = await vendedor.ok(createCotizacion, { query: { cliente }, body, clave: `prepago-${++serial}` });
    expect(await recepcionesDe(admin, id, 'PENDIENTES', 'cotizacion')).toEqual([]);
    await admin.ok(updatePrepago, { body: { idcotiza: id, action: 'A', updateMessage: '' } });
    const [value] = await recepcionesDe(admin, id, 'PENDIENTES', 'cotizacion');
    if (!value) throw new Error('the transfer of an approved one waits');
    return { id, value };
  }

  test('received makes the order, once', async () => {
    const { id, value } = await prepago();
    expect(value).toMatchObject({ tipo: 'PREPAGO', tipo_desc: 'Transferencia prepago', status: null, idrecibo: id });
    const otra = await api.persona({ rol: 'A' });
    const answers = await Promise.all([decir(admin, value), decir(otra, value)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const [pedido] = new Set(answers.map((answer) => answer.json().pedido));
    expect((await readDetalle(admin, id)).pedidoref).toBe(pedido);
    expect(await all(api.pool, sql`SELECT 1 FROM pedidos WHERE idcotiza = ${id}`)).toHaveLength(1);
    expect(await recepcionesDe(admin, id, 'RECIBIDOS', 'cotizacion')).toHaveLength(1);
    expect((await decir(admin, value, { anular: true })).statusCode).toBe(409);
  });

  test('each by another person at once: all stand, and the last one makes the order', async () => {
    const { id } = await prepago(4);
    const rows = await recepcionesDe(admin, id, 'PENDIENTES', 'cotizacion');
    expect(rows).toHaveLength(4);
    const people = await Promise.all(rows.map(() => api.persona({ rol: 'A' })));
    const answers = await Promise.all(people.map((who, index) => decir(who, rows[index] ?? { id: '', version: 0 })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const orders = await all(api.pool, sql<{ id: number }>`SELECT id FROM pedidos WHERE idcotiza = ${id}`);
    expect(orders).toHaveLength(1);
    expect(answers.filter((answer) => answer.json().pedido === orders[0]?.id)).toHaveLength(1);
  });

  test('rejected with a reason, and not from an old screen', async () => {
    const { id, value } = await prepago();
    expect((await decir(admin, { ...value, version: value.version - 1 })).statusCode).toBe(409);
    expect((await decir(admin, value, { rechazado: true })).statusCode).toBe(422);
    expect((await decir(admin, value, { rechazado: true, updateMessage: 'No llegó' })).statusCode).toBe(200);
    expect(await recepcionesDe(admin, id, 'RECHAZADOS', 'cotizacion')).toMatchObject([{ observa: 'No llegó' }]);
  });
});

test('an edit cannot undo what an administrator saw', async () => {
  const { id, cliente, documentos, value } = await conTransferencia();
  await decir(admin, value);
  const { version } = await readCobranza(admin, id);
  const { response } = await editar(vendedor, id, {
    documentos,
    items: [item('TRF', { id: Number(value.numitem), importe: A_PAGAR - 50_00 })],
  });
  expect(response.statusCode).toBeGreaterThanOrEqual(400);
  expect(await readCobranza(admin, id)).toMatchObject({ version, totitems: A_PAGAR, idcliente: cliente });
  expect(editCobranza.kind).toBe('change');
});
