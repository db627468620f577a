import type { SheetCell } from '@distri/domain/kernel';

/** What a column holds: text, centavos, ten-thousandths of a percent, a quantity or a 'YYYY-MM-DD'. */
export type ColumnKind = 'texto' | 'importe' | 'porcentaje' | 'numero' | 'fecha';

export interface TableColumn {
  title: string;
  kind: ColumnKind;
  /** Characters. */
  width?: number;
}

/** Plain data, so that it can cross to a worker. Null leaves the cell empty. */
export interface Table {
  name: string;
  columns: readonly TableColumn[];
  rows: readonly (readonly (string | number | null)[])[];
}

const TEN_THOUSANDTHS = 1_000_000;

/** A value as it leaves: figures in the units that people calculate with, anything unexpected as text. */
export function sheetCell(kind: ColumnKind, value: string | number | null): SheetCell | null {
  if (value === null || value === '') return null;
  if (typeof value === 'string') return kind === 'fecha' ? { type: 'dia', dia: value } : { type: 'text', text: value };
  if (kind === 'importe') return { type: 'number', value: value / 100, format: 'importe' };
  if (kind === 'porcentaje') return { type: 'number', value: value / TEN_THOUSANDTHS, format: 'porcentaje' };
  return kind === 'numero' ? { type: 'number', value, format: 'numero' } : { type: 'text', text: String(value) };
}

/** The cells of a table, row by row. */
export function* sheetRows(table: Table): Generator<(SheetCell | null)[]> {
  for (const row of table.rows) yield table.columns.map(({ kind }, index) => sheetCell(kind, row[index] ?? null));
}
