/**
 * Codes of ARBA's nomenclature by category: tariff headings of six digits (domain-facts §1.3). Starting values; a
 * company confirms its own.
 */
const POR_RUBRO: Readonly<Record<number, string>> = {
  1: '271019',
  2: '271019',
  3: '271019',
  4: '271019',
  5: '271019',
  6: '340319',
  7: '382000',
  8: '381900',
  9: '310210',
  10: '381190',
  11: '842123',
  12: '842131',
  13: '842123',
  14: '842139',
  15: '853921',
  16: '850710',
  17: '851240',
  18: '851110',
  19: '870899',
  20: '271019',
};

export function codigoArba(rubro: number): string {
  const found = POR_RUBRO[rubro];
  if (found === undefined) throw new RangeError(`category ${rubro} has no ARBA code`);
  return found;
}
