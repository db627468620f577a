import { emitirAjustePlazo } from '@distri/domain/cobranzas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { statementFaults } from '../../test/faults/statementFaults.ts';
import {
  clienteQueDebe,
  cobrar,
  decir,
  item,
  pasada,
  recepcionesDe,
  rendida,
  seedCobranzas,
} from '../../test/stories/cicloCobranza.ts';
import { createTestApi, type Persona, type TestApi } from '../../test/support/testApi.ts';
import { all } from '../platform/db/index.ts';

let api: TestApi;
let admin: Persona;
let serial = 0;
beforeAll(async () => {
  api = await createTestApi({ seed: seedCobranzas });
  admin = await api.persona({ rol: 'A' });
});
afterAll(() => api.close());

/** Every statement in three ways, each with a look at all the tables. */
const SLOW = 300_000;
const A_PAGAR = 94_380_00;

/** 121.000 owed for 20 days, paid by a transfer; saved or confirmed. */
async function conTransferencia(guardar = false): Promise<number> {
  const { cliente, facturas } = await clienteQueDebe(api, admin, [{ neto: 100_000_00, dias: 20 }]);
  const documentos = facturas.map(({ cuenta }) => ({ id: cuenta }));
  return (await cobrar(admin, cliente, { documentos, items: [item('TRF', { importe: A_PAGAR })] }, guardar)).id;
}

async function transferOf(id: number, filter: 'PENDIENTES' | 'RECIBIDOS') {
  const [value] = await recepcionesDe(admin, id, filter);
  if (!value) throw new Error(`the transfer of ${id} is in ${filter}`);
  return { id, value };
}

const isIn = async (table: 'cobranza_ajustes' | 'notas_debito', id: number) =>
  (await all(api.pool, sql`SELECT 1 FROM ${sql.table(table)} WHERE cobranza = ${id}`)).length > 0;

test('the note of a Guardada: all or nothing (B9)', { timeout: SLOW }, async () => {
  const broken = await statementFaults(api, {
    prepare: () => conTransferencia(true),
    run: (id) => admin.send(emitirAjustePlazo, { query: { id }, clave: `ajuste-${++serial}` }),
    isComplete: (id) => isIn('cobranza_ajustes', id),
  });
  expect(broken).toBeGreaterThan(3 * 10);
});

test('receiving a value for another amount: the same', { timeout: SLOW }, async () => {
  const broken = await statementFaults(api, {
    prepare: async () => transferOf(await conTransferencia(), 'PENDIENTES'),
    run: ({ value }) => decir(admin, value, { importe: A_PAGAR - 1_000_00 }),
    isComplete: async ({ id }) => (await recepcionesDe(admin, id, 'RECIBIDOS')).length > 0,
  });
  expect(broken).toBeGreaterThan(3 * 10);
});

test('giving a value back after posting: the same', { timeout: SLOW }, async () => {
  const broken = await statementFaults(api, {
    prepare: async () => {
      const id = await conTransferencia();
      await rendida(api, admin, id);
      await pasada(admin, id, 'I');
      return transferOf(id, 'RECIBIDOS');
    },
    run: ({ value }) => decir(admin, value, { rechazado: true, updateMessage: 'Volvió' }),
    isComplete: ({ id }) => isIn('notas_debito', id),
  });
  expect(broken).toBeGreaterThan(3 * 8);
});
