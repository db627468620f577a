import { parseDia } from '@distri/domain/kernel';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { formatInteger } from '../format/money.ts';
import { DateInput } from '../forms/DateInput.tsx';
import { MoneyInput, PercentInput, QuantityInput } from '../forms/numberInputs.tsx';
import { TextInput } from '../forms/TextInput.tsx';
import { facets } from './filters.ts';
import { fold } from './kinds.ts';
import type { FilterValue, GridColumn } from './types.ts';

/** Choices that fit without a search of their own. */
const SEARCH_FROM = 10;

interface FilterEditorProps<Row> {
  column: GridColumn<Row>;
  rows: readonly Row[];
  filter: FilterValue;
  onChange: (filter: FilterValue) => void;
  onClear: () => void;
}

/** The filter of one column, by its kind; it takes effect while it is being set. */
export function FilterEditor<Row>({ column, rows, filter, onChange, onClear }: FilterEditorProps<Row>) {
  return (
    <Box sx={{ width: 264, p: 4 }}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', mb: 2 }}>
        <Typography variant="h6" component="h2">
          {column.title}
        </Typography>
        <Button size="small" onClick={onClear}>
          Quitar filtro
        </Button>
      </Stack>
      {filter.kind === 'text' && (
        <TextInput
          autoFocus
          label={`${column.title} contiene`}
          labelHidden
          value={filter.text}
          onChange={(text) => onChange({ kind: 'text', text })}
        />
      )}
      {filter.kind === 'set' && (
        <SetEditor
          column={column}
          rows={rows}
          values={filter.values}
          onChange={(values) => onChange({ kind: 'set', values })}
        />
      )}
      {filter.kind === 'range' && <RangeEditor column={column} filter={filter} onChange={onChange} />}
      {filter.kind === 'dates' && <DatesEditor filter={filter} onChange={onChange} />}
    </Box>
  );
}

interface SetEditorProps<Row> {
  column: GridColumn<Row>;
  rows: readonly Row[];
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
}

function SetEditor<Row>({ column, rows, values, onChange }: SetEditorProps<Row>) {
  const all = useMemo(() => facets(column, rows), [column, rows]);
  const [asked, setAsked] = useState('');
  const shown = asked === '' ? all : all.filter(({ text }) => fold(text).includes(fold(asked)));
  const toggle = (text: string) =>
    onChange(values.includes(text) ? values.filter((value) => value !== text) : [...values, text]);
  return (
    <>
      {all.length > SEARCH_FROM && (
        <TextInput
          autoFocus
          label="Buscar opciones"
          labelHidden
          placeholder="Buscar"
          value={asked}
          onChange={setAsked}
        />
      )}
      <Stack sx={{ maxHeight: 264, overflowY: 'auto', mt: 1, mx: -1.5 }}>
        {shown.map(({ text, count }) => (
          <FormControlLabel
            key={text}
            sx={{
              '& .MuiFormControlLabel-label': { flex: 1, display: 'flex', justifyContent: 'space-between', pr: 2 },
            }}
            control={<Checkbox checked={values.includes(text)} onChange={() => toggle(text)} />}
            label={
              <>
                <span>{text}</span>
                <Typography component="span" variant="caption" color="textSecondary">
                  {formatInteger(count)}
                </Typography>
              </>
            }
          />
        ))}
        {shown.length === 0 && (
          <Typography variant="body2" sx={{ p: 2 }}>
            No se encontraron resultados
          </Typography>
        )}
      </Stack>
    </>
  );
}

type RangeFilter = Extract<FilterValue, { kind: 'range' }>;

function RangeEditor<Row>(props: {
  column: GridColumn<Row>;
  filter: RangeFilter;
  onChange: (filter: FilterValue) => void;
}) {
  const { column, filter, onChange } = props;
  const Input = column.kind === 'importe' ? MoneyInput : column.kind === 'porcentaje' ? PercentInput : QuantityInput;
  return (
    <Stack direction="row" sx={{ gap: 2 }}>
      <Input
        autoFocus
        allowNegative
        label="Desde"
        value={filter.from}
        onChange={(from) => onChange({ ...filter, from })}
      />
      <Input allowNegative label="Hasta" value={filter.to} onChange={(to) => onChange({ ...filter, to })} />
    </Stack>
  );
}

type DatesFilter = Extract<FilterValue, { kind: 'dates' }>;

function DatesEditor({ filter, onChange }: { filter: DatesFilter; onChange: (filter: FilterValue) => void }) {
  const day = (text: string | null) => (text === null ? null : parseDia(text));
  return (
    <Stack sx={{ gap: 3 }}>
      <DateInput autoFocus label="Desde" value={day(filter.from)} onChange={(from) => onChange({ ...filter, from })} />
      <DateInput label="Hasta" value={day(filter.to)} onChange={(to) => onChange({ ...filter, to })} />
    </Stack>
  );
}
