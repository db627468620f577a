import { createRequire } from 'node:module';

interface FontFiles {
  normal: string;
  bold: string;
}

export interface TableLayout {
  hLineWidth?(row: number): number;
  vLineWidth?(column: number): number;
  hLineColor?(row: number): string;
  vLineColor?(column: number): string;
  fillColor?(row: number): string | null;
  paddingLeft?(column: number): number;
  paddingRight?(column: number): number;
  paddingTop?(row: number): number;
  paddingBottom?(row: number): number;
}

/** The members of pdfmake 0.3 that we use; the package brings no types. */
interface PdfMake {
  virtualfs: { writeFileSync(name: string, content: Uint8Array): void };
  setFonts(fonts: Record<string, FontFiles>): void;
  setTableLayouts(layouts: Record<string, TableLayout>): void;
  setUrlAccessPolicy(policy: (url: string) => boolean): void;
  setLocalAccessPolicy(policy: (path: string) => boolean): void;
  createPdf(definition: object): { getBuffer(): Promise<Buffer> };
}

export const pdfmake: PdfMake = createRequire(import.meta.url)('pdfmake');
