import { useCallback, useEffect, useRef } from 'react';

/** Calls back on Ctrl K (or ⌘ K), wherever the focus is. */
export function useSearchKey(onSearch: () => void): void {
  const latest = useRef(onSearch);
  latest.current = onSearch;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

const isInDialog = (element: Element | null) => element?.closest('[role=dialog]') !== null;

/**
 * Who presses Ctrl K goes on typing at once: the keys that come before the dialog has the focus are kept for it.
 * @returns gives them, once
 */
export function useTypeAhead(isOpen: boolean): () => string {
  const typed = useRef('');
  useEffect(() => {
    if (!isOpen) return;
    typed.current = '';
    const press = (event: KeyboardEvent) => {
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || isInDialog(document.activeElement)) return;
      event.preventDefault();
      typed.current += event.key;
    };
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, [isOpen]);
  return useCallback(() => {
    const text = typed.current;
    typed.current = '';
    return text;
  }, []);
}
