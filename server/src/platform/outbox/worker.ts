import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { claimRows, markDone, markFailed, markRetry, type OutboxRow } from './rows.ts';
import { DELAYS_MS, nextDelay } from './schedule.ts';

/** How a row ended. `nota` is for people: what was not quite right although it left. */
export interface Delivery {
  estado: 'enviado' | 'sin_enviar';
  nota?: string;
}

/** Sends one row. Throws `DeliveryError` when it did not leave; breaks off when `signal` says so. */
export type Deliver = (row: OutboxRow, signal: AbortSignal) => Promise<Delivery>;

/** Why a row did not leave, in words for people. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  /** True when the same message would be refused again. */
  readonly permanent: boolean;
  constructor(message: string, options: { permanent: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.permanent = options.permanent;
  }
}

export interface OutboxOptions {
  /** Who sends each `clase` of row. */
  deliver: Readonly<Record<string, Deliver>>;
  log: { warn(data: object, message: string): void };
  concurrency?: number;
  pollMs?: number;
  /** Longest try. */
  deadlineMs?: number;
  /** Longer than the longest try: a row is taken over only when its sender is surely gone. */
  leaseMs?: number;
  delaysMs?: readonly number[];
}

export interface Outbox {
  /** Looks for work now instead of at the next poll. */
  wake(): void;
  /** Takes no more rows, gives those under way `graceMs` to end, then breaks them off; they stay queued. */
  stop(graceMs?: number): Promise<void>;
}

const DEFAULTS = { concurrency: 4, pollMs: 1000, deadlineMs: 120_000, leaseMs: 180_000, delaysMs: DELAYS_MS };
const MARK_TRIES = 5;
/** Short: the whole process has ten seconds to stop. */
const GRACE_MS = 1500;

/** Writes a result, patiently: a mail that left and is not marked leaves again. */
async function mark(write: () => Promise<void>): Promise<void> {
  for (let left = MARK_TRIES - 1; ; left--) {
    try {
      return await write();
    } catch (error) {
      if (left === 0) throw error;
      await sleep(500);
    }
  }
}

function asDeliveryError(error: unknown): DeliveryError {
  if (error instanceof DeliveryError) return error;
  return new DeliveryError('Falló por un error inesperado.', { permanent: false, cause: error });
}

/** Rejects when the signal says so: a sender that does not obey it holds up nobody. */
function tooLong(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const give = () => reject(new DeliveryError('No respondió a tiempo.', { permanent: false, cause: signal.reason }));
    signal.addEventListener('abort', give, { once: true });
  });
}

/**
 * Sends what waits in `salida`, several at a time, until stopped. Several processes may do so at once: a row is with
 * one of them for the length of its lease. A row that keeps failing is tried later and later, never takes the last
 * free place, and is given up in the end; people see its state all along (reliability D1, D2).
 */
export function startOutbox(db: pg.Pool, options: OutboxOptions): Outbox {
  const { concurrency, pollMs, deadlineMs, leaseMs, delaysMs } = { ...DEFAULTS, ...options };
  const running = new Map<Promise<void>, { retry: boolean }>();
  const breakOff = new AbortController();
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();

  const fail = (row: OutboxRow, thrown: unknown) => {
    const error = asDeliveryError(thrown);
    options.log.warn({ err: error, salida: row.id, intentos: row.intentos }, 'Una salida falló');
    const delay = breakOff.signal.aborted ? 0 : nextDelay(row.intentos, error.permanent, delaysMs);
    return mark(() => (delay === null ? markFailed(db, row, error.message) : markRetry(db, row, error.message, delay)));
  };

  const attempt = async (row: OutboxRow) => {
    const deliver = options.deliver[row.clase];
    if (!deliver) throw new DeliveryError(`No hay quien envíe '${row.clase}'.`, { permanent: true });
    const signal = AbortSignal.any([breakOff.signal, AbortSignal.timeout(deadlineMs)]);
    return Promise.race([deliver(row, signal), tooLong(signal)]);
  };

  const work = (row: OutboxRow) =>
    attempt(row).then(
      ({ estado, nota }) => mark(() => markDone(db, row, estado, nota ?? null)),
      (error: unknown) => fail(row, error),
    );

  const start = (row: OutboxRow) => {
    const job = work(row)
      .catch((error: unknown) =>
        options.log.warn({ err: error, salida: row.id }, 'El estado de una salida no se guardó'),
      )
      .finally(() => {
        running.delete(job);
        look();
      });
    running.set(job, { retry: row.intentos > 1 });
  };

  const claim = async (fresh: boolean, limit: number) => {
    if (limit <= 0) return;
    for (const row of await claimRows(db, { fresh, limit, leaseMs })) start(row);
  };

  const lookOnce = async () => {
    await claim(true, concurrency - running.size);
    const retries = [...running.values()].filter(({ retry }) => retry).length;
    await claim(false, Math.min(concurrency - running.size, Math.max(1, concurrency - 1) - retries));
  };

  function look(): void {
    if (stopped) return;
    clearTimeout(timer);
    looking = looking
      .then(() => (stopped ? undefined : lookOnce()))
      .catch((error: unknown) => options.log.warn({ err: error }, 'La cola de salida no se pudo leer'))
      .then(() => {
        clearTimeout(timer);
        if (!stopped) timer = setTimeout(look, pollMs);
      });
  }

  look();
  return {
    wake: look,
    stop: async (graceMs = GRACE_MS) => {
      stopped = true;
      clearTimeout(timer);
      await looking;
      const breaker = setTimeout(() => breakOff.abort(), graceMs);
      await Promise.all(running.keys());
      clearTimeout(breaker);
    },
  };
}
