import { formatCuit } from '@distri/domain/kernel';
import { MEDIUM, REGULAR, textMeasure } from '../fonts.ts';
import { printable } from '../paper/index.ts';
import type { ListColumn, ListDocument } from './document.ts';

export const FONT_SIZE = 7.5;
export const LINE_HEIGHT = 9.5;
export const CELL_PADDING = 4;
const ROW_PADDING = 6;
/** Longer texts end in an ellipsis: a row is never taller than this. */
const MAX_LINES = 3;

/** Landscape A4, in points. */
export const PAGE = { width: 841.89, height: 595.28, side: 36, bottom: 36 } as const;
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.side;
/** Where the column headings stand on the first page and on the others. */
export const HEADINGS_Y = { first: 92, next: 44 } as const;
export const HEADINGS_HEIGHT = 18;

export interface PlacedColumn extends ListColumn {
  x: number;
  width: number;
}

export interface PlacedRow {
  y: number;
  height: number;
  /** Lines of each cell. */
  cells: readonly (readonly string[])[];
}

/** The columns with their places; the one of width 0 takes what is left. */
export function placeColumns(columns: readonly ListColumn[]): PlacedColumn[] {
  const rest = CONTENT_WIDTH - columns.reduce((sum, { width }) => sum + width, 0);
  let x: number = PAGE.side;
  return columns.map((column) => {
    const width = column.width || rest;
    const placed = { ...column, x, width };
    x += width;
    return placed;
  });
}

type Measure = (text: string) => number;

/** As much of `text` as fits, at least one letter, so that every call goes on. */
function fitting(text: string, width: number, measure: Measure): string {
  let kept = '';
  for (const letter of text) {
    if (kept !== '' && measure(kept + letter) > width) break;
    kept += letter;
  }
  return kept;
}

function withEllipsis(text: string, width: number, measure: Measure): string {
  const letters = Array.from(text);
  while (letters.length > 0 && measure(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Words into lines; a word wider than its column breaks between letters; what passes the last line ends in an ellipsis. */
export function wrap(text: string, width: number, measure: Measure, maxLines = MAX_LINES): string[] {
  const words = text.split(/[\s\u200b]+/).filter((word) => word !== '');
  const lines: string[] = [];
  let line = '';
  const pending = [...words].reverse();
  while (pending.length > 0) {
    const word = pending.pop() ?? '';
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (lines.length === maxLines - 1) return [...lines, withEllipsis(longer, width, measure)];
    if (line === '') {
      const part = fitting(word, width, measure);
      lines.push(part);
      if (part.length < word.length) pending.push(word.slice(part.length));
      continue;
    }
    lines.push(line);
    line = '';
    pending.push(word);
  }
  return line === '' ? lines : [...lines, line];
}

function cellWriter(column: PlacedColumn, measures: { regular: Measure; medium: Measure }) {
  const width = column.width - 2 * CELL_PADDING;
  const measure = column.kind === 'nombre' ? measures.medium : measures.regular;
  return (text: string): string[] => {
    const clean = printable(column.kind === 'cuit' ? formatCuit(text) : text);
    if (measure(clean) <= width && !clean.includes('\n')) return [clean.replaceAll('\u200b', '')];
    return wrap(clean, width, measure);
  };
}

function measuresOf() {
  const [regular, medium] = [textMeasure(REGULAR), textMeasure(MEDIUM)];
  return { regular: (text: string) => regular(text, FONT_SIZE), medium: (text: string) => medium(text, FONT_SIZE) };
}

/** The rows of each page, with their places. There is a first page even when there is no row. */
export function layOut(document: ListDocument): { columns: PlacedColumn[]; pages: PlacedRow[][] } {
  const columns = placeColumns(document.columns);
  const measures = measuresOf();
  const writers = columns.map((column) => cellWriter(column, measures));
  const limit = PAGE.height - PAGE.bottom;
  const pages: PlacedRow[][] = [[]];
  let y: number = HEADINGS_Y.first + HEADINGS_HEIGHT;
  for (const row of JSON.parse(document.rows) as string[][]) {
    const cells = writers.map((write, index) => write(row[index] ?? ''));
    const lines = Math.max(1, ...cells.map((cell) => cell.length));
    const height = lines * LINE_HEIGHT + ROW_PADDING;
    if (y + height > limit) {
      pages.push([]);
      y = HEADINGS_Y.next + HEADINGS_HEIGHT;
    }
    pages.at(-1)?.push({ y, height, cells });
    y += height;
  }
  return { columns, pages };
}
