import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDraft, writeDraft } from './store.ts';
import { useDraft } from './useDraft.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date('2026-11-20T13:42:00Z') });
});
afterEach(() => vi.useRealTimers());

interface Valores {
  lineas: string[];
}
const mount = () => renderHook(() => useDraft<Valores>({ clave: 'cotizacion:10233' }));

test('keeps what was typed a moment after the last key, and finds it again after a reload', () => {
  const { result, unmount } = mount();
  expect(result.current.anterior).toBeNull();
  act(() => result.current.keep({ lineas: ['WO-120'] }));
  act(() => result.current.keep({ lineas: ['WO-120', 'HX8-4L'] }));
  expect(result.current.guardado).toBeNull();
  act(() => vi.advanceTimersByTime(400));
  expect(result.current.guardado).toBe('2026-11-20T13:42:00.400Z');
  unmount();
  expect(mount().result.current.anterior?.valores).toEqual({ lineas: ['WO-120', 'HX8-4L'] });
});

test('a tab that closes right after a key loses nothing', () => {
  const { result } = mount();
  act(() => result.current.keep({ lineas: ['OSR-H7'] }));
  act(() => void dispatchEvent(new Event('pagehide')));
  expect(readDraft<Valores>('cotizacion:10233', 1)?.valores).toEqual({ lineas: ['OSR-H7'] });
});

test('saving for good, or throwing away, leaves nothing behind, also what was about to be kept', () => {
  const { result, unmount } = mount();
  act(() => result.current.keep({ lineas: ['OSR-H7'] }));
  act(() => result.current.discard());
  act(() => vi.advanceTimersByTime(1000));
  unmount();
  expect(readDraft('cotizacion:10233', 1)).toBeNull();
});

test('a draft of another version of the form is left alone, and a full browser does not break the form', () => {
  writeDraft('cotizacion:10233', 2, { otra: true });
  expect(mount().result.current.anterior).toBeNull();
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { result } = mount();
  act(() => result.current.keep({ lineas: [] }));
  act(() => vi.advanceTimersByTime(400));
  expect(result.current.guardado).toBeNull();
  full.mockRestore();
});
