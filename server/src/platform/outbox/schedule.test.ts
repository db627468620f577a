import { expect, test } from 'vitest';
import { DELAYS_MS, nextDelay } from './schedule.ts';

const middle = () => 0.5;

test('waits grow, and the last try is the end', () => {
  const waits = DELAYS_MS.map((_, index) => nextDelay(index + 1, false, DELAYS_MS, middle) ?? 0);
  expect(waits).toEqual([...waits].sort((a, b) => a - b));
  expect(waits[0]).toBe(5000);
  expect(nextDelay(DELAYS_MS.length + 1, false)).toBeNull();
  expect(waits.reduce((sum, wait) => sum + wait, 0) / 3_600_000).toBeGreaterThan(23);
});

test('a "no" for good is asked again for a quarter of an hour, not all day', () => {
  expect(nextDelay(5, true, DELAYS_MS, middle)).toBe(600_000);
  expect(nextDelay(6, true)).toBeNull();
});

test('what failed together does not come back together', () => {
  expect(nextDelay(1, false, DELAYS_MS, () => 0)).toBe(4500);
  expect(nextDelay(1, false, DELAYS_MS, () => 1)).toBe(5500);
});
