import { createRequire } from 'node:module';

/** The members of pdfkit that we use: it comes with pdfmake and brings no types. */
export interface PdfKit {
  addPage(): PdfKit;
  registerFont(name: string, file: Uint8Array): PdfKit;
  font(name: string): PdfKit;
  fontSize(size: number): PdfKit;
  fillColor(color: string): PdfKit;
  text(
    text: string,
    x: number,
    y: number,
    options: { lineBreak: false } | { width: number; align: 'right'; lineBreak: false },
  ): PdfKit;
  widthOfString(text: string): number;
  rect(x: number, y: number, width: number, height: number): PdfKit;
  moveTo(x: number, y: number): PdfKit;
  lineTo(x: number, y: number): PdfKit;
  lineWidth(width: number): PdfKit;
  fill(color: string): PdfKit;
  stroke(color: string): PdfKit;
  save(): PdfKit;
  restore(): PdfKit;
  translate(x: number, y: number): PdfKit;
  scale(factor: number): PdfKit;
  path(data: string): PdfKit;
  circle(x: number, y: number, radius: number): PdfKit;
  roundedRect(x: number, y: number, width: number, height: number, radius: number): PdfKit;
  on(event: 'data', listener: (chunk: Uint8Array) => void): PdfKit;
  on(event: 'end', listener: () => void): PdfKit;
  on(event: 'error', listener: (error: Error) => void): PdfKit;
  end(): void;
}

type Constructor = new (options: object) => PdfKit;

/** The pdfkit that pdfmake itself uses: its fontkit holds the fonts that are parsed already (`fonts.ts`). */
export function loadPdfKit(): Constructor {
  const home = createRequire(import.meta.url).resolve('pdfmake/package.json');
  return createRequire(home)('pdfkit');
}
