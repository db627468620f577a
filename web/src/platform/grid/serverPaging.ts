import type { usePages } from '../api/usePages.ts';
import type { ServerPaging } from './types.ts';

/**
 * A list of `usePages` as the grid asks of it: the server searches, and the grid shows what has come.
 * @example <DataGrid rows={clientes.rows} server={serverPaging(clientes, setBuscar)} … />
 */
export function serverPaging<Row>(
  pages: ReturnType<typeof usePages<Row>>,
  onSearch: (buscar: string) => void,
): ServerPaging<Row> {
  return {
    total: pages.total,
    hasMore: pages.hasMore,
    isLoadingMore: pages.isLoadingMore,
    onNeedMore: pages.loadMore,
    onQuery: (query) => onSearch(query.buscar.trim()),
    loadAll: pages.loadAll,
  };
}
