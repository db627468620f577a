import { KINDS } from './kinds.ts';
import { type GridColumn, type GridLayout, SIN_ARREGLO } from './types.ts';

export function isVisible<Row>(column: GridColumn<Row>, layout: GridLayout): boolean {
  return column.fixed === true || (layout.visible[column.id] ?? column.hidden !== true);
}

/** All columns in the person's order. Fixed ones come first, as declared; new columns go after the one they follow. */
export function arrange<Row>(columns: readonly GridColumn<Row>[], layout: GridLayout): GridColumn<Row>[] {
  const fixed = columns.filter((column) => column.fixed);
  const free = columns.filter((column) => !column.fixed);
  const known = layout.order.flatMap((id) => free.find((column) => column.id === id) ?? []);
  const result = [...known];
  free.forEach((column, index) => {
    if (known.includes(column)) return;
    const previous = free.slice(0, index).findLast((other) => result.includes(other));
    result.splice(previous ? result.indexOf(previous) + 1 : 0, 0, column);
  });
  return [...fixed, ...result];
}

export function visibleColumns<Row>(columns: readonly GridColumn<Row>[], layout: GridLayout): GridColumn<Row>[] {
  return arrange(columns, layout).filter((column) => isVisible(column, layout));
}

/** Moves column `id` to the place of column `target`. */
export function moveColumn<Row>(
  columns: readonly GridColumn<Row>[],
  layout: GridLayout,
  id: string,
  target: string,
): GridLayout {
  const ids = arrange(columns, layout).flatMap((column) => (column.fixed ? [] : [column.id]));
  const to = ids.indexOf(target);
  const from = ids.indexOf(id);
  if (from < 0 || to < 0) return layout;
  ids.splice(from, 1);
  ids.splice(to, 0, id);
  return { ...layout, order: ids };
}

export function toggleColumn<Row>(layout: GridLayout, column: GridColumn<Row>): GridLayout {
  return { ...layout, visible: { ...layout.visible, [column.id]: !isVisible(column, layout) } };
}

export function resizeColumn(layout: GridLayout, id: string, width: number | null): GridLayout {
  const { [id]: _old, ...widths } = layout.widths;
  return { ...layout, widths: width === null ? widths : { ...widths, [id]: width } };
}

export function isArranged(layout: GridLayout): boolean {
  return JSON.stringify(layout) !== JSON.stringify(SIN_ARREGLO);
}

export interface Track {
  css: string;
  min: number;
}

/** Width of a column as a grid track: by hand, fixed, or its share of what is left over. */
export function track<Row>(column: GridColumn<Row>, layout: GridLayout): Track {
  const byHand = layout.widths[column.id];
  if (byHand !== undefined) return { css: `${byHand}px`, min: byHand };
  const { width } = column;
  return { css: KINDS[column.kind].grows ? `minmax(${width}px, ${width}fr)` : `${width}px`, min: width };
}
