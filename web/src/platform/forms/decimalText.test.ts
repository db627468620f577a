import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoneyInput } from '../format/money.ts';
import { parseDecimalText, scaleText, unscale } from './decimalText.ts';

describe('parseDecimalText', () => {
  it.each([
    ['1.234,50', '1234.5'],
    ['1234,5', '1234.5'],
    ['1234.50', '1234.5'],
    ['1,234.50', '1234.5'],
    ['$ 1.234.567,89', '1234567.89'],
    ['−$ 84.210', '-84210'],
    ['-0,00', '0'],
    ['1.234', '1234'],
    ['0.12', '0.12'],
    ['12.5', '12.5'],
    [',5', '0.5'],
    ['5,', '5'],
    [' 10% ', '10'],
    ['1,999', '2'],
    ['0,125', '0.13'],
    ['-0,125', '-0.13'],
  ])('%s is %s', (text, canonical) => {
    expect(parseDecimalText(text, 2)).toBe(canonical);
  });

  it.each(['', '-', 'abc', '1-2', '1.23.4', '1.234,5,6', '12 de mayo', '1.2345.678', '..', '$'])(
    'refuses %j',
    (text) => {
      expect(parseDecimalText(text, 2)).toBeNull();
    },
  );

  it('reads back every amount as we print it', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amount) => {
        const text = parseDecimalText(formatMoneyInput(amount), 2);
        expect(scaleText(text ?? 'not read', 2)).toBe(amount === 0 ? 0 : amount);
      }),
    );
  });

  it('reads an amount alike with comma, dot or both', () => {
    const amount = fc.integer({ min: 0, max: 9_999_999_999 });
    fc.assert(
      fc.property(amount, (centavos) => {
        const whole = Math.floor(centavos / 100);
        const cents = String(centavos % 100).padStart(2, '0');
        for (const text of [`${whole},${cents}`, `${whole}.${cents}`, `$${whole},${cents}`])
          expect(scaleText(parseDecimalText(text, 2) ?? 'not read', 2)).toBe(centavos);
      }),
    );
  });

  it('never throws and never invents: what it returns is one canonical number', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 4 }), (text, decimals) => {
        const result = parseDecimalText(text, decimals);
        if (result !== null) expect(result).toMatch(/^(0|-?(0|[1-9]\d*)(\.\d*[1-9])?)$/);
      }),
    );
  });
});

describe('scaleText and unscale', () => {
  it('mirror each other', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 0, max: 4 }), (value, decimals) => {
        expect(scaleText(unscale(value, decimals), decimals)).toBe(value === 0 ? 0 : value);
      }),
    );
  });
  it('keep the decimals that an input shows', () => {
    expect(unscale(60000000, 2, 2)).toBe('600000.00');
    expect(unscale(-5, 2, 2)).toBe('-0.05');
  });
  it('understand what is half typed', () => {
    expect(scaleText('12.', 2)).toBe(1200);
    expect(scaleText('.5', 2)).toBe(50);
    expect(scaleText('-', 2)).toBeNull();
    expect(scaleText('', 2)).toBeNull();
    expect(Object.is(scaleText('-0', 2), 0)).toBe(true);
  });
});
