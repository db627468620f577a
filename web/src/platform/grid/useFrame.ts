import { type CSSProperties, useMemo } from 'react';
import { CHECK_WIDTH, MENU_WIDTH } from './GridRoot.tsx';
import type { RowFrame } from './GridRowView.tsx';
import { track } from './layout.ts';
import type { GridView } from './useGrid.ts';

/** What the rows share, rebuilt only when columns or the host's functions change. */
export function useFrame<Data extends object>(grid: GridView<Data>) {
  const { columns, layout, host, domId } = grid;
  return useMemo(() => {
    const hasButtons = host.rowActions !== undefined || host.onEdit !== undefined;
    const lead = [host.selectable ? CHECK_WIDTH : null, host.detail ? MENU_WIDTH : null].filter((w) => w !== null);
    const tracks = columns.map((column) => track(column, layout));
    const tail = hasButtons ? MENU_WIDTH * (host.rowActions && host.onEdit ? 2 : 1) : 0;
    const leadWidth = lead.reduce((sum, width) => sum + width, 0);
    const template: CSSProperties = {
      gridTemplateColumns: [...lead.map((w) => `${w}px`), ...tracks.map((t) => t.css), tail ? `${tail}px` : '']
        .join(' ')
        .trim(),
    };
    const stickyFirst: CSSProperties = { left: host.selectable ? CHECK_WIDTH : 0 };
    const frame: RowFrame<Data> = {
      id: domId,
      columns,
      template,
      sticky: (index) => (index === 0 ? stickyFirst : undefined),
      rowLabel: host.rowLabel,
      tint: host.rowTint,
      detail: host.detail,
      isSelectable: host.selectable,
      hasMenu: host.rowActions !== undefined,
      hasEdit: host.onEdit !== undefined,
      opens: host.onOpen !== undefined || host.selectable || host.detail !== undefined,
    };
    return { frame, minWidth: leadWidth + tail + tracks.reduce((sum, t) => sum + t.min, 0) };
  }, [columns, layout, domId, host]);
}
