import { QueryCache, QueryClient } from '@tanstack/react-query';
import { avisar } from '../feedback/avisos.ts';
import { ApiError } from './errors.ts';

const MINUTE = 60_000;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Where a failure is said: `screen` when the panel shows it, `nowhere` for polls. Default: a red snackbar (D1 §8). */
      errorShown?: 'screen' | 'nowhere';
    };
  }
}

/**
 * What was loaded shows at once when revisited and refreshes behind it (ui.md). The API client has its own retries, so
 * that react-query has none; and its own words for "no connection", so that nothing is paused for it.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (query.meta?.errorShown === 'nowhere') console.warn(error.message);
        // A 401 here means that the person has left: the login screen says it all.
        const shown = query.meta?.errorShown !== undefined || (error instanceof ApiError && error.status === 401);
        if (!shown) avisar.error(error.message);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        gcTime: 30 * MINUTE,
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
