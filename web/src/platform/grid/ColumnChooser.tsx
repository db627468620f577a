import DragIcon from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useState } from 'react';
import { arrange, isVisible, moveColumn, toggleColumn } from './layout.ts';
import { type GridColumn, type GridLayout, SIN_ARREGLO } from './types.ts';

interface ColumnChooserProps<Row> {
  anchor: HTMLElement | null;
  columns: readonly GridColumn<Row>[];
  layout: GridLayout;
  onChange: (layout: GridLayout) => void;
  onClose: () => void;
}

/** Which columns, in which order: check, drag (or up and down on the handle) and "Restablecer". */
export function ColumnChooser<Row>({ anchor, columns, layout, onChange, onClose }: ColumnChooserProps<Row>) {
  const arranged = arrange(columns, layout);
  const [dragged, setDragged] = useState<string | null>(null);
  const step = (id: string, by: number) => {
    const free = arranged.filter((column) => !column.fixed);
    const target = free[free.findIndex((column) => column.id === id) + by];
    if (target) onChange(moveColumn(columns, layout, id, target.id));
  };
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      <Box sx={{ width: 218, p: 2 }}>
        <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', pl: 2, pb: 1 }}>
          <Typography variant="h6" component="h2">
            Columnas
          </Typography>
          <Button size="small" onClick={() => onChange(SIN_ARREGLO)}>
            Restablecer
          </Button>
        </Stack>
        {arranged.map((column) => (
          <ColumnRow
            key={column.id}
            column={column}
            isShown={isVisible(column, layout)}
            onToggle={() => onChange(toggleColumn(layout, column))}
            onStep={(by) => step(column.id, by)}
            onDragStart={() => setDragged(column.id)}
            onDragOver={() =>
              dragged && dragged !== column.id && onChange(moveColumn(columns, layout, dragged, column.id))
            }
          />
        ))}
      </Box>
    </Popover>
  );
}

interface ColumnRowProps<Row> {
  column: GridColumn<Row>;
  isShown: boolean;
  onToggle: () => void;
  onStep: (by: number) => void;
  onDragStart: () => void;
  onDragOver: () => void;
}

function ColumnRow<Row>({ column, isShown, onToggle, onStep, onDragStart, onDragOver }: ColumnRowProps<Row>) {
  const press = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by === 0) return;
    event.preventDefault();
    onStep(by);
  };
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', justifyContent: 'space-between', height: { xs: 48, sm: 29 } }}
      draggable={!column.fixed}
      onDragStart={onDragStart}
      onDragOver={(event) => {
        event.preventDefault();
        if (!column.fixed) onDragOver();
      }}
    >
      <FormControlLabel
        label={column.title}
        sx={{ color: isShown ? 'text.primary' : 'text.secondary', pl: 0.5 }}
        control={<Checkbox checked={isShown} disabled={column.fixed === true} onChange={onToggle} />}
      />
      {!column.fixed && (
        <IconButton
          aria-label={`Mover ${column.title}`}
          onKeyDown={press}
          sx={{ cursor: 'grab', width: { sm: 24 }, height: { sm: 24 }, '& svg': { fontSize: 16 } }}
        >
          <DragIcon />
        </IconButton>
      )}
    </Stack>
  );
}
