import { changeCobranzaStatus, createCobranza, deleteCobranza } from '@distri/domain/cobranzas';
import { createRendicion } from '@distri/domain/rendiciones';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPrng } from '../../demo/prng.ts';
import { all, first } from '../../src/platform/db/index.ts';
import { buildCliente } from '../factories.ts';
import { buildDocumento, llenar, suelto } from '../stories/cobranza.ts';
import { createTestApi, type Persona, type TestApi } from '../support/testApi.ts';
import { seedEverything } from '../world.ts';
import { chooseSeed } from './killRun.ts';

const FACTURAS = 50;
const MOST_PEOPLE = 16;
const DEUDA = 100_000_00;
/** So late that there is no discount: what is cancelled is what is paid. */
const TARDE = '2027-08-01';

let api: TestApi;
let people: Persona[];
beforeAll(async () => {
  api = await createTestApi({ seed: seedEverything, maxConnections: 20 });
  people = await Promise.all(Array.from({ length: MOST_PEOPLE }, () => api.persona({ rol: 'A' })));
});
afterAll(() => api.close());

interface Recibo {
  id: number;
  importe: number;
  /** Deleted as soon as it was in. */
  anulado: boolean;
}

/** Some people collect parts of one invoice at the same time, a few of them take it back at once; the receipts that went in. */
async function collect(
  documento: number,
  cliente: string,
  key: string,
  partes: { importe: number; anular: boolean }[],
) {
  const bodies = await Promise.all(
    partes.map(({ importe }) =>
      llenar(people[0] as Persona, cliente, {
        documentos: [{ id: documento, importe }],
        items: [suelto('EFE', importe, TARDE)],
      }),
    ),
  );
  const each = async ({ importe, anular }: (typeof partes)[number], n: number): Promise<Recibo | null> => {
    const who = people[n] as Persona;
    const body = bodies[n] as (typeof bodies)[number];
    const response = await who.send(createCobranza, { query: { cliente }, body, clave: `${key}-${n}` });
    if (response.statusCode !== 200) {
      expect([409, 422], response.body).toContain(response.statusCode);
      return null;
    }
    const { id } = response.json();
    if (anular) await who.ok(deleteCobranza, { query: { id } });
    return { id, importe, anulado: anular };
  };
  return (await Promise.all(partes.map(each))).filter((recibo) => recibo !== null);
}

/** Settled and posted by everybody at once. */
async function post(recibos: readonly Recibo[], key: string): Promise<void> {
  const ids = recibos.map(({ id }) => id);
  const [admin] = people;
  if (!admin || ids.length === 0) return;
  await admin.ok(createRendicion, { body: { ids, modo: 'manual' }, clave: `${key}-rendir` });
  await Promise.all(
    ids.map((id, n) => (people[n] as Persona).ok(changeCobranzaStatus, { query: { id, status: 'I' } })),
  );
}

test('B6: up to 16 people collect each of 50 invoices, cancellations mixed in: never beyond the debt, no receipt missing', {
  timeout: 300_000,
}, async () => {
  const prng = createPrng(chooseSeed());
  let refused = 0;
  for (let round = 0; round < FACTURAS; round++) {
    const cliente = await buildCliente(api.pool);
    const documento = await buildDocumento(api, { cliente, importe: DEUDA });
    const partes = Array.from({ length: prng.int(2, MOST_PEOPLE) }, () => ({
      importe: prng.int(5_000, 60_000) * 100,
      anular: prng.int(1, 4) === 1,
    }));
    const recibos = await collect(documento, cliente, `cruce-${round}`, partes);
    refused += partes.length - recibos.length;
    const vivos = recibos.filter(({ anulado }) => !anulado);
    const tomado = vivos.reduce((total, { importe }) => total + importe, 0);
    expect(tomado).toBeLessThanOrEqual(DEUDA);
    const guardados = await all(
      api.pool,
      sql<{ id: number; importe: number }>`
        SELECT cobranza AS id, importe FROM cobranza_documentos WHERE documento = ${documento} ORDER BY cobranza`,
    );
    expect(guardados).toEqual(vivos.map(({ id, importe }) => ({ id, importe })).sort((a, b) => a.id - b.id));
    await post(vivos, `cruce-${round}`);
    const row = await first(
      api.pool,
      sql`SELECT pendiente, (SELECT count(*) FROM cuenta_documentos r WHERE r.cliente = d.cliente AND r.tipo = 'RCO') AS recibos
        FROM cuenta_documentos d WHERE id = ${documento}`,
    );
    expect(row).toEqual({ pendiente: DEUDA - tomado, recibos: vivos.length });
  }
  console.log(`${refused} recibos de más, rechazados`);
  expect(refused).toBeGreaterThan(FACTURAS);
});
