const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Waits between tries: quick at first, for a server that was only restarting; then a day in all. */
export const DELAYS_MS: readonly number[] = [
  5 * SECOND,
  20 * SECOND,
  MINUTE,
  3 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  8 * HOUR,
  8 * HOUR,
];

/** A "no" for good may come from a server that is set up wrongly for a while: it is asked again, but not all day. */
const PERMANENT_TRIES = 6;

/**
 * How long to wait after try number `tries` (from 1) failed; null when that was the last one. Spread by up to a fifth,
 * so that what failed together does not come back together.
 */
export function nextDelay(
  tries: number,
  permanent: boolean,
  delays: readonly number[] = DELAYS_MS,
  random: () => number = Math.random,
): number | null {
  const limit = permanent ? Math.min(PERMANENT_TRIES, delays.length + 1) : delays.length + 1;
  if (tries >= limit) return null;
  const delay = delays[Math.max(0, tries - 1)] ?? 0;
  return Math.round(delay * (0.9 + random() * 0.2));
}
