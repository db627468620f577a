import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closePdf } from '../../src/platform/pdf/index.ts';
import { documento } from './arbitrarios.ts';
import { invoiceAndCompare } from './facturas.ts';
import { type Clase, comparePaper, enterAndCompare, type Mesa, openMesa } from './servidor.ts';

const CASOS = 10_000;
const PAPELES = 50;
const FACTURADOS = 1_000;
/** Sent at the same time. */
const TANDA = 4;

let mesa: Mesa;
beforeAll(async () => {
  mesa = await openMesa();
});
afterAll(async () => {
  await closePdf();
  await mesa.api.close();
});

const clase = fc.constantFrom<Clase>('cotizacion', 'pedido');

test(`${CASOS} documents through the API, some of their papers, no centavo of difference`, async () => {
  const seed = randomInt(2 ** 31);
  console.log(`calculadora: semilla ${seed}`);
  const casos = fc.sample(fc.tuple(clase, documento), { numRuns: CASOS, seed });
  for (let from = 0; from < casos.length; from += TANDA) {
    const tanda = casos.slice(from, from + TANDA);
    const ids = await Promise.all(tanda.map(([que, caso]) => enterAndCompare(mesa, que, caso)));
    const [first] = tanda;
    if (first && from % (CASOS / PAPELES) === 0) await comparePaper(mesa, first[0], ids[0] ?? 0, first[1]);
  }
  expect(casos).toHaveLength(CASOS);
}, 900_000);

test(`${FACTURADOS} orders invoiced at once or in two parts`, async () => {
  const seed = randomInt(2 ** 31);
  console.log(`calculadora, facturas: semilla ${seed}`);
  const shares = fc.option(fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 60, maxLength: 60 }));
  for (const [caso, partes] of fc.sample(fc.tuple(documento, shares), { numRuns: FACTURADOS, seed }))
    await invoiceAndCompare(mesa, caso, partes);
}, 600_000);
