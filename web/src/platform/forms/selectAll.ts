import type { FocusEvent } from 'react';

/**
 * Selects the whole value on focus: at once for the keyboard, and again after the mouse has put its caret, unless
 * something was typed meanwhile.
 */
export function selectAll(event: FocusEvent<HTMLElement>): void {
  const input = event.target;
  if (!(input instanceof HTMLInputElement)) return;
  const { value } = input;
  input.select();
  setTimeout(() => document.activeElement === input && input.value === value && input.select());
}
