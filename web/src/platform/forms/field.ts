import type { TextFieldProps } from '@mui/material/TextField';
import type { FocusEvent, KeyboardEvent, Ref } from 'react';

/** What every field of ours takes. `error` and `help` are texts under the field; the error wins. */
export interface FieldProps<Value> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  /** Fields inside grid rows: the label is for readers only. */
  labelHidden?: boolean;
  error?: string | undefined;
  help?: string | undefined;
  required?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  autoFocus?: boolean;
  name?: string;
  placeholder?: string;
  inputRef?: Ref<HTMLInputElement>;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
}

type Shared = Omit<FieldProps<never>, 'value' | 'onChange'>;
type Slots = NonNullable<TextFieldProps['slotProps']>;

/** The part of Material's TextField that all fields share (look.md, form rules 1 and 2). */
export function textFieldProps(field: Shared, slots: Slots = {}) {
  const { label, labelHidden, error, help, required, readOnly, inputRef } = field;
  return {
    ...pick(field),
    ...(labelHidden ? {} : { label }),
    ...(inputRef ? { inputRef } : {}),
    required: required === true && !labelHidden,
    error: error !== undefined,
    helperText: error ?? help,
    slotProps: {
      ...slots,
      input: { ...slots.input, readOnly: readOnly === true },
      htmlInput: { autoComplete: 'off', ...slots.htmlInput, ...(labelHidden ? { 'aria-label': label } : {}) },
    },
  };
}

function pick({ disabled, autoFocus, name, placeholder, onBlur, onKeyDown }: Shared) {
  return {
    disabled: disabled === true,
    autoFocus: autoFocus === true,
    ...(name === undefined ? {} : { name }),
    ...(placeholder === undefined ? {} : { placeholder }),
    ...(onBlur ? { onBlur } : {}),
    ...(onKeyDown ? { onKeyDown } : {}),
  };
}
