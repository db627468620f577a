import type { Porcentaje } from '@distri/domain/kernel';
import { useState } from 'react';
import { PercentInput } from '../platform/forms/numberInputs.tsx';

interface BonificacionGeneralFieldProps {
  value: Porcentaje;
  onChange: (value: Porcentaje) => void;
  readOnly: boolean;
  error?: string | undefined;
}

/** The general discount. What is no number leaves the old value in force (D2 §5): it comes back on leaving the field. */
export function BonificacionGeneralField({ value, onChange, readOnly, error }: BonificacionGeneralFieldProps) {
  const [isEmpty, setEmpty] = useState(false);
  return (
    <PercentInput
      label="Bonificación general"
      name="bonificacion"
      value={isEmpty ? null : value}
      readOnly={readOnly}
      error={error}
      onChange={(next) => {
        setEmpty(next === null);
        if (next !== null) onChange(next);
      }}
      onBlur={() => setEmpty(false)}
    />
  );
}
