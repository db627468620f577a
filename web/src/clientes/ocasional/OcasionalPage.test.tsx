import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../platform/session/index.ts';
import { jsonResponse, renderAt } from '../../platform/test/renderAt.tsx';
import { fakeToken } from '../../platform/test/token.ts';
import { NUEVO_OCASIONAL } from '../paths.ts';
import { OcasionalPage } from './OcasionalPage.tsx';

beforeEach(() => session.logIn(fakeToken({ role: 'V' }), { id: 'ba', nombre: 'Buenos Aires', apiBase: '/ba/v1' }));
afterEach(() => {
  cleanup();
  session.logOut();
  vi.unstubAllGlobals();
});

test('without its tables there is no form to fill in vain: the reason is said once, and they are asked for again', async () => {
  let broken = true;
  vi.stubGlobal('fetch', async (input: string) => {
    const { pathname } = new URL(input, 'http://distri.example');
    if (broken && pathname.includes('/masters/')) return jsonResponse({ message: 'Se rompió' }, 500);
    return jsonResponse({ count: 0, result: [] });
  });
  const { user } = renderAt(NUEVO_OCASIONAL, OcasionalPage);
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  expect(screen.getByRole('heading', { name: 'Error al obtener los tipos de documento: Se rompió' })).toBeDefined();
  expect(screen.queryByText(/provincias: Se rompió/)).toBeNull();
  expect(screen.queryByRole('button', { name: /Generar cliente/ })).toBeNull();
  broken = false;
  await user.click(retry);
  await waitFor(() => expect(screen.getByRole('button', { name: /Generar cliente/ })).toBeDefined());
});
