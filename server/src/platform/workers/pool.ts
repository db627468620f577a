import os from 'node:os';
import { Piscina } from 'piscina';
import type { WorkerEntry } from '../paths.ts';

export interface WorkerPoolOptions {
  entry: WorkerEntry;
  /** The function that the worker exports. */
  task: string;
  /** Longest run of one task; a worker that takes longer is ended and replaced. */
  timeoutMs: number;
  memoryMb?: number;
  /** Tasks that run at the same time; by default one per processor, four at most. */
  maxThreads?: number;
}

export interface WorkerPool<Input, Output> {
  /**
   * Runs the task. Rejects with `WorkerBusy` when too much waits already, with `WorkerTimeout` when it takes too long,
   * with `WorkerCancelled` when `signal` says that nobody waits for it any more; its thread is ended and replaced.
   */
  run(input: Input, signal?: AbortSignal): Promise<Output>;
  close(): Promise<void>;
}

/** Too many tasks wait: the answer is 503, not a longer queue. */
export class WorkerBusy extends Error {
  override readonly name = 'WorkerBusy';
  readonly code = 'WORKER_BUSY';
}

export class WorkerTimeout extends Error {
  override readonly name = 'WorkerTimeout';
  readonly code = 'WORKER_TIMEOUT';
}

export class WorkerCancelled extends Error {
  override readonly name = 'WorkerCancelled';
  readonly code = 'WORKER_CANCELLED';
}

const MAX_WAITING = 200;
/** Long enough to stay warm through an office's day, so that the threads' memory goes only when nobody prints. */
const IDLE_MS = 10 * 60_000;

/** Threads for work that would block the event loop. They start at the first task and leave again when idle. */
export function createWorkerPool<Input, Output>(options: WorkerPoolOptions): WorkerPool<Input, Output> {
  let pool: Piscina<Input, Output> | undefined;

  const close = async () => {
    const closing = pool;
    pool = undefined;
    await closing?.destroy();
  };

  const open = () => {
    const opened = new Piscina<Input, Output>({
      filename: options.entry.filename,
      execArgv: options.entry.execArgv,
      name: options.task,
      minThreads: 0,
      maxThreads: options.maxThreads ?? Math.max(1, Math.min(4, os.availableParallelism())),
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: options.memoryMb ?? 512 },
    });
    // A thread that dies outside of a task would end the process, or be started again for ever: what waits fails now.
    opened.on('error', () => {
      close().catch(() => {});
    });
    return opened;
  };

  const run = async (input: Input, signal?: AbortSignal): Promise<Output> => {
    pool ??= open();
    if (pool.queueSize >= MAX_WAITING) throw new WorkerBusy('Hay demasiados trabajos en espera');
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), options.timeoutMs);
    try {
      return await pool.run(input, { signal: signal ? AbortSignal.any([timeout.signal, signal]) : timeout.signal });
    } catch (error) {
      if (signal?.aborted) throw new WorkerCancelled('Nadie espera ya el trabajo', { cause: error });
      if (!timeout.signal.aborted) throw error;
      throw new WorkerTimeout(`El trabajo tardó más de ${options.timeoutMs} ms`, { cause: error });
    } finally {
      clearTimeout(timer);
    }
  };

  return { run, close };
}
