import { formatDia } from '@distri/domain/kernel';
import { cellText, filterKind, fold, KINDS } from './kinds.ts';
import type { FilterValue, GridColumn } from './types.ts';

/**
 * The test of a column's filter. What is asked is read once, not once per row: a key has 20,000 of them to look at.
 * Rows without a value pass no filter.
 */
export function filterTest<Row>(column: GridColumn<Row>, filter: FilterValue): (row: Row) => boolean {
  if (filter.kind === 'text') {
    const holds = wordsTest(filter.text);
    return (row) => holds(fold(cellText(column, row)));
  }
  if (filter.kind === 'set') {
    const chosen = new Set(filter.values);
    return (row) => chosen.has(cellText(column, row));
  }
  if (filter.kind === 'range')
    return (row) => {
      const value = column.value(row);
      return typeof value === 'number' && between(value, filter.from, filter.to);
    };
  return (row) => {
    const value = column.value(row);
    return typeof value === 'string' && value !== '' && between(value.slice(0, 10), filter.from, filter.to);
  };
}

function between<Value extends number | string>(value: Value, from: Value | null, to: Value | null): boolean {
  return (from === null || value >= from) && (to === null || value <= to);
}

/** Every word of the question somewhere in the folded text. */
export function wordsTest(asked: string): (folded: string) => boolean {
  const words = fold(asked).split(/\s+/).filter(Boolean);
  return (folded) => words.every((word) => folded.includes(word));
}

export function isEmptyFilter(filter: FilterValue): boolean {
  if (filter.kind === 'text') return filter.text.trim() === '';
  if (filter.kind === 'set') return filter.values.length === 0;
  return filter.from === null && filter.to === null;
}

/** A filter of the column's kind that lets everything through. */
export function blankFilter<Row>(column: GridColumn<Row>): FilterValue | null {
  const kind = filterKind(column);
  if (kind === 'text') return { kind, text: '' };
  if (kind === 'set') return { kind, values: [] };
  return kind === 'none' ? null : { kind, from: null, to: null };
}

/** What the chip says after the title: 'Gómez, Paz, Ibarra', 'desde $ 1.000', '01/11/2026 a 20/11/2026'. */
export function describeFilter<Row>(column: GridColumn<Row>, filter: FilterValue): string {
  if (filter.kind === 'text') return filter.text;
  if (filter.kind === 'set') return filter.values.join(', ');
  const word = (value: number | string) =>
    typeof value === 'string' ? formatDia(value) : KINDS[column.kind].text(value).replace('–', '0');
  const { from, to } = filter;
  if (from !== null && to !== null) return from === to ? word(from) : `${word(from)} a ${word(to)}`;
  return from !== null ? `desde ${word(from)}` : `hasta ${word(to ?? 0)}`;
}

/** The different words of a column with their number of rows, for the set filter. */
export function facets<Row>(column: GridColumn<Row>, rows: readonly Row[]): { text: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const text = cellText(column, row);
    if (text !== '') counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const sorted = [...counts].sort(([a], [b]) => a.localeCompare(b, 'es'));
  return sorted.map(([text, count]) => ({ text, count }));
}
