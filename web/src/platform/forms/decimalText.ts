/**
 * Numbers as people type and paste them, turned into canonical text ('-1234.5'): digits, one dot, a leading minus.
 * Text, not floats: an amount must not change by going through binary fractions.
 */

const MOST_DECIMALS = 30;
const SEPARATOR = /[.,]/g;
/** Thousands in groups of three: '1.234.567'. */
export const GRUPOS_DE_MILES = /^\d{1,3}([.,]\d{3})+$/;

/** Which character is the decimal mark, if any. '1.234' is a thousand in Argentina; '1234.50' and '0.125' are not. */
function decimalMark(body: string): string | null {
  const marks = body.match(SEPARATOR) ?? [];
  const last = marks.at(-1);
  if (last === undefined) return null;
  const isMixed = marks.some((mark) => mark !== last);
  if (isMixed) return marks.filter((mark) => mark === last).length === 1 ? last : null;
  if (marks.length > 1) return null;
  return last === '.' && GRUPOS_DE_MILES.test(body) && !body.startsWith('0') ? null : last;
}

/**
 * Reads '1.234,50', '1234,5', '1234.50', '$ 1.234', '−84.210' and '1,234.50'.
 * @returns canonical text rounded half away from zero to `decimals`; null when it is not one number.
 */
export function parseDecimalText(text: string, decimals: number): string | null {
  const bare = text.replace(/[\s$%]/g, '').replace(/−/g, '-');
  const match = /^(-?)([\d.,]*\d[\d.,]*)$/.exec(bare);
  const body = match?.[2];
  if (body === undefined) return null;
  const mark = decimalMark(body);
  const cut = mark === null ? body.length : body.lastIndexOf(mark);
  const whole = body.slice(0, cut);
  if (/[.,]/.test(whole) && !GRUPOS_DE_MILES.test(whole)) return null;
  return roundText(match?.[1] ?? '', whole.replace(SEPARATOR, ''), body.slice(cut + 1), decimals);
}

function roundText(sign: string, whole: string, fraction: string, decimals: number): string {
  const digits = BigInt(`${whole || '0'}${fraction.slice(0, decimals).padEnd(decimals, '0')}`);
  const up = (fraction[decimals] ?? '0') >= '5' ? 1n : 0n;
  return fromScaled(digits + up, decimals, sign);
}

function fromScaled(magnitude: bigint, decimals: number, sign: string): string {
  const text = magnitude.toString().padStart(decimals + 1, '0');
  const cut = text.length - decimals;
  const fraction = text.slice(cut).replace(/0+$/, '');
  const body = fraction ? `${text.slice(0, cut)}.${fraction}` : text.slice(0, cut);
  return magnitude === 0n ? '0' : `${sign}${body}`;
}

/** Whether a text that is a number has a fraction that counts: '1.234,56' does, '1.234,00' does not. */
export const hasFraction = (text: string) => parseDecimalText(text, 0) !== parseDecimalText(text, MOST_DECIMALS);

/** Canonical text × 10^decimals as a whole number: `scaleText('1234.5', 2)` = 123450. Null when empty or a lone sign. */
export function scaleText(text: string, decimals: number): number | null {
  const match = /^(-?)(\d*)(?:\.(\d*))?$/.exec(text);
  const whole = match?.[2] ?? '';
  const fraction = match?.[3] ?? '';
  if (!match || (whole === '' && fraction === '')) return null;
  const magnitude = Number(`${whole}${fraction.slice(0, decimals).padEnd(decimals, '0')}`);
  return match[1] === '-' && magnitude !== 0 ? -magnitude : magnitude;
}

/** The inverse of `scaleText`; keeps at least `fixed` decimals: `unscale(123450, 2, 2)` = '1234.50'. */
export function unscale(value: number, decimals: number, fixed = 0): string {
  const text = fromScaled(BigInt(Math.abs(value)), decimals, value < 0 ? '-' : '');
  if (fixed === 0) return text;
  const [whole, fraction = ''] = text.split('.');
  return `${whole}.${fraction.padEnd(fixed, '0')}`;
}
