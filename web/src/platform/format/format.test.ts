import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatInteger, formatMoneyCell, formatMoneyInput } from './money.ts';
import { formatLitres, formatPercentCell } from './numbers.ts';
import { formatAgo, formatInstant, formatSince, formatTime } from './time.ts';

describe('money', () => {
  it('shows zero as a dash and missing as nothing in a column', () => {
    expect(formatMoneyCell(0)).toBe('–');
    expect(formatMoneyCell(null)).toBe('');
  });

  it('keeps the centavos in inputs', () => {
    expect(formatMoneyInput(60000000)).toBe('600.000,00');
    expect(formatMoneyInput(-105)).toBe('-1,05');
  });

  it('loses no centavo: what is shown reads back', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amount) => {
        const text = formatMoneyInput(amount).replaceAll('.', '').replace(',', '');
        expect(Number(text) === 0 ? 0 : Number(text)).toBe(amount);
      }),
    );
  });
});

it('says since when inside a sentence', () => {
  const now = new Date('2026-11-21T15:00:00Z');
  expect(formatSince('2026-11-21T10:34:00Z', now)).toBe('de hoy a las 07:34');
  expect(formatSince('2026-11-19T14:05:00Z', now)).toBe('del 19/11 a las 11:05');
  expect(formatSince('2025-11-19T14:05:00Z', now)).toBe('del 19/11/2025 a las 11:05');
});

describe('numbers', () => {
  it('groups thousands, four-digit figures included', () => {
    expect(formatInteger(1284)).toBe('1.284');
    expect(formatInteger(-1284)).toBe('−1.284');
  });
  it('a percentage of zero is a dash', () => {
    expect(formatPercentCell(0)).toBe('–');
    expect(formatPercentCell(25000)).toBe('2,5%');
    expect(formatPercentCell(undefined)).toBe('');
  });
  it('litres carry their unit', () => {
    expect(formatLitres(8420)).toBe('8.420 L');
    expect(formatLitres(0)).toBe('–');
  });
});

describe('times', () => {
  const now = new Date('2026-11-20T13:42:00-03:00');
  it('says today, then the day, then the year', () => {
    expect(formatInstant('2026-11-20T07:34:00-03:00', now)).toBe('Hoy 07:34');
    expect(formatInstant('2026-11-19T11:05:00-03:00', now)).toBe('19/11 11:05');
    expect(formatInstant('2025-11-19T11:05:00-03:00', now)).toBe('19/11/2025 11:05');
  });
  it('reads instants in Buenos Aires: 01:30 UTC is still yesterday', () => {
    expect(formatInstant('2026-11-20T01:30:00Z', now)).toBe('19/11 22:30');
    expect(formatTime('2026-11-20T03:00:00Z')).toBe('00:00');
  });
  it('counts the last hour', () => {
    expect(formatAgo('2026-11-20T13:41:58-03:00', now)).toBe('hace 2 s');
    expect(formatAgo('2026-11-20T13:37:00-03:00', now)).toBe('hace 5 min');
    expect(formatAgo('2026-11-20T07:34:00-03:00', now)).toBe('Hoy 07:34');
  });
});
