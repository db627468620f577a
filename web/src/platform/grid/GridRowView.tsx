import CollapseIcon from '@mui/icons-material/KeyboardArrowDown';
import ExpandIcon from '@mui/icons-material/KeyboardArrowRight';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { formatInteger } from '../format/money.ts';
import { GridCell } from './GridCell.tsx';
import { sumText } from './kinds.ts';
import { type GridItem, type GroupItem, type RecordItem, sumRecords } from './model.ts';
import { RowButton } from './RowButton.tsx';
import type { GridColumn, RowTint } from './types.ts';

/** What all rows of a grid share; one object while nothing changes, so that rows keep their drawing. */
export interface RowFrame<Data> {
  id: string;
  columns: readonly GridColumn<Data>[];
  template: CSSProperties;
  sticky: (index: number) => CSSProperties | undefined;
  rowLabel: (row: Data) => string;
  tint: ((row: Data) => RowTint | null | undefined) | undefined;
  detail: ((row: Data) => ReactNode) | undefined;
  isSelectable: boolean;
  hasMenu: boolean;
  hasEdit: boolean;
  opens: boolean;
}

interface GridRowViewProps<Data, Item = GridItem<Data>> {
  frame: RowFrame<Data>;
  item: Item;
  index: number;
  offset: number;
  isSelected: boolean;
  isCursor: boolean;
  isExpanded: boolean;
  measure: ((row: HTMLElement | null) => void) | undefined;
}

export const rowElementId = (gridId: string, index: number) => `${gridId}-fila-${index}`;

function RecordRow<Data>(props: GridRowViewProps<Data, RecordItem<Data>>) {
  const { frame, item, index, offset, isSelected, isCursor, isExpanded, measure } = props;
  const { record } = item;
  return (
    <tr
      id={rowElementId(frame.id, index)}
      ref={measure}
      className="dg-row dg-item"
      data-index={index}
      data-tint={frame.tint?.(record) ?? undefined}
      data-cursor={isCursor ? '' : undefined}
      data-opens={frame.opens ? '' : undefined}
      aria-rowindex={index + 2}
      aria-selected={frame.isSelectable ? isSelected : undefined}
      style={{ ...frame.template, transform: `translateY(${offset}px)` }}
    >
      {frame.isSelectable && (
        <td className="dg-cell dg-sticky" style={{ left: 0 }}>
          <input
            type="checkbox"
            className="dg-check"
            tabIndex={-1}
            aria-label={`Seleccionar ${frame.rowLabel(record)}`}
            checked={isSelected}
            readOnly
            data-action="select"
          />
        </td>
      )}
      {frame.detail && <DetailToggle isExpanded={isExpanded} label={frame.rowLabel(record)} />}
      {frame.columns.map((column, at) => (
        <GridCell key={column.id} column={column} row={record} sticky={frame.sticky(at)} />
      ))}
      {(frame.hasMenu || frame.hasEdit) && <RowButtons frame={frame} label={frame.rowLabel(record)} />}
      {isExpanded && frame.detail && <td className="dg-detail">{frame.detail(record)}</td>}
    </tr>
  );
}

function DetailToggle({ isExpanded, label }: { isExpanded: boolean; label: string }) {
  return (
    <td className="dg-cell dg-toggle">
      <RowButton
        icon={isExpanded ? 'open' : 'closed'}
        action="expand"
        label={`Detalle ${deLa(label)}`}
        isExpanded={isExpanded}
      />
    </td>
  );
}

/** 'el pedido 7' → 'del pedido 7'. */
const deLa = (label: string) => (label.startsWith('el ') ? `del ${label.slice(3)}` : `de ${label}`);

function RowButtons<Data>({ frame, label }: { frame: RowFrame<Data>; label: string }) {
  return (
    <td className="dg-cell dg-menu">
      {frame.hasEdit && <RowButton icon="edit" action="edit" label={`Editar ${label}`} />}
      {frame.hasMenu && <RowButton icon="menu" action="menu" label={`Acciones ${deLa(label)}`} />}
    </td>
  );
}

function GroupRow<Data>(props: GridRowViewProps<Data, GroupItem<Data>>) {
  const { frame, item, index, offset, isCursor, isExpanded, measure } = props;
  const Arrow = isExpanded ? CollapseIcon : ExpandIcon;
  return (
    <tr
      id={rowElementId(frame.id, index)}
      ref={measure}
      className="dg-row dg-group dg-item"
      data-index={index}
      data-cursor={isCursor ? '' : undefined}
      aria-rowindex={index + 2}
      aria-expanded={isExpanded}
      style={{ ...frame.template, transform: `translateY(${offset}px)` }}
    >
      <td className="dg-cell dg-group-title">
        <Arrow aria-hidden />
        {item.text || 'Sin dato'}
        <span className="dg-zero">{formatInteger(item.records.length)}</span>
      </td>
      {frame.columns.map((each, at) =>
        each.sum ? (
          <td
            key={each.id}
            className="dg-cell dg-right dg-figure"
            style={{ gridColumn: at + 1 + leading(frame), gridRow: 1 }}
          >
            {sumText(each.kind, sumRecords(item.records, each))}
          </td>
        ) : null,
      )}
    </tr>
  );
}

/** Columns before the first one of data. */
const leading = <Data,>(frame: RowFrame<Data>) => Number(frame.isSelectable) + Number(frame.detail !== undefined);

/** Drawn again only when its own row, selection, cursor or place changes, not whenever the list scrolls. */
export function GridRowView<Data>(props: GridRowViewProps<Data>) {
  const { frame, item, index, offset, isSelected, isCursor, isExpanded, measure } = props;
  return useMemo(() => {
    const rest = { frame, index, offset, isSelected, isCursor, isExpanded, measure };
    return item.type === 'group' ? <GroupRow {...rest} item={item} /> : <RecordRow {...rest} item={item} />;
  }, [frame, item, index, offset, isSelected, isCursor, isExpanded, measure]);
}
