import { emitirAjustePlazo } from '@distri/domain/cobranzas';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { digest } from '../../test/factories.ts';
import {
  clienteQueDebe,
  cobranzaBody,
  cobrar,
  confirmarTodo,
  decir,
  editar,
  item,
  pasada,
  pasarA,
  readCobranza,
  recepcionesDe,
  rendida,
  seedCobranzas,
} from '../../test/stories/cicloCobranza.ts';
import { createTestApi, type Persona, type TestApi } from '../../test/support/testApi.ts';
import { all, first, run } from '../platform/db/index.ts';

let api: TestApi;
let admin: Persona;
let operador: Persona;
let serial = 0;
beforeAll(async () => {
  api = await createTestApi({ seed: seedCobranzas });
  admin = await api.persona({ rol: 'A' });
  operador = await api.persona({ rol: 'O' });
});
afterAll(() => api.close());

const emitir = (who: Persona, id: number) =>
  who.send(emitirAjustePlazo, { query: { id }, clave: `ajuste-${++serial}` });

const A_PAGAR = 94_380_00;
const DESCUENTO = 26_620_00;

/** 121.000 owed for 20 days, 22% for whoever pays now; saved to wait for its note. */
async function guardada(fecha = '2026-11-20') {
  const { cliente, facturas } = await clienteQueDebe(api, admin, [{ neto: 100_000_00, dias: 20 }]);
  const documentos = facturas.map(({ cuenta }) => ({ id: cuenta }));
  const transferencia = item('TRF', { importe: A_PAGAR, fecha });
  const { id, status } = await cobrar(operador, cliente, { documentos, items: [transferencia] }, true);
  expect(status).toBe('G');
  return { id, cliente, documentos, transferencia };
}

/** The note as an account document of the customer. */
const ajusteDe = (cliente: string) =>
  first(
    api.pool,
    sql<{ id: number; importe: number; pendiente: number; nota: number }>`
      SELECT id, importe, pendiente, nota_credito AS nota FROM cuenta_documentos WHERE cliente = ${cliente} AND tipo = 'AP'`,
  );
const notasDe = (cliente: string) => all(api.pool, sql`SELECT 1 FROM notas_credito WHERE cliente = ${cliente}`);

async function conAjuste(fecha?: string) {
  const found = await guardada(fecha);
  expect((await emitir(operador, found.id)).statusCode).toBe(200);
  const ajuste = await ajusteDe(found.cliente);
  if (!ajuste) throw new Error('the note is in the account');
  return { ...found, ajuste };
}

describe('the note that a Guardada waits for', () => {
  test('is issued open, for its discount, and offered to it alone', async () => {
    const { id, cliente, ajuste } = await conAjuste();
    expect(ajuste).toMatchObject({ importe: DESCUENTO, pendiente: DESCUENTO });
    expect((await readCobranza(admin, id)).detalle.ajustePlazo).toMatchObject({ importe: DESCUENTO });
    const other = cobranzaBody(admin, cliente, {
      documentos: [{ id: ajuste.id }],
      items: [item('EFE', { importe: 1 })],
    });
    await expect(other).rejects.toThrow('is not offered');
  });

  test('once: again it is refused, at once or later', async () => {
    const { id, cliente } = await guardada();
    const answers = await Promise.all([emitir(operador, id), emitir(admin, id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = await emitir(operador, id);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      expect.stringContaining('ya tiene su ajuste plazo'),
    ]);
    expect(await notasDe(cliente)).toHaveLength(1);
  });

  test('of no other status, and by nobody who sells', async () => {
    const { id } = await guardada();
    const vendedor = await api.persona({ rol: 'V', nivel: 4, vendedor: 'V1' });
    expect((await emitir(vendedor, id)).statusCode).toBe(403);
    await pasada(admin, id, 'P');
    const refused = await emitir(admin, id);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'La cobranza está en Pendiente: el ajuste plazo es de una Guardada',
    ]);
  });
});

describe('a Guardada with its note', () => {
  test('among its documents goes on; posting issues no second one', async () => {
    const { id, cliente, documentos, transferencia, ajuste } = await conAjuste();
    const { response, calculo } = await editar(operador, id, {
      documentos: [...documentos, { id: ajuste.id }],
      items: [transferencia],
    });
    expect([response.statusCode, calculo.impdesc, calculo.saldo]).toEqual([200, 0, 0]);
    expect(await readCobranza(admin, id)).toMatchObject({ status: 'P', substatus: 'G' });
    await rendida(api, admin, id);
    await pasada(admin, id, 'I');
    expect(await notasDe(cliente)).toHaveLength(1);
    const open = await all(
      api.pool,
      sql<{ pendiente: number }>`SELECT pendiente FROM cuenta_documentos WHERE cliente = ${cliente}`,
    );
    expect(open.every(({ pendiente }) => pendiente === 0)).toBe(true);
  });

  test('without it is not edited: the adjustment is exact', async () => {
    const { id, documentos, transferencia } = await conAjuste();
    const before = await digest(api.pool);
    const { response } = await editar(operador, id, { documentos, items: [transferencia] });
    expect([response.statusCode, response.json().message]).toEqual([
      422,
      'Debe ingresar un ajuste plazo por un valor exacto de $\u00a026.620',
    ]);
    expect(await digest(api.pool)).toEqual(before);
  });

  test('a discount that moved by $ 1 is the same, by $ 1,01 goes to review and the old one stays', async () => {
    // Every peso less that is cancelled is 22 centavos of discount.
    for (const [less, status] of [
      [4_50, 'P'],
      [4_60, 'R'],
    ] as const) {
      const { id, documentos, transferencia, ajuste } = await conAjuste();
      const total = 121_000_00;
      const { response } = await editar(operador, id, {
        documentos: [...documentos.map((each) => ({ ...each, importe: total - less })), { id: ajuste.id }],
        items: [transferencia],
      });
      expect(response.statusCode, response.body).toBe(200);
      const row = await readCobranza(admin, id);
      expect([row.status, row.substatus]).toEqual([status, 'G']);
      if (status === 'R') expect(row).toMatchObject({ equiv_imp: DESCUENTO });
      expect(row.detalle.revision).toEqual(
        status === 'R' ? expect.objectContaining({ equiv_imp: DESCUENTO - 1_01 }) : null,
      );
    }
  });

  test('in review only an administrator edits it: back to Pendiente, by the discount that the administrator left', async () => {
    const { id, documentos, transferencia, ajuste } = await conAjuste();
    const dicha = {
      documentos: [...documentos.map((each) => ({ ...each, importe: 120_000_00 })), { id: ajuste.id }],
      items: [transferencia],
    };
    await editar(operador, id, dicha);
    expect((await readCobranza(admin, id)).status).toBe('R');
    expect((await editar(operador, id, dicha)).response.statusCode).toBe(409);
    const { response } = await editar(admin, id, dicha);
    expect(response.statusCode, response.body).toBe(200);
    const reviewed = await readCobranza(admin, id);
    expect([reviewed.status, reviewed.detalle.revision]).toEqual(['P', null]);
    await rendida(api, admin, id);
    await pasada(admin, id, 'I');
    expect(await notasDe(reviewed.idcliente)).toHaveLength(1);
  });

  test('out of review by hand: what waited for the administrator waits no more', async () => {
    const { id, documentos, transferencia, ajuste } = await conAjuste();
    await editar(operador, id, {
      documentos: [...documentos.map((each) => ({ ...each, importe: 120_000_00 })), { id: ajuste.id }],
      items: [transferencia],
    });
    await pasada(admin, id, 'P');
    expect((await readCobranza(admin, id)).detalle.revision).toBeNull();
  });

  test('forced on by hand without an edit: its own note is consumed, the discount given once', async () => {
    const { id, cliente } = await conAjuste();
    await confirmarTodo(admin, id);
    await pasada(admin, id, 'S');
    await pasada(admin, id, 'I');
    expect(await notasDe(cliente)).toHaveLength(1);
    expect((await ajusteDe(cliente))?.pendiente).toBe(0);
  });

  test('whose note is worth more than its discount is not posted', async () => {
    const { id } = await conAjuste();
    await confirmarTodo(admin, id);
    await pasada(admin, id, 'S');
    await run(api.pool, sql`UPDATE cobranzas SET impdesc = impdesc - 101, saldo = -101 WHERE id = ${id}`);
    const refused = await pasarA(admin, id, 'I');
    expect(refused.statusCode).toBe(409);
    await run(api.pool, sql`UPDATE cobranzas SET impdesc = impdesc + 101, saldo = 0 WHERE id = ${id}`);
  });

  test('money on another day: the discount is that of its note all the same', async () => {
    const { id } = await conAjuste();
    const [value] = await recepcionesDe(admin, id);
    if (!value) throw new Error('the transfer waits');
    expect((await decir(admin, value, { fecha: '2027-06-01' })).statusCode).toBe(200);
    expect(await readCobranza(admin, id)).toMatchObject({ status: 'G', impdesc: DESCUENTO, saldo: 0 });
  });
});
