import { avisar } from '../platform/feedback/index.ts';
import { downloadBlob } from '../platform/grid/export/download.ts';

/** The bytes of a PDF as the browser takes them. */
export function pdfBlob(bytes: Uint8Array): Blob {
  return new Blob([new Uint8Array(bytes)], { type: 'application/pdf' });
}

/** Reads a PDF and hands it to the downloads; a failure is said in a snackbar (D1 §8). */
export async function downloadPdf(read: () => Promise<Uint8Array>, name: string): Promise<void> {
  try {
    downloadBlob(pdfBlob(await read()), name);
  } catch (error) {
    avisar.error(error instanceof Error ? error.message : String(error));
  }
}
