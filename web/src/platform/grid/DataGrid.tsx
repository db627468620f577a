import { plural } from '@distri/domain/kernel';
import SearchOffIcon from '@mui/icons-material/SearchOff';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useContext, useMemo } from 'react';
import { ErrorState, ScreenState } from '../feedback/index.ts';
import { formatInteger } from '../format/money.ts';
import { usePhone } from '../shell/useMovil.ts';
import { Boxed } from './boxed.ts';
import { GridCards } from './GridCards.tsx';
import { GridFooter, type GridNoun } from './GridFooter.tsx';
import { GridRoot } from './GridRoot.tsx';
import { CardsSkeleton, GridSkeleton } from './GridSkeleton.tsx';
import { GridTable } from './GridTable.tsx';
import { GridToolbar } from './GridToolbar.tsx';
import type { GridUrl } from './memory.ts';
import { isPlain, withoutFilters } from './query.ts';
import { RowMenu } from './RowMenu.tsx';
import type { GridAction, GridColumn, GridQuery, RowTint, ServerPaging } from './types.ts';
import { type GridHost, type GridView, useGrid } from './useGrid.ts';

/** Height of the table selector (D1 §2.6, §9). */
export const ALTO_SELECTOR = 350;

export interface DataGridProps<Data extends object> {
  /** Names what is remembered: 'clientes'. */
  id: string;
  /** 'Clientes': what readers hear and downloads are called. */
  label: string;
  noun: GridNoun;
  /** Declare them outside of the component, or memoise them. */
  columns: readonly GridColumn<Data>[];
  /** Undefined while they have never been loaded; keep the old ones while they refresh. */
  rows: readonly Data[] | undefined;
  rowId: (row: Data) => string;
  /** The name of a row, for its buttons. */
  rowLabel: (row: Data) => string;
  /** Title of the page, shown with the count; absent inside other pages and dialogs. */
  title?: string;
  /** Toggles, secondary buttons and the one primary button of the page. */
  actions?: ReactNode;
  searchHint?: string;
  onOpen?: (row: Data) => void;
  onEdit?: (row: Data) => void;
  onAdd?: { label: string; onClick: () => void };
  /** Rows are ticked; 'una', one at a time. */
  selectable?: boolean | 'una';
  /** Ids that start ticked. */
  initialSelection?: readonly string[];
  onSelectionChange?: (rows: readonly Data[]) => void;
  /** What is shown, in its order: for a print of the list. Keep the function the same. */
  onFilteredChange?: (rows: readonly Data[]) => void;
  selectionActions?: (rows: readonly Data[]) => readonly GridAction[];
  rowActions?: (row: Data) => readonly GridAction[];
  rowTint?: (row: Data) => RowTint | null | undefined;
  detail?: (row: Data) => ReactNode;
  /** Shown when there is nothing at all; nothing that matches has its own sentence. */
  empty?: ReactNode;
  error?: Error | null;
  onRetry?: () => void;
  server?: ServerPaging<Data>;
  /** What is asked the first time: an order, a group. */
  initial?: Partial<GridQuery>;
  /** Pixels; fills its place when absent. */
  height?: number;
  url?: GridUrl;
}

/**
 * The grid of every list: columns are data, everything else is here. Sorting, filters, search, grouping, sums,
 * selection, columns and downloads; it remembers its arrangement and keeps what is asked in the address.
 * On a phone it folds into cards.
 * @example
 * <DataGrid id="clientes" label="Clientes" title="Clientes" noun={{ one: 'cliente', many: 'clientes' }}
 *   columns={COLUMNAS} rows={clientes} rowId={(c) => c.id} rowLabel={(c) => c.razsoc}
 *   onOpen={(c) => navigate(paths.cliente(c.id))} rowTint={tintOf} selectable />
 */
export function DataGrid<Data extends object>(props: DataGridProps<Data>) {
  const isPhone = usePhone();
  const { grid, drawn } = useGrid(useHost(props));
  const hasFailed = Boolean(props.error) && props.rows === undefined;
  const isInDialog = useContext(Boxed);
  const isBoxed = isInDialog || props.height !== undefined;
  const panel = useMemo(
    () => <GridPanel grid={drawn} props={props} isPhone={isPhone} isBoxed={isBoxed} />,
    [drawn, props, isPhone, isBoxed],
  );
  return (
    <Stack data-grid="" sx={{ minHeight: 0, flex: props.height ? 'none' : 1, height: props.height }}>
      {props.title !== undefined && (
        <GridTitle grid={grid} title={props.title} actions={props.actions} isPhone={isPhone} hasFailed={hasFailed} />
      )}
      <GridToolbar
        grid={grid}
        searchHint={props.searchHint ?? 'Buscar'}
        isPhone={isPhone}
        canChoose={canChoose(props)}
        onAdd={props.onAdd}
      />
      {isPhone && !hasFailed && <PhoneCount grid={grid} noun={props.noun} />}
      <GridRoot data-page={isBoxed ? undefined : ''}>{panel}</GridRoot>
      <RowMenu menu={grid.menu} actions={props.rowActions} onClose={() => grid.setMenu(null)} />
    </Stack>
  );
}

/** A row that opens nothing is ticked by touching it: nothing has to be said first. */
const canChoose = <Data extends object>({ rows, onOpen, selectionActions }: DataGridProps<Data>) =>
  selectionActions !== undefined && onOpen !== undefined && (rows?.length ?? 0) > 1;

/** One object while the props do not change: the rows keep their drawing. */
function useHost<Data extends object>(props: DataGridProps<Data>): GridHost<Data> {
  const { id, label, columns, rows, rowId, rowLabel, selectable = false, onOpen, onEdit } = props;
  const { initialSelection, onSelectionChange, onFilteredChange, rowActions, rowTint, detail, server, initial, url } =
    props;
  return useMemo(
    () => ({
      id,
      label,
      columns,
      rows,
      rowId,
      rowLabel,
      selectable: selectable !== false,
      isSingle: selectable === 'una',
      onOpen,
      onEdit,
      initialSelection,
      onSelectionChange,
      onFilteredChange,
      rowActions,
      rowTint,
      detail,
      server,
      initial,
      url,
    }),
    [
      id,
      label,
      columns,
      rows,
      rowId,
      rowLabel,
      selectable,
      onOpen,
      onEdit,
      initialSelection,
      onSelectionChange,
      onFilteredChange,
      rowActions,
      rowTint,
      detail,
      server,
      initial,
      url,
    ],
  );
}

interface PartProps<Data extends object> {
  grid: GridView<Data>;
  isPhone: boolean;
}

interface PanelProps<Data extends object> extends PartProps<Data> {
  props: DataGridProps<Data>;
  isBoxed: boolean;
}

/** Rows, or the reason why there are none. Data that was loaded stays, whatever happens afterwards. */
function GridPanel<Data extends object>({ grid, props, isPhone, isBoxed }: PanelProps<Data>) {
  const { rows, error, onRetry, empty, noun, selectionActions } = props;
  if (rows === undefined) {
    if (error) return <ErrorState error={error} onRetry={onRetry ?? reload} />;
    return isPhone ? <CardsSkeleton label={props.label} /> : <GridSkeleton grid={grid} />;
  }
  if (rows.length === 0 && isPlain({ ...grid.query, orden: [], grupo: null }))
    return empty ?? <ScreenState icon={<SearchOffIcon />} title="No se encontraron resultados" />;
  if (grid.items.length === 0) return <NothingMatches grid={grid} />;
  return (
    <>
      {isPhone ? <GridCards grid={grid} isBoxed={isBoxed} /> : <GridTable grid={grid} />}
      {(!isPhone || grid.selection.selected.length > 0) && (
        <GridFooter grid={grid} noun={noun} actions={selectionActions} />
      )}
    </>
  );
}

const reload = () => window.location.reload();

function NothingMatches<Data extends object>({ grid }: { grid: GridView<Data> }) {
  return (
    <ScreenState
      icon={<SearchOffIcon />}
      title="No se encontraron resultados"
      help="Probá con otra búsqueda o quitá los filtros."
      actions={
        <Button variant="outlined" onClick={() => grid.setQuery(withoutFilters)}>
          Quitar los filtros
        </Button>
      }
    />
  );
}

/** '342 de 1.284' while something is filtered, '1.284' otherwise. */
function countText<Data extends object>({ host, filtered }: GridView<Data>, hasFailed: boolean): string {
  if (host.rows === undefined) return hasFailed ? '' : 'Cargando…';
  const all = host.server?.total ?? host.rows.length;
  const shown = host.server ? all : filtered.length;
  return shown === all ? formatInteger(all) : `${formatInteger(shown)} de ${formatInteger(all)}`;
}

/** The toggles and buttons of a page on a phone: as many lines as they need, nothing out of sight; buttons first. */
const PHONE_ACTIONS = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  pb: 3,
  flexShrink: 0,
  '& > .MuiButton-root:not([role])': { order: -1 },
} as const;

function GridTitle<Data extends object>({
  grid,
  title,
  actions,
  isPhone,
  hasFailed,
}: PartProps<Data> & { title: string; actions: ReactNode; hasFailed: boolean }) {
  if (isPhone) return actions ? <Box sx={PHONE_ACTIONS}>{actions}</Box> : null;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 3, minHeight: 36, mb: 3, flexShrink: 0 }}>
      <Typography variant="h3" component="h1">
        {title}
      </Typography>
      <Typography variant="body2" aria-live="polite" sx={{ color: 'text.secondary', pt: 1 }}>
        {countText(grid, hasFailed)}
      </Typography>
      <Box sx={{ flex: 1 }} />
      {actions}
    </Stack>
  );
}

function PhoneCount<Data extends object>({ grid, noun }: { grid: GridView<Data>; noun: GridNoun }) {
  const { host, filtered } = grid;
  const all = host.server?.total ?? host.rows?.length ?? 0;
  const isPart = !host.server && filtered.length !== all;
  const text = isPart
    ? `${formatInteger(filtered.length)} de ${plural(all, noun.one, noun.many)}`
    : plural(all, noun.one, noun.many);
  return (
    <Typography variant="caption" aria-live="polite" sx={{ mb: 2, color: 'text.secondary' }}>
      {host.rows === undefined ? 'Cargando…' : text}
    </Typography>
  );
}
