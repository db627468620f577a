import { type RefObject, useEffect } from 'react';

/** D3 §9: the input of a scanner takes the focus back. */
const REFOCUS_MS = 500;

const OVER_THE_PAGE = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
const EDITABLE = 'input, textarea, select, [contenteditable=true], [role=combobox]';

const isFree = (input: HTMLElement, active: Element | null) =>
  active !== input && !document.querySelector(OVER_THE_PAGE) && !active?.matches(EDITABLE);

/** Somebody who goes by keyboard has come here on purpose; a click on a button has not asked to stay. */
function staysByKeyboard(active: Element | null): boolean {
  if (active === null || active === document.body || active.matches('[tabindex="-1"]')) return false;
  return active.matches(':focus-visible');
}

/**
 * Keeps the focus where a scanner types: it comes back by itself after a click, and what a scanner types while it is
 * elsewhere arrives all the same. Fields, dialogs and whoever walks the page with Tab are left in peace.
 */
export function useKeptFocus(ref: RefObject<HTMLInputElement | null>, active = true): void {
  useEffect(() => {
    if (!active) return;
    ref.current?.focus();
    const timer = setInterval(() => {
      const input = ref.current;
      const focused = document.activeElement;
      if (input && isFree(input, focused) && !staysByKeyboard(focused)) input.focus({ preventScroll: true });
    }, REFOCUS_MS);
    const press = (event: KeyboardEvent) => {
      const input = ref.current;
      const isText = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.altKey && !event.metaKey;
      // The character itself follows the focus.
      if (input && isText && isFree(input, document.activeElement)) input.focus({ preventScroll: true });
    };
    document.addEventListener('keydown', press, true);
    return () => {
      clearInterval(timer);
      document.removeEventListener('keydown', press, true);
    };
  }, [ref, active]);
}
