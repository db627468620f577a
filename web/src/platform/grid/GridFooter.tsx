import { plural } from '@distri/domain/kernel';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Fragment, useMemo } from 'react';
import { formatInteger } from '../format/money.ts';
import { sumText } from './kinds.ts';
import { sumRecords } from './model.ts';
import type { GridAction, GridColumn } from './types.ts';
import type { GridView } from './useGrid.ts';

export interface GridNoun {
  one: string;
  many: string;
}

interface GridFooterProps<Data extends object> {
  grid: GridView<Data>;
  noun: GridNoun;
  /** What can be done with the ticked rows. */
  actions: ((rows: readonly Data[]) => readonly GridAction[]) | undefined;
}

/** On the left what is ticked and what can be done with it, on the right the sums: together with the filter, never apart. */
export function GridFooter<Data extends object>({ grid, noun, actions }: GridFooterProps<Data>) {
  const { selected } = grid.selection;
  return (
    <Stack
      direction="row"
      data-eligiendo={selected.length > 0 ? '' : undefined}
      sx={{
        // On a phone the page scrolls: what can be done with the ticked rows stays in sight.
        position: { xs: 'sticky', sm: 'static' },
        bottom: 0,
        zIndex: 3,
        alignItems: 'center',
        gap: 1,
        minHeight: 44,
        px: 4,
        flexShrink: 0,
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        bgcolor: 'superficie.hundida',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {selected.length > 0 && <SelectionActions grid={grid} actions={actions?.(selected) ?? []} />}
      <Box sx={{ flex: 1 }} />
      <Sums grid={grid} noun={noun} />
    </Stack>
  );
}

function SelectionActions<Data extends object>({
  grid,
  actions,
}: {
  grid: GridView<Data>;
  actions: readonly GridAction[];
}) {
  const { selected, ids, clear } = grid.selection;
  const { rowId, server } = grid.host;
  const hidden = useMemo(
    () => ids.size - grid.filtered.filter((row) => ids.has(rowId(row))).length,
    [ids, grid.filtered, rowId],
  );
  return (
    <>
      <Typography
        variant="subtitle2"
        component="span"
        aria-live="polite"
        sx={{ mr: { xs: 0, sm: 2 }, whiteSpace: 'nowrap', order: { xs: -2, sm: 0 } }}
      >
        {plural(selected.length, 'seleccionado', 'seleccionados')}
        {server?.hasMore && ` de ${formatInteger(server.total)}`}
        {hidden > 0 && ` (${hidden} fuera del filtro)`}
      </Typography>
      {actions.map(({ label, icon: Icon, onClick, disabled, danger }) => (
        <Button
          key={label}
          size="small"
          color={danger ? 'error' : 'primary'}
          startIcon={Icon && <Icon />}
          disabled={disabled === true}
          onClick={onClick}
        >
          {label}
        </Button>
      ))}
      {/* On a phone beside what it takes away: the buttons may need a line of their own. */}
      <IconButton aria-label="Quitar la selección" onClick={clear} sx={{ order: { xs: -1, sm: 0 } }}>
        <CloseIcon />
      </IconButton>
    </>
  );
}

function Sums<Data extends object>({ grid, noun }: { grid: GridView<Data>; noun: GridNoun }) {
  const { filtered, selection, columns, host } = grid;
  const summed = columns.filter((column) => column.sum);
  const total = host.server?.total ?? filtered.length;
  const sums = useMemo(
    () => new Map(columns.filter((column) => column.sum).map((column) => [column.id, sumRecords(filtered, column)])),
    [columns, filtered],
  );
  const ofFilter = (column: GridColumn<Data>) => (host.server ? host.server.sums?.[column.id] : sums.get(column.id));
  const hasSelection = selection.selected.length > 0 && summed.length > 0;
  return (
    <Stack
      direction="row"
      divider={<Divider orientation="vertical" flexItem sx={{ display: { xs: 'none', sm: 'block' } }} />}
      sx={{ columnGap: 4, rowGap: 1, py: 2, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
    >
      {hasSelection && (
        <SumList name="Selección" columns={summed} sumOf={(column) => sumRecords(selection.selected, column)} />
      )}
      {/* A phone says how many there are over the cards. */}
      <Box component="span" sx={hasSelection ? { display: { xs: 'none', sm: 'inline' } } : undefined}>
        <SumList name={plural(total, noun.one, noun.many)} columns={summed} sumOf={ofFilter} />
      </Box>
    </Stack>
  );
}

interface SumListProps<Data> {
  name: string;
  columns: readonly GridColumn<Data>[];
  sumOf: (column: GridColumn<Data>) => number | undefined;
}

function SumList<Data>({ name, columns, sumOf }: SumListProps<Data>) {
  // Two sums of the same kind say which is which.
  const isNamed = new Set(columns.map(({ kind }) => kind)).size < columns.length;
  return (
    <Typography variant="body2" component="span" sx={{ color: 'text.secondary', whiteSpace: { sm: 'nowrap' } }}>
      {name}
      {columns.map((column) => {
        const total = sumOf(column);
        if (total === undefined) return null;
        return (
          <Fragment key={column.id}>
            {isNamed ? ` · ${column.title.toLowerCase()}` : <span> · </span>}
            <Box
              component="b"
              title={column.title}
              sx={{
                ml: isNamed ? 1 : 0,
                whiteSpace: 'nowrap',
                fontWeight: 600,
                color: 'text.primary',
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              {sumText(column.kind, total)}
            </Box>
          </Fragment>
        );
      })}
    </Typography>
  );
}
