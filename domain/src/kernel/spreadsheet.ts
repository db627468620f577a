/** A cell on its way to a spreadsheet: figures stay figures, everything else is text. */
export type SheetCell =
  | { type: 'text'; text: string }
  | { type: 'number'; value: number; format: SheetFormat }
  | { type: 'dia'; dia: string };

/** Pesos, percent as a fraction, quantities. */
export type SheetFormat = 'importe' | 'porcentaje' | 'numero';

/** As Excel writes its number formats; it shows them the way of the machine's language. */
export const SHEET_FORMATS: Readonly<Record<SheetFormat, string>> = {
  importe: '#,##0.00',
  porcentaje: '0.00##%',
  numero: '#,##0.###',
};

/** Excel in Argentina: semicolon between fields, comma in figures, and a mark that says UTF-8. */
export const CSV_SEPARATOR = ';';
export const CSV_LINE = '\r\n';
export const CSV_BOM = '\ufeff';

/** Control characters have no place in a spreadsheet; tabs and line ends do. */
const NO_PLACE = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;
/** What a spreadsheet would run as a formula; the apostrophe, so that taking one away again gives the text back. */
const DANGEROUS = /^[=+\-@\t\r']/;
const MAX_CELL_TEXT = 32_767;

/** Text as a cell can hold it: no control characters, no half letters, at most 32,767 of them. */
export function sheetText(text: string): string {
  return text.toWellFormed().replace(NO_PLACE, '').slice(0, MAX_CELL_TEXT).toWellFormed();
}

/**
 * Text for a cell of a workbook. The writing library keeps the texts it has seen in an object, and breaks the file on
 * those that every object has ('constructor', 'toString'…): they get an invisible space at the end.
 */
export function workbookText(text: string): string {
  const clean = sheetText(text);
  return Object.hasOwn(Object.prototype, clean) ? `${clean}\u200b` : clean;
}

/** A text field of a CSV: what begins like a formula is prefixed with an apostrophe and quoted (reliability F5). */
export function csvText(text: string): string {
  const clean = sheetText(text);
  if (DANGEROUS.test(clean)) return `"'${clean.replaceAll('"', '""')}"`;
  return /[";\r\n]/.test(clean) ? `"${clean.replaceAll('"', '""')}"` : clean;
}

/** A figure of a CSV: decimal comma, no thousand dots; percentages in points. */
export function csvNumber(value: number, format: SheetFormat): string {
  const shown = format === 'porcentaje' ? Number((value * 100).toFixed(4)) : value;
  return String(shown).replace('.', ',');
}

/** Names of sheets end at 31 characters and know no slashes. */
export function sheetName(name: string): string {
  return sheetText(name)
    .replace(/[\\/?*[\]:']/g, ' ')
    .trim()
    .slice(0, 31)
    .toWellFormed();
}
