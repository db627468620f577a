import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

/** A page of a long list: `siguiente` is where the next one starts (decisions 1). */
export interface Page<Row> {
  count: number;
  result: Row[];
  siguiente?: string | undefined;
}

/** Up to this many rows a list is loaded whole, so that the grid itself filters, sorts and adds it up. */
export const MAX_LISTA_ENTERA = 5000;

interface PagesOptions {
  enabled?: boolean;
  /** Fetch the following pages by themselves while the list is not longer than `MAX_LISTA_ENTERA`. */
  whole?: boolean;
}

/**
 * Reads a keyset-paged list page by page. `rows` are undefined until the first page arrives; errors are the screen's.
 * @example usePages(callKey(listPedidos, { cliente }), (desdeClave, signal) =>
 *   callApi(listPedidos, { query: { cliente, limite: 1000, desdeClave } }, { signal }), { whole: true })
 */
export function usePages<Row>(
  queryKey: QueryKey,
  fetchPage: (desdeClave: string | undefined, signal: AbortSignal) => Promise<Page<Row>>,
  { enabled = true, whole = false }: PagesOptions = {},
) {
  const query = useInfiniteQuery({
    queryKey: [...queryKey, 'páginas'],
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.siguiente,
    placeholderData: keepPreviousData,
    enabled,
    meta: { errorShown: 'screen' },
  });
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  const total = data?.pages[0]?.count ?? 0;
  const isShort = total <= MAX_LISTA_ENTERA;
  const rows = useMemo(() => data?.pages.flatMap((page) => page.result), [data]);
  useEffect(() => {
    if (whole && isShort && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [whole, isShort, hasNextPage, isFetching, isError, fetchNextPage]);
  /** Everything that matches: what has come, and the pages that nobody has scrolled to. */
  const loadAll = async (signal: AbortSignal): Promise<readonly Row[]> => {
    const pages = query.isPlaceholderData ? [] : [...(data?.pages ?? [])];
    if (pages.length === 0) pages.push(await fetchPage(undefined, signal));
    for (let next = pages.at(-1)?.siguiente; next !== undefined; next = pages.at(-1)?.siguiente)
      pages.push(await fetchPage(next, signal));
    return pages.flatMap((page) => page.result);
  };
  return {
    rows,
    total,
    loadAll,
    error: query.error,
    hasMore: hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    isPlaceholder: query.isPlaceholderData,
    /** The next page; while one is on its way, that one. */
    loadMore: () => void fetchNextPage({ cancelRefetch: false }),
    retry: () => void query.refetch(),
  };
}
