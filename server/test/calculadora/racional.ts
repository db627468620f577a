/**
 * An exact fraction, not in lowest terms. Nothing here rounds but `round`, so a result owes nothing to how a machine
 * stores decimals.
 */
export interface Racional {
  num: bigint;
  /** Always positive. */
  den: bigint;
}

export const CERO: Racional = { num: 0n, den: 1n };
export const UNO: Racional = { num: 1n, den: 1n };

/** '-12.345' as the fraction it writes; anything else is a mistake of the test. */
export function decimal(text: string): Racional {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (!match) throw new Error(`no es un decimal: '${text}'`);
  const [, sign, whole, fraction = ''] = match;
  return { num: BigInt(`${sign}${whole}${fraction}`), den: 10n ** BigInt(fraction.length) };
}

export const add = (a: Racional, b: Racional): Racional =>
  a.den === b.den ? { num: a.num + b.num, den: a.den } : { num: a.num * b.den + b.num * a.den, den: a.den * b.den };
export const negate = (a: Racional): Racional => ({ num: -a.num, den: a.den });
export const subtract = (a: Racional, b: Racional): Racional => add(a, negate(b));
export const multiply = (a: Racional, b: Racional): Racional => ({ num: a.num * b.num, den: a.den * b.den });
export const abs = (a: Racional): Racional => ({ num: a.num < 0n ? -a.num : a.num, den: a.den });
export const isLess = (a: Racional, b: Racional): boolean => a.num * b.den < b.num * a.den;
export const sum = (terms: readonly Racional[]): Racional => terms.reduce(add, CERO);

/** To so many decimals; what lies exactly in the middle goes away from zero (decisions 3). */
export function round(a: Racional, decimals: number): Racional {
  const scale = 10n ** BigInt(decimals);
  const { num, den } = abs(a);
  const whole = (num * scale) / den;
  const rest = num * scale - whole * den;
  const up = rest * 2n >= den ? whole + 1n : whole;
  return { num: a.num < 0n ? -up : up, den: scale };
}

/** '1234.50'; the fraction has to have so many decimals at most. */
export function write(a: Racional, decimals: number): string {
  const scale = 10n ** BigInt(decimals);
  if ((a.num * scale) % a.den !== 0n) throw new Error(`${a.num}/${a.den} no entra en ${decimals} decimales`);
  const digits = String((abs(a).num * scale) / a.den).padStart(decimals + 1, '0');
  const text = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  return a.num < 0n ? `-${text}` : text;
}

/** `b` cannot be zero. */
export const divide = (a: Racional, b: Racional): Racional =>
  b.num < 0n ? { num: -a.num * b.den, den: a.den * -b.num } : { num: a.num * b.den, den: a.den * b.num };

export const max = (a: Racional, b: Racional): Racional => (isLess(a, b) ? b : a);
export const min = (a: Racional, b: Racional): Racional => (isLess(a, b) ? a : b);

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

/** '47/3', in lowest terms: two exact figures are the same when they are written the same. */
export function writeExact(a: Racional): string {
  const divisor = gcd(abs(a).num, a.den);
  return `${a.num / divisor}/${a.den / divisor}`;
}

/** Reads back what `writeExact` wrote. */
export function readExact(text: string): Racional {
  const [num = '', den = ''] = text.split('/');
  return { num: BigInt(num), den: BigInt(den) };
}
