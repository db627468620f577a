import { useCallback, useMemo, useRef, useState } from 'react';
import type { GridItem } from './model.ts';

interface Selectable<Data> {
  /** What is drawn, in order: ranges follow it. */
  items: readonly GridItem<Data>[];
  filtered: readonly Data[];
  records: readonly Data[];
  rowId: (row: Data) => string;
  /** Ids that start ticked. */
  initial: readonly string[] | undefined;
  onChange: ((selected: readonly Data[]) => void) | undefined;
  /** One row at most: ticking another lets the first go. */
  isSingle: boolean;
}

/** Rows that are ticked, by id: filtering and reloading do not lose them; rows that are gone do not count. */
export function useSelection<Data>(selectable: Selectable<Data>) {
  const { items, filtered, records, rowId, initial, onChange, isSingle } = selectable;
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set(initial));
  const anchor = useRef<string | null>(null);
  const pick = useCallback(
    (chosen: ReadonlySet<string>) => (chosen.size === 0 ? [] : records.filter((record) => chosen.has(rowId(record)))),
    [records, rowId],
  );
  const selected = useMemo(() => pick(ids), [pick, ids]);

  const change = useCallback(
    (next: ReadonlySet<string>) => {
      setIds(next);
      onChange?.(pick(next));
    },
    [onChange, pick],
  );

  /** Ticks or unticks one row; a range ticks the rows between the last one touched and this one, as displayed. */
  const toggle = useCallback(
    (id: string, isRange: boolean) => {
      if (isSingle) return change(ids.has(id) ? new Set() : new Set([id]));
      const range = isRange ? between(items, anchor.current, id) : [];
      const next = new Set([...ids, ...range]);
      if (range.length === 0 && !next.delete(id)) next.add(id);
      if (!isRange || anchor.current === null) anchor.current = id;
      change(next);
    },
    [ids, items, change, isSingle],
  );

  const isAll = filtered.length > 0 && ids.size > 0 && filtered.every((record) => ids.has(rowId(record)));
  const toggleAll = useCallback(() => {
    const shown = new Set(filtered.map(rowId));
    change(isAll ? new Set([...ids].filter((id) => !shown.has(id))) : new Set([...ids, ...shown]));
  }, [filtered, rowId, isAll, ids, change]);
  const clear = useCallback(() => change(new Set()), [change]);

  const isNothing = filtered.length === 0;
  return useMemo(
    () => ({ ids, selected, isAll, isNothing, toggle, toggleAll, clear }),
    [ids, selected, isAll, isNothing, toggle, toggleAll, clear],
  );
}

function between<Data>(items: readonly GridItem<Data>[], from: string | null, to: string): string[] {
  const ends = [items.findIndex((item) => item.id === from), items.findIndex((item) => item.id === to)];
  const [start = -1, end = -1] = ends.sort((a, b) => a - b);
  if (start < 0) return [];
  return items.slice(start, end + 1).flatMap((item) => (item.type === 'record' ? [item.id] : []));
}
