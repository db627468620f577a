import { type Centavos, formatMoney } from '@distri/domain/kernel';

export { formatInteger, formatMoneyInput } from '@distri/domain/kernel';

/** What a zero shows in a money column. */
export const RAYA = '–';

/** A money column of a grid: zero is a dash, missing is empty (look.md, grid rule 3). */
export function formatMoneyCell(amount: Centavos | null | undefined): string {
  if (amount === null || amount === undefined) return '';
  return amount === 0 ? RAYA : formatMoney(amount);
}
