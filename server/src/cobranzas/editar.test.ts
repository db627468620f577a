import {
  changeCobranzaStatus,
  createCobranza,
  deleteCobranza,
  type EstadoCobranza,
  editCobranza,
  getContextoCobranza,
} from '@distri/domain/cobranzas';
import { listNotificaciones } from '@distri/domain/notificaciones';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildCliente, digest } from '../../test/factories.ts';
import {
  buildCredito,
  buildDocumento,
  buildEjemplo,
  type Carga,
  type EdicionBody,
  echeqs,
  fisicos,
  type Hecha,
  hacerCobranza,
  itemsDelEjemplo,
  leer,
  llenar,
  nextRecibo,
  rib,
  suelto,
  trf,
} from '../../test/stories/cobranza.ts';
import { createTestApi, type Persona, type TestApi } from '../../test/support/testApi.ts';
import { seedEverything } from '../../test/world.ts';
import { all, countStatements, run } from '../platform/db/index.ts';

let api: TestApi;
let admin: Persona;
let vendedor: Persona;

beforeAll(async () => {
  api = await createTestApi({ seed: seedEverything });
  admin = await api.persona({ rol: 'A' });
  vendedor = await api.persona({ rol: 'V', nivel: 4, vendedor: 'V1' });
});
afterAll(() => api.close());

const hacer = (changes: Partial<Carga> = {}, setStatus?: 'G') => hacerCobranza(api, admin, changes, { setStatus });

async function cuerpo(
  persona: Persona,
  { id, cliente, carga }: Hecha,
  changes: Partial<Carga> = {},
): Promise<EdicionBody> {
  const { version } = await leer(persona, id);
  return { ...(await llenar(persona, cliente, { ...carga, ...changes }, id)), version };
}

async function editar(persona: Persona, hecha: Hecha, changes: Partial<Carga> = {}) {
  const body = await cuerpo(persona, hecha, changes);
  const response = await persona.send(editCobranza, { query: { id: hecha.id }, body });
  return { status: response.statusCode, ...response.json() };
}

const mover = (id: number, status: EstadoCobranza) => admin.ok(changeCobranzaStatus, { query: { id, status } });
const confirmar = (id: number, tipo: string) =>
  run(api.pool, sql`UPDATE cobranza_items SET recibido = now() WHERE cobranza = ${id} AND tipo = ${tipo}`);
const rechazar = (id: number, tipo: string) =>
  run(
    api.pool,
    sql`UPDATE cobranza_items SET rechazado = true, observa = 'No ingresó' WHERE cobranza = ${id} AND tipo = ${tipo}`,
  );

describe('a Guardada (domain-facts §4.6, §4.7)', () => {
  async function conAjuste(importe = 214_500_00) {
    const hecha = await hacer({}, 'G');
    const ap = await buildDocumento(api, { cliente: hecha.cliente, tipo: 'AP', importe, cobranza: hecha.id });
    return { hecha, documentos: [...hecha.documentos, ap] };
  }

  test('with its term adjustment, exact: goes on, and the discount is in the note', async () => {
    const { hecha, documentos } = await conAjuste();
    expect(await editar(vendedor, hecha, { documentos })).toMatchObject({ status: 'P', id: hecha.id });
    expect(await leer(vendedor, hecha.id)).toMatchObject({
      status: 'P',
      substatus: 'G',
      version: 2,
      impdesc: 0,
      equiv_imp: 214_500_00,
      saldo: 0,
      totdocs: 785_500_00,
      detalle: { revision: null, historial: [{ accion: 'Cobranza editada', de: 'G', a: 'P' }, { a: 'G' }] },
    });
  });

  test.each([
    ['without it', null, 'Debe ingresar un ajuste plazo por un valor exacto de $ 214.500'],
    ['$ 1,01 off', 214_501_01, 'Debe ingresar un ajuste plazo por un valor exacto de $ 214.500'],
  ])('%s it is refused, and nothing is written', async (_what, importe, message) => {
    const { hecha, documentos } = await conAjuste(importe ?? 214_500_00);
    const items = importe === null ? hecha.carga.items : [...itemsDelEjemplo(), suelto('CAN', 5_00)];
    const body = await cuerpo(vendedor, hecha, { documentos: importe === null ? hecha.documentos : documentos, items });
    const before = await digest(api.pool);
    const response = await vendedor.send(editCobranza, { query: { id: hecha.id }, body });
    expect([response.statusCode, response.json().message.replaceAll('\u00a0', ' ')]).toEqual([422, message]);
    expect(await digest(api.pool)).toEqual(before);
  });

  test('a peso off is near enough', async () => {
    const { hecha, documentos } = await conAjuste(214_499_00);
    const items = [...itemsDelEjemplo(), suelto('CAN', 1_00)];
    expect(await editar(vendedor, hecha, { documentos, items })).toMatchObject({ status: 'P' });
  });

  test('whose discount moved goes to review: the old one stays, the new one waits, administrators learn of it', async () => {
    const { hecha, documentos } = await conAjuste();
    const items = [trf(300_000_00), echeqs({ importe: 465_500_00, fecha: '2026-12-20' }), rib(20_000_00)];
    expect(await editar(vendedor, hecha, { documentos, items })).toMatchObject({ status: 'R' });
    expect(await leer(vendedor, hecha.id)).toMatchObject({
      status: 'R',
      substatus: 'G',
      equiv_imp: 214_500_00,
      pordesc: 220_000,
      impdesc: 0,
      saldo: 0,
      dpromitems: 32.24,
      detalle: { revision: { equiv_imp: 195_000_00, equiv_porc: 200_000 }, puede: { editar: false } },
    });
    const { result } = await admin.ok(listNotificaciones, { query: { tipo: 'recibidas' } });
    expect(result[0]?.msg).toContain(`La cobranza ${hecha.id}`);
    const refused = await vendedor.send(editCobranza, {
      query: { id: hecha.id },
      body: await cuerpo(admin, hecha, { documentos, items }),
    });
    expect([refused.statusCode, refused.json().message]).toEqual([409, 'Una cobranza En Revisión no se puede editar']);

    expect(await editar(admin, hecha, { documentos, items })).toMatchObject({ status: 'P' });
    expect(await leer(admin, hecha.id)).toMatchObject({
      status: 'P',
      substatus: 'G',
      equiv_imp: 195_000_00,
      detalle: { revision: null },
    });
  });

  test('of A is never sent to review', async () => {
    const { hecha, documentos } = await conAjuste();
    const items = [trf(300_000_00), echeqs({ importe: 465_500_00, fecha: '2026-12-20' }), rib(20_000_00)];
    expect(await editar(admin, hecha, { documentos, items })).toMatchObject({ status: 'P' });
    expect(await leer(admin, hecha.id)).toMatchObject({ equiv_imp: 195_000_00, detalle: { revision: null } });
  });
});

describe('the discount of a confirmed one', () => {
  const later = () => [trf(300_000_00), echeqs({ importe: 465_500_00, fecha: '2026-12-22' }), suelto('CAN', 50_000_00)];

  test('is not the seller’s to change, but for an Observada', async () => {
    const hecha = await hacer();
    const refused = await editar(vendedor, hecha, { items: later() });
    expect(refused.message.replaceAll('\u00a0', ' ')).toBe('El descuento no puede ser distinto a $ 214.500 (22%)');
    await mover(hecha.id, 'O');
    expect(await editar(vendedor, hecha, { items: later() })).toMatchObject({ status: 'P' });
    expect(await leer(vendedor, hecha.id)).toMatchObject({ pordesc: 200_000, impdesc: 195_000_00 });
  });

  test('is A’s to change', async () => {
    const hecha = await hacer();
    expect(await editar(admin, hecha, { items: later() })).toMatchObject({ status: 'P' });
  });
});

describe('what an administrator said of a value', () => {
  test('confirmed: amount and day come from its row, and it may not go', async () => {
    const hecha = await hacer();
    const [transfer, cheques, retention] = hecha.carga.items;
    if (!transfer || !cheques || !retention) throw new Error('three items');
    await confirmar(hecha.id, 'TRF');
    const body = await cuerpo(vendedor, hecha);
    const tampered = {
      ...body,
      cobranza: { ...body.cobranza, items: [{ ...transfer, importe: 1_00 }, cheques, retention] },
    };
    const send = (sent: EdicionBody) => vendedor.send(editCobranza, { query: { id: hecha.id }, body: sent });
    expect((await send(tampered)).statusCode).toBe(200);
    const { items, version } = await leer(vendedor, hecha.id);
    expect(items[0]).toMatchObject({ tipo: 'TRF', importe: 300_000_00, recibido: true });
    const gone = { ...body, version, cobranza: { ...body.cobranza, items: [cheques, retention] } };
    const refused = await send(gone);
    expect([refused.statusCode, refused.json().problems.map(({ code }: { code: string }) => code)]).toEqual([
      422,
      expect.arrayContaining(['ITEM_CONFIRMADO']),
    ]);
  });

  test('rejected: it has to go; its cheque is free again', async () => {
    const hecha = await hacer({
      items: [trf(300_000_00), echeqs({ importe: 465_500_00, numero: '6161', idelectro: 'E6161' }), rib(20_000_00)],
    });
    await run(
      api.pool,
      sql`UPDATE cheques SET rechazado = true, observa = 'Sin fondos' WHERE item IN (SELECT id FROM cobranza_items WHERE cobranza = ${hecha.id})`,
    );
    await mover(hecha.id, 'O');
    expect(await leer(vendedor, hecha.id)).toMatchObject({
      observado: true,
      items: [{}, { rechazado: true, observa: 'Sin fondos' }, {}],
    });
    expect(await editar(vendedor, hecha)).toMatchObject({
      status: 422,
      message: 'Debe eliminar los ítems rechazados.',
    });
    const [transfer, , retention] = hecha.carga.items;
    if (!transfer || !retention) throw new Error('three items');
    const again = echeqs({ importe: 465_500_00, numero: '6161', idelectro: 'E6161' });
    expect(await editar(vendedor, hecha, { items: [transfer, again, retention] })).toMatchObject({ status: 'P' });
    expect(await all(api.pool, sql`SELECT 1 FROM cheques WHERE numero_llano = 6161`)).toHaveLength(1);
  });

  test('a rejected transfer under its own number is still rejected; a new one takes its place', async () => {
    const hecha = await hacer();
    const [, cheques, retention] = hecha.carga.items;
    if (!cheques || !retention) throw new Error('three items');
    await rechazar(hecha.id, 'TRF');
    expect(await editar(admin, hecha)).toMatchObject({ message: 'Debe eliminar los ítems rechazados.' });
    expect(await editar(admin, hecha, { items: [trf(300_000_00), cheques, retention] })).toMatchObject({ status: 'P' });
  });

  test('of two cheques one confirmed: the other may change, the first may not go', async () => {
    const cheque = (numero: string, importe: number) => ({ importe, numero, idelectro: `Q${numero}` });
    const both = echeqs(cheque('901', 265_500_00), cheque('902', 200_000_00));
    const hecha = await hacer({ items: [trf(300_000_00), both, rib(20_000_00)] });
    await run(api.pool, sql`UPDATE cheques SET recibido = now() WHERE numero_llano = 901`);
    const [transfer, , retention] = hecha.carga.items;
    if (!transfer || !retention) throw new Error('three items');
    const withCheques = (...cheques: typeof both.cheques) => ({ items: [transfer, { ...both, cheques }, retention] });
    const [first, second] = both.cheques;
    if (!first || !second) throw new Error('two cheques');
    const swapped = { ...second, numero: '903', idelectro: 'Q903' };
    expect(await editar(vendedor, hecha, withCheques(first, swapped))).toMatchObject({ status: 'P' });
    const { items } = await leer(vendedor, hecha.id);
    expect(items[1]?.cheques.map(({ numero, recibido }) => [numero, recibido])).toEqual([
      ['901', true],
      ['903', false],
    ]);
    const lost = await editar(admin, hecha, withCheques({ ...swapped, importe: 465_500_00 }));
    expect(lost.problems).toEqual(expect.arrayContaining([expect.objectContaining({ code: 'ITEM_CONFIRMADO' })]));
  });
});

describe('an edit', () => {
  test('from another version is refused', async () => {
    const hecha = await hacer();
    const body = await cuerpo(vendedor, hecha);
    const send = () => vendedor.send(editCobranza, { query: { id: hecha.id }, body });
    expect((await send()).statusCode).toBe(200);
    const second = await send();
    expect([second.statusCode, second.json().message]).toEqual([
      409,
      'Otra persona cambió la cobranza mientras la editabas. Volvé a abrirla para ver cómo quedó.',
    ]);
  });

  test('of two at once from the same version, one goes in', async () => {
    const hecha = await hacer();
    const body = await cuerpo(vendedor, hecha);
    const answers = await Promise.all(
      [vendedor, admin].map((who) => who.send(editCobranza, { query: { id: hecha.id }, body })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await leer(admin, hecha.id)).version).toBe(2);
  });

  test.each(['S', 'A'] as const)('of one that is %s', async (status) => {
    const hecha = await hacer({ items: [suelto('EFE', 300_000_00), fisicos({ importe: 465_500_00 }), rib(20_000_00)] });
    const body = await cuerpo(admin, hecha);
    await mover(hecha.id, 'P');
    if (status === 'S') await mover(hecha.id, 'A').then(() => mover(hecha.id, 'S'));
    const { version } = await leer(admin, hecha.id);
    const response = await admin.send(editCobranza, { query: { id: hecha.id }, body: { ...body, version } });
    expect(response.statusCode).toBe(status === 'S' ? 409 : 200);
  });

  test('may give back, not take more than the original amount (D3 §5)', async () => {
    const cliente = await buildCliente(api.pool);
    const [older = 0] = await buildEjemplo(api, cliente);
    const carga = {
      documentos: [{ id: older, importe: 200_000_00 }],
      items: [suelto('EFE', 200_000_00, '2027-03-01')],
      numrec: nextRecibo(),
    };
    const { id } = await vendedor.ok(createCobranza, {
      query: { cliente },
      body: await llenar(vendedor, cliente, carga),
    });
    const { result } = await vendedor.ok(getContextoCobranza, { query: { cliente, id } });
    expect(result.documentos[0]).toMatchObject({ pendi: 600_000_00, importe: 200_000_00, max_importe: 200_000_00 });
    const hecha = { id, cliente, documentos: [older], carga };
    const [item] = carga.items;
    if (!item) throw new Error('an item');
    const more = { documentos: [{ id: older, importe: 200_000_01 }], items: [{ ...item, importe: 200_000_01 }] };
    expect(await editar(vendedor, hecha, more)).toMatchObject({ problems: [{ code: 'IMPORTE_FUERA_DE_LIMITES' }] });
    const less = { documentos: [{ id: older, importe: 150_000_00 }], items: [{ ...item, importe: 150_000_00 }] };
    expect(await editar(vendedor, hecha, less)).toMatchObject({ id });
    const rest = (await vendedor.ok(getContextoCobranza, { query: { cliente } })).result.documentos[0];
    expect(rest).toMatchObject({ id: older, pendi: 450_000_00 });
  });

  test('has its own credit of the account to use again', async () => {
    const cliente = await buildCliente(api.pool);
    const documentos = await buildEjemplo(api, cliente);
    await buildCredito(api, cliente, 20_000_00);
    const carga = {
      documentos,
      items: [trf(300_000_00), echeqs({ importe: 465_500_00 }), suelto('SCC', 20_000_00)],
      numrec: nextRecibo(),
    };
    const { id } = await admin.ok(createCobranza, { query: { cliente }, body: await llenar(admin, cliente, carga) });
    const { result } = await admin.ok(getContextoCobranza, { query: { cliente, id } });
    expect(result.cliente.saldoCuentaCorriente).toBe(20_000_00);
    expect(await editar(admin, { id, cliente, documentos, carga })).toMatchObject({ id });
  });

  test('another customer’s seller finds no collection', async () => {
    const hecha = await hacer();
    const body = await cuerpo(vendedor, hecha);
    const foreign = await api.persona({ rol: 'V', nivel: 6, vendedor: 'V2' });
    const send = (id: number) => foreign.send(editCobranza, { query: { id }, body });
    const [there, missing] = [await send(hecha.id), await send(999_999)];
    expect([there.statusCode, there.body]).toEqual([404, missing.body]);
  });

  test('costs as many statements with three items as with twenty', async () => {
    const count = async (many: number) => {
      const hecha = await hacer();
      const items = [...hecha.carga.items, ...Array.from({ length: many }, () => suelto('CAN', 1_00))];
      const body = await cuerpo(admin, hecha, { items });
      const { result, statements } = await countStatements(
        async () => await admin.send(editCobranza, { query: { id: hecha.id }, body }),
      );
      expect(result.statusCode).toBe(200);
      return statements.length;
    };
    const few = await count(1);
    expect([few, await count(17)]).toEqual([few, few]);
    expect(few).toBeLessThanOrEqual(16);
  });
});

describe('deleting', () => {
  test('gives back documents, cheques, receipt and credit; the seller learns of it', async () => {
    const hecha = await hacer();
    await admin.ok(deleteCobranza, { query: { id: hecha.id } });
    expect(await all(api.pool, sql`SELECT 1 FROM cobranza_items WHERE cobranza = ${hecha.id}`)).toEqual([]);
    const { result } = await vendedor.ok(getContextoCobranza, { query: { cliente: hecha.cliente } });
    expect(result.documentos.map(({ pendi }) => pendi)).toEqual([600_000_00, 400_000_00]);
    const body = await llenar(vendedor, hecha.cliente, hecha.carga);
    await vendedor.ok(createCobranza, { query: { cliente: hecha.cliente }, body });
    const told = (await vendedor.ok(listNotificaciones, { query: { tipo: 'recibidas' } })).result;
    expect(told.some(({ msg }) => msg.includes(`Se eliminó la cobranza ${hecha.id}`))).toBe(true);
    const trail = await all(
      api.pool,
      sql<{
        accion: string;
      }>`SELECT accion FROM auditoria WHERE entidad = 'cobranza' AND entidad_id = ${String(hecha.id)} ORDER BY id`,
    );
    expect(trail.map(({ accion }) => accion)).toEqual(['crear', 'eliminar']);
  });

  test('not once it is settled', async () => {
    const hecha = await hacer({ items: [suelto('EFE', 300_000_00), fisicos({ importe: 465_500_00 }), rib(20_000_00)] });
    await mover(hecha.id, 'S');
    const response = await admin.send(deleteCobranza, { query: { id: hecha.id } });
    expect([response.statusCode, response.json().message]).toEqual([409, 'Una cobranza Rendida no se puede eliminar']);
  });
});
