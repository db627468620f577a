import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../platform/api/index.ts';
import { avisar } from '../platform/feedback/avisos.ts';
import { AvisosHost } from '../platform/feedback/index.ts';
import { session } from '../platform/session/index.ts';
import { fakeToken } from '../platform/test/token.ts';
import { AppTheme } from '../platform/theme/index.ts';
import { ArticuloDeLinea } from './ArticuloDeLinea.tsx';

const asked: string[] = [];

/** A server where nothing can be read. */
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (input: string) => {
    asked.push(new URL(input, 'http://distri.example').pathname);
    return new Response(JSON.stringify({ message: 'Se rompió' }), { status: 500 });
  });
  session.logIn(fakeToken({ role: 'V' }), { id: 'ba', nombre: 'Buenos Aires', apiBase: '/ba/v1' });
});
afterEach(() => {
  cleanup();
  avisar.cerrarTodos();
  session.logOut();
  vi.unstubAllGlobals();
});

const reads = () => asked.filter((path) => path.endsWith('/articulos')).length;

const show = (nombre?: string) =>
  render(
    <AppTheme>
      <QueryClientProvider client={createQueryClient()}>
        <ArticuloDeLinea id="HX7-4L" cliente="10233" lista={1} {...(nombre && { nombre })} />
      </QueryClientProvider>
    </AppTheme>,
  );

test('an article that could not be read is asked for again at the next click', async () => {
  render(
    <AppTheme>
      <QueryClientProvider client={createQueryClient()}>
        <ArticuloDeLinea id="HX7-4L" cliente="10233" lista={1} />
        <AvisosHost />
      </QueryClientProvider>
    </AppTheme>,
  );
  const user = userEvent.setup();
  const code = screen.getByRole('button', { name: 'Ver el artículo HX7-4L' });
  await user.click(code);
  expect(await screen.findByText('Error al obtener los artículos: Se rompió')).toBeDefined();
  expect(reads()).toBe(1);
  await user.click(code);
  await waitFor(() => expect(reads()).toBe(2));
});

test('on a phone the name of the line opens its article, and says which one', async () => {
  show('SHELL HELIX HX7 10W-40 4 L');
  const name = screen.getByRole('button', { name: 'Ver el artículo SHELL HELIX HX7 10W-40 4 L, HX7-4L' });
  expect(name.textContent).toBe('SHELL HELIX HX7 10W-40 4 L');
  await userEvent.setup().click(name);
  await waitFor(() => expect(reads()).toBe(1));
});

test('who sees no articles reads the name', () => {
  session.logIn(fakeToken({ role: 'C' }), { id: 'ba', nombre: 'Buenos Aires', apiBase: '/ba/v1' });
  show('SHELL HELIX HX7 10W-40 4 L');
  expect(document.body.textContent).toBe('SHELL HELIX HX7 10W-40 4 L');
  expect(screen.queryByRole('button')).toBeNull();
});
