import GroupIcon from '@mui/icons-material/AccountTreeOutlined';
import AddIcon from '@mui/icons-material/Add';
import ChooseIcon from '@mui/icons-material/ChecklistOutlined';
import CloseIcon from '@mui/icons-material/Close';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import SearchIcon from '@mui/icons-material/Search';
import ColumnsIcon from '@mui/icons-material/ViewWeekOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import InputBase from '@mui/material/InputBase';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import { type KeyboardEvent as KeyEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { Kbd } from '../shell/Kbd.tsx';
import { ColumnChooser } from './ColumnChooser.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import { Filters } from './Filters.tsx';
import type { GridView } from './useGrid.ts';

interface GridToolbarProps<Data extends object> {
  grid: GridView<Data>;
  searchHint: string;
  isPhone: boolean;
  /** Something can be done with several rows at once. */
  canChoose: boolean;
  onAdd: { label: string; onClick: () => void } | undefined;
}

/** Search, the filters as chips, and on the right grouping, columns and download. */
export function GridToolbar<Data extends object>({
  grid,
  searchHint,
  isPhone,
  canChoose,
  onAdd,
}: GridToolbarProps<Data>) {
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap', mb: 3, flexShrink: 0 }}>
      <SearchBox grid={grid} hint={searchHint} />
      <Filters grid={grid} isPhone={isPhone} />
      {isPhone && canChoose && <ChooseButton grid={grid} />}
      <Box sx={{ flex: 1 }} />
      {onAdd && (
        <Button size="small" variant="outlined" startIcon={<AddIcon />} onClick={onAdd.onClick}>
          {onAdd.label}
        </Button>
      )}
      {!isPhone && <GroupButton grid={grid} />}
      {!isPhone && <ColumnsButton grid={grid} />}
      {!isPhone && <DownloadButton grid={grid} />}
    </Stack>
  );
}

/** On a phone a touch opens a row: several are ticked after saying so. */
function ChooseButton<Data extends object>({ grid }: { grid: GridView<Data> }) {
  const { isChoosing, setChoosing, selection } = grid;
  const turn = () => {
    setChoosing(!isChoosing);
    if (isChoosing) selection.clear();
  };
  return (
    <Button
      size="small"
      startIcon={isChoosing ? <CloseIcon /> : <ChooseIcon />}
      onClick={turn}
      sx={{ minHeight: { xs: 44 } }}
    >
      {isChoosing ? 'Dejar de elegir' : 'Elegir varios'}
    </Button>
  );
}

/** '/' goes to the search from anywhere on the page that is not a field. */
function useSlash(focus: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      const isTyping =
        target instanceof HTMLElement && target.closest('input, textarea, [contenteditable], [role=dialog]');
      if (event.key !== '/' || event.ctrlKey || event.altKey || isTyping) return;
      event.preventDefault();
      focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [focus]);
}

function SearchBox<Data extends object>({ grid, hint }: { grid: GridView<Data>; hint: string }) {
  const { query, setQuery } = grid;
  const input = useRef<HTMLInputElement>(null);
  const [focus] = useState(() => () => input.current?.focus());
  useSlash(focus);
  const ask = (buscar: string) => setQuery({ ...query, buscar });
  const press = (event: KeyEvent) => {
    if (event.key === 'Escape' && query.buscar !== '') {
      event.stopPropagation();
      ask('');
    }
    if (event.key === 'ArrowDown' && goToRows(event.currentTarget)) event.preventDefault();
  };
  return (
    <InputBase
      inputRef={input}
      value={query.buscar}
      onChange={(event) => ask(event.target.value)}
      onKeyDown={press}
      placeholder={hint}
      startAdornment={
        <InputAdornment position="start">
          <SearchIcon />
        </InputAdornment>
      }
      endAdornment={query.buscar ? <ClearButton onClick={() => ask('')} /> : <SlashHint />}
      slotProps={{ input: { 'aria-label': `Buscar en ${grid.host.label}`, role: 'searchbox' } }}
      sx={{
        typography: { xs: 'body1', sm: 'body2' },
        width: { xs: '100%', sm: 300 },
        minHeight: { xs: 48, sm: 36 },
        px: 2,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'superficie.bordeFuerte',
        borderRadius: '8px',
        '&.Mui-focused': {
          borderColor: 'primary.main',
          boxShadow: (theme) => `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
        },
        '& input::placeholder': { color: 'text.secondary', opacity: 1 },
        '& input': { textOverflow: 'ellipsis' },
      }}
    />
  );
}

/** The arrow under the search goes on in the list: its first row is under the cursor, and Enter opens it. */
function goToRows(from: Element): boolean {
  const table = from.closest('[data-grid]')?.querySelector<HTMLElement>('table[role]');
  table?.focus();
  return table?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true })) !== undefined;
}

function ClearButton({ onClick }: { onClick: () => void }) {
  return (
    <IconButton aria-label="Borrar la búsqueda" onClick={onClick} sx={{ width: { sm: 24 }, height: { sm: 24 } }}>
      <CloseIcon />
    </IconButton>
  );
}

function SlashHint() {
  return (
    <Kbd aria-hidden sx={{ display: { xs: 'none', sm: 'block' } }}>
      /
    </Kbd>
  );
}

/** A square button whose menu or popover hangs from it. */
function ToolButton(props: {
  label: string;
  isOpen: boolean;
  icon: ReactElement;
  onOpen: (anchor: HTMLElement) => void;
}) {
  const { label, isOpen, icon, onOpen } = props;
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        aria-expanded={isOpen}
        onClick={(event) => onOpen(event.currentTarget)}
        sx={isOpen ? { bgcolor: 'primary.fondo', color: 'primary.dark' } : undefined}
      >
        {icon}
      </IconButton>
    </Tooltip>
  );
}

function ColumnsButton<Data extends object>({ grid }: { grid: GridView<Data> }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <ToolButton label="Columnas" isOpen={anchor !== null} icon={<ColumnsIcon />} onOpen={setAnchor} />
      <ColumnChooser
        anchor={anchor}
        columns={grid.host.columns}
        layout={grid.layout}
        onChange={grid.setLayout}
        onClose={() => setAnchor(null)}
      />
    </>
  );
}

function DownloadButton<Data extends object>({ grid }: { grid: GridView<Data> }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <ToolButton label="Exportar" isOpen={anchor !== null} icon={<DownloadIcon />} onOpen={setAnchor} />
      <ExportMenu grid={grid} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  );
}

function GroupButton<Data extends object>({ grid }: { grid: GridView<Data> }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { query, setQuery, host } = grid;
  const columns = host.columns.filter((column) => column.groupable);
  if (columns.length === 0) return null;
  const group = (grupo: string | null) => {
    setAnchor(null);
    setQuery({ ...query, grupo });
  };
  return (
    <>
      <ToolButton
        label="Agrupar"
        isOpen={anchor !== null || query.grupo !== null}
        icon={<GroupIcon />}
        onOpen={setAnchor}
      />
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem selected={query.grupo === null} onClick={() => group(null)}>
          Sin agrupar
        </MenuItem>
        {columns.map((column) => (
          <MenuItem key={column.id} selected={query.grupo === column.id} onClick={() => group(column.id)}>
            Por {column.title.toLowerCase()}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
