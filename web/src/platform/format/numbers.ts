import { formatPercent, formatQuantity, type Porcentaje } from '@distri/domain/kernel';
import { RAYA } from './money.ts';

/** Litres as the documents show them: '216 L'; a dash when the article has none. */
export function formatLitres(litres: number): string {
  return litres === 0 ? RAYA : `${formatQuantity(litres)} L`;
}

/** A percent column of a grid: zero is a dash, missing is empty. */
export function formatPercentCell(percent: Porcentaje | null | undefined): string {
  if (percent === null || percent === undefined) return '';
  return percent === 0 ? RAYA : formatPercent(percent);
}
