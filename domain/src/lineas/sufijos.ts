import { sumQuantities } from '../kernel/index.ts';
import type { DocumentLine } from './line.ts';

/** Endings that name a way of selling, not another article (D1 §9). */
export const SUFIJOS = ['PROMO', 'PCAJA', 'PCSEM', 'STOCK'] as const;

/**
 * 'HX8-4LPROMO' → 'HX8-4L' when that article exists; the longest ending that fits wins, and only one is taken off
 * (domain-facts §4.3). Codes are upper case.
 */
export function baseCode(codigo: string, exists: (codigo: string) => boolean): string {
  const bases = SUFIJOS.filter((suffix) => codigo.endsWith(suffix) && codigo.length > suffix.length)
    .sort((a, b) => b.length - a.length)
    .map((suffix) => codigo.slice(0, -suffix.length));
  return bases.find(exists) ?? codigo;
}

type Mergeable = Pick<DocumentLine, 'id' | 'cantidad' | 'bonificacion' | 'fromArmado'>;

/** Joins lines of the same article with the same discount into the first of them; parts of kits stay apart. */
export function mergeLines<L extends Mergeable>(lines: readonly L[]): L[] {
  const merged = new Map<string, L>();
  for (const line of lines) {
    const key = JSON.stringify([line.id, line.bonificacion, line.fromArmado ?? null]);
    const first = merged.get(key);
    merged.set(key, first ? { ...first, cantidad: sumQuantities([first.cantidad, line.cantidad]) } : line);
  }
  return [...merged.values()];
}
