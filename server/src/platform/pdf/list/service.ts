import { workerEntry } from '../../paths.ts';
import { createWorkerPool } from '../../workers/pool.ts';
import type { ListDocument } from './document.ts';

/** 50,000 rows take some ten seconds on a busy machine. */
const TIMEOUT_MS = 90_000;

/** A thread of its own: a huge list never keeps an order's PDF waiting. */
const pool = createWorkerPool<ListDocument, Uint8Array>({
  entry: workerEntry(import.meta.url, './list.worker.ts'),
  task: 'render',
  timeoutMs: TIMEOUT_MS,
  maxThreads: 1,
});

/** The bytes of a list's PDF; `signal` ends the work when nobody waits for it. */
export function renderList(document: ListDocument, signal?: AbortSignal): Promise<Uint8Array> {
  return pool.run(document, signal);
}

/** Ends the thread; at shutdown. */
export function closeLists(): Promise<void> {
  return pool.close();
}
