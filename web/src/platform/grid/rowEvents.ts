import type { MouseEvent } from 'react';
import type { GridView } from './useGrid.ts';

/** What a person can do to row `index`, by mouse or key. One listener on the grid serves all rows. */
export function rowEvents<Data extends object>(grid: GridView<Data>) {
  const { items, host, selection } = grid;

  const open = (index: number) => {
    const item = items[index];
    if (!item) return;
    if (item.type === 'group') grid.toggle(item);
    else if (host.onOpen) host.onOpen(item.record);
    else if (host.detail) grid.toggle(item);
    // A list that opens nothing is for choosing.
    else select(index, false);
  };
  const select = (index: number, isRange: boolean) => {
    const item = items[index];
    if (host.selectable && item?.type === 'record') selection.toggle(item.id, isRange);
  };
  const expand = (index: number, isExpanded: boolean) => {
    const item = items[index];
    if (!item || (item.type === 'record' && !host.detail)) return;
    if (grid.isExpanded(item) !== isExpanded) grid.toggle(item);
  };
  const openMenu = (index: number, anchor: Element | { x: number; y: number } | null) => {
    const item = items[index];
    if (!anchor || !host.rowActions || item?.type !== 'record') return false;
    grid.setMenu({ row: item.record, anchor });
    return true;
  };

  /** The row that was clicked, after doing what the click asked for; null outside of rows. */
  const click = (event: MouseEvent<HTMLElement>): number | null => {
    const index = rowIndex(event.target);
    if (index === null || isInteractive(event)) return index;
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-action]') : null;
    const action = button?.dataset.action;
    const item = items[index];
    if (action === 'select') select(index, event.shiftKey);
    else if (action === 'menu') openMenu(index, button);
    else if (action === 'expand' && item) grid.toggle(item);
    else if (action === 'edit' && item?.type === 'record') host.onEdit?.(item.record);
    else if (event.shiftKey || event.ctrlKey || event.metaKey) select(index, event.shiftKey);
    else if (!hasSelectedText()) open(index);
    return index;
  };
  const contextMenu = (event: MouseEvent<HTMLElement>) => {
    const index = rowIndex(event.target);
    if (index === null || !host.rowActions || event.shiftKey) return;
    event.preventDefault();
    openMenu(index, { x: event.clientX, y: event.clientY });
  };
  const hold = (target: EventTarget, point: { x: number; y: number }) => {
    const index = rowIndex(target);
    return index !== null && openMenu(index, point);
  };
  return { open, select, expand, openMenu, click, contextMenu, hold };
}

function rowIndex(target: EventTarget): number | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return row ? Number(row.dataset.index) : null;
}

/** Links and buttons that a screen draws inside a cell do their own work; so does what is inside a detail. */
function isInteractive(event: MouseEvent): boolean {
  const found = event.target instanceof Element ? event.target.closest('a, button, input, .dg-detail') : null;
  return found !== null && found instanceof HTMLElement && found.dataset.action === undefined;
}

/** Somebody who marks a code to copy it does not want to open the row. */
function hasSelectedText(): boolean {
  return (window.getSelection()?.toString() ?? '') !== '';
}
