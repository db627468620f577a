import { useEffect } from 'react';
import type { GridView } from './useGrid.ts';

/** Rows from the end at which the next page is asked for. */
const NEED_MORE_AT = 30;

/** Asks the screen for the next page before the reader reaches the end of this one. */
export function useNeedMore<Data extends object>(grid: GridView<Data>, lastIndex: number): void {
  const { server } = grid.host;
  const isNear = grid.items.length > 0 && lastIndex >= grid.items.length - NEED_MORE_AT;
  const isWanted = server?.hasMore === true && !server.isLoadingMore && isNear;
  const ask = server?.onNeedMore;
  useEffect(() => {
    if (isWanted) ask?.();
  }, [isWanted, ask]);
}
