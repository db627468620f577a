import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { RecordNavigatorProps } from './RecordNavigator.tsx';

/** The list of a document, as much of it as has come (`usePages`). */
interface Siblings {
  rows: readonly { id: number }[] | undefined;
  /** How many there are, come or not. */
  total: number;
  hasMore: boolean;
  isLoadingMore: boolean;
  error: Error | null;
  loadMore: () => void;
}

/**
 * Goes from one document to another of its list, without a step back for each (D1 §2.6). Of a long list it reads on
 * until the document, the next one and the one that is asked for have come: place and total are those of the whole.
 * @example const { navigator, onGo } = useRecordNavigator(pages, pedido.id, (id) => pedidoPath(cliente, id));
 */
export function useRecordNavigator(
  pages: Siblings,
  current: number,
  pathOf: (id: number) => string,
): { navigator: RecordNavigatorProps; onGo: (id: number) => void } {
  const navigate = useNavigate();
  const { rows = [], total } = pages;
  /** A place that was asked for before its document had come. */
  const [awaited, setAwaited] = useState<number | null>(null);
  const index = rows.findIndex(({ id }) => id === current);
  useReadUpTo(pages, Math.max(awaited ?? 0, index < 0 ? total : index + 1));
  const onGo = (id: number) => void navigate({ to: pathOf(id), replace: true });
  const goTo = (place: number) => {
    const row = rows[place];
    setAwaited(row ? null : place);
    if (row) onGo(row.id);
  };
  const hasCome = awaited !== null && rows[awaited] !== undefined;
  useEffect(() => {
    if (awaited !== null && hasCome) goTo(awaited);
  });
  return { navigator: { index, count: Math.max(total, rows.length), onGo: goTo }, onGo };
}

/** Reads page after page while the row at `place` has not come. What fails stops it. */
function useReadUpTo({ rows, hasMore, isLoadingMore, error, loadMore }: Siblings, place: number): void {
  const isMissing = rows !== undefined && rows.length <= place && hasMore;
  const reads = isMissing && !isLoadingMore && error === null;
  useEffect(() => {
    if (reads) loadMore();
  });
}
