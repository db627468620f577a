import { ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FormDialog } from '../dialogs/FormDialog.tsx';
import { narrowScreen } from '../test/phone.ts';
import { temaDistri } from '../theme/index.ts';
import { DataGrid, type DataGridProps } from './DataGrid.tsx';
import { giveLayout } from './testing.ts';
import type { GridColumn } from './types.ts';

interface Fila {
  id: string;
  razsoc: string;
  vendedor: string;
  saldo: number;
}

const COLUMNS: readonly GridColumn<Fila>[] = [
  { id: 'id', title: 'Id', kind: 'id', width: 60, value: (f) => f.id, fixed: true },
  { id: 'razsoc', title: 'Razón social', kind: 'nombre', width: 200, value: (f) => f.razsoc, fixed: true },
  {
    id: 'vendedor',
    title: 'Vendedor',
    kind: 'texto',
    width: 100,
    value: (f) => f.vendedor,
    filter: 'set',
    groupable: true,
  },
  { id: 'saldo', title: 'Saldo', kind: 'importe', width: 100, value: (f) => f.saldo, sum: true },
];
const FILAS: readonly Fila[] = [
  { id: '10', razsoc: 'BERTOLINI', vendedor: 'Paz', saldo: 100000 },
  { id: '11', razsoc: 'AUTOPARTES', vendedor: 'Gómez', saldo: -8421000 },
  { id: '12', razsoc: 'CAÑUELAS', vendedor: 'Paz', saldo: 50 },
];
const NOUN = { one: 'cliente', many: 'clientes' };
const nothing = () => undefined;
const loadAll = async () => FILAS;
const rowId = (f: Fila) => f.id;
const rowLabel = (f: Fila) => f.razsoc;

function show(props: Partial<DataGridProps<Fila>> = {}) {
  const all: DataGridProps<Fila> = {
    id: 'clientes',
    label: 'Clientes',
    title: 'Clientes',
    noun: NOUN,
    columns: COLUMNS,
    rows: FILAS,
    rowId,
    rowLabel,
    ...props,
  };
  const view = render(<DataGrid {...all} />, {
    wrapper: ({ children }) => <ThemeProvider theme={temaDistri}>{children}</ThemeProvider>,
  });
  return {
    user: userEvent.setup(),
    ...view,
    again: (more: Partial<DataGridProps<Fila>>) => view.rerender(<DataGrid {...all} {...more} />),
  };
}
const shown = () =>
  screen
    .queryAllByRole('row')
    .slice(1)
    .map((row) => row.textContent ?? '');
const names = () => Array.from(document.querySelectorAll('td.dg-nombre'), (cell) => cell.textContent);

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  giveLayout();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('DataGrid', () => {
  it('shows rows, count and sum', () => {
    show();
    expect(names()).toEqual(['BERTOLINI', 'AUTOPARTES', 'CAÑUELAS']);
    expect(screen.getByText('−$ 84.210')).toBeDefined();
    expect(screen.getByText('3 clientes').textContent).toBe('3 clientes · −$\u00a083.209,50');
  });

  it('sorts by a header: up, down, as it came', async () => {
    const { user } = show();
    const head = screen.getByRole('button', { name: 'Razón social' });
    await user.click(head);
    expect(names()).toEqual(['AUTOPARTES', 'BERTOLINI', 'CAÑUELAS']);
    expect(screen.getByRole('columnheader', { name: 'Razón social' }).getAttribute('aria-sort')).toBe('ascending');
    await user.click(head);
    expect(names()).toEqual(['CAÑUELAS', 'BERTOLINI', 'AUTOPARTES']);
    await user.click(head);
    expect(names()).toEqual(['BERTOLINI', 'AUTOPARTES', 'CAÑUELAS']);
  });

  it('searches without accents, keeps it in the address, and offers a way out of nothing', async () => {
    const { user } = show();
    await user.keyboard('/');
    await user.keyboard('canuelas');
    expect(names()).toEqual(['CAÑUELAS']);
    expect(screen.getByText('1 de 3')).toBeDefined();
    await vi.waitFor(() => expect(window.location.search).toBe('?buscar=canuelas'));
    await user.keyboard('xx');
    expect(screen.getByText('No se encontraron resultados')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Quitar los filtros' }));
    expect(names()).toHaveLength(3);
  });

  it('filters a column by choice and names it in a chip', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Agregar filtro' }));
    await user.click(screen.getByRole('menuitem', { name: 'Vendedor' }));
    await user.click(screen.getByRole('checkbox', { name: /Gómez/ }));
    await user.keyboard('{Escape}');
    expect(names()).toEqual(['AUTOPARTES']);
    expect(screen.getByTitle('Vendedor: Gómez')).toBeDefined();
    await user.click(screen.getByTitle('Quitar el filtro Vendedor'));
    expect(names()).toHaveLength(3);
  });

  it('starts from the address, and from the last visit', async () => {
    window.history.replaceState(null, '', '/?f.vendedor=Paz&orden=-razsoc&ajeno=1');
    const first = show();
    expect(names()).toEqual(['CAÑUELAS', 'BERTOLINI']);
    await vi.waitFor(() => expect(sessionStorage.length).toBeGreaterThan(0));
    expect(window.location.search).toContain('ajeno=1');
    first.unmount();
    window.history.replaceState(null, '', '/');
    show();
    expect(names()).toEqual(['CAÑUELAS', 'BERTOLINI']);
  });

  it('leaves the address of the next page alone, for whoever types and goes on at once', async () => {
    const { user } = show();
    await user.keyboard('/');
    await user.keyboard('canuelas');
    window.history.pushState(null, '', '/ventas/pedidos/10233');
    await vi.waitFor(() => expect(Object.values({ ...sessionStorage })).toContain('buscar=canuelas'));
    expect(window.location.search).toBe('');
  });

  it('goes from the search to its first row with the arrow, and Enter opens it', async () => {
    const onOpen = vi.fn<(row: Fila) => void>();
    const { user } = show({ onOpen });
    await user.type(screen.getByRole('searchbox'), '{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('grid'));
    await user.keyboard('{Enter}');
    expect(onOpen).toHaveBeenCalledWith(FILAS[0]);
  });

  it('is driven by keys: arrows move, Enter opens, Space selects, Shift extends, Ctrl A takes all', async () => {
    const onOpen = vi.fn<(row: Fila) => void>();
    const { user } = show({ selectable: true, onOpen });
    act(() => screen.getByRole('grid').focus());
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onOpen).toHaveBeenCalledWith(FILAS[1]);
    await user.keyboard('{Home} {Shift>}{ArrowDown}{/Shift}');
    expect(screen.getByText('2 seleccionados')).toBeDefined();
    expect(screen.getByText(/^Selección/).textContent).toBe('Selección · −$\u00a083.210');
    await user.keyboard('{Control>}a{/Control}');
    expect(screen.getByText('3 seleccionados')).toBeDefined();
    const active = screen.getByRole('grid').getAttribute('aria-activedescendant');
    expect(document.getElementById(active ?? '')?.textContent).toContain('AUTOPARTES');
  });

  it('selects with the mouse, by range with Shift, and says what the filter hides', async () => {
    const onSelectionChange = vi.fn<(rows: readonly Fila[]) => void>();
    const { user } = show({ selectable: true, onSelectionChange });
    await user.click(screen.getByRole('checkbox', { name: 'Seleccionar BERTOLINI' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Seleccionar CAÑUELAS' }));
    await user.keyboard('{/Shift}');
    expect(onSelectionChange).toHaveBeenLastCalledWith(FILAS);
    await user.type(screen.getByRole('searchbox'), 'bertolini');
    expect(screen.getByText('3 seleccionados (2 fuera del filtro)')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Quitar la selección' }));
    expect(onSelectionChange).toHaveBeenLastCalledWith([]);
  });

  it('has nothing to tick at once while the rows have not come', () => {
    const { again } = show({ selectable: true, rows: undefined });
    const todo = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Seleccionar todo' });
    expect(todo().disabled).toBe(true);
    again({ rows: FILAS });
    expect(todo().disabled).toBe(false);
  });

  it('selects one at a time where one is the most', async () => {
    const onSelectionChange = vi.fn<(rows: readonly Fila[]) => void>();
    const { user } = show({ selectable: 'una', onSelectionChange });
    await user.click(screen.getByRole('checkbox', { name: 'Seleccionar BERTOLINI' }));
    await user.click(screen.getByRole('checkbox', { name: 'Seleccionar CAÑUELAS' }));
    expect(onSelectionChange.mock.lastCall?.[0].map(({ razsoc }) => razsoc)).toEqual([
      expect.stringContaining('CAÑUELAS'),
    ]);
    expect(screen.queryByRole('checkbox', { name: 'Seleccionar todo' })).toBeNull();
    await user.keyboard('{Control>}a{/Control}');
    expect(onSelectionChange.mock.lastCall?.[0]).toHaveLength(1);
    await user.click(screen.getByRole('checkbox', { name: 'Seleccionar CAÑUELAS' }));
    expect(onSelectionChange).toHaveBeenLastCalledWith([]);
  });

  it('opens the row menu by its button, by right click and by key', async () => {
    const remove = vi.fn<() => void>();
    const { user } = show({ rowActions: () => [{ label: 'Eliminar', onClick: remove }] });
    await user.click(screen.getByRole('button', { name: 'Acciones de BERTOLINI' }));
    await user.click(screen.getByRole('menuitem', { name: 'Eliminar' }));
    await user.pointer({ keys: '[MouseRight]', target: screen.getByText('AUTOPARTES') });
    await user.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
    expect(remove).toHaveBeenCalledTimes(2);
  });

  it('groups with count and sums, and folds', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Agrupar' }));
    await user.click(screen.getByRole('menuitem', { name: 'Por vendedor' }));
    expect(shown()[0]).toBe('Gómez1−$\u00a084.210');
    expect(shown()[2]).toBe('Paz2$\u00a01.000,50');
    await user.click(screen.getByText('Gómez', { selector: '.dg-group-title' }));
    expect(names()).not.toContain('AUTOPARTES');
  });

  it('shows a detail under its row', async () => {
    const { user } = show({ detail: (row) => `Detalle de la cuenta de ${row.razsoc}` });
    await user.click(screen.getByRole('button', { name: 'Detalle de BERTOLINI' }));
    expect(screen.getByText('Detalle de la cuenta de BERTOLINI')).toBeDefined();
  });

  it('hides a column, remembers it and gives it back', async () => {
    const { user, unmount } = show();
    await user.click(screen.getByRole('button', { name: 'Columnas' }));
    await user.click(screen.getByRole('checkbox', { name: 'Vendedor' }));
    expect(screen.queryByRole('columnheader', { name: 'Vendedor', hidden: true })).toBeNull();
    unmount();
    const again = show();
    expect(screen.queryByRole('columnheader', { name: 'Vendedor' })).toBeNull();
    await again.user.click(screen.getByRole('button', { name: 'Columnas' }));
    await again.user.click(screen.getByRole('button', { name: 'Restablecer' }));
    expect(screen.getByRole('columnheader', { name: 'Vendedor', hidden: true })).toBeDefined();
  });

  it('moves a column from the keyboard', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Columnas' }));
    act(() => screen.getByRole('button', { name: 'Mover Saldo' }).focus());
    await user.keyboard('{ArrowUp}');
    const titles = screen.getAllByRole('columnheader', { hidden: true }).map((head) => head.textContent);
    expect(titles).toEqual(['Id', 'Razón social', 'Saldo', 'Vendedor']);
  });

  it('shows error with retry only when there is nothing to show', async () => {
    const onRetry = vi.fn<() => void>();
    const { user, again } = show({ rows: undefined, error: new Error('Error al obtener los clientes'), onRetry });
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(onRetry).toHaveBeenCalledOnce();
    again({ rows: FILAS, error: new Error('Error al obtener los clientes') });
    expect(names()).toHaveLength(3);
  });

  it('waits 150 ms before it shows a skeleton', () => {
    vi.useFakeTimers();
    const { container } = show({ rows: undefined });
    expect(container.querySelector('.MuiSkeleton-root')).toBeNull();
    act(() => vi.advanceTimersByTime(150));
    expect(container.querySelector('.MuiSkeleton-root')).not.toBeNull();
  });

  it('exports everything that matches, not only what has come', async () => {
    const files: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => undefined,
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const loadAll = vi
      .fn<(signal: AbortSignal) => Promise<readonly Fila[]>>()
      .mockResolvedValue([...FILAS, { id: '13', razsoc: 'DE OTRA PÁGINA', vendedor: 'Paz', saldo: 0 }]);
    const { user } = show({
      server: { total: 4, hasMore: true, isLoadingMore: false, onNeedMore: nothing, onQuery: nothing, loadAll },
    });
    await user.click(screen.getByRole('button', { name: 'Exportar' }));
    await user.click(screen.getByRole('menuitem', { name: 'Descargar CSV' }));
    await vi.waitFor(() => expect(files).toHaveLength(1));
    const lines = (await files[0]?.text())?.trim().split('\r\n');
    expect(lines?.map((line) => line.split(';')[1])).toEqual([
      'Razón social',
      'BERTOLINI',
      'AUTOPARTES',
      'CAÑUELAS',
      'DE OTRA PÁGINA',
    ]);
  });

  it('asks the server instead of filtering, and for more rows near the end', async () => {
    const onQuery = vi.fn<(query: { buscar: string }) => void>();
    const onNeedMore = vi.fn<() => void>();
    const { user } = show({
      server: { total: 1284, hasMore: true, isLoadingMore: false, onNeedMore, onQuery, loadAll },
    });
    expect(onNeedMore).toHaveBeenCalled();
    await user.type(screen.getByRole('searchbox'), 'zz');
    await vi.waitFor(() => expect(onQuery).toHaveBeenLastCalledWith(expect.objectContaining({ buscar: 'zz' })));
    expect(names()).toHaveLength(3);
    expect(screen.getByText('1.284 clientes').textContent).toBe('1.284 clientes');
  });

  it('ticks at once only what has come of a long list, and says so', async () => {
    const server = { total: 50_000, isLoadingMore: false, onNeedMore: nothing, onQuery: nothing, loadAll };
    const { user, again } = show({ selectable: true, server: { ...server, hasMore: true } });
    await user.click(screen.getByRole('checkbox', { name: 'Seleccionar las 3 filas cargadas' }));
    expect(screen.getByText('3 seleccionados de 50.000')).toBeDefined();
    again({ selectable: true, server: { ...server, total: 3, hasMore: false } });
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Seleccionar todo' }).checked).toBe(true);
    expect(screen.getByText('3 seleccionados')).toBeDefined();
  });

  it('is for choosing when it opens nothing: a click on the row ticks it', async () => {
    const onSelectionChange = vi.fn<(rows: readonly Fila[]) => void>();
    const { user } = show({ selectable: true, onSelectionChange, initialSelection: ['12'] });
    await user.click(screen.getByText('BERTOLINI'));
    expect(onSelectionChange).toHaveBeenLastCalledWith([FILAS[0], FILAS[2]]);
  });

  it('inside of a dialog of a phone scrolls in its own box: the window stays where it is', () => {
    narrowScreen();
    const columns = COLUMNS.map((column) => ({ ...column, ...PHONE[column.id] }));
    render(
      <ThemeProvider theme={temaDistri}>
        <FormDialog title="Elegir" onClose={() => undefined}>
          <DataGrid
            id="c"
            label="Clientes"
            noun={NOUN}
            columns={columns}
            rows={FILAS}
            rowId={rowId}
            rowLabel={rowLabel}
          />
        </FormDialog>
      </ThemeProvider>,
    );
    expect(screen.getByRole('list', { name: 'Clientes' }).closest('.dg-scroll')).not.toBeNull();
  });

  it('on a phone several are ticked after saying so: then a touch ticks instead of opening', async () => {
    narrowScreen();
    const columns = COLUMNS.map((column) => ({ ...column, ...PHONE[column.id] }));
    const [open, bill] = [vi.fn<(row: Fila) => void>(), vi.fn<(rows: readonly Fila[]) => void>()];
    const { user } = show({
      columns,
      selectable: true,
      onOpen: open,
      selectionActions: (rows) => [{ label: `Facturar ${rows.length}`, onClick: () => bill(rows) }],
    });
    expect(screen.queryAllByRole('checkbox')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Elegir varios' }));
    for (const name of [/BERTOLINI/, /CAÑUELAS/]) await user.click(screen.getByRole('button', { name }));
    expect(open).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Facturar 2' }));
    expect(bill).toHaveBeenCalledWith([FILAS[0], FILAS[2]]);
    await user.click(screen.getByRole('button', { name: 'Dejar de elegir' }));
    expect(screen.queryAllByRole('checkbox')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: /BERTOLINI/ }));
    expect(open).toHaveBeenCalledWith(FILAS[0]);
  });

  it('on a phone a finger that rests on a card opens its menu and not the row; one that scrolls does nothing', () => {
    narrowScreen();
    vi.useFakeTimers();
    const columns = COLUMNS.map((column) => ({ ...column, ...PHONE[column.id] }));
    const open = vi.fn<(row: Fila) => void>();
    show({ columns, onOpen: open, rowActions: () => [{ label: 'Facturar', onClick: () => undefined }] });
    const card = screen.getByRole('button', { name: /BERTOLINI/ });
    const touches = [{ clientX: 20, clientY: 40 }];
    fireEvent.touchStart(card, { touches });
    fireEvent.touchMove(card, { touches: [{ clientX: 20, clientY: 90 }] });
    act(() => vi.advanceTimersByTime(600));
    expect(screen.queryByRole('menuitem')).toBeNull();
    fireEvent.touchStart(card, { touches });
    act(() => vi.advanceTimersByTime(600));
    expect(screen.getByRole('menuitem', { name: 'Facturar' })).toBeDefined();
    // What was prevented brings no click.
    expect(fireEvent.touchEnd(card, { touches: [] })).toBe(false);
    fireEvent.touchStart(card, { touches });
    expect(fireEvent.touchEnd(card, { touches: [] })).toBe(true);
  });

  it('on a phone a slow touch on a card without a menu is a click', () => {
    narrowScreen();
    vi.useFakeTimers();
    const columns = COLUMNS.map((column) => ({ ...column, ...PHONE[column.id] }));
    show({ columns, onOpen: () => undefined });
    const card = screen.getByRole('button', { name: /BERTOLINI/ });
    fireEvent.touchStart(card, { touches: [{ clientX: 20, clientY: 40 }] });
    act(() => vi.advanceTimersByTime(600));
    expect(fireEvent.touchEnd(card, { touches: [] })).toBe(true);
  });

  it('folds into cards on a phone', () => {
    narrowScreen();
    const columns = COLUMNS.map((column) => ({ ...column, ...PHONE[column.id] }));
    show({ columns, rows: FILAS.map((f) => (f.id === '10' ? { ...f, saldo: 0 } : f)) });
    const cards = within(screen.getByRole('list', { name: 'Clientes' })).getAllByRole('listitem');
    expect(cards[0]?.textContent).toBe('BERTOLINI10PazSin saldo');
    // A name takes a second line beside a long state; a number would not.
    expect(
      within(cards[0] as HTMLElement)
        .getByText('BERTOLINI')
        .classList.contains('dg-name'),
    ).toBe(true);
    expect(screen.queryByRole('grid')).toBeNull();
  });
});

const PHONE: Readonly<Record<string, Partial<GridColumn<Fila>>>> = {
  id: { phone: 'line' },
  razsoc: { phone: 'title' },
  vendedor: { phone: 'detail' },
  saldo: { phone: 'figure', phoneZero: 'Sin saldo' },
};
