import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documento } from './arbitrarios.ts';
import { addUp, calculate } from './documento.ts';
import { invoiceAndCompare, returnAndCompare } from './facturas.ts';
import { type Mesa, openMesa } from './servidor.ts';

const CASOS = 60;
const DEVUELTAS = 20;

let mesa: Mesa;
beforeAll(async () => {
  mesa = await openMesa();
});
afterAll(() => mesa.api.close());

test(`${CASOS} orders invoiced at once or in two parts: each invoice and their sum, to the centavo`, async () => {
  const share = fc.oneof(fc.constantFrom(0, 1000), fc.integer({ min: 0, max: 1000 }));
  const shares = fc.array(share, { minLength: 60, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(documento, fc.option(shares), async (caso, parts) => {
      await invoiceAndCompare(mesa, caso, parts);
    }),
    { numRuns: CASOS, endOnFailure: true },
  );
}, 120_000);

test('whole units without discounts: the nets of the parts are the net of the order', async () => {
  const lineas = (cantidades: [string, string]) => ({
    renglones: [
      { cantidad: cantidades[0], precio: '1234.57', bonificacion: '0' },
      { cantidad: cantidades[1], precio: '999.99', bonificacion: '0' },
    ],
    bonificacion: '0',
    iva: '21',
    iibb: ['2.5', '1'],
    conImpuestos: true,
  });
  const parts = [lineas(['2', '1']), lineas(['5', '2'])].map((parte) => calculate(parte).gravado);
  expect(addUp(parts)).toBe(calculate(lineas(['7', '3'])).gravado);
  await invoiceAndCompare(mesa, lineas(['7', '3']), [300, 400]);
});

test(`${DEVUELTAS} invoices that come back in two goes: their notes are the invoice`, async () => {
  const shares = fc.array(fc.integer({ min: 1, max: 999 }), { minLength: 60, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(documento, shares, async (caso, partes) => {
      await returnAndCompare(mesa, caso, partes);
    }),
    { numRuns: DEVUELTAS, endOnFailure: true },
  );
}, 60_000);
