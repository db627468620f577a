import CloseIcon from '@mui/icons-material/Close';
import FilterIcon from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { FilterEditor } from './FilterEditor.tsx';
import { blankFilter, describeFilter, isEmptyFilter } from './filters.ts';
import { filterKind } from './kinds.ts';
import { withoutFilter } from './query.ts';
import type { FilterValue, GridColumn } from './types.ts';
import type { GridView } from './useGrid.ts';

interface Editing {
  columnId: string;
  anchor: HTMLElement;
}

/** Filters as removable chips: what is hidden is named. "Agregar filtro" offers the columns that have none yet. */
export function Filters<Data extends object>({ grid, isPhone = false }: { grid: GridView<Data>; isPhone?: boolean }) {
  const { query, setQuery, host } = grid;
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const [editing, setEditing] = useState<Editing | null>(null);
  const filterable = host.columns.filter((column) => filterKind(column) !== 'none');
  const edited = filterable.find((column) => column.id === editing?.columnId);
  const active = filterable.filter((column) => query.filtros[column.id]);

  const set = (id: string, filter: FilterValue) => setQuery({ ...query, filtros: { ...query.filtros, [id]: filter } });
  const remove = (id: string) => {
    setQuery(withoutFilter(query, id));
    setEditing(null);
  };
  const close = () => {
    setEditing(null);
    const filter = edited && query.filtros[edited.id];
    if (filter && isEmptyFilter(filter)) setQuery(withoutFilter(query, edited.id));
  };
  const filter = edited ? (query.filtros[edited.id] ?? blankFilter(edited)) : null;

  return (
    <>
      {isPhone && filterable.length > 0 && (
        <AddButton label={`Filtros${active.length > 0 ? ` (${active.length})` : ''}`} onOpen={setMenu} isStrong />
      )}
      {active.map((column) => (
        <FilterChip
          key={column.id}
          column={column}
          filter={query.filtros[column.id]}
          isShort={isPhone}
          onEdit={(anchor) => setEditing({ columnId: column.id, anchor })}
          onRemove={() => remove(column.id)}
        />
      ))}
      {!isPhone && filterable.length > 0 && <AddButton label="Agregar filtro" onOpen={setMenu} />}
      <Menu open={menu !== null} anchorEl={menu} onClose={() => setMenu(null)}>
        {filterable.map((column) => (
          <MenuItem
            key={column.id}
            selected={query.filtros[column.id] !== undefined}
            onClick={() => {
              if (menu) setEditing({ columnId: column.id, anchor: menu });
              setMenu(null);
            }}
          >
            {column.title}
          </MenuItem>
        ))}
      </Menu>
      <Popover
        open={edited !== undefined}
        anchorEl={editing?.anchor ?? null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { sx: { mt: 1 } } }}
      >
        {edited && filter && (
          <FilterEditor
            column={edited}
            rows={host.rows ?? []}
            filter={filter}
            onChange={(next) => set(edited.id, next)}
            onClear={() => remove(edited.id)}
          />
        )}
      </Popover>
    </>
  );
}

interface AddButtonProps {
  label: string;
  onOpen: (anchor: HTMLElement) => void;
  isStrong?: boolean;
}

function AddButton({ label, onOpen, isStrong = false }: AddButtonProps) {
  return (
    <Button
      size="small"
      startIcon={<FilterIcon />}
      onClick={(event) => onOpen(event.currentTarget)}
      aria-haspopup="menu"
      sx={isStrong ? { bgcolor: 'primary.fondo', minHeight: { xs: 44 } } : undefined}
    >
      {label}
    </Button>
  );
}

interface FilterChipProps<Row> {
  column: GridColumn<Row>;
  filter: FilterValue | undefined;
  /** Phones have room for a count only: 'Vendedor: 3'. */
  isShort: boolean;
  onEdit: (anchor: HTMLElement) => void;
  onRemove: () => void;
}

function FilterChip<Row>({ column, filter, isShort, onEdit, onRemove }: FilterChipProps<Row>) {
  if (!filter || isEmptyFilter(filter)) return null;
  const words = describeFilter(column, filter);
  const text = isShort && filter.kind === 'set' && filter.values.length > 1 ? String(filter.values.length) : words;
  return (
    <Chip
      variant="outlined"
      title={`${column.title}: ${words}`}
      sx={{
        height: { sm: 28 },
        maxWidth: 320,
        '& b': { fontWeight: 600, color: 'text.primary' },
        '& .MuiChip-deleteIcon': { color: 'text.secondary', fontSize: 16 },
        color: 'text.secondary',
      }}
      label={
        <>
          {column.title}: <b>{text}</b>
        </>
      }
      onClick={(event) => onEdit(event.currentTarget)}
      onDelete={onRemove}
      deleteIcon={<CloseIcon titleAccess={`Quitar el filtro ${column.title}`} />}
    />
  );
}
