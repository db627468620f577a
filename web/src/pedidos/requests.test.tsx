import { listPedidos } from '@distri/domain/pedidos';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../platform/api/index.ts';
import { session } from '../platform/session/index.ts';
import { jsonResponse } from '../platform/test/renderAt.tsx';
import { fakeToken, servidorDePrueba } from '../platform/test/token.ts';
import { useChangeStatus } from './requests.ts';

beforeEach(() => session.logIn(fakeToken({ role: 'A' }), servidorDePrueba));
afterEach(() => {
  session.logOut();
  vi.unstubAllGlobals();
});

test('a change that was refused has the order read again: trying once more goes with the version that holds now', async () => {
  const refusal = { message: 'Otra persona cambió el pedido mientras lo tenías abierto.' };
  vi.stubGlobal('fetch', async () => jsonResponse(refusal, 409));
  const client = createQueryClient();
  const read = [listPedidos.name, { id: 182_379 }];
  client.setQueryData(read, { count: 0, result: [] });
  const done = vi.fn<() => void>();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useChangeStatus(done), { wrapper });
  result.current.mutate({ query: { id: 182_379, status: 'C', version: 3 } });
  await waitFor(() => expect(client.getQueryState(read)?.isInvalidated).toBe(true));
  expect(result.current.error?.message).toContain(refusal.message);
  expect(done).not.toHaveBeenCalled();
});
