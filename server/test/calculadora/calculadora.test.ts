import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documento, porcentaje, renglon } from './arbitrarios.ts';
import { actualPrice, calculate, centsApart, type Documento, prepaidDiscount } from './documento.ts';
import { actualPriceWithDomain, calculateWithDomain, prepaidDiscountWithDomain } from './dominio.ts';
import { decimal, round, write } from './racional.ts';

const CASOS = 10_000;

const uno = (cantidad: string, precio: string, bonificacion = '0', rest: Partial<Documento> = {}): Documento => ({
  renglones: [{ cantidad, precio, bonificacion }],
  bonificacion: '0',
  iva: '21',
  iibb: [],
  conImpuestos: false,
  ...rest,
});

describe('the calculator itself, on the examples of the documents', () => {
  test('24 x 15,000 less 5 %, general 10 %, VAT 21 %, gross income 2.5 % and 1 % (domain-facts §2.5)', () => {
    const ejemplo = uno('24', '15000', '5', { bonificacion: '10', iibb: ['2.5', '1'], conImpuestos: true });
    expect(calculate(ejemplo)).toEqual({
      renglones: ['342000.00'],
      subtotal: '342000.00',
      bonificado: '34200.00',
      gravado: '307800.00',
      exento: '0.00',
      iva: '64638.00',
      iibb: ['7695.00', '3078.00'],
      total: '383211.00',
      totalPrepago: '268247.70',
    });
  });

  test('a general discount of 10 % becomes 37 % in the order of a prepaid quotation (domain-facts §4.5)', () => {
    expect(prepaidDiscount('10')).toBe('37.0000');
    expect(prepaidDiscount('0')).toBe('30.0000');
    expect(prepaidDiscount('100')).toBe('100.0000');
    // 1 − 0.899999 × 0.70 = 37.00007 %: the fifth decimal goes up.
    expect(prepaidDiscount('10.0001')).toBe('37.0001');
  });

  test.each([
    ['a half of a centavo goes away from zero', '0.5', '1.05', '0', '0.53'],
    ['the product is rounded before the discount: 0.145 → 0.15, less half 0.075 → 0.08', '0.5', '0.29', '50', '0.08'],
    ['five centavos stay', '1', '0.05', '0', '0.05'],
    ['under five nothing is left', '1', '0.04', '0', '0.00'],
    ['also when only the discount takes it there', '1', '0.09', '50', '0.05'],
    ['0.08 less half is 0.04: nothing', '1', '0.08', '50', '0.00'],
    ['a line with everything taken off', '3', '999.99', '100', '0.00'],
    ['a surcharge', '2', '100', '-12.5', '225.00'],
  ])('%s', (_, cantidad, precio, bonificacion, importe) => {
    expect(calculate(uno(cantidad, precio, bonificacion)).renglones).toEqual([importe]);
  });

  test('an exempt document carries no VAT and no gross-income tax, and its net is exempt', () => {
    const exento = calculate(uno('1', '100', '0', { iva: '0', iibb: ['2.5'], conImpuestos: true }));
    expect(exento).toMatchObject({ gravado: '0.00', exento: '100.00', iva: '0.00', iibb: ['0.00'], total: '100.00' });
  });

  test('rounds halves away from zero on both sides, and nothing else', () => {
    const rounded = ['0.005', '-0.005', '0.0049', '1.015', '-1.025'].map((text) => write(round(decimal(text), 2), 2));
    expect(rounded).toEqual(['0.01', '-0.01', '0.00', '1.02', '-1.03']);
  });

  test('writes a fraction in fewer decimals than it came with, and says how far two amounts are', () => {
    expect(write({ num: 12_300n, den: 100n }, 0)).toBe('123');
    expect([centsApart('10.00', '10.03'), centsApart('10.03', '10'), centsApart('7', '7.00')]).toEqual([3, 3, 0]);
  });

  test('the price of a unit after both discounts', () => {
    expect(actualPrice('15000', '5', '10')).toBe('12825.00');
  });
});

describe('the package of screens and server against the calculator', () => {
  test(`${CASOS} random documents, no centavo of difference`, () => {
    fc.assert(
      fc.property(documento, (caso) => {
        const { iibb, ...rest } = calculate(caso);
        const expected = { ...rest, iibb: caso.conImpuestos ? iibb : [] };
        const domain = calculateWithDomain(caso);
        // The cheap comparison first: ten thousand of the other take longer than the calculations.
        if (!isDeepStrictEqual(domain, expected)) expect(domain).toEqual(expected);
      }),
      { numRuns: CASOS },
    );
  }, 180_000);

  test('the general discount of a prepaid order, to its fourth decimal', () => {
    const general = porcentaje(0);
    fc.assert(
      fc.property(general, (percent) => {
        expect(prepaidDiscountWithDomain(percent)).toBe(prepaidDiscount(percent));
      }),
      { numRuns: CASOS },
    );
  });

  test('the price of a unit that the profitability rule looks at', () => {
    fc.assert(
      fc.property(renglon, porcentaje(0), ({ precio, bonificacion }, general) => {
        expect(actualPriceWithDomain(precio, bonificacion, general)).toBe(actualPrice(precio, bonificacion, general));
      }),
      { numRuns: CASOS },
    );
  });
});
