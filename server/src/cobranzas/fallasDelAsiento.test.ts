import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { statementFaults } from '../../test/faults/statementFaults.ts';
import { clienteQueDebe, cobrar, item, pasada, pasarA, seedCobranzas } from '../../test/stories/cicloCobranza.ts';
import { createTestApi, type Persona, type TestApi } from '../../test/support/testApi.ts';
import { all } from '../platform/db/index.ts';

let api: TestApi;
let admin: Persona;
beforeAll(async () => {
  api = await createTestApi({ seed: seedCobranzas });
  admin = await api.persona({ rol: 'A' });
});
afterAll(() => api.close());

/** Every statement in three ways, each with a look at all the tables. */
const SLOW = 300_000;
const A_PAGAR = 94_380_00;

/** Settled: 121.000 owed for 20 days, with its discount. */
async function settled(): Promise<number> {
  const { cliente, facturas } = await clienteQueDebe(api, admin, [{ neto: 100_000_00, dias: 20 }]);
  const documentos = facturas.map(({ cuenta }) => ({ id: cuenta }));
  const { id } = await cobrar(admin, cliente, { documentos, items: [item('EFE', { importe: A_PAGAR })] });
  await pasada(admin, id, 'S');
  return id;
}

test('posting: whichever statement fails or loses its connection, all or nothing (B9)', { timeout: SLOW }, async () => {
  const broken = await statementFaults(api, {
    prepare: settled,
    run: (id) => pasarA(admin, id, 'I'),
    isComplete: async (id) => (await all(api.pool, sql`SELECT 1 FROM asientos WHERE cobranza = ${id}`)).length > 0,
  });
  expect(broken).toBeGreaterThan(3 * 14);
});
