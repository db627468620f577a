/** Waits `ms` unless `signal` aborts first; then rejects with the signal's reason. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, ms);
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}

/** Pauses before the second and third attempt of a request that got no answer. */
const NETWORK_DELAYS_MS = [300, 1200];

/** A key still in flight on the server is asked for again at most this often (decisions 8). */
const IN_FLIGHT_ATTEMPTS = 20;
const MAX_RETRY_AFTER_S = 10;

/** How long to wait before attempt `attempt + 1` of a request that got no answer; null when enough is enough. */
export function networkDelay(attempt: number): number | null {
  return NETWORK_DELAYS_MS[attempt] ?? null;
}

/**
 * How long to wait when the server says that the same key is still being worked on (409 with `Retry-After`) or that
 * it is coming back (503 with `Retry-After`); null for every other answer.
 */
export function serverDelay(response: Response, attempt: number): number | null {
  if (response.status !== 409 && response.status !== 503) return null;
  const header = response.headers.get('Retry-After');
  const seconds = header === null ? Number.NaN : Number(header);
  if (!Number.isFinite(seconds) || attempt >= IN_FLIGHT_ATTEMPTS) return null;
  return Math.min(Math.max(seconds, 0.1), MAX_RETRY_AFTER_S) * 1000;
}
