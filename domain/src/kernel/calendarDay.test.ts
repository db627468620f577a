import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, businessDay, daysBetween, formatDia, parseDia } from './calendarDay.ts';

const dia = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2199-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('reading a day', () => {
  it.each([
    ['01/02/26', '2026-02-01'],
    ['1/2/2026', '2026-02-01'],
    [' 29/02/2028 ', '2028-02-29'],
    ['2026-12-31', '2026-12-31'],
  ])('%s → %s', (text, expected) => {
    expect(parseDia(text)).toBe(expected);
  });

  it.each([
    ['29/02/2026'],
    ['29/02/2100'],
    ['00/01/2026'],
    ['32/01/2026'],
    ['01/13/2026'],
    ['01/01/1899'],
    ['2026-2-1'],
    ['2026-02-01T00:00:00Z'],
    [''],
  ])('refuses %s', (text) => {
    expect(parseDia(text)).toBeNull();
  });

  it('what is written reads back', () => {
    fc.assert(
      fc.property(dia, (day) => {
        expect(parseDia(formatDia(day))).toBe(day);
      }),
    );
  });
});

describe('arithmetic', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2028-02-29', 365, '2029-02-28'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-11-20', 0, '2026-11-20'],
  ])('%s + %d = %s', (from, days, expected) => {
    expect(addDays(from, days)).toBe(expected);
    expect(daysBetween(from, expected)).toBe(days);
  });

  it('adding and counting undo each other, and order as text is order in time', () => {
    fc.assert(
      fc.property(dia, fc.integer({ min: -20_000, max: 20_000 }), (from, days) => {
        const to = addDays(from, days);
        expect(daysBetween(from, to)).toBe(days);
        expect(daysBetween(to, from)).toBe(days === 0 ? 0 : -days);
        expect(to > from).toBe(days > 0);
      }),
    );
  });
});

describe('months', () => {
  it.each([
    ['2026-11-20', -3, '2026-08-20'],
    ['2026-05-31', -3, '2026-02-28'],
    ['2027-01-15', -1, '2026-12-15'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-11-20', 0, '2026-11-20'],
  ])('%s + %d = %s', (from, months, expected) => {
    expect(addMonths(from, months)).toBe(expected);
  });
});

describe('the business day', () => {
  it.each([
    // Between 21:00 and 24:00 in Buenos Aires it is already tomorrow in UTC.
    ['2026-11-20T23:59:59-03:00', '2026-11-20'],
    ['2026-11-21T02:59:59Z', '2026-11-20'],
    ['2026-11-21T03:00:00Z', '2026-11-21'],
    ['2027-01-01T01:00:00Z', '2026-12-31'],
  ])('at %s is %s', (instant, expected) => {
    expect(businessDay(new Date(instant))).toBe(expected);
  });
});
