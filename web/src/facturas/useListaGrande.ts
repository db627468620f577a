import { useState } from 'react';
import { MAX_LISTA_ENTERA, type usePages } from '../platform/api/usePages.ts';
import { serverPaging } from '../platform/grid/serverPaging.ts';
import type { GridColumn } from '../platform/grid/types.ts';

type Pages<Row> = ReturnType<typeof usePages<Row>>;

interface ReadOptions {
  enabled: boolean;
  /** Load everything while it is not too much for the grid to work on. */
  whole: boolean;
}

/** What the server pages and searches, the grid can neither sort nor filter: it does not have all of it. */
function asPaged<Row>(column: GridColumn<Row>): GridColumn<Row> {
  return { ...column, sortable: false, filter: 'none', groupable: false };
}

/**
 * A list that may be short or very long. Few rows are loaded whole and the grid does the rest; of many, the server
 * searches and pages. Spread the answer over the DataGrid. `useRead` is the list's own hook, always the same one.
 * @example const grid = useListaGrande(COLUMNAS_FACTURAS, { desde }, useFacturas);
 */
export function useListaGrande<Row extends object, Filtro extends object>(
  columns: readonly GridColumn<Row>[],
  filtro: Filtro,
  useRead: (filtro: Filtro & { buscar?: string }, options: ReadOptions) => Pages<Row>,
) {
  const [buscar, setBuscar] = useState('');
  const [paged] = useState(() => columns.map((column) => asPaged(column)));
  const all = useRead(filtro, { enabled: true, whole: true });
  const isLarge = all.total > MAX_LISTA_ENTERA;
  const isSearching = isLarge && buscar !== '';
  const found = useRead({ ...filtro, buscar }, { enabled: isSearching, whole: false });
  const lista = isSearching && found.rows ? found : all;
  return {
    columns: isLarge ? paged : columns,
    rows: lista.rows,
    error: lista.error,
    onRetry: lista.retry,
    // Until the last page is here the count is the server's.
    ...((isLarge || lista.hasMore) && { server: serverPaging(lista, setBuscar) }),
  };
}
