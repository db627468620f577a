import { afterAll, beforeAll, expect, test } from 'vitest';
import { abrirEspera, type Espera } from './arbaTrouble.ts';

const ORDERS = 200;
const SENDERS = 8;

let espera: Espera;
beforeAll(async () => {
  espera = await abrirEspera(10, SENDERS);
}, 120_000);
afterAll(() => espera.close());

/** 99 of 100 were done in less. */
async function p99(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let number = 0; number < ORDERS; number++) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[Math.floor(ORDERS * 0.99)] ?? 0;
}

/** Reliability D4: with a silent ARBA money is at most 1.2 times as slow as with none at all, in the same run. */
test('money and reads do not notice that ARBA hangs', { timeout: 180_000 }, async () => {
  await p99(espera.pedido);
  const healthy = { pedido: await p99(espera.pedido), lectura: await p99(espera.leer) };
  const sent: Promise<number>[] = [];
  let ended = 0;
  for (let n = 0; n < SENDERS; n++) sent.push((await espera.enviar()).fin.finally(() => ended++));
  const troubled = { pedido: await p99(espera.pedido), lectura: await p99(espera.leer) };
  expect(ended, 'all of them still wait').toBe(0);
  expect(new Set((await espera.leer()).envios)).toEqual(new Set(['enviando']));
  await espera.arba.close();
  expect(new Set(await Promise.all(sent))).toEqual(new Set([200]));
  console.log(JSON.stringify({ healthy, troubled }));
  // An absolute figure holds on a quiet machine; on a busy one the twin of the same run is the measure.
  expect(troubled.pedido).toBeLessThan(Math.max(50, 1.2 * healthy.pedido));
  expect(troubled.lectura).toBeLessThan(Math.max(50, 1.2 * healthy.lectura));
});
