import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainTotals } from './explain.ts';
import { negateLine } from './line.ts';
import { negateTotals, type TotalsOptions, totalPrepago, totals } from './totals.ts';

const BUENOS_AIRES = { id: 902, nombre: 'IIBB Buenos Aires', porcentaje: 25_000 };
const CABA = { id: 901, nombre: 'IIBB CABA', porcentaje: 10_000 };
const options = (changes: Partial<TotalsOptions> = {}): TotalsOptions => ({
  bonificacion: 100_000,
  alicuotaIVA: 210_000,
  iibb: [BUENOS_AIRES, CABA],
  conImpuestos: true,
  prepago: false,
  ...changes,
});
const EJEMPLO = [{ cantidad: 24, precio: 1_500_000, bonificacion: 50_000 }];

describe('the example of domain-facts §2.5', () => {
  const result = totals(EJEMPLO, options());

  it('to the centavo', () => {
    expect(result).toEqual({
      subtotal: 34_200_000,
      bonificado: 3_420_000,
      gravado: 30_780_000,
      exento: 0,
      iva: 6_463_800,
      iibb: 1_077_300,
      impuestosIIBB: [
        { ...BUENOS_AIRES, importe: 769_500 },
        { ...CABA, importe: 307_800 },
      ],
      total: 38_321_100,
      totalPrepago: 26_824_770,
    });
  });

  it('mirrored line by line is mirrored whole', () => {
    expect(totals(EJEMPLO.map(negateLine), options())).toEqual(negateTotals(result));
  });

  it('explained step by step adds up to the total', () => {
    const pasos = explainTotals(result, options());
    expect(pasos).toEqual([
      { clave: 'subtotal', importe: 34_200_000 },
      { clave: 'bonificado', importe: -3_420_000, porcentaje: 100_000 },
      { clave: 'iva', importe: 6_463_800, porcentaje: 210_000 },
      { clave: 'iibb', importe: 769_500, porcentaje: 25_000, nombre: 'IIBB Buenos Aires' },
      { clave: 'iibb', importe: 307_800, porcentaje: 10_000, nombre: 'IIBB CABA' },
    ]);
  });
});

it('the totals of picture 04, whose discount and taxes all round', () => {
  const lines = [
    { cantidad: 36, precio: 487_000, bonificacion: 100_000 },
    { cantidad: 24, precio: 1_500_000, bonificacion: 50_000 },
    { cantidad: 6, precio: 9_845_050, bonificacion: 0 },
    { cantidad: 12, precio: 721_535, bonificacion: 0 },
    { cantidad: 50, precio: 312_000, bonificacion: 50_000 },
  ];
  expect(totals(lines, options())).toMatchObject({
    subtotal: 132_527_520,
    bonificado: 13_252_752,
    gravado: 119_274_768,
    iva: 25_047_701,
    impuestosIIBB: [{ importe: 2_981_869 }, { importe: 1_192_748 }],
    total: 148_497_086,
    totalPrepago: 103_947_960,
  });
});

describe('which taxes there are', () => {
  it('without proforma the total is the discounted amount (D2 §9)', () => {
    const result = totals(EJEMPLO, options({ conImpuestos: false }));
    expect(result).toMatchObject({ iva: 0, iibb: 0, impuestosIIBB: [], total: 30_780_000, totalPrepago: 21_546_000 });
    expect(explainTotals(result, options()).map((paso) => paso.clave)).toEqual(['subtotal', 'bonificado']);
  });

  it('prepaid switches them on, so that 70% includes them', () => {
    const result = totals(EJEMPLO, options({ conImpuestos: false, prepago: true }));
    expect(result).toMatchObject({ total: 38_321_100, totalPrepago: 26_824_770 });
  });

  it('a rate of zero makes the net exempt', () => {
    const result = totals(EJEMPLO, options({ alicuotaIVA: 0 }));
    expect(result).toMatchObject({ gravado: 0, exento: 30_780_000, iva: 0, iibb: 0, total: 30_780_000 });
  });

  it('a document without lines is all zeros', () => {
    expect(totals([], options())).toMatchObject({ subtotal: 0, bonificado: 0, total: 0, totalPrepago: 0 });
  });

  it('70% is rounded half away from zero', () => {
    expect(totalPrepago(5)).toBe(4);
    expect(totalPrepago(-5)).toBe(-4);
  });
});

describe('for any document', () => {
  const lines = fc.array(
    fc.record({
      cantidad: fc.integer({ min: -999_999, max: 999_999 }).map((value) => value / 1000),
      precio: fc.integer({ min: 0, max: 100_000_000 }),
      bonificacion: fc.integer({ min: 0, max: 1_000_000 }),
    }),
    { maxLength: 40 },
  );
  const anyOptions = fc.record({
    bonificacion: fc.integer({ min: 0, max: 1_000_000 }),
    alicuotaIVA: fc.constantFrom(0, 105_000, 210_000, 270_000),
    iibb: fc.array(fc.record({ id: fc.nat(), nombre: fc.constant('IIBB'), porcentaje: fc.nat({ max: 60_000 }) }), {
      maxLength: 2,
    }),
    conImpuestos: fc.boolean(),
    prepago: fc.boolean(),
  });

  it('the parts add up to the whole', () => {
    fc.assert(
      fc.property(lines, anyOptions, (articulos, choice) => {
        const result = totals(articulos, choice);
        expect(result.subtotal - result.bonificado).toBe(result.gravado + result.exento);
        expect(result.gravado + result.exento + result.iva + result.iibb).toBe(result.total);
        const steps = explainTotals(result, choice).reduce((acc, paso) => acc + paso.importe, 0);
        expect(steps).toBe(result.total);
      }),
    );
  });

  it('the order of the lines does not move them', () => {
    fc.assert(
      fc.property(lines, anyOptions, (articulos, choice) => {
        expect(totals([...articulos].reverse(), choice)).toEqual(totals(articulos, choice));
      }),
    );
  });

  it('negation mirrors them', () => {
    fc.assert(
      fc.property(lines, anyOptions, (articulos, choice) => {
        expect(totals(articulos.map(negateLine), choice)).toEqual(negateTotals(totals(articulos, choice)));
      }),
    );
  });
});
