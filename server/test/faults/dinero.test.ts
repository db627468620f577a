import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedCobranzas } from '../stories/cicloCobranza.ts';
import { createTestApi, type Persona, type TestApi } from '../support/testApi.ts';
import { type OperacionDeDinero, operacionesDeDinero } from './dinero.ts';

let api: TestApi;
let admin: Persona;
beforeAll(async () => {
  api = await createTestApi({ seed: seedCobranzas });
  admin = await api.persona({ rol: 'A' });
});
afterAll(() => api.close());

/** Those that write in most books, the note of the discount aside, which posting issues; at night all, in every way. */
const NUCLEO: readonly OperacionDeDinero[] = [
  'a value rejected',
  'a value given back after posting',
  'its last transfer, which makes the order',
];

// The connection dies just after a statement: the last one is the commit, which nobody hears of.
test.each(NUCLEO)('%s, cut off after any statement: all or nothing (B9)', { timeout: 120_000 }, async (cual) => {
  expect(await operacionesDeDinero(api, admin)[cual](['corte después'])).toBeGreaterThan(5);
});
