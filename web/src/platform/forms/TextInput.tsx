import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { type FieldProps, textFieldProps } from './field.ts';

export interface TextInputProps extends FieldProps<string> {
  type?: 'text' | 'email' | 'tel' | 'password';
  maxLength?: number;
  prefix?: string;
  suffix?: ReactNode;
  /** Rows of a text of several lines. */
  rows?: number;
  /** What the browser may fill in; off unless told ('username', 'one-time-code'). */
  autoComplete?: string;
  /** The keyboard that a phone offers. */
  inputMode?: 'text' | 'numeric';
  /** For masks: the box itself, and what happens in it before its text changes. */
  boxProps?: Pick<HTMLAttributes<HTMLElement>, 'onPaste' | 'onDrop'> & { ref: Ref<HTMLInputElement> };
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
  inputMode,
  boxProps,
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
        htmlInput: { autoComplete, ...(maxLength && { maxLength }), ...(inputMode && { inputMode }), ...boxProps },
      })}
      {...(rows && { multiline: true, minRows: rows, maxRows: rows * 2 })}
      type={type}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
