import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closePdf } from '../../src/platform/pdf/index.ts';
import { documento, documentoConArmados } from './arbitrarios.ts';
import { prepayAndCompare } from './prepago.ts';
import { bodyOf, type Clase, comparePaper, enter, enterAndCompare, type Mesa, openMesa, send } from './servidor.ts';

const CASOS = 300;
const PAPELES = 4;
const PREPAGOS = 30;
const CON_ARMADOS = 30;

let mesa: Mesa;
beforeAll(async () => {
  mesa = await openMesa();
});
afterAll(async () => {
  await closePdf();
  await mesa.api.close();
});

const clase = fc.constantFrom<Clase>('cotizacion', 'pedido');

test(`${CASOS} quotations and orders that go in through the API come back as the calculator says`, async () => {
  await fc.assert(
    fc.asyncProperty(clase, documento, async (que, caso) => {
      await enterAndCompare(mesa, que, caso);
    }),
    { numRuns: CASOS, endOnFailure: true },
  );
}, 180_000);

test(`${PREPAGOS} prepaid quotations and the orders that they make, with the 30 % in the general discount`, async () => {
  await fc.assert(
    fc.asyncProperty(documento, async (caso) => {
      fc.pre(await prepayAndCompare(mesa, caso));
    }),
    { numRuns: PREPAGOS, endOnFailure: true },
  );
}, 60_000);

test(`${CON_ARMADOS} documents with kits: their lines are worth what lines are worth`, async () => {
  await fc.assert(
    fc.asyncProperty(clase, documentoConArmados, async (que, caso) => {
      await enterAndCompare(mesa, que, caso);
    }),
    { numRuns: CON_ARMADOS, endOnFailure: true },
  );
}, 60_000);

test('and their papers print the same amounts', async () => {
  await fc.assert(
    fc.asyncProperty(clase, documento, async (que, caso) => {
      await comparePaper(mesa, que, await enter(mesa, que, caso), caso);
    }),
    { numRuns: PAPELES, endOnFailure: true },
  );
}, 60_000);

test('an amount of the form that is a centavo off is refused', async () => {
  const caso = {
    renglones: [{ cantidad: '2.5', precio: '33.33', bonificacion: '10' }],
    bonificacion: '5',
    iva: '21',
    iibb: [],
  };
  const right = { ...caso, conImpuestos: true };
  const wrong = { ...right, renglones: [{ cantidad: '2.5', precio: '33.34', bonificacion: '10' }] };
  const body = { ...bodyOf(mesa, 'cotizacion', right), importes: bodyOf(mesa, 'cotizacion', wrong).importes };
  const response = await send(mesa, 'cotizacion', right, body);
  expect(response.statusCode).toBe(422);
  expect(response.json().message).toContain('no coincide');
});
