import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../platform/session/index.ts';
import { jsonResponse, renderAt } from '../../platform/test/renderAt.tsx';
import { fakeToken } from '../../platform/test/token.ts';
import { TipoPdfDialog } from './TipoPdfDialog.tsx';

beforeEach(() => session.logIn(fakeToken({ role: 'V' }), { id: 'ba', nombre: 'Buenos Aires', apiBase: '/ba/v1' }));
afterEach(() => {
  cleanup();
  session.logOut();
  vi.unstubAllGlobals();
});

test('terms of payment that could not be read say why in the dialog, and are read again', async () => {
  let broken = true;
  vi.stubGlobal('fetch', async () =>
    broken ? jsonResponse({ message: 'Se rompió' }, 500) : jsonResponse({ count: 0, result: [] }),
  );
  const { user } = renderAt('/pdf', () => (
    <TipoPdfDialog cotizacion={{ id: 77120, imptotal: 1000 }} onClose={vi.fn()} />
  ));
  expect(await screen.findByText(/Se rompió/)).toBeDefined();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByLabelText('Sin columna de pago')).toBeDefined();
  expect(screen.queryByText(/Se rompió/)).toBeNull();
});
