import { SHEET_FORMATS, type SheetCell, sheetName, workbookText } from '@distri/domain/kernel';
import writeExcel, { type CellObject, type Row, type Sheet } from 'write-excel-file/node';
import { sheetRows, type Table } from './table.ts';

/** What a sheet holds, its heading included. */
export const MAX_ROWS = 1_048_576;

/** Text goes in as text: what begins with "=" is never a formula (reliability F5). */
function cellObject(cell: SheetCell | null): CellObject | null {
  if (cell === null) return null;
  if (cell.type === 'number') return { type: Number, value: cell.value, format: SHEET_FORMATS[cell.format] };
  if (cell.type === 'text') return { type: String, value: workbookText(cell.text) };
  return { type: Date, value: new Date(`${cell.dia}T00:00:00Z`), format: 'dd/mm/yyyy' };
}

function sheetOf(table: Table): Sheet<Buffer> {
  const heading = table.columns.map(
    ({ title, kind }): CellObject => ({
      type: String,
      value: workbookText(title),
      fontWeight: 'bold',
      align: kind === 'texto' || kind === 'fecha' ? 'left' : 'right',
    }),
  );
  const data: Row[] = [heading];
  for (const cells of sheetRows(table)) data.push(cells.map(cellObject));
  const columns = table.columns.map(({ title, width }) => ({ width: width ?? Math.max(10, title.length + 2) }));
  return { data, sheet: sheetName(table.name), columns, stickyRowsCount: 1 };
}

/** The bytes of a workbook with a sheet per table. Takes CPU: long ones are written in a worker. */
export async function tablesToXlsx(tables: readonly Table[]): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await writeExcel(tables.map(sheetOf)).toBuffer());
}
