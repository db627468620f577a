import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { DocumentBadges } from '../document/DocumentBadge.tsx';
import { formatInteger } from '../format/money.ts';
import { cellContent } from './GridCell.tsx';
import { CARD_HEIGHT } from './GridRoot.tsx';
import { KINDS } from './kinds.ts';
import type { GridItem, GroupItem } from './model.ts';
import { rowEvents } from './rowEvents.ts';
import type { GridColumn, PhoneRole } from './types.ts';
import type { GridView } from './useGrid.ts';
import { useHold } from './useHold.ts';
import { useKeptScroll } from './useKeptScroll.ts';
import { useNeedMore } from './useNeedMore.ts';

interface GridCardsProps<Data extends object> {
  grid: GridView<Data>;
  /** Inside a dialog the list scrolls in its own box; on a page the window does. */
  isBoxed: boolean;
}

/** The grid on a phone: cards of three lines (look 12). A long press opens the row's menu. */
export function GridCards<Data extends object>({ grid, isBoxed }: GridCardsProps<Data>) {
  return isBoxed ? <BoxedCards grid={grid} /> : <PageCards grid={grid} />;
}

const OPTIONS = { estimateSize: () => CARD_HEIGHT, overscan: 4, initialRect: { width: 390, height: 700 } };

function PageCards<Data extends object>({ grid }: { grid: GridView<Data> }) {
  const list = useRef<HTMLDivElement>(null);
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => {
    const top = list.current?.getBoundingClientRect().top ?? 0;
    setMargin(Math.round(top + window.scrollY));
  }, []);
  const virtual = useWindowVirtualizer({ ...OPTIONS, count: grid.items.length, scrollMargin: margin });
  return (
    <div ref={list}>
      <CardList grid={grid} virtual={virtual} margin={margin} />
    </div>
  );
}

function BoxedCards<Data extends object>({ grid }: { grid: GridView<Data> }) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    ...OPTIONS,
    count: grid.items.length,
    getScrollElement: () => scroller.current,
  });
  useKeptScroll(grid.host.id, scroller, grid.items.length);
  return (
    <div ref={scroller} className="dg-scroll">
      <CardList grid={grid} virtual={virtual} margin={0} />
    </div>
  );
}

type CardVirtual = Pick<
  Virtualizer<Window, Element>,
  'getVirtualItems' | 'getTotalSize' | 'measureElement' | 'measure'
>;

/**
 * Heights are remembered by place. When a search or an order puts other cards there they are measured anew, or there
 * would be gaps; rows that come after the ones that are there change nothing. Remembering them by row would cost a
 * look-up of each of 20,000 at every key.
 */
function useFreshHeights(virtual: CardVirtual, items: readonly { id: string }[], list: RefObject<HTMLElement | null>) {
  const before = useRef(items);
  useLayoutEffect(() => {
    const known = before.current;
    before.current = items;
    if (items.every(({ id }, index) => index >= known.length || known[index]?.id === id)) return;
    virtual.measure();
    for (const card of list.current?.children ?? []) virtual.measureElement(card);
  }, [virtual, items, list]);
}

interface CardListProps<Data extends object> {
  grid: GridView<Data>;
  virtual: CardVirtual;
  /** Height of what is above the list on the page. */
  margin: number;
}

function CardList<Data extends object>({ grid, virtual, margin }: CardListProps<Data>) {
  const { items, host, selection } = grid;
  const events = rowEvents(grid);
  const hold = useHold(events.hold);
  const list = useRef<HTMLUListElement>(null);
  useFreshHeights(virtual, items, list);
  const drawn = virtual.getVirtualItems();
  useNeedMore(grid, drawn.at(-1)?.index ?? 0);
  return (
    <ul
      ref={list}
      className="dg-cards"
      style={{ height: virtual.getTotalSize() }}
      aria-label={host.label}
      onContextMenu={events.contextMenu}
      {...hold}
    >
      {drawn.map(({ index, start }) => {
        const item = items[index];
        if (!item) return null;
        return (
          <li
            key={item.id}
            ref={virtual.measureElement}
            className="dg-item"
            data-index={index}
            style={{ transform: `translateY(${start - margin}px)` }}
          >
            <Card grid={grid} item={item} isSelected={selection.ids.has(item.id)} onOpen={() => events.open(index)} />
          </li>
        );
      })}
    </ul>
  );
}

interface CardProps<Data extends object> {
  grid: GridView<Data>;
  item: GridItem<Data>;
  isSelected: boolean;
  onOpen: () => void;
}

function Card<Data extends object>({ grid, item, isSelected, onOpen }: CardProps<Data>) {
  const { host } = grid;
  const record = item.type === 'record' ? item.record : null;
  // Drawn once, however often the list moves or is measured.
  const lines = useMemo(() => record && <CardLines columns={host.columns} record={record} />, [host.columns, record]);
  if (item.type === 'group') return <GroupCard item={item} isExpanded={grid.isExpanded(item)} onOpen={onOpen} />;
  const tint = host.rowTint?.(item.record) ?? undefined;
  const isSelecting = host.selectable && (grid.isChoosing || grid.selection.ids.size > 0 || !host.onOpen);
  const toggle = () => grid.selection.toggle(item.id, false);
  return (
    <div
      className="dg-row dg-cardrow"
      data-tint={tint}
      data-selected={isSelected ? '' : undefined}
      data-choosing={isSelecting ? '' : undefined}
    >
      {isSelecting && (
        <input
          type="checkbox"
          className="dg-check"
          aria-label={`Seleccionar ${host.rowLabel(item.record)}`}
          checked={isSelected}
          onChange={toggle}
        />
      )}
      <button type="button" className="dg-card" onClick={grid.isChoosing ? toggle : onOpen}>
        {lines}
      </button>
      {host.detail && grid.isExpanded(item) && <div className="dg-detail">{host.detail(item.record)}</div>}
    </div>
  );
}

function GroupCard<Data>(props: { item: GroupItem<Data>; isExpanded: boolean; onOpen: () => void }) {
  return (
    <div className="dg-row dg-cardrow dg-group">
      <button type="button" className="dg-card" aria-expanded={props.isExpanded} onClick={props.onOpen}>
        <span className="dg-title">{props.item.text || 'Sin dato'}</span>
        <span className="dg-cardfigure">{formatInteger(props.item.records.length)}</span>
      </button>
    </div>
  );
}

function CardLines<Data>({ columns, record }: { columns: readonly GridColumn<Data>[]; record: Data }) {
  const place = (role: PhoneRole) => columns.filter((column) => column.phone === role);
  const titles = place('title');
  const isName = titles.every(({ kind, badges }) => kind === 'nombre' && !badges);
  const chip = place('chip').find((column) => column.isException?.(record) ?? true);
  const [figure] = place('figure');
  const line = joined(place('line'), record);
  const detail = joined(place('detail'), record);
  return (
    <>
      <span className={`dg-title${chip ? '' : ' dg-wide'}${isName ? ' dg-name' : ''}`}>
        {joined(titles, record)}
        {titles.map(({ id, badges }) => badges && <DocumentBadges key={id} {...badges(record)} />)}
      </span>
      {chip && <span className="dg-cardchip">{cellContent(chip, record)}</span>}
      <span className="dg-wide dg-line">{line}</span>
      <span className="dg-line">{detail}</span>
      {figure && <CardFigure column={figure} record={record} />}
    </>
  );
}

/** '10182 · Cañuelas, Ruta 3 km 64': the identification, then where it is. */
function joined<Data>(columns: readonly GridColumn<Data>[], record: Data): string {
  const textOf = (column: GridColumn<Data>) =>
    column.phoneText?.(record) ?? KINDS[column.kind].text(column.value(record));
  const texts = columns.map(textOf).filter((text) => text !== '');
  const [first = '', ...rest] = texts;
  return rest.length > 0 ? `${first} · ${rest.join(', ')}` : first;
}

function CardFigure<Data>({ column, record }: { column: GridColumn<Data>; record: Data }): ReactNode {
  const value = column.value(record);
  const isZero = value === 0 && column.phoneZero !== undefined;
  return (
    <span className="dg-cardfigure" data-negative={typeof value === 'number' && value < 0 ? '' : undefined}>
      {isZero ? column.phoneZero : cellContent(column, record)}
    </span>
  );
}
