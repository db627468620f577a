import { createHash } from 'node:crypto';

/** A repeatable source of chance: the same seed gives the same demo on every machine. */
export interface Prng {
  /** 0 ≤ x < 1. */
  next(): number;
  /** Whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** True in `percent` of a hundred cases. */
  chance(percent: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** `count` different items (all of them when there are fewer), in no order. */
  sample<T>(items: readonly T[], count: number): T[];
  /** A stream of its own, so that what one part of the demo draws does not move the others. */
  fork(label: string): Prng;
}

/** sfc32 seeded by the SHA-256 of a text. */
export function createPrng(seed: string): Prng {
  const digest = createHash('sha256').update(seed).digest();
  const state = new Uint32Array([0, 4, 8, 12].map((offset) => digest.readUInt32LE(offset)));
  const next = () => {
    const [a = 0, b = 0, c = 0, counter = 0] = state;
    const result = (a + b + counter) >>> 0;
    state[0] = b ^ (b >>> 9);
    state[1] = c + (c << 3);
    state[2] = ((c << 21) | (c >>> 11)) + result;
    state[3] = counter + 1;
    return result / 4_294_967_296;
  };
  return withHelpers(seed, next);
}

function withHelpers(seed: string, next: () => number): Prng {
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    chance: (percent) => next() * 100 < percent,
    pick: (items) => itemAt(items, int(0, items.length - 1)),
    sample: (items, count) => sample(items, count, int),
    fork: (label) => createPrng(`${seed}/${label}`),
  };
}

function sample<T>(items: readonly T[], count: number, int: (min: number, max: number) => number): T[] {
  if (count >= items.length) return [...items];
  const taken = new Set<number>();
  while (taken.size < count) taken.add(int(0, items.length - 1));
  return Array.from(taken, (index) => itemAt(items, index));
}

/** The item at an index that must exist. */
export function itemAt<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`no item ${index} of ${items.length}`);
  return item;
}

/** Draws items in proportion to their weights, in logarithmic time. Refuses an empty list. */
export function weightedPicker<T>(items: readonly T[], weight: (item: T) => number): (prng: Prng) => T {
  const limits: number[] = [];
  let total = 0;
  for (const item of items) {
    total += weight(item);
    limits.push(total);
  }
  if (total <= 0) throw new RangeError('nothing to draw from');
  return (prng) => itemAt(items, firstAbove(limits, prng.next() * total));
}

function firstAbove(limits: readonly number[], value: number): number {
  let low = 0;
  let high = limits.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (itemAt(limits, middle) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}
