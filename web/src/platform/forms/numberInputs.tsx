import type { Centavos, Porcentaje } from '@distri/domain/kernel';
import { CIEN_POR_CIENTO } from '@distri/domain/kernel';
import type { FieldProps } from './field.ts';
import { NumberInput } from './NumberInput.tsx';

interface MoneyInputProps extends FieldProps<Centavos | null> {
  allowNegative?: boolean;
  max?: Centavos;
}

/**
 * Pesos on screen, centavos in `value`: '1.234,50' is 123450. Empty is null.
 * @example <MoneyInput label="A cancelar" value={importe} onChange={setImporte} />
 */
export function MoneyInput(props: MoneyInputProps) {
  return <NumberInput {...props} decimals={2} scale={2} fixed={2} prefix="$" />;
}

interface PercentInputProps extends FieldProps<Porcentaje | null> {
  allowNegative?: boolean;
  /** In ten-thousandths of a percent; 100% when absent (D1 §5). */
  max?: Porcentaje;
}

/**
 * A percentage with up to two decimals; `value` is in ten-thousandths of a percent: '10' is 100000.
 * @example <PercentInput label="Bonificación general" max={100000} value={bonificacion} onChange={setBonificacion} />
 */
export function PercentInput({ max = CIEN_POR_CIENTO, ...props }: PercentInputProps) {
  return <NumberInput {...props} decimals={2} scale={4} max={max} suffix="%" />;
}

interface IntegerInputProps extends FieldProps<number | null> {
  prefix?: string;
  suffix?: string;
  max?: number;
  /** Dots of thousands: for quantities, never for ids and document numbers. */
  grouping?: boolean;
}

/**
 * Whole numbers (D1 §5): a comma and what follows it are refused in words. Numbers of documents are a DigitsInput.
 * @example <IntegerInput label="Bultos" grouping value={bultos} onChange={setBultos} />
 */
export function IntegerInput({ grouping = false, ...props }: IntegerInputProps) {
  return <NumberInput {...props} grouping={grouping} align={grouping ? 'right' : 'left'} decimals={0} scale={0} />;
}

const THOUSANDTHS = 1000;
const toScaled = (quantity: number | undefined) =>
  quantity === undefined ? undefined : Math.round(quantity * THOUSANDTHS);

interface QuantityInputProps extends FieldProps<number | null> {
  allowNegative?: boolean;
  suffix?: string;
  max?: number;
  /** 0 for articles sold by the unit, 3 (as stored) for bulk. */
  decimals?: 0 | 1 | 2 | 3;
}

/**
 * A quantity as a plain number with up to three decimals.
 * @example <QuantityInput label="Cantidad" value={cantidad} onChange={setCantidad} suffix="L" />
 */
export function QuantityInput({ value, onChange, max, decimals = 3, ...props }: QuantityInputProps) {
  const scaledMax = toScaled(max);
  return (
    <NumberInput
      {...props}
      {...(scaledMax !== undefined && { max: scaledMax })}
      decimals={decimals}
      scale={3}
      value={toScaled(value ?? undefined) ?? null}
      onChange={(next) => onChange(next === null ? null : next / THOUSANDTHS)}
    />
  );
}
