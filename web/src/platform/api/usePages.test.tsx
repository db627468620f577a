import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { createQueryClient } from './queryClient.ts';
import { usePages } from './usePages.ts';

/** A list of `total` numbers in pages of ten. */
function pagesOf(total: number) {
  const asked: (string | undefined)[] = [];
  const fetchPage = async (desdeClave: string | undefined, signal: AbortSignal) => {
    signal.throwIfAborted();
    asked.push(desdeClave);
    const from = Number(desdeClave ?? 0);
    const result = Array.from({ length: Math.min(10, total - from) }, (_, n) => from + n);
    const siguiente = from + 10 < total ? String(from + 10) : undefined;
    return { count: total, result, siguiente };
  };
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return { asked, ...renderHook(() => usePages(['números'], fetchPage), { wrapper }) };
}

const signal = new AbortController().signal;

test('everything that matches is more than what somebody scrolled to, and is not asked twice', async () => {
  const { asked, result } = pagesOf(35);
  await waitFor(() => expect(result.current.rows).toHaveLength(10));
  act(() => result.current.loadMore());
  await waitFor(() => expect(result.current.rows).toHaveLength(20));
  expect(await result.current.loadAll(signal)).toEqual(Array.from({ length: 35 }, (_, n) => n));
  expect(asked).toEqual([undefined, '10', '20', '30']);
  expect(result.current.rows).toHaveLength(20);
});

test('before the first page has come, all is read from the start', async () => {
  const { result } = pagesOf(12);
  expect(await result.current.loadAll(signal)).toHaveLength(12);
});

test('who cancels gets nothing', async () => {
  const { result } = pagesOf(35);
  await waitFor(() => expect(result.current.rows).toHaveLength(10));
  const gone = new AbortController();
  gone.abort();
  await expect(result.current.loadAll(gone.signal)).rejects.toThrow();
});
