import { UMBRAL_OCUPADO_MS } from '@distri/domain/kernel';

/** Says whether any call has been running for longer than 1 s: the global spinner (D1 §2.5). */
export class BusyStore {
  #slow = 0;
  #listeners = new Set<() => void>();

  isBusy = (): boolean => this.#slow > 0;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Counts `work` from its start to its end, however it ends. */
  async track<T>(work: Promise<T>): Promise<T> {
    let slow = false;
    const timer = setTimeout(() => {
      slow = true;
      this.#add(1);
    }, UMBRAL_OCUPADO_MS);
    try {
      return await work;
    } finally {
      clearTimeout(timer);
      if (slow) this.#add(-1);
    }
  }

  #add(change: number): void {
    this.#slow += change;
    for (const listener of this.#listeners) listener();
  }
}

export const busy = new BusyStore();
