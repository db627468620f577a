import { useCallback, useEffect, useState } from 'react';
import { type GridUrl, readLastQuery, readLayout, writeLastQuery, writeLayout } from './memory.ts';
import { fromParams, isOurs, toParams } from './query.ts';
import type { GridColumn, GridLayout, GridQuery } from './types.ts';

/** Typing settles before it goes to the address. */
const URL_DELAY_MS = 250;

/** The query and the arrangement of one grid: from the address, else from the last visit; kept in both. */
export function useGridState<Row>(id: string, columns: readonly GridColumn<Row>[], url: GridUrl, initial: GridQuery) {
  const [query, setQuery] = useState(() => firstQuery(id, columns, url, initial));
  const [layout, keepLayout] = useState(() => readLayout(id));

  useEffect(() => {
    const page = url.place();
    const timer = setTimeout(() => {
      const params = toParams(query);
      writeLastQuery(id, params);
      // Somebody who types and opens a row at once is on the next page's address while this one is still drawn.
      if (url.place() === page) url.write(params);
    }, URL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [id, query, url]);

  useEffect(() => url.subscribe(() => setQuery(fromParams(url.read(), columns))), [url, columns]);

  const setLayout = useCallback(
    (next: GridLayout) => {
      keepLayout(next);
      writeLayout(id, next);
    },
    [id],
  );
  return { query, setQuery, layout, setLayout };
}

function firstQuery<Row>(id: string, columns: readonly GridColumn<Row>[], url: GridUrl, initial: GridQuery): GridQuery {
  const linked = url.read();
  if ([...linked.keys()].some(isOurs)) return fromParams(linked, columns);
  const last = readLastQuery(id);
  return last.size > 0 ? fromParams(last, columns) : initial;
}
