import { createCobranza } from '@distri/domain/cobranzas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkInvariants } from '../../demo/invariants.ts';
import {
  clienteQueDebe,
  cobranzaBody,
  item,
  nextRecibo,
  pasada,
  pasarA,
  seedCobranzas,
} from '../../test/stories/cicloCobranza.ts';
import { createTestApi, type Persona, type TestApi } from '../../test/support/testApi.ts';
import { first } from '../platform/db/index.ts';

let api: TestApi;
let admin: Persona;
beforeAll(async () => {
  api = await createTestApi({ seed: seedCobranzas });
  admin = await api.persona({ rol: 'A' });
});
afterAll(() => api.close());

const OWED = 12_100_00;
const PART = 3_000_00;
const PEOPLE = 8;

/** Receipts that people hold in their hands, whatever was paid already. */
const receiptOf = async (who: Persona, cliente: string, cuenta: number, importe: number) => {
  const dicha = { documentos: [{ id: cuenta, importe }], items: [item('EFE', { importe })], numrec: nextRecibo() };
  return (await cobranzaBody(who, cliente, dicha)).body;
};

test('office and street collect the same invoice at once, some are posted meanwhile: never more than the debt (B6)', async () => {
  for (let round = 0; round < 5; round++) {
    const { cliente, facturas } = await clienteQueDebe(api, admin, [{ neto: 10_000_00, dias: 60 }]);
    const cuenta = facturas[0]?.cuenta ?? 0;
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => api.persona({ rol: 'O' })));
    const bodies = await Promise.all(people.map((who) => receiptOf(who, cliente, cuenta, PART)));
    const collectAndPost = async (who: Persona, index: number) => {
      const body = bodies[index];
      if (!body) throw new Error('everybody has a receipt');
      const response = await who.send(createCobranza, { query: { cliente }, body, clave: `calle-${round}-${index}` });
      if (response.statusCode !== 200 || index % 2 === 0) return response.statusCode;
      const { id } = response.json();
      await pasada(admin, id, 'S');
      return (await pasarA(admin, id, 'I')).statusCode;
    };
    const statuses = await Promise.all(people.map(collectAndPost));
    const taken = statuses.filter((status) => status === 200).length;
    expect(taken).toBe(Math.floor(OWED / PART));
    expect(statuses.every((status) => [200, 409, 422].includes(status))).toBe(true);
    const row = await first(
      api.pool,
      sql<{ pendiente: number; vivas: number; recibos: number }>`
        SELECT d.pendiente,
          (SELECT coalesce(sum(k.importe), 0)::bigint FROM cobranza_documentos k JOIN cobranzas b ON b.id = k.cobranza
            WHERE k.documento = d.id AND b.status <> 'I') AS vivas,
          (SELECT coalesce(sum(r.importe), 0)::bigint FROM cuenta_documentos r WHERE r.cliente = d.cliente AND r.tipo = 'RCO') AS recibos
        FROM cuenta_documentos d WHERE d.id = ${cuenta}`,
    );
    expect([(row?.vivas ?? 0) + (row?.recibos ?? 0), (row?.pendiente ?? 0) + (row?.recibos ?? 0)]).toEqual([
      taken * PART,
      OWED,
    ]);
  }
  expect(await checkInvariants(api.pool)).toEqual([]);
});
