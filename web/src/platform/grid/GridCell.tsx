import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { DocumentBadges } from '../document/DocumentBadge.tsx';
import { StateChip } from '../document/StateChip.tsx';
import { cellText, KINDS } from './kinds.ts';
import type { GridColumn } from './types.ts';

interface GridCellProps<Row> {
  column: GridColumn<Row>;
  row: Row;
  /** Given when the cell stays put while the row scrolls under it. */
  sticky: CSSProperties | undefined;
}

export function GridCell<Row>({ column, row, sticky }: GridCellProps<Row>) {
  const { align, truncates } = KINDS[column.kind];
  const isFigure = align === 'right';
  const value = column.value(row);
  const names = ['dg-cell', `dg-${column.kind}`];
  if (isFigure) names.push('dg-right', 'dg-figure');
  if (truncates) names.push('dg-trunc');
  if (sticky) names.push('dg-sticky');
  if (isFigure && value === 0) names.push('dg-zero');
  return (
    <td
      className={names.join(' ')}
      data-negative={typeof value === 'number' && value < 0 ? '' : undefined}
      style={sticky}
      onMouseEnter={truncates ? nameWhenCut : undefined}
    >
      {cellContent(column, row)}
      {column.badges && <DocumentBadges {...column.badges(row)} />}
    </td>
  );
}

/** The whole text on hover, only when it does not fit. */
function nameWhenCut({ currentTarget: cell }: MouseEvent<HTMLElement>) {
  cell.title = cell.scrollWidth > cell.clientWidth ? (cell.textContent ?? '') : '';
}

export function cellContent<Row>(column: GridColumn<Row>, row: Row): ReactNode {
  if (column.render) return column.render(row);
  const state = column.chip?.(row);
  return state ? <StateChip {...state} /> : cellText(column, row);
}
