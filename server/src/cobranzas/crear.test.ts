import { createCobranza, getContextoCobranza, listCobranzas } from '@distri/domain/cobranzas';
import { listDocumentosACancelar } from '@distri/domain/maestros';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildCliente, digest } from '../../test/factories.ts';
import {
  buildCredito,
  buildDeudor,
  buildDocumento,
  buildEjemplo,
  type Carga,
  echeqs,
  fisicos,
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
import { all, countStatements, first } from '../platform/db/index.ts';

let api: TestApi;
let admin: Persona;
let vendedor: Persona;

beforeAll(async () => {
  api = await createTestApi({ seed: seedEverything });
  admin = await api.persona({ rol: 'A' });
  vendedor = await api.persona({ rol: 'V', nivel: 4, vendedor: 'V1' });
});
afterAll(() => api.close());

const nuevo = () => buildDeudor(api);

async function crear(persona: Persona, cliente: string, carga: Carga, setStatus?: 'G') {
  const body = await llenar(persona, cliente, carga);
  return persona.send(createCobranza, { query: { cliente }, body: { ...body, ...(setStatus && { setStatus }) } });
}

/** Sends a body that the form would not send; answers status and sentence. */
async function spoiled(
  persona: Persona,
  cliente: string,
  carga: Carga,
  spoil: (body: Awaited<ReturnType<typeof llenar>>) => Awaited<ReturnType<typeof llenar>>,
) {
  const before = await digest(api.pool);
  const response = await persona.send(createCobranza, {
    query: { cliente },
    body: spoil(await llenar(persona, cliente, carga)),
  });
  expect(await digest(api.pool)).toEqual(before);
  return { status: response.statusCode, message: response.json().message, problems: response.json().problems };
}

describe('the worked example (domain-facts §4.7)', () => {
  test('V confirms it: figures, shares, status, history and audit', async () => {
    const { cliente, documentos } = await nuevo();
    const body = await llenar(vendedor, cliente, { documentos, items: itemsDelEjemplo(), numrec: '12345' });
    expect(body.cobranza).toMatchObject({ impdesc: 214_500_00, saldo: 0 });
    const { id, status } = await vendedor.ok(createCobranza, { query: { cliente }, body });
    expect(status).toBe('P');
    expect(await leer(vendedor, id)).toMatchObject({
      numrec: '12345',
      status: 'P',
      substatus: '',
      tipocob: 'D',
      totdocs: 1_000_000_00,
      cancelado: 1_000_000_00,
      totitems: 785_500_00,
      dpromdocs: 14,
      dpromitems: 23.12,
      pordesc: 220_000,
      impdesc: 214_500_00,
      equiv_imp: 214_500_00,
      equiv_porc: 220_000,
      saldo: 0,
      descfijo: false,
      usuario: vendedor.username,
      documentos: [
        { dias: 18, importe: 600_000_00, pendi: 600_000_00, base: 585_000_00, descuento: 128_700_00 },
        { dias: 8, importe: 400_000_00, pendi: 400_000_00, base: 390_000_00, descuento: 85_800_00 },
      ],
      items: [
        {
          tipo: 'TRF',
          importe: 300_000_00,
          recibido: false,
          rechazado: false,
          conComprobante: false,
          dias: 0,
          cuenta: 1,
        },
        {
          tipo: 'CHE',
          importe: 465_500_00,
          dias: 15,
          cheques: [{ iselectro: true, repetido: false, depositado: false }],
        },
        { tipo: 'RIB', jurisdiccion: 902, jurisdiccion_desc: 'Buenos Aires' },
      ],
      detalle: { historial: [{ accion: 'Cobranza generada', de: null, a: 'P' }], conRecibo: false, revision: null },
    });
    const audit = await first(
      api.pool,
      sql<{
        despues: { impdesc: number };
      }>`SELECT despues FROM auditoria WHERE entidad = 'cobranza' AND entidad_id = ${String(id)}`,
    );
    expect(audit?.despues).toMatchObject({ numrec: '12345', impdesc: 214_500_00, saldo: 0, status: 'P' });
  });

  test('cash and paper cheques are brought by hand: approved at once', async () => {
    const { cliente, documentos } = await nuevo();
    const items = [suelto('EFE', 300_000_00), fisicos({ importe: 465_500_00 }), rib(20_000_00)];
    const response = await crear(vendedor, cliente, { documentos, items });
    expect(response.json()).toMatchObject({ status: 'A' });
    expect(await leer(vendedor, response.json().id)).toMatchObject({ tipocob: 'M', status: 'A' });
  });

  test('a provisional transfer waits to be replaced', async () => {
    const { cliente, documentos } = await nuevo();
    const items = [suelto('TRP', 300_000_00), fisicos({ importe: 465_500_00 }), rib(20_000_00)];
    const { id, status } = (await crear(vendedor, cliente, { documentos, items })).json();
    expect(status).toBe('P');
    const { result } = await vendedor.ok(listCobranzas, { query: { cliente } });
    expect(result).toMatchObject([{ id, observado: true, cancelado: 1_000_000_00 }]);
  });

  test('what is left over is said, and kept', async () => {
    const { cliente, documentos } = await nuevo();
    const response = await crear(vendedor, cliente, { documentos, items: [trf(900_000_00), rib(20_000_00)] });
    const [aviso] = response.json().avisos;
    expect(aviso).toMatch(/El saldo a favor del cliente, \$.134\.500, ingresará como saldo positivo/);
    expect(await leer(vendedor, response.json().id)).toMatchObject({ saldo: 134_500_00 });
  });

  test('a fixed discount is for A; another one sends it in vain', async () => {
    const { cliente, documentos } = await nuevo();
    const descuentoFijo = { enabled: true, tipo: 'importe', importe: 200_000_00, porcentaje: 0 } as const;
    const carga = { documentos, items: [trf(780_000_00), rib(20_000_00)], descuentoFijo };
    expect(await spoiled(vendedor, cliente, carga, (body) => body)).toMatchObject({
      status: 422,
      problems: [{ code: 'CIFRA_DISTINTA', path: 'impdesc' }, { path: 'saldo' }],
    });
    const { id } = (await crear(admin, cliente, carga)).json();
    expect(await leer(admin, id)).toMatchObject({
      descfijo: true,
      tipodesc: 'I',
      impdesc: 200_000_00,
      equiv_porc: 205_128,
      saldo: 0,
      detalle: { descuentoFijo },
    });
  });
});

describe('the server decides again', () => {
  test.each<[string, number, (body: Awaited<ReturnType<typeof llenar>>) => void, string]>([
    ['the receipt in the past', 422, ({ cobranza }) => (cobranza.fecharecibo = '2026-11-19'), 'FECHA_PASADA'],
    ['no receipt', 422, ({ cobranza }) => (cobranza.numrec = ''), 'RECIBO_VACIO'],
    ['letters in the receipt', 422, ({ cobranza }) => (cobranza.numrec = 'A123'), 'RECIBO_INVALIDO'],
    ['no documents', 422, ({ cobranza }) => (cobranza.documentos = []), 'SIN_DOCUMENTOS'],
    ['no items', 422, ({ cobranza }) => (cobranza.items = []), 'SIN_ITEMS'],
    ['another discount', 422, ({ cobranza }) => (cobranza.impdesc += 1), 'CIFRA_DISTINTA'],
    ['another balance', 422, ({ cobranza }) => (cobranza.saldo = 5), 'CIFRA_DISTINTA'],
    [
      'a document twice',
      422,
      ({ cobranza }) => cobranza.documentos.push(...cobranza.documentos.slice(0, 1)),
      'DOCUMENTO_REPETIDO',
    ],
    [
      'more than is pending',
      422,
      ({ cobranza }) =>
        (cobranza.documentos = cobranza.documentos.map((one) => ({ ...one, importe: one.importe + 1 }))),
      'IMPORTE_FUERA_DE_LIMITES',
    ],
    [
      'a document that is not there',
      422,
      ({ cobranza }) => cobranza.documentos.push({ id: 999_999, tipo: 'FAC', importe: 1 }),
      'DOCUMENTO_NO_DISPONIBLE',
    ],
    ['an item twice', 422, ({ cobranza }) => cobranza.items.push(...cobranza.items.slice(0, 1)), 'ITEM_REPETIDO'],
    ['a type that nobody chooses', 422, ({ cobranza }) => cobranza.items.push(suelto('RCO', 1)), 'TIPO_NO_PERMITIDO'],
    [
      'an account that is not there',
      422,
      ({ cobranza }) => cobranza.items.splice(0, 1, { ...trf(300_000_00), transferencia: { numero: '', cuenta: 77 } }),
      'NO_EXISTE',
    ],
    ['a pad that is not there', 422, ({ headerData }) => (headerData.talrecibo = 99), 'NO_EXISTE'],
    [
      'amounts beyond any sum',
      422,
      ({ cobranza }) => cobranza.items.push(...Array.from({ length: 9 }, () => suelto('EFE', 999_999_999_999_999))),
      'IMPORTE_EXCEDIDO',
    ],
    ['less money than debt', 422, ({ cobranza }) => cobranza.items.pop(), 'SALDO_NEGATIVO'],
  ])('%s', async (_what, status, spoil, code) => {
    const { cliente, documentos } = await nuevo();
    const answer = await spoiled(vendedor, cliente, { documentos, items: itemsDelEjemplo() }, (body) => {
      spoil(body);
      return body;
    });
    expect(answer).toMatchObject({ status, problems: expect.arrayContaining([expect.objectContaining({ code })]) });
    expect(answer.message).toMatch(/\S/);
  });

  test('the first of the ten checks is the sentence that people read', async () => {
    const { cliente, documentos } = await nuevo();
    const empty = await spoiled(vendedor, cliente, { documentos, items: itemsDelEjemplo() }, (body) => {
      body.cobranza.documentos = [];
      body.cobranza.items = [];
      return body;
    });
    expect(empty.message).toBe('Debe seleccionar al menos un documento a cancelar');
  });

  test('another one’s document is not there', async () => {
    const { cliente, documentos } = await nuevo();
    const foreign = await nuevo();
    const answer = await spoiled(vendedor, cliente, { documentos, items: itemsDelEjemplo() }, (body) => {
      body.cobranza.documentos[0] = { id: foreign.documentos[0] ?? 0, tipo: 'FAC', importe: 600_000_00 };
      return body;
    });
    expect(answer).toMatchObject({
      status: 422,
      problems: [{ code: 'DOCUMENTO_NO_DISPONIBLE', path: 'documentos.0.id' }],
    });
  });

  test('a foreign customer looks like none', async () => {
    const { cliente, documentos } = await nuevo();
    const body = await llenar(vendedor, cliente, { documentos, items: itemsDelEjemplo() });
    const foreign = await api.persona({ rol: 'V', nivel: 6, vendedor: 'V2' });
    const send = (id: string) => foreign.send(createCobranza, { query: { cliente: id }, body });
    const [there, missing] = [await send(cliente), await send('99999')];
    expect([there.statusCode, there.body]).toEqual([404, missing.body]);
  });

  test('only A writes the general observation', async () => {
    const { cliente, documentos } = await nuevo();
    const carga = { documentos, items: itemsDelEjemplo(), observa: 'Ojo con los cheques' };
    const { id } = (await crear(vendedor, cliente, carga)).json();
    expect((await leer(admin, id)).observa).toBe('');
  });
});

describe('a receipt number is one collection’s', () => {
  test('the second one is told which', async () => {
    const [one, two] = [await nuevo(), await nuevo()];
    const numrec = nextRecibo();
    await crear(vendedor, one.cliente, { ...one, items: itemsDelEjemplo(), numrec });
    const response = await crear(vendedor, two.cliente, { ...two, items: itemsDelEjemplo(), numrec: `0${numrec}` });
    expect([response.statusCode, response.json().message]).toEqual([
      409,
      `El recibo 0${numrec} ya se usó: verificá el número`,
    ]);
  });

  test('of two at once, one gets it', async () => {
    const [one, two] = [await nuevo(), await nuevo()];
    const numrec = nextRecibo();
    const bodies = await Promise.all(
      [one, two].map(({ cliente, documentos }) =>
        llenar(vendedor, cliente, { documentos, items: itemsDelEjemplo(), numrec }),
      ),
    );
    const answers = await Promise.all(
      [one, two].map(({ cliente }, n) =>
        vendedor.send(createCobranza, { query: { cliente }, body: bodies[n] as (typeof bodies)[number] }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().problems).toMatchObject([{ path: 'numrec' }]);
  });
});

describe('what is left of a document', () => {
  test('is what other live collections do not take', async () => {
    const { cliente, documentos } = await nuevo();
    const [older = 0] = documentos;
    const partial = { id: older, importe: 200_000_00 };
    await crear(vendedor, cliente, { documentos: [partial], items: [suelto('EFE', 200_000_00, '2027-03-01')] });
    const { result } = await vendedor.ok(listDocumentosACancelar, { query: { cliente } });
    expect(result).toMatchObject([
      { id: older, pendiente: 600_000_00, pendi: 400_000_00, importe: 400_000_00, max_importe: 400_000_00, dias: 18 },
      { pendiente: 400_000_00, pendi: 400_000_00 },
    ]);
    const whole = await crear(vendedor, cliente, {
      documentos: [older],
      items: [suelto('EFE', 400_000_00, '2027-03-01')],
    });
    expect(whole.statusCode).toBe(200);
    expect((await vendedor.ok(listDocumentosACancelar, { query: { cliente } })).result).toHaveLength(1);
  });

  test('the term adjustment of a Guardada is offered to it alone', async () => {
    const { cliente, documentos } = await nuevo();
    const { id } = (await crear(admin, cliente, { documentos, items: itemsDelEjemplo() }, 'G')).json();
    const ap = await buildDocumento(api, { cliente, tipo: 'AP', importe: 214_500_00, cobranza: id });
    const offered = async (query: object) =>
      (await admin.ok(listDocumentosACancelar, { query: { cliente, ...query } })).result.map((row) => row.id);
    expect(await offered({})).toEqual([]);
    expect(await offered({ cobranza: id })).toEqual([documentos[0], ap, documentos[1]]);
    const { result } = await admin.ok(getContextoCobranza, { query: { cliente, id } });
    expect(result.documentos.map((row) => row.id)).toContain(ap);
  });

  test('earlier debt and credit notes left behind are said', async () => {
    const { cliente, documentos } = await nuevo();
    await buildDocumento(api, { cliente, tipo: 'CRE', ingreso: '2026-11-15', importe: 1_000_00 });
    const [, newer = 0] = documentos;
    const { avisos } = (await crear(vendedor, cliente, { documentos: [newer], items: [trf(400_000_00)] })).json();
    expect(avisos).toContain('Existen documentos a cancelar anteriores a los seleccionados');
    expect(avisos).toContain('Existen notas de crédito pendientes de cancelar');
  });
});

describe('Save (status G)', () => {
  test('keeps it for its term adjustment; not without a discount', async () => {
    const { cliente, documentos } = await nuevo();
    const { id, status } = (await crear(vendedor, cliente, { documentos, items: itemsDelEjemplo() }, 'G')).json();
    expect(status).toBe('G');
    expect(await leer(admin, id)).toMatchObject({
      substatus: 'G',
      detalle: { historial: [{ accion: 'Cobranza guardada', a: 'G' }], puede: { emitirAjuste: true } },
    });
    const other = await nuevo();
    const late = [suelto('EFE', 1_000_000_00, '2027-03-01')];
    const response = await crear(vendedor, other.cliente, { documentos: other.documentos, items: late }, 'G');
    expect([response.statusCode, response.json().message]).toEqual([
      422,
      'Solo se guarda sin confirmar una cobranza que tiene descuento',
    ]);
  });

  test.each(['V', 'S'] as const)('is not for %s of a level above 5', async (rol) => {
    const cliente = await buildCliente(api.pool, { vendedor: 'V2' });
    const documentos = await buildEjemplo(api, cliente);
    const junior = await api.persona({ rol, nivel: 6, vendedor: 'V2' });
    const response = await crear(junior, cliente, { documentos, items: itemsDelEjemplo() }, 'G');
    expect(response.statusCode).toBe(403);
    expect((await crear(junior, cliente, { documentos, items: itemsDelEjemplo() })).statusCode).toBe(200);
  });
});

describe('a cheque is collected once', () => {
  test('its number and bank; 0012 is 12; said to be repeated it may', async () => {
    const [one, two] = [await nuevo(), await nuevo()];
    const cheque = (changes: object = {}) => [fisicos({ importe: 785_500_00, numero: '4512', ...changes })];
    const fixed = { descuentoFijo: { enabled: true, tipo: 'importe', importe: 214_500_00, porcentaje: 0 } as const };
    expect((await crear(admin, one.cliente, { ...one, ...fixed, items: cheque() })).statusCode).toBe(200);
    const again = await crear(admin, two.cliente, { ...two, ...fixed, items: cheque({ numero: '04512' }) });
    expect([again.statusCode, again.json().message]).toEqual([
      422,
      'El cheque 04512 ya fue ingresado anteriormente, verifique el número o márquelo como repetido.',
    ]);
    expect(again.json().problems).toMatchObject([{ path: 'items.0.cheques.0.numero' }]);
    expect((await crear(admin, two.cliente, { ...two, ...fixed, items: cheque({ repetido: true }) })).statusCode).toBe(
      200,
    );
  });

  test('twice in one collection, in two items', async () => {
    const { cliente, documentos } = await nuevo();
    const half = { importe: 392_750_00, numero: '888' };
    const answer = await spoiled(
      vendedor,
      cliente,
      { documentos, items: [fisicos(half), fisicos(half)] },
      (body) => body,
    );
    expect(answer.problems).toEqual(
      expect.arrayContaining([expect.objectContaining({ code: 'CHEQUE_REPETIDO', path: 'items.1.cheques.0.numero' })]),
    );
  });

  test.each([
    ['by its number', [echeqs({ importe: 465_500_00, numero: '777' })]],
    ['on paper', [fisicos({ importe: 465_500_00, numero: '778' })]],
    ['by its electronic id', [echeqs({ importe: 465_500_00, idelectro: 'ECHEQ-779' })]],
  ])('sent twice at once, one is refused by its name: %s', async (_what, cheque) => {
    const [own] = cheque[0]?.cheques ?? [];
    if (!own) throw new Error('a cheque');
    const [one, two] = [await nuevo(), await nuevo()];
    const bodies = await Promise.all(
      [one, two].map(({ cliente, documentos }) =>
        llenar(vendedor, cliente, {
          documentos,
          items: [trf(300_000_00), ...cheque, rib(20_000_00)],
        }),
      ),
    );
    const answers = await Promise.all(
      [one, two].map(({ cliente }, n) =>
        vendedor.send(createCobranza, { query: { cliente }, body: bodies[n] as (typeof bodies)[number] }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect(answers.find(({ statusCode }) => statusCode === 422)?.json().message).toMatch(
      /ya fue ingresado anteriormente/,
    );
    expect(await all(api.pool, sql`SELECT 1 FROM cheques WHERE numero = ${own.numero}`)).toHaveLength(1);
  });
});

describe('credit of the account', () => {
  test('is the cap of the one SCC item, and what it takes is taken', async () => {
    const { cliente, documentos } = await nuevo();
    await buildCredito(api, cliente, 20_000_00);
    const items = [trf(300_000_00), echeqs({ importe: 465_500_00 }), suelto('SCC', 20_000_00)];
    const over = [...items.slice(0, 2), suelto('SCC', 20_000_01)];
    const answer = await spoiled(vendedor, cliente, { documentos, items: over }, (body) => body);
    expect(answer.problems).toMatchObject([{ code: 'ITEMS_INCOMPLETOS', path: 'items.2' }]);
    expect((await crear(vendedor, cliente, { documentos, items })).statusCode).toBe(200);
    const { result } = await vendedor.ok(getContextoCobranza, { query: { cliente } });
    expect(result.cliente.saldoCuentaCorriente).toBe(0);
  });
});

test('a repeated key answers the same collection', async () => {
  const { cliente, documentos } = await nuevo();
  const body = await llenar(vendedor, cliente, { documentos, items: itemsDelEjemplo() });
  const send = () => vendedor.send(createCobranza, { query: { cliente }, body, clave: `cobranza-${cliente}` });
  expect((await send()).body).toBe((await send()).body);
  expect((await vendedor.ok(listCobranzas, { query: { cliente } })).count).toBe(1);
});

test('twenty documents and twenty items cost what two do', async () => {
  const cliente = await buildCliente(api.pool);
  const documentos: number[] = [];
  for (let n = 0; n < 20; n++) documentos.push(await buildDocumento(api, { cliente, importe: 10_000_00 }));
  const items = documentos.map(() => fisicos({ importe: 10_000_00 }));
  const body = await llenar(vendedor, cliente, { documentos, items });
  const { result, statements } = await countStatements(
    async () => await vendedor.send(createCobranza, { query: { cliente }, body }),
  );
  expect(result.statusCode).toBe(200);
  expect(statements.filter((text) => !/^(BEGIN|COMMIT)/.test(text))).toHaveLength(8);
});

test('a rest under five centavos is nothing; what has no invoice says its sales point in its number', async () => {
  const cliente = await buildCliente(api.pool);
  await buildDocumento(api, { cliente, importe: 4, puntoVenta: 17 });
  expect((await vendedor.ok(listDocumentosACancelar, { query: { cliente } })).result).toEqual([]);
  await buildDocumento(api, { cliente, importe: 5, puntoVenta: 17 });
  const { result } = await vendedor.ok(listDocumentosACancelar, { query: { cliente } });
  expect(result).toMatchObject([{ punto_venta: 17, pendi: 5 }]);
});
