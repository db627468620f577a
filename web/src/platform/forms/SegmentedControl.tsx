import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId } from 'react';

export interface Option<Value extends string | number> {
  value: Value;
  label: string;
  disabled?: boolean;
}

interface SegmentedControlProps<Value extends string | number> {
  label: string;
  labelHidden?: boolean;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  error?: string | undefined;
  disabled?: boolean;
}

/**
 * Two to four fixed options, one of them always chosen (look.md, form rule 4).
 * @example <SegmentedControl label="Agrupar" options={AGRUPAR} value={agrupar} onChange={setAgrupar} />
 */
export function SegmentedControl<Value extends string | number>(props: SegmentedControlProps<Value>) {
  const { label, labelHidden = false, options, value, onChange, error, disabled = false } = props;
  const labelId = useId();
  return (
    <FormControl error={error !== undefined} disabled={disabled}>
      {!labelHidden && <InputLabel id={labelId}>{label}</InputLabel>}
      <ToggleButtonGroup
        exclusive
        fullWidth
        value={value}
        disabled={disabled}
        onChange={(_, next: Value | null) => next !== null && onChange(next)}
        {...(labelHidden ? { 'aria-label': label } : { 'aria-labelledby': labelId })}
      >
        {options.map((option) => (
          <ToggleButton key={option.value} value={option.value} disabled={disabled || option.disabled === true}>
            {option.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {error && <FormHelperText>{error}</FormHelperText>}
    </FormControl>
  );
}
