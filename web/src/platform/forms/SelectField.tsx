import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type FieldProps, textFieldProps } from './field.ts';
import type { Option } from './SegmentedControl.tsx';

interface SelectFieldProps<Value extends string | number> extends FieldProps<Value | null> {
  options: readonly Option<Value>[];
  /** Text of an entry that means none; absent when one has to be chosen. */
  emptyLabel?: string;
}

/**
 * Five to twelve options (more: AutocompleteField).
 * @example <SelectField label="Lista de precios" options={LISTAS} value={lista} onChange={setLista} />
 */
export function SelectField<Value extends string | number>(props: SelectFieldProps<Value>) {
  const { options, value, onChange, emptyLabel, inputRef, ...field } = props;
  const labelOf = (text: unknown) => options.find((option) => String(option.value) === text)?.label ?? emptyLabel;
  const pick = (text: string) => onChange(options.find((option) => String(option.value) === text)?.value ?? null);
  const { slotProps, ...rest } = textFieldProps(field);
  return (
    <TextField
      select
      {...rest}
      {...(inputRef ? { inputRef } : {})}
      slotProps={{
        input: slotProps.input,
        select: {
          displayEmpty: true,
          renderValue: (text) => <Elegido>{labelOf(text)}</Elegido>,
          ...(field.labelHidden ? { SelectDisplayProps: { 'aria-label': field.label } } : {}),
        },
      }}
      value={value === null ? '' : String(value)}
      onChange={(event) => pick(event.target.value)}
    >
      {emptyLabel !== undefined && <MenuItem value="">{emptyLabel}</MenuItem>}
      {options.map((option) => (
        <MenuItem key={option.value} value={String(option.value)} disabled={option.disabled === true}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Ends in an ellipsis before the arrow; whole under the pointer. */
function Elegido({ children = '' }: { children?: string | undefined }) {
  return (
    <Box
      component="span"
      title={children}
      sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
    >
      {children === '' ? ZERO_WIDTH : children}
    </Box>
  );
}

/** Holds the line's height where nothing was chosen. */
const ZERO_WIDTH = '\u200b';
