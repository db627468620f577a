import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { SearchStatus } from './SearchStatus.tsx';
import type { Found } from './useHits.ts';

afterEach(cleanup);

const nothing: Found = { hits: [], isSearching: false, error: null, retry: () => undefined };

test('a search that failed says why and is tried again from there', async () => {
  const retry = vi.fn();
  render(<SearchStatus found={{ ...nothing, error: new Error('Error al buscar'), retry }} text="cardenal" idle="" />);
  expect(screen.getByRole('status').textContent).toBe('Error al buscar');
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('nothing found, and nothing asked', () => {
  const { rerender } = render(<SearchStatus found={nothing} text="qq" idle="Flechas" />);
  expect(screen.getByRole('status').textContent).toBe('No se encontraron resultados');
  rerender(<SearchStatus found={nothing} text=" " idle="Flechas" />);
  expect(screen.getByRole('status').textContent).toBe('Flechas');
  expect(screen.queryByRole('button')).toBeNull();
});
