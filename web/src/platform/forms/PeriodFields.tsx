import { addDays, businessDay, type Dia, parseDia } from '@distri/domain/kernel';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useSearchValue } from '../router/useSearchValue.ts';
import { DateInput } from './DateInput.tsx';

export interface Period {
  desde: Dia;
  hasta: Dia;
}

/** Half a date, or a period that ends before it begins. */
export type DraftPeriod = { [Edge in keyof Period]: Dia | null };

export const PERIODO_AL_REVES = 'La fecha desde es posterior a la fecha hasta';
const FECHA_REQUERIDA = 'Debe ingresar una fecha';

const WIDTH = 150;

/** The period, when it is one. */
export function asPeriod({ desde, hasta }: DraftPeriod): Period | null {
  return desde !== null && hasta !== null && desde <= hasta ? { desde, hasta } : null;
}

interface PeriodFieldsProps {
  value: DraftPeriod;
  onChange: (value: DraftPeriod) => void;
}

/**
 * From and to; both say so when they are the wrong way round (D3 §5).
 * @example const periodo = usePeriod(90); <PeriodFields {...periodo.fields} />
 */
export function PeriodFields({ value, onChange }: PeriodFieldsProps) {
  const isReversed = value.desde !== null && value.hasta !== null && value.desde > value.hasta;
  const errorOf = (dia: Dia | null) => (dia === null ? FECHA_REQUERIDA : isReversed ? PERIODO_AL_REVES : undefined);
  return (
    <Box sx={PAIR}>
      <Box sx={FIELD}>
        <DateInput
          label="Desde"
          value={value.desde}
          onChange={(desde) => onChange({ ...value, desde })}
          error={errorOf(value.desde)}
        />
      </Box>
      <Box sx={FIELD}>
        <DateInput
          label="Hasta"
          value={value.hasta}
          onChange={(hasta) => onChange({ ...value, hasta })}
          error={errorOf(value.hasta)}
        />
      </Box>
    </Box>
  );
}

/** On a phone, side by side in a row of their own, where a day fits whole. */
const PAIR = { display: { xs: 'flex', sm: 'contents' }, flex: '1 0 100%', flexWrap: 'wrap', gap: 2 } as const;
const FIELD = { width: { sm: WIDTH }, flex: { xs: '1 1 170px', sm: 'none' } } as const;

const isDia = (text: string): text is Dia => /^\d{4}-\d{2}-\d{2}$/.test(text) && parseDia(text) !== null;

/**
 * A period that stands in the address; while what is typed is none, the last good one holds.
 * @param desde the first day when nobody asked for another
 */
export function usePeriod(desde: Dia): { period: Period; fields: PeriodFieldsProps; isValid: boolean } {
  const [today] = useState(() => businessDay(new Date()));
  const [from, setFrom] = useSearchValue<Dia>('desde', desde, isDia);
  const [to, setTo] = useSearchValue<Dia>('hasta', today, isDia);
  const [draft, setDraft] = useState<DraftPeriod>({ desde: from, hasta: to });
  const change = (next: DraftPeriod) => {
    setDraft(next);
    const period = asPeriod(next);
    if (!period) return;
    setFrom(period.desde);
    setTo(period.hasta);
  };
  return {
    period: from <= to ? { desde: from, hasta: to } : { desde, hasta: today },
    fields: { value: draft, onChange: change },
    isValid: asPeriod(draft) !== null,
  };
}

/** The day that is so many days before today. */
export const daysAgo = (days: number): Dia => addDays(businessDay(new Date()), -days);
