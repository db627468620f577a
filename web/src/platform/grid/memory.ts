import { userScope } from '../drafts/userScope.ts';
import { isOurs } from './query.ts';
import { type GridLayout, SIN_ARREGLO } from './types.ts';

/** Where a grid keeps its query: the address of the page unless the host hands in something else. */
export interface GridUrl {
  /** Which page the address is of. */
  place: () => string;
  read: () => URLSearchParams;
  /** Replaces the entry: filtering is not a step of the history. */
  write: (params: URLSearchParams) => void;
  /** Calls back when somebody else changed the address (the back button). */
  subscribe: (listener: () => void) => () => void;
}

/** The browser's own address; TanStack Router follows `history.replaceState` by itself. */
export const browserUrl: GridUrl = {
  place: () => window.location.pathname,
  read: () => new URLSearchParams(window.location.search),
  write: (params) => {
    const next = new URLSearchParams(
      [...new URLSearchParams(window.location.search)].filter(([name]) => !isOurs(name)),
    );
    for (const [name, value] of params) next.append(name, value);
    const search = next.size > 0 ? `?${next}` : '';
    if (search === window.location.search) return;
    window.history.replaceState(
      window.history.state,
      '',
      `${window.location.pathname}${search}${window.location.hash}`,
    );
  },
  subscribe: (listener) => {
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  },
};

/** For grids inside dialogs, whose filters are nobody's link. */
export const noUrl: GridUrl = {
  place: () => '',
  read: () => new URLSearchParams(),
  write: () => undefined,
  subscribe: () => () => undefined,
};

const key = (id: string, what: string) => `${userScope()}.grid.${id}.${what}`;

/** Storage may be full or forbidden: forgetting a layout is no reason to fail. */
function quietly<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

export function readLayout(id: string): GridLayout {
  return quietly(() => {
    const stored: unknown = JSON.parse(localStorage.getItem(key(id, 'columnas')) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...SIN_ARREGLO, ...stored } : SIN_ARREGLO;
  }, SIN_ARREGLO);
}

export function writeLayout(id: string, layout: GridLayout): void {
  quietly(() => localStorage.setItem(key(id, 'columnas'), JSON.stringify(layout)), undefined);
}

/** The last query of the visit, for coming back by the menu instead of by the back button. */
export function readLastQuery(id: string): URLSearchParams {
  return quietly(() => new URLSearchParams(sessionStorage.getItem(key(id, 'consulta')) ?? ''), new URLSearchParams());
}

export function writeLastQuery(id: string, params: URLSearchParams): void {
  quietly(() => sessionStorage.setItem(key(id, 'consulta'), params.toString()), undefined);
}

export function readScroll(id: string): number {
  return quietly(() => Number(sessionStorage.getItem(key(id, 'desplazamiento')) ?? 0) || 0, 0);
}

export function writeScroll(id: string, offset: number): void {
  quietly(() => sessionStorage.setItem(key(id, 'desplazamiento'), String(Math.round(offset))), undefined);
}
