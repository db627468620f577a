import { CSV_BOM, CSV_LINE, CSV_SEPARATOR, csvNumber, csvText, formatDia, type SheetCell } from '@distri/domain/kernel';
import type { GridColumn } from '../types.ts';
import { outCell } from './cells.ts';

function csvCell(cell: SheetCell): string {
  if (cell.type === 'dia') return formatDia(cell.dia);
  return cell.type === 'text' ? csvText(cell.text) : csvNumber(cell.value, cell.format);
}

/** The rows and columns as shown, as a text that Excel opens as it is. */
export function toCsv<Row>(columns: readonly GridColumn<Row>[], rows: readonly Row[]): string {
  const head = columns.map((column) => csvText(column.title)).join(CSV_SEPARATOR);
  const body = rows.map((row) => columns.map((column) => csvCell(outCell(column, row))).join(CSV_SEPARATOR));
  return `${CSV_BOM}${[head, ...body].join(CSV_LINE)}${CSV_LINE}`;
}
