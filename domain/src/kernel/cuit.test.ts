import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cuitCheckDigit, formatCuit, isValidCuit, normalizeCuit } from './cuit.ts';

const type = fc.constantFrom('20', '23', '24', '27', '30', '33', '34', '50', '51', '55');
const tenDigits = fc
  .tuple(type, fc.integer({ min: 0, max: 99_999_999 }))
  .map(([kind, body]) => kind + String(body).padStart(8, '0'));

describe('CUIT', () => {
  it('worked example of domain-facts §2.2: 30-71234567-? → 1', () => {
    expect(cuitCheckDigit('3071234567')).toBe(1);
    expect(isValidCuit('30-71234567-1')).toBe(true);
    expect(isValidCuit('30712345671')).toBe(true);
  });

  it.each([['30-71234567-2'], ['3071234567'], ['307123456711'], ['99-71234567-1'], [''], ['TREINTA']])(
    'refuses %s',
    (text) => {
      expect(isValidCuit(text)).toBe(false);
    },
  );

  it('has bodies without a check digit: they are reissued with another type', () => {
    expect(cuitCheckDigit('2000000001')).toBeNull();
    expect(cuitCheckDigit('2000000002')).toBe(8);
    expect(cuitCheckDigit('200000000')).toBeNull();
  });

  it('any wrong digit is found', () => {
    fc.assert(
      fc.property(tenDigits, fc.integer({ min: 0, max: 10 }), fc.integer({ min: 1, max: 9 }), (body, at, step) => {
        const digit = cuitCheckDigit(body);
        fc.pre(digit !== null);
        const right = `${body}${digit}`;
        const wrong = right.slice(0, at) + ((Number(right[at]) + step) % 10) + right.slice(at + 1);
        expect(isValidCuit(right)).toBe(true);
        expect(isValidCuit(wrong)).toBe(false);
      }),
    );
  });

  it('is written with dashes and read without', () => {
    expect(formatCuit('30712345671')).toBe('30-71234567-1');
    expect(formatCuit('123')).toBe('123');
    expect(normalizeCuit('30-71234567-1')).toBe('30712345671');
  });
});
