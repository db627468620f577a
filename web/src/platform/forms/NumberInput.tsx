import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useState } from 'react';
import { NumericFormat } from 'react-number-format';
import { parseDecimalText, scaleText, unscale } from './decimalText.ts';
import { type FieldProps, textFieldProps } from './field.ts';
import { selectAll } from './selectAll.ts';
import { useTypedDots } from './typedDots.ts';

export interface NumberInputProps extends FieldProps<number | null> {
  /** Decimals that can be typed. */
  decimals: number;
  /** The value is the number × 10^scale: 2 for centavos, 4 for percentages, 0 for plain whole numbers. */
  scale: number;
  /** Decimals shown at rest: `,00` is kept in money inputs. */
  fixed?: number;
  grouping?: boolean;
  /** Figures go right; ids and document numbers stay beside their prefix. */
  align?: 'left' | 'right';
  prefix?: string;
  suffix?: string;
  allowNegative?: boolean;
  /** Limit of the magnitude, in the value's own unit; what would pass it cannot be typed. */
  max?: number;
}

const DEFAULT_MAX = 999_999_999_999_999;

/** What the box holds while a person edits; the value follows it, never the other way round. */
function useTyped(value: number | null, scale: number, fixed: number) {
  const rest = value === null ? '' : unscale(value, scale, fixed);
  const [typed, setTyped] = useState<string | null>(null);
  const stale = typed !== null && scaleText(typed, scale) !== value;
  return { text: typed === null || stale ? rest : typed, setTyped };
}

/**
 * The base of our masked inputs: comma, dots of thousands, numpad dot and pasted text in any of the usual spellings are understood;
 * the whole value is selected on focus. Use MoneyInput, PercentInput, IntegerInput or QuantityInput.
 */
export function NumberInput({
  decimals,
  scale,
  fixed = 0,
  grouping = true,
  prefix,
  suffix,
  ...field
}: NumberInputProps) {
  const { value, onChange, align = 'right', allowNegative = false, max = DEFAULT_MAX, ...shared } = field;
  const { text, setTyped } = useTyped(value, scale, fixed);
  const fits = (candidate: number | null) => candidate === null || (candidate <= max && candidate >= -max);

  const accept = (next: string) => {
    setTyped(next);
    const parsed = scaleText(next, scale);
    if (parsed !== value) onChange(parsed);
  };
  const dots = useTypedDots((next) => {
    const isGood = grouping && fits(scaleText(next, scale));
    if (isGood) accept(next);
    return isGood;
  });
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (!shared.readOnly) dots.press(event, text);
    shared.onKeyDown?.(event);
  };
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    event.preventDefault();
    const pasted = parseDecimalText(event.clipboardData.getData('text'), decimals);
    if (pasted === null || shared.readOnly || (!allowNegative && pasted.startsWith('-'))) return;
    if (fits(scaleText(pasted, scale))) accept(pasted);
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    setTyped(null);
    dots.forget();
    shared.onBlur?.(event);
  };

  return (
    <NumericFormat
      {...textFieldProps(
        { ...shared, onKeyDown: press },
        {
          input: adornments(prefix, suffix),
          // Not on the mask, which answers late: somebody may be typing by then.
          htmlInput: { inputMode: decimals > 0 ? 'decimal' : 'numeric', style: FIGURES[align], onFocus: selectAll },
        },
      )}
      customInput={TextField}
      value={text}
      valueIsNumericString
      thousandSeparator={grouping ? '.' : ''}
      decimalSeparator=","
      allowedDecimalSeparators={[',', '.']}
      decimalScale={decimals}
      allowNegative={allowNegative}
      isAllowed={(values) => fits(scaleText(values.value, scale))}
      onValueChange={(values, source) => source.event && accept(values.value)}
      onPaste={paste}
      onBlur={leave}
    />
  );
}

const TABULAR = { fontVariantNumeric: 'tabular-nums lining-nums' } as const;
const FIGURES = { left: TABULAR, right: { ...TABULAR, textAlign: 'right' } } as const;

function adornments(prefix?: string, suffix?: string) {
  return {
    ...(prefix && { startAdornment: <InputAdornment position="start">{prefix}</InputAdornment> }),
    ...(suffix && { endAdornment: <InputAdornment position="end">{suffix}</InputAdornment> }),
  };
}
