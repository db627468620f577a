import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import type { CSSProperties, PointerEvent } from 'react';
import { KINDS } from './kinds.ts';
import type { GridColumn, SortBy } from './types.ts';

const MIN_WIDTH = 48;

interface GridHeadProps<Row> {
  columns: readonly GridColumn<Row>[];
  template: CSSProperties;
  orden: readonly SortBy[];
  /** Shift adds a second criterion. */
  onSort: (id: string, isAdded: boolean) => void;
  onResize: (id: string, width: number | null) => void;
  /** Absent when rows are not selected; 'vacio' where they are one at a time; disabled while there is nothing to tick. */
  check: { label: string; checked: boolean; some: boolean; disabled: boolean; toggle: () => void } | 'vacio' | null;
  hasMenu: boolean;
  hasDetail: boolean;
  sticky: (index: number) => CSSProperties | undefined;
}

export function GridHead<Row>(props: GridHeadProps<Row>) {
  const { columns, template, orden, onSort, onResize, check, hasMenu, hasDetail, sticky } = props;
  return (
    <thead className="dg-thead">
      <tr className="dg-head" style={template}>
        {check && (
          <th className="dg-cell dg-th dg-sticky" style={{ left: 0 }}>
            {check === 'vacio' ? (
              <span className="dg-hidden">Seleccionar</span>
            ) : (
              <input
                type="checkbox"
                className="dg-check"
                aria-label={check.label}
                title={check.label}
                checked={check.checked}
                disabled={check.disabled}
                ref={(box) => {
                  if (box) box.indeterminate = check.some && !check.checked;
                }}
                onChange={check.toggle}
              />
            )}
          </th>
        )}
        {hasDetail && (
          <th className="dg-cell dg-th">
            <span className="dg-hidden">Detalle</span>
          </th>
        )}
        {columns.map((column, index) => (
          <HeadCell
            key={column.id}
            column={column}
            sort={orden.find((by) => by.id === column.id)}
            sticky={sticky(index)}
            onSort={onSort}
            onResize={onResize}
          />
        ))}
        {hasMenu && (
          <th className="dg-cell dg-th">
            <span className="dg-hidden">Acciones</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

interface HeadCellProps<Row> extends Pick<GridHeadProps<Row>, 'onSort' | 'onResize'> {
  column: GridColumn<Row>;
  sort: SortBy | undefined;
  sticky: CSSProperties | undefined;
}

function HeadCell<Row>({ column, sort, sticky, onSort, onResize }: HeadCellProps<Row>) {
  const isFigure = KINDS[column.kind].align === 'right';
  const Arrow = sort?.desc ? DownIcon : UpIcon;
  const names = ['dg-cell', 'dg-th', isFigure && 'dg-right', sticky && 'dg-sticky'].filter(Boolean);
  return (
    <th className={names.join(' ')} style={sticky} aria-sort={sort ? (sort.desc ? 'descending' : 'ascending') : 'none'}>
      {column.sortable === false ? (
        column.title
      ) : (
        <button
          type="button"
          className="dg-sort"
          data-sorted={sort ? '' : undefined}
          onClick={(event) => onSort(column.id, event.shiftKey)}
        >
          {column.title}
          {sort && <Arrow aria-hidden />}
        </button>
      )}
      <span
        aria-hidden
        className="dg-resize"
        onPointerDown={(event) => startResize(event, (width) => onResize(column.id, width))}
        onDoubleClick={() => onResize(column.id, null)}
      />
    </th>
  );
}

/** Follows the pointer until it is let go. A double click gives the width back. */
function startResize(event: PointerEvent<HTMLElement>, resize: (width: number) => void) {
  const handle = event.currentTarget;
  const cell = handle.parentElement;
  if (!cell || event.button !== 0) return;
  event.preventDefault();
  const start = { x: event.clientX, width: cell.getBoundingClientRect().width };
  handle.setPointerCapture(event.pointerId);
  handle.dataset.dragging = '';
  handle.onpointermove = (move) => resize(Math.max(MIN_WIDTH, Math.round(start.width + move.clientX - start.x)));
  handle.onlostpointercapture = () => {
    handle.onpointermove = null;
    delete handle.dataset.dragging;
  };
}
