import { getContextoCobranza, listCobranzas } from '@distri/domain/cobranzas';
import { createCotizacion } from '@distri/domain/cotizaciones';
import { updatePrepago } from '@distri/domain/prepago';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildArticulo, buildCliente, buildImpago, buildSaldo, digest } from '../../test/factories.ts';
import {
  adjuntarTodo,
  cheques,
  clienteQueDebe,
  cobrar,
  confirmarTodo,
  decir,
  item,
  pasada,
  pasarA,
  readCobranza,
  recepcionesDe,
  rendida,
  seedCobranzas,
} from '../../test/stories/cicloCobranza.ts';
import { invoiced } from '../../test/stories/facturacion.ts';
import { itemDe, prepagoBody, prepagoTotals } from '../../test/stories/prepago.ts';
import { createTestApi, type Persona, type TestApi } from '../../test/support/testApi.ts';
import { all, countStatements, first, run } from '../platform/db/index.ts';

let api: TestApi;
let admin: Persona;
let vendedor: Persona;
/** The user of the company's profile (D2 §6). */
let tesoreria: Persona;
beforeAll(async () => {
  api = await createTestApi({ seed: seedCobranzas, empresa: { usuarioCambioEstado: 'tesoreria' } });
  admin = await api.persona({ rol: 'A' });
  vendedor = await api.persona({ rol: 'V', nivel: 4, vendedor: 'V1' });
  tesoreria = await api.persona({ rol: 'O', username: 'tesoreria' });
});
afterAll(() => api.close());

interface Cuenta {
  tipo: string;
  documento: string;
  importe: number;
  pendiente: number;
}
const cuentaDe = (cliente: string) =>
  all(
    api.pool,
    sql<Cuenta>`SELECT tipo, documento, importe, pendiente FROM cuenta_documentos WHERE cliente = ${cliente} ORDER BY id`,
  );
const saldoDe = async (cliente: string) =>
  (await first(api.pool, sql<{ saldo: number }>`SELECT saldo FROM cuentas_corrientes WHERE cliente = ${cliente}`))
    ?.saldo;
const movimientosDe = (cobranza: number) =>
  all(
    api.pool,
    sql<{
      clase: string;
      importe: number;
    }>`SELECT clase, importe FROM cuenta_movimientos WHERE cobranza = ${cobranza} ORDER BY id`,
  );
const notaDe = (id: number) =>
  first(
    api.pool,
    sql<{
      documento: string;
      importe: number;
      neto: number;
      iva: number;
      asociados: { numero: number; importe: number }[];
    }>`
      SELECT n.documento, n.importe, n.importe_bonificado AS neto, n.iva, z.cbte_asoc AS asociados
      FROM asientos a JOIN notas_credito n ON n.id = a.nota_credito JOIN autorizaciones z ON z.nota_credito = n.id WHERE a.cobranza = ${id}`,
  );

/** Three invoices, paid within 9 days: 25% of 363.000. */
async function tresFacturas() {
  const { cliente, facturas } = await clienteQueDebe(api, admin, [
    { neto: 100_000_00, dias: 6 },
    { neto: 150_000_00, dias: 5 },
    { neto: 50_000_00, dias: 4 },
  ]);
  const documentos = facturas.map(({ cuenta }) => ({ id: cuenta }));
  return { cliente, facturas, documentos };
}
const TOTAL = 363_000_00;
const DESCUENTO = 90_750_00;

describe('a collection from beginning to end', () => {
  test('three invoices, cheques and a withholding: received one by one, settled, posted with its note', async () => {
    const { cliente, facturas, documentos } = await tresFacturas();
    const items = [
      cheques('CHE', [100_000_00, '2026-11-21'], [60_000_00, '2026-11-22']),
      item('TRF', { importe: 100_000_00 }),
      item('RIB', { importe: 12_250_00 }),
    ];
    const { id, status, calculo } = await cobrar(vendedor, cliente, { documentos, items });
    expect([status, calculo.impdesc, calculo.saldo]).toEqual(['P', DESCUENTO, 0]);

    const pending = await recepcionesDe(admin, id);
    expect(pending.map(({ tipo, importe }) => [tipo, importe])).toEqual([
      ['TRF', 100_000_00],
      ['CEL', 100_000_00],
      ['CEL', 60_000_00],
    ]);
    await confirmarTodo(admin, id);
    expect((await readCobranza(admin, id)).status).toBe('P');
    await adjuntarTodo(api, vendedor, id);
    expect((await readCobranza(admin, id)).status).toBe('A');
    await pasada(admin, id, 'S');
    expect((await cuentaDe(cliente)).map(({ pendiente }) => pendiente)).toEqual(facturas.map(({ total }) => total));
    const { statements } = await countStatements(() => pasada(admin, id, 'I'));
    expect(statements.length).toBeLessThanOrEqual(22);

    const posted = await readCobranza(admin, id);
    const nota = await notaDe(id);
    expect(nota).toMatchObject({ importe: DESCUENTO, neto: 75_000_00, iva: 15_750_00 });
    expect(nota?.asociados.map(({ importe }) => importe)).toEqual([30_250_00, 45_375_00, 15_125_00]);
    expect(posted).toMatchObject({
      status: 'I',
      detalle: { ajustePlazo: { documento: nota?.documento, importe: DESCUENTO } },
    });
    expect(await cuentaDe(cliente)).toEqual([
      ...facturas.map(({ documento, total }) => ({ tipo: 'FAC', documento, importe: total, pendiente: 0 })),
      { tipo: 'AP', documento: nota?.documento, importe: DESCUENTO, pendiente: 0 },
      { tipo: 'RCO', documento: `X0006${posted.numrec.padStart(8, '0')}`, importe: TOTAL - DESCUENTO, pendiente: 0 },
    ]);
    const cartera = await all(
      api.pool,
      sql<{
        en_cartera: boolean;
      }>`SELECT q.en_cartera FROM cheques q JOIN cobranza_items i ON i.id = q.item WHERE i.cobranza = ${id}`,
    );
    expect(cartera).toEqual([{ en_cartera: true }, { en_cartera: true }]);
    expect([await saldoDe(cliente), await movimientosDe(id)]).toEqual([0, []]);
    expect(posted.detalle.historial.map(({ accion }) => accion).slice(0, 3)).toEqual([
      'Ingresada',
      'Rendida',
      'Comprobantes revisados',
    ]);
  });

  test('the surplus goes to the account, the credit that was there is used: with their movements', async () => {
    const { cliente, facturas } = await clienteQueDebe(api, admin, [{ neto: 100_000_00, dias: 60 }]);
    const antes = { cliente, tipo: 'RCO', documento: 'X000600000007', importe: 30_000_00, pendiente: 0 } as const;
    await buildImpago(api.pool, antes);
    await buildSaldo(api.pool, cliente, 30_000_00);
    const items = [item('TRF', { importe: 100_000_00 }), item('SCC', { importe: 25_000_00 })];
    const { id, calculo } = await cobrar(vendedor, cliente, {
      documentos: facturas.map((f) => ({ id: f.cuenta })),
      items,
    });
    expect([calculo.impdesc, calculo.saldo]).toEqual([0, 4_000_00]);
    await rendida(api, admin, id);
    await pasada(admin, id, 'I');
    expect(await movimientosDe(id)).toEqual([
      { clase: 'uso', importe: -25_000_00 },
      { clase: 'saldo', importe: 4_000_00 },
    ]);
    expect(await saldoDe(cliente)).toBe(9_000_00);
    expect(await notaDe(id)).toBeUndefined();
    expect((await cuentaDe(cliente)).at(-1)).toMatchObject({ tipo: 'RCO', importe: 100_000_00 });
  });

  test('what rounding leaves is on account to the centavo', async () => {
    const { cliente, facturas } = await clienteQueDebe(api, admin, [{ neto: 100_00, dias: 60 }]);
    const items = [item('TRF', { importe: 121_03 })];
    const { id, calculo } = await cobrar(vendedor, cliente, {
      documentos: facturas.map((f) => ({ id: f.cuenta })),
      items,
    });
    expect(calculo.saldo).toBe(0);
    await rendida(api, admin, id);
    await pasada(admin, id, 'I');
    expect([await movimientosDe(id), await saldoDe(cliente)]).toEqual([[{ clase: 'ajuste', importe: 3 }], 3]);
  });

  test('posted twice at once it is posted once', async () => {
    const { cliente, documentos } = await tresFacturas();
    const { id } = await cobrar(vendedor, cliente, {
      documentos,
      items: [item('TRF', { importe: TOTAL - DESCUENTO })],
    });
    await rendida(api, admin, id);
    const otra = await api.persona({ rol: 'A' });
    const answers = await Promise.all([admin, otra, admin, otra].map((who) => pasarA(who, id, 'I')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const counted = await first(
      api.pool,
      sql`SELECT (SELECT count(*) FROM asientos WHERE cobranza = ${id}) AS asientos,
        (SELECT count(*) FROM cuenta_documentos WHERE cobranza = ${id} AND tipo = 'RCO') AS recibos,
        (SELECT count(*) FROM historial WHERE entidad = 'cobranza' AND entidad_id = ${String(id)} AND a = 'I') AS historia`,
    );
    expect(counted).toEqual({ asientos: 1, recibos: 1, historia: 1 });
  });

  test('the note is on the pad that its header names, numbers one after the other', async () => {
    const numbers = await all(
      api.pool,
      sql<{ numero: number }>`SELECT numero FROM notas_credito WHERE talonario = 3 AND letra = 'A' ORDER BY numero`,
    );
    expect(numbers.map(({ numero }) => numero)).toEqual(numbers.map((_, index) => index + 1));
    const { cliente, documentos } = await tresFacturas();
    const { id } = await cobrar(vendedor, cliente, {
      documentos,
      items: [item('TRF', { importe: TOTAL - DESCUENTO })],
    });
    await rendida(api, admin, id);
    await run(api.pool, sql`UPDATE cobranzas SET header = header || '{"talrecibo": 50}' WHERE id = ${id}`);
    const before = await digest(api.pool);
    expect(await pasarA(admin, id, 'I')).toMatchObject({ statusCode: 409 });
    expect(await digest(api.pool)).toEqual(before);
  });
});

describe('a prepaid sale', () => {
  test('its money is posted with the collection that brings it along, credit of the account included, once', async () => {
    const cliente = await buildCliente(api.pool);
    const antes = { cliente, tipo: 'RCO', documento: 'X000600000008', importe: 2_000_00, pendiente: 0 } as const;
    await buildImpago(api.pool, antes);
    await buildSaldo(api.pool, cliente, 2_000_00);
    const articulo = await buildArticulo(api.pool, { precio: 10_000_00, shell: true });
    const lineas = [{ id: articulo, cantidad: 1, precio: 10_000_00 }];
    const { totalPrepago } = prepagoTotals(lineas);
    const paid = [
      itemDe({ id: 1, importe: totalPrepago - 2_000_00 }),
      itemDe({ id: 2, tipo: 'SCC', importe: 2_000_00, fecha: '2026-11-20' }),
    ];
    const body = prepagoBody(lineas, {}, paid);
    const { id: cotizacion } = await vendedor.ok(createCotizacion, { query: { cliente }, body, clave: 'prepago' });
    await admin.ok(updatePrepago, { body: { idcotiza: cotizacion, action: 'A', updateMessage: '' } });
    const [value] = await recepcionesDe(admin, cotizacion, 'PENDIENTES', 'cotizacion');
    if (!value) throw new Error('the transfer of an approved one waits');
    const { pedido } = (await decir(admin, value)).json();
    const { factura } = await invoiced(admin, pedido);
    const aFavor = async () =>
      (await first(api.pool, sql<{ saldo: number }>`SELECT saldo_a_favor(${cliente}) AS saldo`))?.saldo;
    expect([await saldoDe(cliente), await aFavor()]).toEqual([2_000_00, 0]);

    const { result: contexto } = await vendedor.ok(getContextoCobranza, { query: { cliente } });
    const documento = contexto.documentos.find(({ numero }) => numero === factura.documento);
    expect(contexto.itemsPrepago.map(({ tipo, recibido }) => [tipo, recibido])).toEqual([
      ['TRF', true],
      ['SCC', false],
    ]);
    const items = contexto.itemsPrepago.map(({ tipo, importe, fecha, leyenda, transferencia, cotizacion_item }) =>
      item(tipo, { importe, fecha, leyenda, transferencia, ...(cotizacion_item ? { cotizacion_item } : {}) }),
    );
    // With credit of the account it is for an administrator: sellers have transfers and withholdings only (D3 §5.10).
    const { id } = await cobrar(admin, cliente, { documentos: [{ id: documento?.id ?? 0 }], items });
    // Received in its quotation already: nothing waits here.
    expect(await recepcionesDe(admin, id)).toEqual([]);
    expect(await aFavor()).toBe(0);
    await adjuntarTodo(api, vendedor, id);
    expect((await readCobranza(admin, id)).status).toBe('A');
    await pasada(admin, id, 'S');
    await pasada(admin, id, 'I');
    expect(await movimientosDe(id)).toEqual([{ clase: 'uso', importe: -2_000_00 }]);
    expect([await saldoDe(cliente), await aFavor()]).toEqual([0, 0]);
    expect((await cuentaDe(cliente)).at(-1)).toMatchObject({ tipo: 'RCO', importe: totalPrepago - 2_000_00 });
  });
});

describe('what is not posted', () => {
  test('money that nobody confirmed, whatever status was given by hand; nothing changes', async () => {
    const { cliente, documentos } = await tresFacturas();
    const { id } = await cobrar(vendedor, cliente, {
      documentos,
      items: [item('TRF', { importe: TOTAL - DESCUENTO })],
    });
    await pasada(admin, id, 'S');
    const before = await digest(api.pool);
    const refused = await pasarA(admin, id, 'I');
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toBe('No se puede ingresar: falta confirmar Banco de la Nación Argentina');
    expect(await digest(api.pool)).toEqual(before);
  });

  test('what is not Rendida, naming both states', async () => {
    const { cliente, documentos } = await tresFacturas();
    const { id } = await cobrar(vendedor, cliente, {
      documentos,
      items: [item('TRF', { importe: TOTAL - DESCUENTO })],
    });
    const refused = await pasarA(admin, id, 'I');
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'La cobranza está en Pendiente: no se puede pasar a Ingresada',
    ]);
  });

  test('a receipt whose number is in the account already', async () => {
    const { cliente, documentos } = await tresFacturas();
    const { id, body } = await cobrar(vendedor, cliente, {
      documentos,
      items: [item('TRF', { importe: TOTAL - DESCUENTO })],
    });
    await rendida(api, admin, id);
    const recibo = `X0006${body.cobranza.numrec.padStart(8, '0')}`;
    await run(
      api.pool,
      sql`INSERT INTO cuenta_documentos (cliente, tipo, documento, ingreso, vencimiento, importe, pendiente)
          VALUES (${cliente}, 'RCO', ${recibo}, '2026-11-01', '2026-11-01', 0, 0)`,
    );
    const refused = await pasarA(admin, id, 'I');
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      `No se puede ingresar: el recibo X 0006-${recibo.slice(5)} ya está en la cuenta`,
    ]);
  });
});

describe('by hand', () => {
  test('A, or the user of the profile; nobody else, and nobody of another scope', async () => {
    const { cliente, documentos } = await tresFacturas();
    const { id } = await cobrar(vendedor, cliente, {
      documentos,
      items: [item('TRF', { importe: TOTAL - DESCUENTO })],
    });
    const operador = await api.persona({ rol: 'O' });
    expect((await pasarA(vendedor, id, 'O')).statusCode).toBe(403);
    expect((await pasarA(operador, id, 'O')).statusCode).toBe(403);
    const before = await digest(api.pool);
    expect((await pasarA(admin, 2_147_483_647, 'O')).statusCode).toBe(404);
    expect(await digest(api.pool)).toEqual(before);
  });

  test('the user of the profile settles and posts, but what is Rendida comes back by an administrator only', async () => {
    const { cliente, documentos } = await tresFacturas();
    const dicha = { documentos, items: [item('EFE', { importe: TOTAL - DESCUENTO })] };
    const { id } = await cobrar(vendedor, cliente, dicha);
    expect((await pasarA(tesoreria, id, 'S')).statusCode).toBe(200);
    const back = await pasarA(tesoreria, id, 'A');
    expect([back.statusCode, back.json().message]).toEqual([
      409,
      'La cobranza está en Rendida: no se puede pasar a Aprobada',
    ]);
    expect((await pasarA(tesoreria, id, 'I')).statusCode).toBe(200);
    expect((await pasarA(admin, id, 'S')).statusCode).toBe(409);
  });

  test('approvals: Aprobar, Cancelar, Rechazar; the seller hears of what is observed', async () => {
    const { cliente, documentos } = await tresFacturas();
    const { id } = await cobrar(vendedor, cliente, {
      documentos,
      items: [item('TRF', { importe: TOTAL - DESCUENTO })],
    });
    await confirmarTodo(admin, id);
    await adjuntarTodo(api, vendedor, id);
    const live = () => all(api.pool, sql`SELECT 1 FROM rendicion_cobranzas WHERE cobranza = ${id} AND anulada IS NULL`);
    await pasada(admin, id, 'S');
    expect(await live()).toHaveLength(1);
    await pasada(admin, id, 'A');
    expect(await live()).toHaveLength(0);
    await pasada(admin, id, 'O');
    const [aviso] = await all(
      api.pool,
      sql<{ msg: string }>`SELECT msg FROM notificaciones WHERE para = ${vendedor.id} ORDER BY id DESC LIMIT 1`,
    );
    expect(aviso?.msg).toContain(`La cobranza ${id}`);
    expect((await readCobranza(admin, id)).detalle.historial.map(({ accion }) => accion).slice(0, 3)).toEqual([
      'Rechazada',
      'Rendición cancelada',
      'Rendida',
    ]);
    const again = await pasada(admin, id, 'O');
    expect(again.result.status).toBe('O');
  });

  test('Guardada only with a discount to wait for', async () => {
    const { cliente, facturas } = await clienteQueDebe(api, admin, [{ neto: 100_000_00, dias: 60 }]);
    const items = [item('TRF', { importe: 121_000_00 })];
    const { id } = await cobrar(vendedor, cliente, { documentos: facturas.map((f) => ({ id: f.cuenta })), items });
    const refused = await pasarA(admin, id, 'G');
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'La cobranza está en Pendiente y no tiene descuento: no se puede pasar a Guardada',
    ]);
  });
});

describe('a value that comes back after posting', () => {
  async function ingresada() {
    const { cliente, documentos } = await tresFacturas();
    const items = [
      cheques('CHE', [100_000_00, '2026-11-20'], [60_000_00, '2026-11-20']),
      item('TRF', { importe: TOTAL - DESCUENTO - 160_000_00 }),
    ];
    const { id } = await cobrar(vendedor, cliente, { documentos, items });
    await rendida(api, admin, id);
    await pasada(admin, id, 'I');
    return { id, cliente };
  }

  test('issues a debit note, open and linked; the collection stays Ingresada and the seller hears of it', async () => {
    const { id, cliente } = await ingresada();
    const received = await recepcionesDe(admin, id, 'RECIBIDOS');
    const cheque = received.find(({ tipo, importe }) => tipo === 'CEL' && importe === 60_000_00);
    if (!cheque) throw new Error('the cheque is among those received');
    const response = await decir(admin, cheque, { rechazado: true, updateMessage: 'Sin fondos' });
    expect([response.statusCode, response.json()]).toEqual([200, { result: true }]);

    const after = await readCobranza(admin, id);
    expect(after.status).toBe('I');
    expect(after.items[0]?.cheques.map(({ importe }) => importe)).toEqual([100_000_00, 60_000_00]);
    const deb = (await cuentaDe(cliente)).at(-1);
    expect(deb).toMatchObject({ tipo: 'DEB', importe: 60_000_00, pendiente: 60_000_00 });
    expect(deb?.documento).toMatch(/^X0006\d{8}$/);
    const row = await first(
      api.pool,
      sql`SELECT q.rechazado, q.en_cartera, n.motivo, n.cobranza FROM notas_debito n JOIN cheques q ON q.id = n.cheque WHERE n.cobranza = ${id}`,
    );
    expect(row).toEqual({ rechazado: true, en_cartera: false, motivo: 'Sin fondos', cobranza: id });
    expect((await recepcionesDe(admin, id, 'RECHAZADOS')).map(({ id: value }) => value)).toEqual([cheque.id]);
    const [aviso] = await all(
      api.pool,
      sql<{ msg: string }>`SELECT msg FROM notificaciones WHERE para = ${vendedor.id} ORDER BY id DESC LIMIT 1`,
    );
    expect(aviso?.msg).toContain('Sin fondos');
    // Said again nothing more happens.
    expect((await decir(admin, cheque, { rechazado: true, updateMessage: 'Sin fondos' })).statusCode).toBe(200);
    expect(await all(api.pool, sql`SELECT 1 FROM notas_debito WHERE cobranza = ${id}`)).toHaveLength(1);
  });

  test('at once by several people: one debit note, without a gap in the series', async () => {
    const { id } = await ingresada();
    const received = await recepcionesDe(admin, id, 'RECIBIDOS');
    const otra = await api.persona({ rol: 'A' });
    const answers = await Promise.all(
      received.flatMap((value) =>
        [admin, otra].map((who) => decir(who, value, { rechazado: true, updateMessage: 'Volvió' })),
      ),
    );
    for (const { statusCode } of answers) expect([200, 409]).toContain(statusCode);
    const issued = await all(api.pool, sql<{ numero: number }>`SELECT numero FROM notas_debito WHERE cobranza = ${id}`);
    expect(issued.length).toBeGreaterThan(0);
    expect(issued.length).toBeLessThanOrEqual(received.length);
  });

  test('nothing else is said of what was posted', async () => {
    const { id } = await ingresada();
    const [value] = await recepcionesDe(admin, id, 'RECIBIDOS');
    if (!value) throw new Error('posted values were received');
    const before = await digest(api.pool);
    const undo = await decir(admin, value, { anular: true });
    expect([undo.statusCode, undo.json().message]).toEqual([
      409,
      'La cobranza está Ingresada: un valor solo se puede rechazar',
    ]);
    expect((await decir(admin, value, { rechazado: true })).statusCode).toBe(422);
    expect(await digest(api.pool)).toEqual(before);
  });

  test('a cheque of paper, which nobody confirms in a list, comes back the same way', async () => {
    const { cliente, documentos } = await tresFacturas();
    const items = [cheques('CHF', [TOTAL - DESCUENTO, '2026-11-20'])];
    const { id } = await cobrar(vendedor, cliente, { documentos, items });
    const cheque = await first(
      api.pool,
      sql<{
        id: string;
      }>`SELECT 'C' || q.id AS id FROM cheques q JOIN cobranza_items i ON i.id = q.item WHERE i.cobranza = ${id}`,
    );
    expect(await recepcionesDe(admin, id)).toEqual([]);
    const rebound = async () => {
      const { version } = await readCobranza(admin, id);
      return decir(admin, { id: cheque?.id ?? '', version }, { rechazado: true, updateMessage: 'Sin fondos' });
    };
    expect((await rebound()).statusCode).toBe(404);
    await pasada(admin, id, 'S');
    const devolubles = async (who: Persona) =>
      (await who.ok(listCobranzas, { query: { id } })).result[0]?.detalleCompleto?.devolubles;
    expect(await devolubles(admin)).toEqual([]);
    await pasada(admin, id, 'I');
    expect(await devolubles(admin)).toMatchObject([{ id: cheque?.id, tipo: 'CHF', importe: TOTAL - DESCUENTO }]);
    expect(await devolubles(vendedor)).toEqual([]);
    expect((await rebound()).statusCode).toBe(200);
    expect(await devolubles(admin)).toEqual([]);
    expect((await cuentaDe(cliente)).at(-1)).toMatchObject({ tipo: 'DEB', pendiente: TOTAL - DESCUENTO });
  });

  test('the debt is collected again', async () => {
    const { id, cliente } = await ingresada();
    const [value] = await recepcionesDe(admin, id, 'RECIBIDOS');
    if (!value) throw new Error('posted values were received');
    await decir(admin, value, { rechazado: true, updateMessage: 'Sin fondos' });
    const deb = await first(
      api.pool,
      sql<{
        id: number;
        pendiente: number;
      }>`SELECT id, pendiente FROM cuenta_documentos WHERE cliente = ${cliente} AND tipo = 'DEB'`,
    );
    const { id: second } = await cobrar(vendedor, cliente, {
      documentos: [{ id: deb?.id ?? 0 }],
      items: [item('EFE', { importe: deb?.pendiente ?? 0 })],
    });
    await rendida(api, admin, second);
    await pasada(admin, second, 'I');
    expect((await cuentaDe(cliente)).every(({ pendiente }) => pendiente === 0)).toBe(true);
    expect((await admin.ok(listCobranzas, { query: { cliente } })).count).toBe(2);
  });
});
