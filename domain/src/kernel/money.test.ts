import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allocate,
  CIEN_POR_CIENTO,
  centavos,
  combineDiscounts,
  divideRounded,
  dropDust,
  isPartialPayment,
  isQuantity,
  lessPercent,
  mulDiv,
  percentOf,
  sum,
  sumQuantities,
  thousandths,
  timesQuantity,
} from './money.ts';

const amount = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });
const price = fc.integer({ min: 0, max: 10_000_000_000 });
const percent = fc.integer({ min: 0, max: CIEN_POR_CIENTO });
const quantity = fc.integer({ min: -50_000_000, max: 50_000_000 }).map((value) => value / 1000);
const negative = (value: number) => (value === 0 ? 0 : -value);

describe('rounding', () => {
  it.each([
    [5n, 2n, 3n],
    [-5n, 2n, -3n],
    [4n, 3n, 1n],
    [-4n, 3n, -1n],
    [0n, 7n, 0n],
  ])('%d ÷ %d goes half away from zero: %d', (numerator, denominator, result) => {
    expect(divideRounded(numerator, denominator)).toBe(result);
  });

  it('refuses a denominator that is not positive', () => {
    expect(() => divideRounded(1n, 0n)).toThrow(RangeError);
  });

  it('is the same with and without big integers', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: -2_000_000, max: 2_000_000 }), (value, factor) => {
        const exact = divideRounded(BigInt(value) * BigInt(factor), 1_000_000n);
        expect(mulDiv(value, factor, 1_000_000)).toBe(Number(exact) === 0 ? 0 : Number(exact));
      }),
    );
  });

  it('throws past what a number holds exactly, and on fractions', () => {
    expect(() => centavos(Number.MAX_SAFE_INTEGER + 1)).toThrow(RangeError);
    expect(() => centavos(10.5)).toThrow(RangeError);
    expect(() => mulDiv(Number.MAX_SAFE_INTEGER, 3, 2)).toThrow(RangeError);
    expect(() => sum([Number.MAX_SAFE_INTEGER, 1, -1])).toThrow(RangeError);
  });

  it('knows no negative zero', () => {
    expect(Object.is(centavos(-0), 0)).toBe(true);
    expect(Object.is(mulDiv(-5, 0, 10), 0)).toBe(true);
  });
});

describe('percentages', () => {
  it.each([
    // 21% of $ 100
    [10_000, 210_000, 2_100],
    [30_780_000, 210_000, 6_463_800],
    [30_780_000, 25_000, 769_500],
    [-10_000, 210_000, -2_100],
  ])('of %d at %d is %d', (value, rate, result) => {
    expect(percentOf(value, rate)).toBe(result);
  });

  it.each([
    // Floats of pesos lose a centavo in these (codebase anchors, theme 7).
    [380, 25_000, 371],
    [-380, 25_000, -371],
    [36_000_000, 50_000, 34_200_000],
    [100, 1_000_000, 0],
    [100, 0, 100],
    [100, -100_000, 110],
  ])('%d less %d is %d', (value, rate, result) => {
    expect(lessPercent(value, rate)).toBe(result);
  });

  it('two discounts in a row: 4.00 less 5% less 2.5% is 3.71', () => {
    expect(lessPercent(lessPercent(400, 50_000), 25_000)).toBe(371);
  });

  it('mirror: f(-x) = -f(x)', () => {
    fc.assert(
      fc.property(amount, percent, (value, rate) => {
        expect(percentOf(-value, rate)).toBe(negative(percentOf(value, rate)));
        expect(lessPercent(-value, rate)).toBe(negative(lessPercent(value, rate)));
      }),
    );
  });

  it('combine: 10% and then 30% is 37%', () => {
    expect(combineDiscounts(100_000, 300_000)).toBe(370_000);
    expect(combineDiscounts(0, 300_000)).toBe(300_000);
    expect(combineDiscounts(CIEN_POR_CIENTO, 300_000)).toBe(CIEN_POR_CIENTO);
    // 2.5% and then 30%: 31.75%, needs four decimals of the integer.
    expect(combineDiscounts(25_000, 300_000)).toBe(317_500);
    // 30.00035% goes away from zero.
    expect(combineDiscounts(5, 300_000)).toBe(300_004);
  });

  it('combining takes no order and never gives less than either', () => {
    fc.assert(
      fc.property(percent, percent, (first, second) => {
        expect(combineDiscounts(first, second)).toBe(combineDiscounts(second, first));
        expect(combineDiscounts(first, second)).toBeGreaterThanOrEqual(Math.max(first, second));
      }),
    );
  });
});

describe('quantities', () => {
  it.each([
    [1_500_000, 24, 36_000_000],
    [1_999, 0.125, 250],
    [333, 1.005, 335],
    [100, -3, -300],
  ])('%d × %d = %d', (price, units, result) => {
    expect(timesQuantity(price, units)).toBe(result);
  });

  it('refuse a fourth decimal', () => {
    expect(() => thousandths(0.0005)).toThrow(RangeError);
    expect(() => thousandths(Number.NaN)).toThrow(RangeError);
    expect(isQuantity(99_999_999.999)).toBe(true);
    expect(isQuantity(1.2345)).toBe(false);
    expect(isQuantity(Number.POSITIVE_INFINITY)).toBe(false);
  });

  it('add without dust', () => {
    expect(sumQuantities([0.1, 0.2])).toBe(0.3);
    expect(sumQuantities([])).toBe(0);
    expect(sumQuantities([1.5, -1.5])).toBe(0);
  });

  it('mirror, and add up in any order', () => {
    fc.assert(
      fc.property(price, quantity, (unitPrice, units) => {
        expect(timesQuantity(unitPrice, -units)).toBe(negative(timesQuantity(unitPrice, units)));
      }),
    );
    fc.assert(
      fc.property(fc.array(quantity), (units) => {
        expect(sumQuantities([...units].reverse())).toBe(sumQuantities(units));
      }),
    );
  });
});

describe('tolerances', () => {
  it.each([
    [4, 0],
    [-4, 0],
    [5, 5],
    [-5, -5],
  ])('under 0.05 is zero: %d → %d', (value, result) => {
    expect(dropDust(value)).toBe(result);
  });

  it.each([
    [1000, 1011, true],
    [1000, 1010, false],
    [1000, 1000, false],
    [1001, 1000, false],
  ])('paying %d of %d is partial: %s', (paid, pending, partial) => {
    expect(isPartialPayment(paid, pending)).toBe(partial);
  });
});

describe('allocate', () => {
  it('gives odd centavos to the earlier of equal parts, and mirrors', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
  });

  it('gives odd centavos to the largest remainders', () => {
    expect(allocate(10, [55, 25, 20])).toEqual([6, 2, 2]);
    expect(allocate(10, [25, 26, 49])).toEqual([2, 3, 5]);
  });

  it('handles no parts and no weight', () => {
    expect(allocate(10, [])).toEqual([]);
    expect(allocate(10, [0, 0])).toEqual([10, 0]);
  });

  it('refuses negative and fractional weights', () => {
    expect(() => allocate(10, [1, -1])).toThrow(RangeError);
    expect(() => allocate(10, [0.5])).toThrow(RangeError);
  });

  const weights = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 30 });
  it('the parts add up to the whole, mirror, and stay within a centavo of the exact share', () => {
    fc.assert(
      fc.property(amount, weights, (total, parts) => {
        const shares = allocate(total, parts);
        expect(sum(shares)).toBe(total);
        expect(allocate(-total, parts)).toEqual(shares.map(negative));
        const whole = parts.reduce((acc, part) => acc + part, 0);
        if (whole === 0) return;
        for (const [index, share] of shares.entries()) {
          const exact = BigInt(total) * BigInt(parts[index] ?? 0);
          const distance = BigInt(share) * BigInt(whole) - exact;
          expect(distance > -BigInt(whole) && distance < BigInt(whole)).toBe(true);
        }
      }),
    );
  });
});
