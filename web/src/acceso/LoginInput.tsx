import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, type Ref, useId } from 'react';

interface LoginInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  error: string | undefined;
  disabled: boolean;
  autoComplete: string;
  type?: 'text' | 'password';
  placeholder?: string;
  maxLength?: number;
  readOnly?: boolean;
  autoFocus?: boolean;
  endAdornment?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * A field of the login screen. The fields of the other screens (platform/forms) know selects and menus: they would
 * double what has to be downloaded before anybody can log in (performance.md).
 */
export function LoginInput({ label, error, disabled, onChange, maxLength, ...input }: LoginInputProps) {
  const id = useId();
  const helpId = `${id}-ayuda`;
  return (
    <FormControl error={error !== undefined} disabled={disabled}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        {...input}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{ input: { maxLength, 'aria-describedby': error ? helpId : undefined } }}
      />
      {error && <FormHelperText id={helpId}>{error}</FormHelperText>}
    </FormControl>
  );
}
