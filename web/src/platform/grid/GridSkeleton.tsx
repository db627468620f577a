import Skeleton from '@mui/material/Skeleton';
import { useEffect, useState } from 'react';
import { GridHead } from './GridHead.tsx';
import { CARD_HEIGHT, ROW_HEIGHT } from './GridRoot.tsx';
import { KINDS } from './kinds.ts';
import type { GridColumn } from './types.ts';
import { useFrame } from './useFrame.ts';
import type { GridView } from './useGrid.ts';

/** What loads sooner shows no skeleton: it would only flicker (look 10). */
const DELAY_MS = 150;
const ROWS = Array.from({ length: 16 }, (_, index) => index);

function useDelay(ms: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver;
}

const nothing = () => undefined;
/** There is nothing to tick yet. */
const NADA = { label: 'Seleccionar todo', checked: false, some: false, disabled: true, toggle: nothing };

/** The real header over rows at their final height and widths. */
export function GridSkeleton<Data extends object>({ grid }: { grid: GridView<Data> }) {
  const isLate = useDelay(DELAY_MS);
  const { columns, host, query } = grid;
  const { frame, minWidth } = useFrame(grid);
  const { template } = frame;
  return (
    <div className="dg-loading" aria-busy="true">
      <table
        style={{ flex: '1 1 0', minHeight: 0, overflow: 'hidden', minWidth }}
        aria-label={`${host.label}, cargando`}
      >
        <GridHead
          columns={columns}
          template={template}
          orden={query.orden}
          onSort={nothing}
          onResize={nothing}
          check={host.isSingle ? 'vacio' : host.selectable ? NADA : null}
          hasMenu={frame.hasMenu || frame.hasEdit}
          hasDetail={frame.detail !== undefined}
          sticky={nothing}
        />
        <tbody>
          {(isLate ? ROWS : []).map((row) => (
            <tr
              key={row}
              className="dg-row"
              style={{ ...template, height: ROW_HEIGHT, opacity: 1 - row / (ROWS.length * 1.4) }}
            >
              {host.selectable && (
                <td className="dg-cell">
                  <Skeleton width={16} height={16} />
                </td>
              )}
              {frame.detail && <td className="dg-cell" />}
              {columns.map((column, at) => (
                <td key={column.id} className="dg-cell">
                  <Skeleton {...barOf(column, row * 7 + at * 13)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="dg-foot">{isLate && <Skeleton width={140} height={12} />}</div>
    </div>
  );
}

/** Cards at their final height (look 12). */
export function CardsSkeleton({ label }: { label: string }) {
  const isLate = useDelay(DELAY_MS);
  return (
    <ul className="dg-cards" aria-busy="true" aria-label={`${label}, cargando`}>
      {(isLate ? ROWS : []).map((row) => (
        <li key={row} className="dg-row" style={{ display: 'block', height: CARD_HEIGHT, padding: '16px 16px 0' }}>
          <Skeleton width={`${50 + (row % 4) * 9}%`} height={14} />
          <Skeleton width={`${40 + (row % 3) * 12}%`} height={10} sx={{ mt: 3 }} />
          <Skeleton width="30%" height={10} sx={{ mt: 2 }} />
        </li>
      ))}
    </ul>
  );
}

/** Figures hang from the right as their column does; texts are of uneven length. */
function barOf<Data>({ kind }: GridColumn<Data>, unevenness: number) {
  const isFigure = KINDS[kind].align === 'right';
  return {
    height: kind === 'chip' ? 22 : 12,
    width: isFigure ? 70 : `${60 + (unevenness % 5) * 9}%`,
    sx: isFigure ? { ml: 'auto' } : {},
  };
}
