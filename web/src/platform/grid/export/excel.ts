import { SHEET_FORMATS, type SheetCell, sheetName, workbookText } from '@distri/domain/kernel';
import type { CellObject, SheetData } from 'write-excel-file/browser';
import { KINDS } from '../kinds.ts';
import type { GridColumn } from '../types.ts';
import { outCell } from './cells.ts';

/** Text goes in as text: a code that begins with "=" is never a formula. */
function sheetCell(cell: SheetCell): CellObject {
  if (cell.type === 'number') return { type: Number, value: cell.value, format: SHEET_FORMATS[cell.format] };
  if (cell.type === 'dia') return { type: Date, value: new Date(`${cell.dia}T00:00:00Z`), format: 'dd/mm/yyyy' };
  return { type: String, value: workbookText(cell.text) };
}

/** The rows and columns as shown, the way the writing library wants them. */
export function toSheet<Row>(columns: readonly GridColumn<Row>[], rows: readonly Row[]): SheetData {
  const head = columns.map(
    ({ title, kind }): CellObject => ({ type: String, value: title, fontWeight: 'bold', align: KINDS[kind].align }),
  );
  return [head, ...rows.map((row) => columns.map((column) => sheetCell(outCell(column, row))))];
}

/** Characters per pixel of a grid column, about. */
const CHARACTER_PX = 7;

/** Builds the workbook. The library is loaded by the first export, not with the grid. */
export async function toExcel<Row>(
  columns: readonly GridColumn<Row>[],
  rows: readonly Row[],
  sheet: string,
): Promise<Blob> {
  const { default: writeExcel } = await import('write-excel-file/browser');
  const widths = columns.map(({ width }) => ({ width: Math.max(8, Math.round(width / CHARACTER_PX)) }));
  return writeExcel(toSheet(columns, rows), { sheet: sheetName(sheet), columns: widths, stickyRowsCount: 1 }).toBlob();
}
