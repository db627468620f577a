import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { type FieldProps, textFieldProps } from './field.ts';

interface TextInputProps extends FieldProps<string> {
  type?: 'text' | 'email' | 'tel' | 'password';
  maxLength?: number;
  prefix?: string;
  suffix?: ReactNode;
  /** Rows of a text of several lines. */
  rows?: number;
  /** What the browser may fill in; off unless told ('username', 'one-time-code'). */
  autoComplete?: string;
}

/**
 * One line of text, or `rows` of it.
 * @example <TextInput label="Leyenda 3" maxLength={50} value={leyenda} onChange={setLeyenda} />
 */
export function TextInput({
  value,
  onChange,
  type = 'text',
  maxLength,
  prefix,
  suffix,
  rows,
  ...rest
}: TextInputProps) {
  const { autoComplete = 'off', ...field } = rest;
  return (
    <TextField
      {...textFieldProps(field, {
        input: {
          ...(prefix && { startAdornment: <InputAdornment position="start">{prefix}</InputAdornment> }),
          ...(suffix ? { endAdornment: <InputAdornment position="end">{suffix}</InputAdornment> } : {}),
        },
        htmlInput: { autoComplete, ...(maxLength && { maxLength }) },
      })}
      {...(rows && { multiline: true, minRows: rows, maxRows: rows * 2 })}
      type={type}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
