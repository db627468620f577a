import { vi } from 'vitest';

type Done = (() => void) | null;

/** What jsdom lacks of IndexedDB, for one store at a time; `isBroken`, a browser that keeps nothing. */
export function fakeIndexedDb({ isBroken = false } = {}) {
  const rows = new Map<string, unknown>();
  const store = {
    put: (value: unknown, key: string) => ({ result: rows.set(key, value) && key }),
    get: (key: string) => ({ result: rows.get(key) }),
    delete: (key: string) => ({ result: void rows.delete(key) }),
    clear: () => ({ result: rows.clear() }),
  };
  const transaction = () => {
    const running: { oncomplete: Done; objectStore: () => typeof store } = {
      oncomplete: null,
      objectStore: () => store,
    };
    queueMicrotask(() => running.oncomplete?.());
    return running;
  };
  const open = () => {
    const request: { result: unknown; onsuccess: Done; onerror: Done; error: Error | null } = {
      result: { transaction, close: () => undefined },
      onsuccess: null,
      onerror: null,
      error: isBroken ? new Error('private window') : null,
    };
    queueMicrotask(() => (isBroken ? request.onerror?.() : request.onsuccess?.()));
    return request;
  };
  vi.stubGlobal('indexedDB', { open });
  return rows;
}
