import { createCobranza, editCobranza, getContextoCobranza } from '@distri/domain/cobranzas';
import { createCotizacion } from '@distri/domain/cotizaciones';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildArticulo, buildCliente } from '../../test/factories.ts';
import { statementFaults } from '../../test/faults/statementFaults.ts';
import {
  buildCredito,
  buildDocumento,
  buildEjemplo,
  type Carga,
  echeqs,
  itemsDelEjemplo,
  leer,
  llenar,
  nextRecibo,
  rib,
  suelto,
  trf,
} from '../../test/stories/cobranza.ts';
import { itemDe, prepagoBody, prepagoTotals } from '../../test/stories/prepago.ts';
import { createTestApi, type Persona, type TestApi } from '../../test/support/testApi.ts';
import { seedEverything } from '../../test/world.ts';
import { all, first } from '../platform/db/index.ts';

const PERSONAS = 16;

let api: TestApi;
let admin: Persona;

beforeAll(async () => {
  api = await createTestApi({ seed: seedEverything, maxConnections: 20 });
  admin = await api.persona({ rol: 'A' });
});
afterAll(() => api.close());

const statuses = (answers: readonly { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode).sort();

/** What live collections take of a document. */
const tomado = (documento: number) =>
  first(
    api.pool,
    sql<{ tomado: number; pendiente: number }>`
      SELECT coalesce(sum(k.importe), 0)::bigint AS tomado, max(d.pendiente) AS pendiente
      FROM cuenta_documentos d LEFT JOIN cobranza_documentos k ON k.documento = d.id WHERE d.id = ${documento}`,
  );

describe('the same invoice by 16 people at once (reliability B6)', () => {
  test('all of it: one gets it', async () => {
    const cliente = await buildCliente(api.pool);
    const documento = await buildDocumento(api, { cliente, importe: 100_000_00 });
    const personas = await Promise.all(
      Array.from({ length: PERSONAS }, () => api.persona({ rol: 'V', nivel: 4, vendedor: 'V1' })),
    );
    const bodies = await Promise.all(
      personas.map((persona) =>
        llenar(persona, cliente, { documentos: [documento], items: [suelto('EFE', 100_000_00, '2027-03-01')] }),
      ),
    );
    const answers = await Promise.all(
      personas.map((persona, n) =>
        persona.send(createCobranza, {
          query: { cliente },
          body: bodies[n] as (typeof bodies)[number],
          clave: `toda-${n}`,
        }),
      ),
    );
    expect(statuses(answers)).toEqual([200, ...Array(PERSONAS - 1).fill(422)]);
    expect(await tomado(documento)).toEqual({ tomado: 100_000_00, pendiente: 100_000_00 });
  });

  test('a third each: three get theirs, and it is never taken beyond', async () => {
    const cliente = await buildCliente(api.pool);
    const documento = await buildDocumento(api, { cliente, importe: 90_000_00 });
    const parte = { id: documento, importe: 30_000_00 };
    const bodies = await Promise.all(
      Array.from({ length: PERSONAS }, () =>
        llenar(admin, cliente, { documentos: [parte], items: [suelto('EFE', 30_000_00, '2027-03-01')] }),
      ),
    );
    const answers = await Promise.all(
      bodies.map((body, n) => admin.send(createCobranza, { query: { cliente }, body, clave: `tercio-${n}` })),
    );
    expect(statuses(answers)).toEqual([200, 200, 200, ...Array(PERSONAS - 3).fill(422)]);
    expect(await tomado(documento)).toEqual({ tomado: 90_000_00, pendiente: 90_000_00 });
  });
});

test('the credit of an account by two collections and a prepaid quotation at once: one of them', async () => {
  for (let round = 0; round < 4; round++) {
    const cliente = await buildCliente(api.pool);
    await buildCredito(api, cliente, 60_000_00);
    const articulo = await buildArticulo(api.pool, { precio: 100_000_00, shell: true });
    const documentos = [
      await buildDocumento(api, { cliente, importe: 50_000_00 }),
      await buildDocumento(api, { cliente, importe: 50_000_00 }),
    ];
    const collections = await Promise.all(
      documentos.map((documento) =>
        llenar(admin, cliente, { documentos: [documento], items: [suelto('SCC', 50_000_00, '2027-03-01')] }),
      ),
    );
    const lineas = [{ id: articulo, cantidad: 1, precio: 100_000_00 }];
    const { totalPrepago } = prepagoTotals(lineas);
    const prepaid = prepagoBody(lineas, {}, [
      itemDe({ id: 1, tipo: 'SCC', importe: 50_000_00 }),
      itemDe({ id: 2, importe: totalPrepago - 50_000_00 }),
    ]);
    const answers = await Promise.all([
      ...collections.map((body, n) =>
        admin.send(createCobranza, { query: { cliente }, body, clave: `scc-${round}-${n}` }),
      ),
      admin.send(createCotizacion, { query: { cliente }, body: prepaid, clave: `scc-${round}-prepago` }),
    ]);
    expect(statuses(answers), answers.map(({ body }) => body).join('\n')).toEqual([200, 422, 422]);
    const { result } = await admin.ok(getContextoCobranza, { query: { cliente } });
    expect(result.cliente.saldoCuentaCorriente).toBe(10_000_00);
  }
});

test('two edits that both want what is left of an invoice: one of them', async () => {
  const cliente = await buildCliente(api.pool);
  const comun = await buildDocumento(api, { cliente, importe: 100_000_00 });
  const hacer = async () => {
    const own = await buildDocumento(api, { cliente, importe: 10_000_00 });
    const carga = { documentos: [own], items: [suelto('EFE', 10_000_00, '2027-03-01')], numrec: nextRecibo() };
    const { id } = await admin.ok(createCobranza, { query: { cliente }, body: await llenar(admin, cliente, carga) });
    return { id, own, carga };
  };
  const both = [await hacer(), await hacer()];
  const bodies = await Promise.all(
    both.map(async ({ id, own, carga }) => ({
      ...(await llenar(
        admin,
        cliente,
        { ...carga, documentos: [own, comun], items: [suelto('EFE', 110_000_00, '2027-03-01')] },
        id,
      )),
      version: 1,
    })),
  );
  const answers = await Promise.all(
    both.map(({ id }, n) => admin.send(editCobranza, { query: { id }, body: bodies[n] as (typeof bodies)[number] })),
  );
  expect(statuses(answers)).toEqual([200, 422]);
  expect(await tomado(comun)).toMatchObject({ tomado: 100_000_00 });
});

describe('every statement made to fail in turn: before or after, never between (reliability B9)', () => {
  let keys = 0;

  async function prepareCreate() {
    const cliente = await buildCliente(api.pool);
    const documentos = await buildEjemplo(api, cliente);
    return { cliente, body: await llenar(admin, cliente, { documentos, items: itemsDelEjemplo() }) };
  }
  const stored = async (cliente: string) =>
    (await all(api.pool, sql`SELECT 1 FROM cobranzas WHERE cliente = ${cliente}`)).length;

  test('of a creation', { timeout: 120_000 }, async () => {
    const broken = await statementFaults(api, {
      prepare: prepareCreate,
      run: ({ cliente, body }) =>
        admin.send(createCobranza, { query: { cliente }, body, clave: `falla-${++keys}` }).then((response) => response),
      isComplete: async ({ cliente }) => (await stored(cliente)) === 1,
    });
    expect(broken).toBeGreaterThan(20);
  });

  test('of an edit', { timeout: 120_000 }, async () => {
    const broken = await statementFaults(api, {
      prepare: async () => {
        const { cliente, body } = await prepareCreate();
        const { id } = await admin.ok(createCobranza, { query: { cliente }, body });
        const [transfer, , retention] = body.cobranza.items;
        if (!transfer || !retention) throw new Error('three items');
        const carga: Carga = {
          documentos: body.cobranza.documentos.map((documento) => documento.id),
          items: [trf(300_000_00), echeqs({ importe: 465_500_00 }), rib(20_000_00)],
          numrec: body.cobranza.numrec,
        };
        return { id, body: { ...(await llenar(admin, cliente, carga, id)), version: 1 } };
      },
      run: ({ id, body }) => admin.send(editCobranza, { query: { id }, body }).then((response) => response),
      isComplete: async ({ id }) => (await leer(admin, id)).version === 2,
    });
    expect(broken).toBeGreaterThan(20);
  });
});
