import type { AnswerOf, Call, QueryOf } from '@distri/domain/kernel';
import {
  keepPreviousData,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { avisar } from '../feedback/avisos.ts';
import { callApi } from './client.ts';
import { ApiError } from './errors.ts';
import type { Input } from './request.ts';

/** Cache key of a read: the call's name, then its query as it travels. `[call.name]` alone names all of its reads. */
export function callKey<C extends Call>(call: C, query?: QueryOf<C>) {
  return [call.name, z.encode(call.query, query ?? {})] as const;
}

/** Options of `useQuery` for a read of the contract; for `queryClient.prefetchQuery` too. */
export function callQuery<C extends Call>(call: C, query?: QueryOf<C>, silent = false) {
  return {
    queryKey: callKey(call, query),
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<AnswerOf<C>> =>
      callApi(call, query === undefined ? {} : { query }, { signal, silent }),
  };
}

export interface UseCallOptions {
  enabled?: boolean;
  /** The panel shows the error itself (look 10); otherwise it is a red snackbar (D1 §8). */
  errorShown?: 'screen' | 'nowhere';
  /** Asks again every so many milliseconds. */
  pollMs?: number;
  /** In the background: never turns the busy ring. */
  silent?: boolean;
  /** While the next query loads, keep the last answer: filters and searches do not blink. */
  keepPrevious?: boolean;
  /** Milliseconds during which a revisit does not ask again. Masters may say minutes. */
  staleMs?: number;
}

/**
 * Reads a call and keeps its answer.
 * @example const clientes = useCall(listClientes, { buscar }, { errorShown: 'screen', keepPrevious: true });
 */
export function useCall<C extends Call>(
  call: C,
  query?: QueryOf<C>,
  options: UseCallOptions = {},
): UseQueryResult<AnswerOf<C>> {
  const { enabled = true, errorShown, pollMs, silent = false, keepPrevious, staleMs } = options;
  return useQuery({
    ...callQuery(call, query, silent),
    enabled,
    meta: errorShown ? { errorShown } : {},
    ...(pollMs !== undefined && { refetchInterval: pollMs }),
    ...(keepPrevious && { placeholderData: keepPreviousData }),
    ...(staleMs !== undefined && { staleTime: staleMs }),
  });
}

/**
 * The same, read after the screen opened: an edit begins from what holds now. What was seen a moment ago may be a version
 * that the person's own last act left behind, and an edit of it would be refused.
 */
export function useFreshCall<C extends Call>(call: C, query: QueryOf<C>, options: Pick<UseCallOptions, 'errorShown'>) {
  const [opened] = useState(() => Date.now());
  const { data, dataUpdatedAt, error, refetch } = useCall(call, query, { ...options, staleMs: 0 });
  return { data: dataUpdatedAt >= opened ? data : undefined, error, refetch };
}

export interface UseCallMutationOptions {
  /** The form shows the error itself. Otherwise it is a red snackbar (D1 §8). */
  errorShown?: 'screen';
}

/**
 * A create or a change. Pressing the button again after "no answer" repeats the same create (same key), so that the
 * document is not made twice; after a refusal, or with another body, it is a new one (decisions 8).
 * @example const crear = useCallMutation(createPedido); crear.mutate({ body }, { onSuccess: ({ id }) => … });
 */
export function useCallMutation<C extends Call>(
  call: C,
  { errorShown }: UseCallMutationOptions = {},
): UseMutationResult<AnswerOf<C>, Error, Input<C>> {
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: (input: Input<C>) => keyFor(call, input, (idempotencyKey) => callApi(call, input, { idempotencyKey })),
    onError: (error) => {
      if (errorShown !== 'screen') avisar.error(error.message);
    },
  });
}

/** Remembers the key of the last create whose outcome is not known. */
function useIdempotencyKey() {
  const pending = useRef<{ content: string; key: string } | null>(null);
  return async <C extends Call, T>(call: C, input: Input<C>, run: (key: string) => Promise<T>): Promise<T> => {
    const content = JSON.stringify([call.name, input.query, input.body]);
    const key = pending.current?.content === content ? pending.current.key : crypto.randomUUID();
    pending.current = { content, key };
    try {
      const answer = await run(key);
      pending.current = null;
      return answer;
    } catch (error) {
      if (error instanceof ApiError && error.outcomeKnown) pending.current = null;
      throw error;
    }
  };
}
