import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reciboDeMesa } from './cobranzasDeMesa.ts';
import {
  balanced,
  compareContexto,
  confirmAndCompare,
  HOY,
  type MesaDeCobranzas,
  openMesaDeCobranzas,
  restOf,
  setUp,
} from './cobranzasServidor.ts';

const CASOS = 100;

let mesa: MesaDeCobranzas;
beforeAll(async () => {
  mesa = await openMesaDeCobranzas();
});
afterAll(() => mesa.api.close());

test(`${CASOS} collections through the API, and then what they left: no centavo of difference`, async () => {
  const seed = randomInt(2 ** 31);
  console.log(`calculadora, cobranzas: semilla ${seed}`);
  let entered = 0;
  // As it comes, which the balance may refuse, or with a transfer for what is missing.
  for (const [caso, balances] of fc.sample(fc.tuple(reciboDeMesa(HOY), fc.integer({ min: 0, max: 3 })), {
    numRuns: CASOS,
    seed,
  })) {
    const { cliente, recibo } = await setUp(mesa, caso);
    await compareContexto(mesa, cliente, recibo);
    const whole = balances === 0 ? recibo : balanced(recibo, HOY);
    if (!(await confirmAndCompare(mesa, cliente, whole))) continue;
    entered += 1;
    const rest = restOf(whole);
    if (rest === null) continue;
    await compareContexto(mesa, cliente, rest);
    entered += (await confirmAndCompare(mesa, cliente, rest)) ? 1 : 0;
  }
  expect(entered).toBeGreaterThan(CASOS / 3);
}, 300_000);
