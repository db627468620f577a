import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { NumericFormat } from 'react-number-format';
import { hasFraction, parseDecimalText, scaleText, unscale } from './decimalText.ts';
import { type FieldProps, textFieldProps } from './field.ts';
import { RefusalHint } from './RefusalHint.tsx';
import { RECHAZOS, useRefusals } from './refusals.ts';
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
    const isGood = (grouping || decimals === 0) && fits(scaleText(next, scale));
    if (isGood) accept(next);
    return isGood;
  });
  const refusals = useRefusals({
    locked: shared.readOnly === true,
    refuse: (char, input) => refusedKey(char, input, { decimals, allowNegative }),
    join: (held, input) => decimals === 0 && dots.joinHeld(text, held, input),
    read: (pasted) => {
      const number = parseDecimalText(pasted, decimals);
      if (number === null) return RECHAZOS.pegado;
      if (decimals === 0 && hasFraction(pasted)) return RECHAZOS.decimales;
      if (!allowNegative && number.startsWith('-')) return RECHAZOS.negativo;
      if (!fits(scaleText(number, scale))) return atMost(max, scale);
      accept(number);
      return null;
    },
  });
  const press = (event: KeyboardEvent<HTMLElement>) => {
    refusals.press(event);
    if (!shared.readOnly) dots.press(event, text);
    shared.onKeyDown?.(event);
  };
  const allow = (next: string) => {
    const isGood = fits(scaleText(next, scale));
    if (!isGood) refusals.hold(atMost(max, scale));
    return isGood;
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    setTyped(null);
    dots.forget();
    refusals.release();
    shared.onBlur?.(event);
  };

  return (
    <>
      <NumericFormat
        {...textFieldProps(
          { ...shared, onKeyDown: press },
          {
            input: adornments(prefix, suffix),
            htmlInput: {
              inputMode: decimals > 0 ? 'decimal' : 'numeric',
              style: FIGURES[align],
              // Not on the mask, which answers late: somebody may be typing by then.
              onFocus: selectAll,
              ...refusals.on,
            },
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
        isAllowed={(values) => allow(values.value)}
        onValueChange={(values, source) => source.event && accept(values.value)}
        onBlur={leave}
      />
      <RefusalHint refusal={refusals.refusal} />
    </>
  );
}

/** Why a key is not taken: a comma among whole numbers, a second one, a minus where there is none, a letter. */
function refusedKey(char: string, input: HTMLInputElement, rule: { decimals: number; allowNegative: boolean }) {
  if (char === '-') return rule.allowNegative ? null : RECHAZOS.negativo;
  if (char !== ',' && char !== '.') return /\p{L}/u.test(char) ? RECHAZOS.letras : null;
  if (rule.decimals === 0) return RECHAZOS.decimales;
  const { value, selectionStart, selectionEnd } = input;
  const kept = value.slice(0, selectionStart ?? 0) + value.slice(selectionEnd ?? 0);
  return kept.includes(',') ? RECHAZOS.coma : null;
}

const atMost = (max: number, scale: number) => `Como máximo ${unscale(max, scale).replace('.', ',')}`;

const TABULAR = { fontVariantNumeric: 'tabular-nums lining-nums' } as const;
const FIGURES = { left: TABULAR, right: { ...TABULAR, textAlign: 'right' } } as const;

function adornments(prefix?: string, suffix?: string) {
  return {
    ...(prefix && { startAdornment: <InputAdornment position="start">{prefix}</InputAdornment> }),
    ...(suffix && { endAdornment: <InputAdornment position="end">{suffix}</InputAdornment> }),
  };
}
