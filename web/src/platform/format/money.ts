import { type Centavos, formatMoney, MENOS } from '@distri/domain/kernel';

/** What a zero shows in a money column. */
export const RAYA = '–';

const units = new Intl.NumberFormat('es-AR', { useGrouping: 'always', maximumFractionDigits: 0 });

/** Groups the whole part with dots: `1234567` → '1.234.567'. */
export function formatInteger(value: number): string {
  return `${value < 0 ? MENOS : ''}${units.format(Math.abs(value))}`;
}

/** A money column of a grid: zero is a dash, missing is empty (look.md, grid rule 3). */
export function formatMoneyCell(amount: Centavos | null | undefined): string {
  if (amount === null || amount === undefined) return '';
  return amount === 0 ? RAYA : formatMoney(amount);
}

/** Without sign of currency and always with centavos, as inputs show it: '600.000,00'. */
export function formatMoneyInput(amount: Centavos): string {
  const cents = Math.abs(amount) % 100;
  const whole = units.format((Math.abs(amount) - cents) / 100);
  return `${amount < 0 ? '-' : ''}${whole},${String(cents).padStart(2, '0')}`;
}
