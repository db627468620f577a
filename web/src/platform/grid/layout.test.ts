import { describe, expect, it } from 'vitest';
import { arrange, moveColumn, resizeColumn, toggleColumn, track, visibleColumns } from './layout.ts';
import { type GridColumn, SIN_ARREGLO } from './types.ts';

const column = (id: string, rest: Partial<GridColumn<object>> = {}): GridColumn<object> => ({
  id,
  title: id,
  kind: 'texto',
  width: 100,
  value: () => null,
  ...rest,
});
const COLUMNS = [column('id', { fixed: true }), column('a'), column('b'), column('c', { hidden: true })];
const ids = (columns: readonly GridColumn<object>[]) => columns.map(({ id }) => id).join(' ');

describe('columns', () => {
  it('hide and show; fixed ones stay', () => {
    expect(ids(visibleColumns(COLUMNS, SIN_ARREGLO))).toBe('id a b');
    const [id, a, , c] = COLUMNS;
    if (!id || !a || !c) throw new Error('columns');
    const layout = toggleColumn(toggleColumn(toggleColumn(SIN_ARREGLO, a), c), id);
    expect(ids(visibleColumns(COLUMNS, layout))).toBe('id b c');
  });
  it('move, but never before the fixed ones', () => {
    const layout = moveColumn(COLUMNS, SIN_ARREGLO, 'c', 'a');
    expect(ids(arrange(COLUMNS, layout))).toBe('id c a b');
    expect(moveColumn(COLUMNS, layout, 'a', 'id')).toBe(layout);
  });
  it('keep the order when a version adds a column: it goes after its neighbour', () => {
    const layout = moveColumn(COLUMNS, SIN_ARREGLO, 'b', 'a');
    const next = [...COLUMNS.slice(0, 2), column('nueva'), ...COLUMNS.slice(2)];
    expect(ids(arrange(next, layout))).toBe('id b a nueva c');
  });
  it('take a width by hand and give it back', () => {
    const wide = resizeColumn(SIN_ARREGLO, 'a', 222);
    expect(track(column('a'), wide).css).toBe('222px');
    expect(track(column('a'), resizeColumn(wide, 'a', null)).css).toBe('minmax(100px, 100fr)');
    expect(track(column('x', { kind: 'importe' }), SIN_ARREGLO).css).toBe('100px');
  });
});
