import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedCobranzas } from '../stories/cicloCobranza.ts';
import { createTestApi, type Persona, type TestApi } from '../support/testApi.ts';
import { type OperacionDeDinero, operacionesDeDinero } from './dinero.ts';
import { MODES } from './statementFaults.ts';

let api: TestApi;
let admin: Persona;
beforeAll(async () => {
  api = await createTestApi({ seed: seedCobranzas });
  admin = await api.persona({ rol: 'A' });
});
afterAll(() => api.close());

/** Statements that the operation sends at least: fewer, and the loop looked at something else. */
const AL_MENOS: readonly [OperacionDeDinero, number][] = [
  ['the note of a Guardada', 10],
  ['a value received for another amount', 10],
  ['a value rejected', 8],
  ['a value taken back to pending', 8],
  ['a value given back after posting', 8],
  ['a status computed again', 5],
  ['a collection deleted', 5],
  ['an order', 8],
  ['a prepaid quotation', 8],
  ['its approval', 6],
  ['its last transfer, which makes the order', 10],
];

/** Every statement in three ways, each with a look at all the tables. */
const SLOW = { timeout: 300_000 };

test.each(AL_MENOS)(
  '%s: whichever statement fails or loses its connection, all or nothing (B9)',
  SLOW,
  async (cual, sentencias) => {
    expect(await operacionesDeDinero(api, admin)[cual](MODES)).toBeGreaterThanOrEqual(MODES.length * sentencias);
  },
);
