import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../platform/session/index.ts';
import { jsonResponse, renderAt } from '../platform/test/renderAt.tsx';
import { fakeToken, servidorDePrueba } from '../platform/test/token.ts';
import { Campana } from './Campana.tsx';

let pendientes = 0;
let rows: unknown[] = [];
let fails = false;
let asked: string[] = [];

beforeEach(() => {
  pendientes = 0;
  rows = [];
  fails = false;
  asked = [];
  session.logIn(fakeToken({ role: 'A' }), servidorDePrueba);
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, search } = new URL(address, 'http://localhost');
    asked.push(pathname.replace(/^.*\/v1/, '') + search);
    if (fails) return jsonResponse({ message: 'no hay base' }, 500);
    if (pathname.endsWith('/pending')) return jsonResponse({ count: 1, result: pendientes });
    return jsonResponse({ count: rows.length, result: rows });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  session.logOut();
});

const bell = () => screen.findByRole('button', { name: /Notificaciones, / });

test('without any, the popup says so (D1 §2.4)', async () => {
  const { user } = renderAt('/', Campana);
  await user.click(await bell());
  expect(await screen.findByText('Aún no tenés notificaciones')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ver Todas' }).getAttribute('href')).toBe('/herramientas/notificaciones');
});

test('when it cannot load, nothing is said: neither an error nor that there are none (D1 §8)', async () => {
  fails = true;
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { user } = renderAt('/', Campana);
  await user.click(await bell());
  await waitFor(() =>
    expect(warn.mock.calls.flat()).toContain('Error al obtener las notificaciones del usuario: no hay base'),
  );
  await waitFor(() => expect(asked.some((each) => each.includes('top=5'))).toBe(true));
  await waitFor(() => expect(document.querySelector('.MuiSkeleton-root')).toBeNull());
  expect(screen.queryByText('Aún no tenés notificaciones')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  warn.mockRestore();
});

test('the count is asked again every minute (D1 §7)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  pendientes = 3;
  renderAt('/', Campana);
  await screen.findByRole('button', { name: 'Notificaciones, 3 sin ver' });
  expect(asked).toEqual(['/notifications/pending']);
  pendientes = 12;
  await act(() => vi.advanceTimersByTimeAsync(59_000));
  expect(asked).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  await screen.findByRole('button', { name: 'Notificaciones, 12 sin ver' });
  expect(asked).toHaveLength(2);
});
