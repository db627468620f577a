import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';

/** What a page says about itself in the header, over what its route says. */
export interface PageHeader {
  /** 'Pedido 184233'. On the desk the page's own heading says it; the header shows the route's. */
  titulo?: string;
  /** Second line of a phone's task page: '3 de 47'. */
  subtitulo?: string;
  /** A phone page where somebody is busy with one thing: back arrow instead of menu, no bell (look 05, 08, 09). */
  tarea?: boolean;
  /** Where this person begins, whatever the route hangs from: no back arrow. */
  raiz?: boolean;
}

const NONE: PageHeader = {};

/** Holds the header of the page that is open, so that only the header draws again when it changes. */
export class PageHeaderStore {
  #current = NONE;
  #listeners = new Set<() => void>();

  get = (): PageHeader => this.#current;

  set(header: PageHeader): () => void {
    this.#current = header;
    this.#notify();
    return () => {
      if (this.#current !== header) return;
      this.#current = NONE;
      this.#notify();
    };
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

export const PageHeaderContext = createContext(new PageHeaderStore());

/**
 * A page's own title. What a phone shows at the right of it goes in <HeaderActions>.
 * @example usePageHeader({ titulo: `Pedido ${id}`, subtitulo: '3 de 47', tarea: true });
 */
export function usePageHeader({ titulo, subtitulo, tarea, raiz }: PageHeader): void {
  const store = useContext(PageHeaderContext);
  useEffect(
    () =>
      store.set({
        ...(titulo && { titulo }),
        ...(subtitulo && { subtitulo }),
        ...(tarea && { tarea }),
        ...(raiz && { raiz }),
      }),
    [store, titulo, subtitulo, tarea, raiz],
  );
}

export function useCurrentPageHeader(): PageHeader {
  const store = useContext(PageHeaderContext);
  return useSyncExternalStore(store.subscribe, store.get);
}
