import { workerEntry } from '../paths.ts';
import { createWorkerPool } from '../workers/pool.ts';
import type { PdfDocument } from './content.ts';
import { closeLists } from './list/service.ts';

/** Longest wait and work for one document; 3,000 rows take some seconds. */
const TIMEOUT_MS = 30_000;

const pool = createWorkerPool<PdfDocument, Uint8Array>({
  entry: workerEntry(import.meta.url, './pdf.worker.ts'),
  task: 'render',
  timeoutMs: TIMEOUT_MS,
});

/**
 * The bytes of a document's PDF, made in a worker thread: the event loop only hands the document over. The threads
 * start at the first document. Rejects with `WorkerBusy` or `WorkerTimeout` (platform/workers).
 */
export function renderPdf(document: PdfDocument): Promise<Uint8Array> {
  return pool.run(document);
}

/** Ends the threads; at shutdown. */
export async function closePdf(): Promise<void> {
  await Promise.all([pool.close(), closeLists()]);
}
