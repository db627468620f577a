import type { PDFDocumentProxy } from 'pdfjs-dist';

/** Loads the library with the first document; its worker comes from our own origin. */
async function library() {
  const [pdfjs, worker] = await Promise.all([import('pdfjs-dist'), import('pdfjs-dist/build/pdf.worker.min.mjs?url')]);
  pdfjs.GlobalWorkerOptions.workerSrc = worker.default;
  return pdfjs;
}

/** Opens a PDF. Call `loadingTask.destroy()` of the answer when it is no longer shown. */
export async function openPdf(pdf: Blob): Promise<PDFDocumentProxy> {
  const { getDocument } = await library();
  return getDocument({ data: await pdf.arrayBuffer() }).promise;
}
