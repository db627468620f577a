import { move } from 'piscina';
import { composePdf, preparePdfmake } from './compose.ts';
import type { PdfDocument } from './content.ts';

preparePdfmake();

/** Runs in a worker thread: a document in, the bytes of its PDF out. */
export async function render(document: PdfDocument): Promise<unknown> {
  return move(await composePdf(document));
}
