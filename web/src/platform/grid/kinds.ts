import { foldText, formatDia, formatMoney, formatQuantity, formatRoundedPercent } from '@distri/domain/kernel';
import { formatInteger, formatMoneyCell, RAYA } from '../format/money.ts';
import { formatLitres } from '../format/numbers.ts';
import { formatInstant } from '../format/time.ts';
import type { ColumnKind, FilterKind, GridColumn, GridValue } from './types.ts';

interface KindRules {
  align: 'left' | 'right';
  filter: FilterKind;
  /** Names and addresses may end in an ellipsis; ids, codes, dates and amounts never (look.md, grid rule 2). */
  truncates: boolean;
  /** Takes a share of the leftover width. */
  grows: boolean;
  searched: boolean;
  text: (value: GridValue) => string;
}

const asText = (value: GridValue) => (value === null || value === undefined ? '' : String(value));
const numeric = (format: (value: number) => string) => (value: GridValue) =>
  typeof value === 'number' ? format(value) : '';

const words = { align: 'left', filter: 'text', searched: true, text: asText } as const;
const figures = { align: 'right', filter: 'range', truncates: false, grows: false, searched: false } as const;
const days = { align: 'left', filter: 'dates', truncates: false, grows: false } as const;

export const KINDS: Readonly<Record<ColumnKind, KindRules>> = {
  id: { ...words, truncates: false, grows: false },
  codigo: { ...words, truncates: false, grows: false },
  nombre: { ...words, truncates: true, grows: true },
  texto: { ...words, truncates: true, grows: true },
  chip: { ...words, filter: 'set', truncates: false, grows: false },
  booleano: {
    align: 'left',
    filter: 'set',
    truncates: false,
    grows: false,
    searched: false,
    text: (v) => (v ? 'Sí' : 'No'),
  },
  importe: { ...figures, text: numeric((value) => formatMoneyCell(value)) },
  numero: { ...figures, text: numeric(formatQuantity) },
  litros: { ...figures, text: numeric(formatLitres) },
  porcentaje: { ...figures, text: numeric((value) => (value === 0 ? RAYA : formatRoundedPercent(value))) },
  fecha: { ...days, searched: true, text: (v) => (typeof v === 'string' && v !== '' ? formatDia(v) : '') },
  instante: { ...days, searched: false, text: (v) => (typeof v === 'string' && v !== '' ? formatInstant(v) : '') },
};

export function filterKind<Row>(column: GridColumn<Row>): FilterKind {
  return column.filter ?? KINDS[column.kind].filter;
}

/** The text of a cell, as shown. */
export function cellText<Row>(column: GridColumn<Row>, row: Row): string {
  return KINDS[column.kind].text(column.value(row));
}

/** A sum of the column, written as its kind is. */
export function sumText(kind: ColumnKind, total: number): string {
  if (kind === 'importe') return formatMoney(total);
  if (kind === 'litros') return `${formatQuantity(total)} L`;
  return formatInteger(total);
}

const ASCII = /^[\u0020-\u007e\n]*$/;
const ACCENTED = /[áéíóúüñàèìòùâêîôûäëïöçãõ]/g;
const PLAIN: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('áéíóúüñàèìòùâêîôûäëïöçãõ', (letter) => [letter, foldText(letter)]),
);

/** `foldText` with short ways: most texts have nothing to fold, and most of the others only letters of ours. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII.test(lower)) return lower;
  const plain = lower.replace(ACCENTED, (letter) => PLAIN[letter] ?? letter);
  return ASCII.test(plain) ? plain : foldText(text);
}

/** Everything of a row that the global search looks at; codes also without their hyphens. */
export function haystack<Row>(columns: readonly GridColumn<Row>[], row: Row): string {
  let text = '';
  for (const column of columns) {
    if (!(column.searchable ?? KINDS[column.kind].searched)) continue;
    const cell = cellText(column, row);
    text += `${cell}\n`;
    if (column.kind === 'codigo' && cell.includes('-')) text += `${cell.replaceAll('-', '')}\n`;
  }
  return fold(text);
}
