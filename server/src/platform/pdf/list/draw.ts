import { keptFont, MEDIUM, REGULAR } from '../fonts.ts';
import { AMBER, HAIRLINE, INK, PANEL, printable, QUIET_INK } from '../paper/index.ts';
import type { ListDocument } from './document.ts';
import {
  CELL_PADDING,
  CONTENT_WIDTH,
  FONT_SIZE,
  HEADINGS_HEIGHT,
  HEADINGS_Y,
  LINE_HEIGHT,
  layOut,
  PAGE,
  type PlacedColumn,
  type PlacedRow,
} from './layout.ts';
import { loadPdfKit, type PdfKit } from './pdfkit.ts';

const LOGO = 40;
/** Of the drawing that the screens use. */
const LOGO_BOX = 56;
const CELL_TOP = 4;
const AS_IT_IS = { lineBreak: false } as const;

function right(pdf: PdfKit, text: string, y: number): void {
  pdf.text(text, PAGE.width - PAGE.side - pdf.widthOfString(text), y, AS_IT_IS);
}

/** The house's mark in the company's colour, as on the other papers. */
function logo(pdf: PdfKit, color: string): void {
  pdf
    .save()
    .translate(PAGE.side, 26)
    .scale(LOGO / LOGO_BOX);
  pdf.roundedRect(0, 0, LOGO_BOX, LOGO_BOX, 13).fill(color);
  pdf.path('M17 15.5h10.5c7.8 0 13 5 13 12.5s-5.2 12.5-13 12.5H17z').lineWidth(5.6).stroke('#FFFFFF');
  pdf.circle(41, 41, 7).fill(color);
  pdf.circle(41, 41, 4.6).fill(AMBER);
  pdf.restore();
}

function firstHead(pdf: PdfKit, document: ListDocument): void {
  pdf.rect(0, 0, PAGE.width, 6).fill(document.color);
  logo(pdf, document.color);
  const x = PAGE.side + LOGO + 12;
  pdf.font('medium').fontSize(13).fillColor(INK).text(printable(document.author), x, 28, AS_IT_IS);
  pdf.font('regular').fontSize(FONT_SIZE).fillColor(QUIET_INK);
  document.companyLines.forEach((line, index) => {
    pdf.text(printable(line), x, 46 + index * 10, AS_IT_IS);
  });
  pdf.font('medium').fontSize(17).fillColor(document.color);
  right(pdf, printable(document.title), 25);
  pdf.font('regular').fontSize(FONT_SIZE).fillColor(QUIET_INK);
  document.facts.forEach((fact, index) => {
    right(pdf, printable(fact), 48 + index * 10);
  });
}

function nextHead(pdf: PdfKit, document: ListDocument): void {
  pdf.font('medium').fontSize(9).fillColor(INK).text(printable(document.title), PAGE.side, 24, AS_IT_IS);
  pdf.font('regular').fontSize(FONT_SIZE).fillColor(QUIET_INK);
  right(pdf, printable(document.author), 25);
}

function headings(pdf: PdfKit, columns: readonly PlacedColumn[], y: number): void {
  pdf.rect(PAGE.side, y, CONTENT_WIDTH, HEADINGS_HEIGHT).fill(PANEL);
  pdf.font('medium').fontSize(FONT_SIZE).fillColor(QUIET_INK);
  for (const { title, x } of columns) pdf.text(title, x + CELL_PADDING, y + 5, AS_IT_IS);
}

function foot(pdf: PdfKit, document: ListDocument, page: number, pages: number): void {
  const y = PAGE.height - 24;
  pdf.font('regular').fontSize(FONT_SIZE).fillColor(QUIET_INK).text(printable(document.footer), PAGE.side, y, AS_IT_IS);
  right(pdf, `Página ${page} de ${pages}`, y);
}

/** Column by column, so that the font changes twice a page and not twice a row. */
function rows(pdf: PdfKit, columns: readonly PlacedColumn[], placed: readonly PlacedRow[]): void {
  columns.forEach(({ kind, x }, index) => {
    const isCode = kind === 'codigo' || kind === 'cuit';
    pdf.font(kind === 'nombre' ? 'medium' : 'regular').fillColor(isCode ? QUIET_INK : INK);
    for (const { y, cells } of placed)
      cells[index]?.forEach((line, at) => {
        pdf.text(line, x + CELL_PADDING, y + CELL_TOP + at * LINE_HEIGHT, AS_IT_IS);
      });
  });
  pdf.lineWidth(0.5);
  for (const { y, height } of placed) pdf.moveTo(PAGE.side, y + height).lineTo(PAGE.width - PAGE.side, y + height);
  if (placed.length > 0) pdf.stroke(HAIRLINE);
}

function open(document: ListDocument): { pdf: PdfKit; finished: Promise<Uint8Array<ArrayBuffer>> } {
  const Pdf = loadPdfKit();
  const info = { Title: document.title, Author: document.author, Creator: 'Distri', Producer: 'Distri' };
  const pdf = new Pdf({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    info,
    lang: 'es-AR',
    displayTitle: true,
    pdfVersion: '1.7',
  });
  const chunks: Uint8Array[] = [];
  const finished = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    pdf.on('data', (chunk) => chunks.push(chunk));
    pdf.on('error', reject);
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
  });
  pdf.registerFont('regular', keptFont(REGULAR)).registerFont('medium', keptFont(MEDIUM));
  return { pdf, finished };
}

/** Lays out and draws; seconds of CPU for the largest lists, so it runs in a worker. */
export async function composeList(document: ListDocument): Promise<Uint8Array<ArrayBuffer>> {
  const { columns, pages } = layOut(document);
  const { pdf, finished } = open(document);
  pages.forEach((placed, index) => {
    pdf.addPage();
    if (index === 0) firstHead(pdf, document);
    else nextHead(pdf, document);
    headings(pdf, columns, index === 0 ? HEADINGS_Y.first : HEADINGS_Y.next);
    rows(pdf, columns, placed);
    foot(pdf, document, index + 1, pages.length);
  });
  pdf.end();
  return finished;
}
