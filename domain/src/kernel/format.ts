import type { Centavos, Porcentaje } from './money.ts';

/** U+2212: as wide as a plus, so negative columns line up (look.md, grid rule 3). */
export const MENOS = '−';
const NBSP = '\u00a0';

const upTo = (decimals: number) =>
  new Intl.NumberFormat('es-AR', { useGrouping: 'always', maximumFractionDigits: decimals });
const whole = upTo(0);
const hundredths = upTo(2);
const thousandths = upTo(3);
const tenThousandths = upTo(4);

const signed = (value: number, magnitude: string) => `${value < 0 ? MENOS : ''}${magnitude}`;

/** A count, thousands with a dot also at four digits: `formatInteger(-1284)` → '−1.284'. */
export function formatInteger(value: number): string {
  return signed(value, whole.format(Math.abs(value)));
}

/** Centavos as people read them, ',00' dropped (D1 §9): `formatMoney(123456789)` → '$ 1.234.567,89'. */
export function formatMoney(amount: Centavos): string {
  const cents = Math.abs(amount) % 100;
  const pesos = whole.format((Math.abs(amount) - cents) / 100);
  return signed(amount, `$${NBSP}${cents === 0 ? pesos : `${pesos},${String(cents).padStart(2, '0')}`}`);
}

/** Without sign of currency and always with centavos, as fields take it: `formatMoneyInput(-105)` → '-1,05'. */
export function formatMoneyInput(amount: Centavos): string {
  const cents = Math.abs(amount) % 100;
  const pesos = whole.format((Math.abs(amount) - cents) / 100);
  return `${amount < 0 ? '-' : ''}${pesos},${String(cents).padStart(2, '0')}`;
}

/** A quantity with up to three decimals: `formatQuantity(1234.5)` → '1.234,5'. */
export function formatQuantity(quantity: number): string {
  return signed(quantity, thousandths.format(Math.abs(quantity)));
}

/** Ten-thousandths of a percent, without space: `formatPercent(25000)` → '2,5%'. */
export function formatPercent(percent: Porcentaje): string {
  return signed(percent, `${tenThousandths.format(Math.abs(percent) / 10_000)}%`);
}

/**
 * A percentage that came out of an amount, with the two decimals that people read (domain-facts §4.7: '20,51%'); the
 * stored figure keeps its four. A rate that makes an amount is shown whole, by `formatPercent`.
 * @example formatRoundedPercent(205_128) → '20,51%'
 */
export function formatRoundedPercent(percent: Porcentaje): string {
  const magnitude = hundredths.format(Math.abs(percent) / 10_000);
  return signed(magnitude === '0' ? 0 : percent, `${magnitude}%`);
}
