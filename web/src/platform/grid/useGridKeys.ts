import { type KeyboardEvent, useState } from 'react';

export interface GridKeyActions {
  count: number;
  /** Rows of one screenful, for the page keys. */
  page: number;
  open: (index: number) => void;
  /** `isRange` extends the selection from the last selected row to this one. */
  select: (index: number, isRange: boolean) => void;
  selectAll: () => void;
  expand: (index: number, isExpanded: boolean) => void;
  menu: (index: number) => void;
  reveal: (index: number) => void;
}

/**
 * The row under the cursor and the keys that move it: arrows, page and ends; Enter opens, Space selects,
 * Shift and arrow selects a range, Ctrl A everything, left and right fold groups and details, the menu key the menu.
 */
export function useGridKeys(actions: GridKeyActions) {
  const [cursor, setCursor] = useState(-1);
  const at = Math.min(cursor, actions.count - 1);

  const move = (index: number, isRange = false) => {
    const next = Math.max(0, Math.min(actions.count - 1, index));
    setCursor(next);
    actions.reveal(next);
    if (isRange) actions.select(next, true);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || event.altKey || actions.count === 0) return;
    if (press(event, at, actions, move)) event.preventDefault();
  };
  return { cursor: at, setCursor, onKeyDown };
}

type Move = (index: number, isRange?: boolean) => void;

/** Returns true when the key was ours. */
function press(event: KeyboardEvent, at: number, actions: GridKeyActions, move: Move): boolean {
  if (event.ctrlKey || event.metaKey) {
    if (event.key.toLowerCase() !== 'a') return false;
    actions.selectAll();
    return true;
  }
  const moves: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + actions.page,
    PageUp: at - actions.page,
    Home: 0,
    End: actions.count - 1,
  };
  const target = moves[event.key];
  if (target !== undefined) {
    if (event.shiftKey && at >= 0) actions.select(at, true);
    move(target, event.shiftKey);
    return true;
  }
  return at >= 0 && act(event, at, actions);
}

function act(event: KeyboardEvent, at: number, actions: GridKeyActions): boolean {
  if (event.key === 'Enter') actions.open(at);
  else if (event.key === ' ') actions.select(at, event.shiftKey);
  else if (event.key === 'ArrowRight') actions.expand(at, true);
  else if (event.key === 'ArrowLeft') actions.expand(at, false);
  else if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) actions.menu(at);
  else return false;
  return true;
}
