import type { Content, LayoutName, PdfDocument } from './content.ts';
import { installFonts } from './fonts.ts';
import { BOTTOM, HAIRLINE, INK, PAGE_HEIGHT, PAGE_WIDTH, PANEL, QUIET_INK, SIDE, TOP } from './paper/tokens.ts';
import { pdfmake, type TableLayout } from './pdfmake.ts';

const none = () => 0;
const bare: TableLayout = {
  hLineWidth: none,
  vLineWidth: none,
  paddingLeft: none,
  paddingRight: none,
  paddingTop: none,
  paddingBottom: none,
};

const LAYOUTS: Record<LayoutName, TableLayout> = {
  bare,
  lines: {
    ...bare,
    hLineWidth: (row) => (row === 0 ? 0 : 0.5),
    hLineColor: () => HAIRLINE,
    paddingLeft: () => 4,
    paddingRight: () => 4,
    paddingTop: () => 4.5,
    paddingBottom: () => 4.5,
  },
  totals: {
    ...bare,
    paddingLeft: () => 12,
    paddingRight: () => 12,
    paddingTop: () => 3.5,
    paddingBottom: () => 3.5,
  },
  panel: {
    ...bare,
    fillColor: () => PANEL,
    paddingLeft: () => 12,
    paddingRight: () => 12,
    paddingTop: () => 9,
    paddingBottom: () => 9,
  },
  box: {
    ...bare,
    hLineWidth: () => 0.75,
    vLineWidth: () => 0.75,
    hLineColor: () => QUIET_INK,
    vLineColor: () => QUIET_INK,
  },
};

/** The renderer reaches nothing: no network, no file of the machine (reliability F6). */
export function preparePdfmake(): void {
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy(() => false);
  pdfmake.setTableLayouts(LAYOUTS);
  installFonts();
}

const band = (color: string): Content => ({ canvas: [{ type: 'rect', x: 0, y: 0, w: PAGE_WIDTH, h: 6, color }] });

function footer(left: string, page: number, pages: number): Content {
  return {
    margin: [SIDE, 10, SIDE, 0],
    columns: [
      { text: left, width: '*' },
      { text: `Página ${page} de ${pages}`, width: 'auto', alignment: 'right' },
    ],
    fontSize: 7.5,
    color: QUIET_INK,
  };
}

/** Lays out and draws; takes tens of milliseconds of CPU, so it runs in a worker. */
export async function composePdf(document: PdfDocument): Promise<Uint8Array<ArrayBuffer>> {
  // pdfmake writes its measures, functions too, into what it is given: each page gets a copy of an untouched one.
  const continuation = structuredClone(document.continuation);
  const definition = {
    pageSize: { width: PAGE_WIDTH, height: PAGE_HEIGHT },
    pageMargins: [SIDE, TOP, SIDE, BOTTOM],
    info: { title: document.title, author: document.author, creator: 'Distri', producer: 'Distri' },
    language: 'es-AR',
    displayTitle: true,
    version: '1.7',
    defaultStyle: { font: 'Roboto', fontSize: 8.5, color: INK, lineHeight: 1.15 },
    content: document.content,
    header: (page: number) =>
      page === 1 ? band(document.color) : { stack: structuredClone(continuation), margin: [SIDE, 18, SIDE, 0] },
    footer: (page: number, pages: number) => footer(document.footer, page, pages),
  };
  return new Uint8Array(await pdfmake.createPdf(definition).getBuffer());
}
