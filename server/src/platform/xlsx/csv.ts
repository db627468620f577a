import { CSV_BOM, CSV_LINE, CSV_SEPARATOR, csvNumber, csvText, formatDia, type SheetCell } from '@distri/domain/kernel';
import { sheetRows, type Table } from './table.ts';

function field(cell: SheetCell | null): string {
  if (cell === null) return '';
  if (cell.type === 'dia') return formatDia(cell.dia);
  return cell.type === 'text' ? csvText(cell.text) : csvNumber(cell.value, cell.format);
}

const line = (fields: readonly string[]) => fields.join(CSV_SEPARATOR) + CSV_LINE;

/** A table as a text that the Excel of here opens as it is; no field of it begins like a formula (reliability F5). */
export function tableToCsv(table: Table): string {
  const body = Array.from(sheetRows(table), (cells) => line(cells.map(field)));
  return CSV_BOM + line(table.columns.map(({ title }) => csvText(title))) + body.join('');
}
