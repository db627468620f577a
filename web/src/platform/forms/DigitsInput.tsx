import type { FocusEvent, KeyboardEvent } from 'react';
import { GRUPOS_DE_MILES } from './decimalText.ts';
import { RefusalHint } from './RefusalHint.tsx';
import { RECHAZOS, useRefusals } from './refusals.ts';
import { TextInput, type TextInputProps } from './TextInput.tsx';

interface DigitsInputProps extends Omit<TextInputProps, 'type' | 'rows' | 'maxLength'> {
  maxLength: number;
}

/** The digits of a pasted number, whose zeros in front stay; null when it holds anything but spaces and dots of thousands. */
export function pastedDigits(text: string): string | null {
  const bare = text.replace(/\s/g, '');
  if (/^\d+$/.test(bare)) return bare;
  return GRUPOS_DE_MILES.test(bare) && !bare.includes(',') ? bare.replaceAll('.', '') : null;
}

/**
 * A number that is not counted with: of a receipt, a cheque, a code. Digits only (D1 §5), with the zeros in front.
 * @example <DigitsInput label="Número de recibo" prefix="X0006" maxLength={8} value={numrec} onChange={setNumrec} />
 */
export function DigitsInput({ maxLength, onChange, ...props }: DigitsInputProps) {
  const refusals = useRefusals({
    locked: props.readOnly === true,
    refuse: (char) => (/[\d\s]/.test(char) ? null : RECHAZOS.letras),
    read: (text) => {
      const digits = pastedDigits(text);
      if (digits === null) return RECHAZOS.pegado;
      if (digits.length > maxLength) return `Van hasta ${maxLength} dígitos`;
      onChange(digits);
      return null;
    },
  });
  const press = (event: KeyboardEvent<HTMLElement>) => {
    refusals.press(event);
    props.onKeyDown?.(event);
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    refusals.release();
    props.onBlur?.(event);
  };
  return (
    <>
      <TextInput
        {...props}
        maxLength={maxLength}
        inputMode="numeric"
        boxProps={refusals.on}
        onChange={(text) => onChange(text.replace(/\D/g, '').slice(0, maxLength))}
        onKeyDown={press}
        onBlur={leave}
      />
      <RefusalHint refusal={refusals.refusal} />
    </>
  );
}
