import { plural } from '@distri/domain/kernel';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type MouseEvent, useRef } from 'react';
import { GridHead } from './GridHead.tsx';
import { ROW_HEIGHT, TableElement } from './GridRoot.tsx';
import { GridRowView, rowElementId } from './GridRowView.tsx';
import { resizeColumn } from './layout.ts';
import { rowEvents } from './rowEvents.ts';
import { useFrame } from './useFrame.ts';
import { type GridView, nextOrder } from './useGrid.ts';
import { useGridKeys } from './useGridKeys.ts';
import { useKeptScroll } from './useKeptScroll.ts';
import { useNeedMore } from './useNeedMore.ts';

/** Rows drawn past the edges, so that a quick wheel shows no gap. */
const OVERSCAN = 8;

/** The grid on a desk: one table, whose rows exist only while they can be seen. */
export function GridTable<Data extends object>({ grid }: { grid: GridView<Data> }) {
  const { items: rows, host, selection } = grid;
  const scroller = useRef<HTMLDivElement>(null);
  const frame = useFrame(grid);
  const events = rowEvents(grid);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    scrollPaddingStart: ROW_HEIGHT,
    initialRect: { width: 1000, height: 600 },
  });
  const items = virtual.getVirtualItems();
  useKeptScroll(host.id, scroller, rows.length);
  useNeedMore(grid, items.at(-1)?.index ?? 0);

  const keys = useGridKeys({
    count: rows.length,
    page: Math.max(1, Math.floor((virtual.scrollRect?.height ?? 600) / ROW_HEIGHT) - 2),
    open: events.open,
    select: events.select,
    selectAll: () => host.selectable && !host.isSingle && selection.toggleAll(),
    expand: events.expand,
    menu: (index) => events.openMenu(index, document.getElementById(rowElementId(grid.domId, index))),
    reveal: (index) => virtual.scrollToIndex(index),
  });
  const click = (event: MouseEvent<HTMLElement>) => {
    const index = events.click(event);
    if (index !== null) keys.setCursor(index);
  };
  const isDrawn = items.some(({ index }) => index === keys.cursor);
  const { measureElement } = virtual;
  const measure = host.detail ? measureElement : undefined;

  return (
    <div ref={scroller} className="dg-scroll">
      <TableElement
        role={grid.query.grupo === null ? 'grid' : 'treegrid'}
        className="dg-table"
        style={{ minWidth: frame.minWidth }}
        aria-label={host.label}
        aria-rowcount={rows.length + 1}
        aria-multiselectable={host.selectable && !host.isSingle}
        aria-activedescendant={isDrawn ? rowElementId(grid.domId, keys.cursor) : undefined}
        tabIndex={0}
        onKeyDown={keys.onKeyDown}
        onClick={click}
        onContextMenu={events.contextMenu}
      >
        <GridHead
          columns={grid.columns}
          template={frame.frame.template}
          orden={grid.query.orden}
          onSort={(id, isAdded) => grid.setQuery((query) => ({ ...query, orden: nextOrder(query.orden, id, isAdded) }))}
          onResize={(id, width) => grid.setLayout(resizeColumn(grid.layout, id, width))}
          check={checkAll(grid)}
          hasMenu={frame.frame.hasMenu || frame.frame.hasEdit}
          hasDetail={frame.frame.detail !== undefined}
          sticky={frame.frame.sticky}
        />
        <tbody style={{ height: virtual.getTotalSize() }}>
          {items.map((item) => {
            const row = rows[item.index];
            if (!row) return null;
            return (
              <GridRowView
                key={row.id}
                frame={frame.frame}
                item={row}
                index={item.index}
                offset={item.start}
                isSelected={selection.ids.has(row.id)}
                isCursor={item.index === keys.cursor}
                isExpanded={grid.isExpanded(row)}
                measure={measure}
              />
            );
          })}
        </tbody>
      </TableElement>
    </div>
  );
}

/** Of the head: all at once, nothing where one is the most. */
function checkAll<Data extends object>({ host, selection, filtered }: GridView<Data>) {
  if (!host.selectable) return null;
  if (host.isSingle) return 'vacio';
  const { isAll: checked, isNothing: disabled, ids, toggleAll: toggle } = selection;
  // Of a list that comes by pages it ticks what has come, and says so.
  const loaded = `Seleccionar las ${plural(filtered.length, 'fila cargada', 'filas cargadas')}`;
  const label = host.server?.hasMore ? loaded : 'Seleccionar todo';
  return { label, checked, disabled, some: ids.size > 0, toggle };
}
