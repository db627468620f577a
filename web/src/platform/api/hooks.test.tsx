import { creado, defineCall, valor } from '@distri/domain/kernel';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { z } from 'zod';
import { avisar } from '../feedback/avisos.ts';
import { session } from '../session/index.ts';
import { jsonResponse } from '../test/renderAt.tsx';
import { fakeToken, servidorDePrueba } from '../test/token.ts';
import { useCall, useCallMutation } from './hooks.ts';
import { createQueryClient } from './queryClient.ts';

const crear = defineCall({
  name: 'prueba.crear',
  method: 'POST',
  path: '/pruebas',
  summary: '',
  errorPrefix: 'No se pudo',
  permission: 'session',
  kind: 'create',
  body: z.object({ n: z.number() }),
  answer: creado(z.number()),
});
const leer = defineCall({
  name: 'prueba.leer',
  method: 'GET',
  path: '/pruebas',
  summary: '',
  errorPrefix: 'No se pudo',
  permission: 'session',
  kind: 'read',
  answer: valor(z.number()),
});

/** The answers of the server, in turn; the last one to whatever else is asked. */
const answers = vi.fn<() => Response>();
const done = (id: number) => jsonResponse({ id, data: { id } });
const lost = () => jsonResponse({ message: 'Error inesperado' }, 500);
const refused = () => jsonResponse({ message: 'no se puede' }, 422);
const keys: string[] = [];
let error: MockInstance<typeof avisar.error>;

function Wrapper({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>;
}

beforeEach(() => {
  session.logIn(fakeToken(), servidorDePrueba);
  keys.length = 0;
  answers.mockReset();
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('idempotency-key') ?? '');
    return answers();
  });
  error = vi.spyOn(avisar, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  session.logOut();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Presses the button of a form with body `{n}` once, and waits for the outcome. */
async function press(mutate: ReturnType<typeof useCallMutation<typeof crear>>['mutateAsync'], n: number) {
  await act(async () => void (await mutate({ body: { n } }).catch(() => undefined)));
}

test('pressing again after no answer repeats the same create; after success or refusal it is a new one', async () => {
  const { result } = renderHook(() => useCallMutation(crear), { wrapper: Wrapper });
  const { mutateAsync } = result.current;
  answers.mockReturnValueOnce(lost()).mockReturnValueOnce(done(1));
  await press(mutateAsync, 1);
  await press(mutateAsync, 1);
  expect(keys[1]).toBe(keys[0]);
  answers.mockReturnValueOnce(refused()).mockReturnValueOnce(done(2));
  await press(mutateAsync, 1);
  await press(mutateAsync, 1);
  expect(new Set(keys).size).toBe(3);
});

test('what was changed in between is another create', async () => {
  const { result } = renderHook(() => useCallMutation(crear), { wrapper: Wrapper });
  answers.mockReturnValueOnce(lost()).mockReturnValueOnce(done(1));
  await press(result.current.mutateAsync, 1);
  await press(result.current.mutateAsync, 2);
  expect(keys[1]).not.toBe(keys[0]);
});

test('a failed create says why in a red notice, unless the form says it itself', async () => {
  const said = renderHook(() => useCallMutation(crear), { wrapper: Wrapper });
  const own = renderHook(() => useCallMutation(crear, { errorShown: 'screen' }), { wrapper: Wrapper });
  answers.mockImplementation(refused);
  await press(said.result.current.mutateAsync, 1);
  await press(own.result.current.mutateAsync, 1);
  expect(error.mock.calls).toEqual([['No se pudo: no se puede']]);
});

test.each([
  [undefined, ['No se pudo: no se puede']],
  ['screen', undefined],
  ['nowhere', undefined],
] as const)('a failed read with errorShown %s', async (errorShown, notice) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answers.mockImplementation(refused);
  const options = errorShown ? { errorShown } : {};
  const { result } = renderHook(() => useCall(leer, undefined, options), { wrapper: Wrapper });
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(error.mock.calls[0]).toEqual(notice);
});
