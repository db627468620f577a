import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppTheme } from '../theme/index.ts';
import { AvisosHost } from './AvisosHost.tsx';
import { avisar } from './avisos.ts';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <AppTheme>
      <AvisosHost />
    </AppTheme>,
  );
});
afterEach(() => {
  act(() => avisar.cerrarTodos());
  vi.useRealTimers();
});

const shown = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);
const say = (...texts: string[]) =>
  act(() => {
    for (const text of texts) avisar.error(text);
  });
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
function closeButton(text: string): HTMLElement {
  const notice = screen.getAllByRole('alert').find((alert) => alert.textContent === text);
  if (!notice) throw new Error(`no notice says ${text}`);
  return within(notice).getByRole('button', { name: 'Cerrar el aviso' });
}

test('at most three at once: the newest takes the place of the oldest', () => {
  say('uno', 'dos', 'tres', 'cuatro');
  expect(shown()).toEqual(['dos', 'tres', 'cuatro']);
});

test('one that has to stay keeps its place', () => {
  act(() => avisar.error('hay que actuar', { permanece: true }));
  say('dos', 'tres', 'cuatro');
  expect(shown()).toEqual(['hay que actuar', 'tres', 'cuatro']);
});

test('the same one only once; the same words as another kind are another notice', () => {
  say('uno', 'uno');
  act(() => avisar.info('uno'));
  expect(shown()).toEqual(['uno']);
  expect(screen.getAllByText('uno')).toHaveLength(2);
});

test('closable, and gone by itself after 5 s unless it has to stay', () => {
  act(() => avisar.error('hay que actuar', { permanece: true }));
  say('uno', 'dos');
  fireEvent.click(closeButton('uno'));
  expect(shown()).toEqual(['hay que actuar', 'dos']);
  wait(4999);
  expect(shown()).toEqual(['hay que actuar', 'dos']);
  wait(1);
  expect(shown()).toEqual(['hay que actuar']);
});

test('waits while the pointer is on it', () => {
  say('uno');
  const notice = screen.getByRole('alert');
  fireEvent.mouseEnter(notice);
  wait(60_000);
  expect(shown()).toEqual(['uno']);
  fireEvent.mouseLeave(notice);
  wait(5000);
  expect(shown()).toEqual([]);
});

test('what a notice offers is done once, and closes it', () => {
  const onClick = vi.fn();
  act(() => avisar.listo('El pedido 184233 se creó', { accion: { etiqueta: 'Ver', onClick } }));
  fireEvent.click(screen.getByRole('button', { name: 'Ver' }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(screen.queryByText('El pedido 184233 se creó')).toBeNull();
});
