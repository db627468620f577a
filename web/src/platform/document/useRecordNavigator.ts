import { useNavigate } from '@tanstack/react-router';
import type { RecordNavigatorProps } from './RecordNavigator.tsx';

/**
 * Goes from one document to another of its list, without a step back for each (D1 §2.6).
 * @example const { navigator, onGo } = useRecordNavigator(rows, pedido.id, (id) => pedidoPath(cliente, id));
 */
export function useRecordNavigator(
  rows: readonly { id: number }[],
  current: number,
  pathOf: (id: number) => string,
): { navigator: RecordNavigatorProps; onGo: (id: number) => void } {
  const navigate = useNavigate();
  const onGo = (id: number) => void navigate({ to: pathOf(id), replace: true });
  const navigator = {
    index: rows.findIndex(({ id }) => id === current),
    count: rows.length,
    onGo: (index: number) => {
      const row = rows[index];
      if (row) onGo(row.id);
    },
  };
  return { navigator, onGo };
}
