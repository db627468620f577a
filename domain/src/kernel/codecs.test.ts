import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bandera, cantidad, codigo, fecha, idNumerico, pesos, porcentaje, texto } from './codecs.ts';

const roundTrip = (value: number) => z.decode(pesos, JSON.parse(JSON.stringify(z.encode(pesos, value))));

describe('pesos on the wire', () => {
  it.each([
    [1234.56, 123456],
    ['1234.56', 123456],
    ['1234.5', 123450],
    ['-0.05', -5],
    [0.29, 29],
    [1.005e3, 100500],
    ['10.00', 1000],
    ['10.2300', 1023],
    // Sums of floats that third screens may send.
    [0.1 + 0.2, 30],
    [1.1 * 3, 330],
    [Array.from({ length: 30 }, () => 9_876_543.21).reduce((total, value) => total + value, 0), 29_629_629_630],
    [9_999_999_999_999.99, 999_999_999_999_999],
    [1_234_567_890_123.45, 123_456_789_012_345],
    ['9999999999999.99', 999_999_999_999_999],
  ])('%s is %d centavos', (wire, inside) => {
    expect(z.decode(pesos, wire)).toBe(inside);
  });

  it.each([[10.005], ['10.005'], ['1.234,56'], ['12a'], [''], ['1e5'], [Number.NaN], ['12345678901234.00']])(
    'refuses %s',
    (wire) => {
      expect(pesos.safeDecode(wire).success).toBe(false);
    },
  );

  it('knows no negative zero', () => {
    expect(Object.is(z.decode(pesos, -0), 0)).toBe(true);
    expect(Object.is(z.decode(pesos, '-0.00'), 0)).toBe(true);
  });

  it('100,000 amounts come back exactly', () => {
    const max = 999_999_999_999_999;
    for (let step = 0; step < 50_000; step += 1) {
      // Dense near zero, then spread over the whole range.
      const spread = Math.floor((max / 50_000) * step) + (step % 97);
      if (roundTrip(step - 25_000) !== step - 25_000) expect.fail(`lost ${step - 25_000}`);
      if (roundTrip(spread) !== spread) expect.fail(`lost ${spread}`);
    }
  });

  it('any amount comes back exactly, as number and as text', () => {
    const inside = fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 });
    fc.assert(
      fc.property(inside, (value) => {
        expect(roundTrip(value)).toBe(value);
        const magnitude = String(Math.abs(value)).padStart(3, '0');
        const text = `${value < 0 ? '-' : ''}${magnitude.slice(0, -2)}.${magnitude.slice(-2)}`;
        expect(z.decode(pesos, text)).toBe(value);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('percentages on the wire', () => {
  it.each([
    [10, 100_000],
    ['2.5', 25_000],
    [33.3333, 333_333],
    [-100, -1_000_000],
    [0.0001, 1],
  ])('%s is %d', (wire, inside) => {
    expect(z.decode(porcentaje, wire)).toBe(inside);
    expect(z.decode(porcentaje, z.encode(porcentaje, inside))).toBe(inside);
  });

  it.each([[100.0001], [-101], ['0.00001'], ['10%']])('refuses %s', (wire) => {
    expect(porcentaje.safeDecode(wire).success).toBe(false);
  });

  it('every one of them comes back exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (value) => {
        expect(z.decode(porcentaje, z.encode(porcentaje, value))).toBe(value);
      }),
    );
  });
});

describe('days on the wire', () => {
  it.each([
    ['20/03/2026', '2026-03-20'],
    ['20/03/26', '2026-03-20'],
    ['2026-03-20', '2026-03-20'],
    ['29/02/2028', '2028-02-29'],
  ])('%s is %s', (wire, inside) => {
    expect(z.decode(fecha, wire)).toBe(inside);
  });
  it('leave as DD/MM/YYYY', () => {
    expect(z.encode(fecha, '2026-03-20')).toBe('20/03/2026');
  });
  it.each([['29/02/2026'], ['31/04/2026'], ['03-20-2026'], [''], ['mañana']])('refuses %s', (wire) => {
    expect(fecha.safeDecode(wire).success).toBe(false);
  });
});

describe('the rest', () => {
  it('quantities: three decimals', () => {
    expect(cantidad.safeParse(1.125).success).toBe(true);
    expect(cantidad.safeParse(1.1255).success).toBe(false);
    expect(cantidad.safeParse(Number.NaN).success).toBe(false);
  });

  it('text is trimmed and holds nothing that cannot be stored', () => {
    expect(texto(5).parse('  abc  ')).toBe('abc');
    expect(texto(3).safeParse('abcd').success).toBe(false);
    expect(texto(9).safeParse('a\u0000b').success).toBe(false);
    expect(texto(9).safeParse('a\ud800').success).toBe(false);
    expect(codigo.safeParse('   ').success).toBe(false);
  });

  it.each([
    ['true', true],
    ['1', true],
    ['', true],
    ['SI', true],
    ['false', false],
    ['0', false],
    [false, false],
  ])('the flag %s is %s', (wire, inside) => {
    expect(z.decode(bandera, wire)).toBe(inside);
  });

  it('ids are digits', () => {
    expect(idNumerico.parse('42')).toBe(42);
    expect(idNumerico.safeParse('0').success).toBe(false);
    expect(idNumerico.safeParse('1.5').success).toBe(false);
    expect(idNumerico.safeParse('2147483648').success).toBe(false);
  });
});
