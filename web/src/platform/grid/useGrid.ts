import { type ReactNode, useCallback, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { visibleColumns } from './layout.ts';
import { browserUrl, type GridUrl } from './memory.ts';
import { filterRecords, type GridItem, SearchIndex, sorting, sortRecords, toItems } from './model.ts';
import {
  type GridAction,
  type GridColumn,
  type GridQuery,
  type RowTint,
  type ServerPaging,
  SIN_CONSULTA,
  type SortBy,
} from './types.ts';
import { useGridState } from './useGridState.ts';
import { useSelection } from './useSelection.ts';

/** What a screen says about its grid, apart from looks. */
export interface GridHost<Data> {
  /** Names what is remembered: 'clientes'. */
  id: string;
  /** What readers hear: 'Clientes'. */
  label: string;
  columns: readonly GridColumn<Data>[];
  /** Undefined while they have never been loaded. */
  rows: readonly Data[] | undefined;
  rowId: (row: Data) => string;
  /** How a row is called in its buttons: its name. */
  rowLabel: (row: Data) => string;
  selectable: boolean;
  isSingle: boolean;
  onOpen: ((row: Data) => void) | undefined;
  onEdit: ((row: Data) => void) | undefined;
  initialSelection: readonly string[] | undefined;
  onSelectionChange: ((rows: readonly Data[]) => void) | undefined;
  onFilteredChange: ((rows: readonly Data[]) => void) | undefined;
  rowActions: ((row: Data) => readonly GridAction[]) | undefined;
  rowTint: ((row: Data) => RowTint | null | undefined) | undefined;
  detail: ((row: Data) => ReactNode) | undefined;
  server: ServerPaging<Data> | undefined;
  initial: Partial<GridQuery> | undefined;
  url: GridUrl | undefined;
}

export interface MenuState<Data> {
  row: Data;
  anchor: Element | { x: number; y: number };
}

const NO_ROWS: readonly never[] = [];
/** Typing settles before the server is asked. */
const SERVER_DELAY_MS = 200;

/** The rows as asked: filtered, sorted, grouped, and folded where somebody folded them. */
function useRows<Data extends object>(host: GridHost<Data>, query: GridQuery, toggled: ReadonlySet<string>) {
  const { columns, rows: records = NO_ROWS, rowId, server } = host;
  const index = useMemo(() => new SearchIndex(columns), [columns]);
  useIdleIndex(index, records);
  const { filtros, buscar, orden, grupo } = query;
  const filtered = useMemo(() => {
    if (server) return records;
    const passing = filterRecords(records, columns, { ...SIN_CONSULTA, filtros, buscar }, index);
    return sortRecords(passing, columns, sorting({ ...SIN_CONSULTA, orden, grupo }));
  }, [server, records, columns, index, filtros, buscar, orden, grupo]);
  const items = useMemo(
    () =>
      toItems(
        filtered,
        rowId,
        columns.find((column) => column.id === grupo),
        toggled,
      ),
    [filtered, rowId, columns, grupo, toggled],
  );
  return { records, filtered, items };
}

/** Folds the texts while nobody needs the processor, so that the first key finds them ready. */
function useIdleIndex<Data extends object>(index: SearchIndex<Data>, records: readonly Data[]) {
  useEffect(() => {
    if (typeof requestIdleCallback === 'undefined') return;
    let at = 0;
    const work = (deadline: IdleDeadline) => {
      for (; at < records.length && deadline.timeRemaining() > 2; at += 1) {
        const record = records[at];
        if (record) index.textOf(record);
      }
      if (at < records.length) handle = requestIdleCallback(work);
    };
    let handle = requestIdleCallback(work);
    return () => cancelIdleCallback(handle);
  }, [index, records]);
}

/** The whole state of one grid: what is asked, what is shown, what is ticked and what is done to a row. */
export function useGrid<Data extends object>(host: GridHost<Data>) {
  const domId = useId();
  const initial = useMemo(() => ({ ...SIN_CONSULTA, ...host.initial }), [host.initial]);
  const { query, setQuery, layout, setLayout } = useGridState(host.id, host.columns, host.url ?? browserUrl, initial);
  const [menu, setMenu] = useState<MenuState<Data> | null>(null);
  // On a phone, where a row that opens has no box of its own: what is touched is ticked.
  const [isChoosing, setChoosing] = useState(false);
  // Typing comes first: the rows follow as soon as the keys leave room.
  const asked = useDeferredValue(query);
  const { toggled, isExpanded, toggle } = useToggled<Data>();
  const { records, filtered, items } = useRows(host, asked, toggled);
  const columns = useMemo(() => visibleColumns(host.columns, layout), [host.columns, layout]);
  const { rowId, initialSelection, onSelectionChange: onChange, isSingle } = host;
  const selection = useSelection({ items, filtered, records, rowId, initial: initialSelection, onChange, isSingle });
  useServerQuery(host.server, query);
  const { onFilteredChange } = host;
  useEffect(() => onFilteredChange?.(filtered), [onFilteredChange, filtered]);

  const shared = useMemo(
    () => ({
      domId,
      host,
      setQuery,
      layout,
      setLayout,
      menu,
      setMenu,
      columns,
      items,
      filtered,
      selection,
      isChoosing,
      setChoosing,
      isExpanded,
      toggle,
    }),
    [
      domId,
      host,
      setQuery,
      layout,
      setLayout,
      menu,
      columns,
      items,
      filtered,
      selection,
      isChoosing,
      isExpanded,
      toggle,
    ],
  );
  /** For the rows: the same object while what they show is the same, whatever is being typed. */
  const drawn = useMemo(() => ({ ...shared, query: asked }), [shared, asked]);
  return { grid: { ...shared, query }, drawn };
}

export type GridView<Data extends object> = ReturnType<typeof useGrid<Data>>['drawn'];

/** Groups start open and details closed; what somebody turned over. */
function useToggled<Data>() {
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const isExpanded = useCallback((item: GridItem<Data>) => (item.type === 'group') !== toggled.has(item.id), [toggled]);
  const toggle = useCallback((item: GridItem<Data>) => {
    setToggled((before) => {
      const next = new Set(before);
      if (!next.delete(item.id)) next.add(item.id);
      return next;
    });
  }, []);
  return { toggled, isExpanded, toggle };
}

/** In server mode the grid asks and the screen answers. */
function useServerQuery<Data>(server: ServerPaging<Data> | undefined, query: GridQuery) {
  const ask = useRef(server?.onQuery);
  useEffect(() => {
    ask.current = server?.onQuery;
  });
  const isFirst = useRef(true);
  useEffect(() => {
    const timer = setTimeout(() => ask.current?.(query), isFirst.current ? 0 : SERVER_DELAY_MS);
    isFirst.current = false;
    return () => clearTimeout(timer);
  }, [query]);
}

/** A click on a header: ascending, descending, as it came. Shift adds a criterion to the others. */
export function nextOrder(orden: readonly SortBy[], id: string, isAdded: boolean): SortBy[] {
  const current = orden.find((by) => by.id === id);
  const others = isAdded ? orden.filter((by) => by.id !== id) : [];
  if (!current) return [...others, { id, desc: false }];
  return current.desc ? others : [...others, { id, desc: true }];
}
