import { addDays, businessDay, type Dia, formatDia } from '@distri/domain/kernel';
import CalendarIcon from '@mui/icons-material/EventOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react';
import { completeDia, maskDia, pastedDia, settleDia } from './dateText.ts';
import { type FieldProps, textFieldProps } from './field.ts';
import { selectAll } from './selectAll.ts';

/** The calendar brings the date library with it: loaded when somebody opens it. */
const CalendarPopover = lazy(async () => ({ default: (await import('./CalendarPopover.tsx')).CalendarPopover }));

export interface DateInputProps extends FieldProps<Dia | null> {
  /** Days that the calendar does not offer; the rule itself belongs to the form's checks. */
  min?: Dia;
  max?: Dia;
}

export const FECHA_INVALIDA = 'Fecha inválida';

/**
 * A day typed DD/MM/YYYY (bars come by themselves, '20/11' is this year's) or picked. H writes today,
 * the up and down arrows move one day, Alt and down opens the calendar. `value` is 'YYYY-MM-DD' or null.
 * @example <DateInput label="Entrega" min={hoy} value={entrega} onChange={setEntrega} />
 */
export function DateInput({ value, onChange, min, max, ...field }: DateInputProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const typing = useTypedDia(value, onChange);
  const locked = field.readOnly === true || field.disabled === true;

  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (!locked && onDateKey(event, value, typing.choose, () => setOpen(true))) event.preventDefault();
    if (event.key === 'Enter') typing.settle();
    field.onKeyDown?.(event);
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!locked) typing.settle();
    field.onBlur?.(event);
  };
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const pasted = pastedDia(event.clipboardData.getData('text'), businessDay(new Date()));
    if (pasted === null || locked) return;
    event.preventDefault();
    typing.choose(pasted);
  };

  return (
    <>
      <TextField
        ref={box}
        {...textFieldProps(
          { ...field, error: field.error ?? typing.error, onKeyDown: press, onBlur: leave },
          {
            input: { endAdornment: locked ? null : <OpenButton label={field.label} onClick={() => setOpen(true)} /> },
            htmlInput: { inputMode: 'numeric', placeholder: 'DD/MM/AAAA', style: FIGURES },
          },
        )}
        value={typing.text}
        onChange={(event) => typing.type(event.target.value)}
        onPaste={paste}
        onFocus={selectAll}
      />
      {isOpen && (
        <Suspense>
          <CalendarPopover
            anchor={box.current}
            value={value}
            {...(min && { min })}
            {...(max && { max })}
            onPick={(dia) => typing.choose(dia)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

const FIGURES = { fontVariantNumeric: 'tabular-nums lining-nums' } as const;

function OpenButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <InputAdornment position="end">
      <IconButton aria-label={`Abrir el calendario de ${label}`} tabIndex={-1} onClick={onClick} edge="end">
        <CalendarIcon />
      </IconButton>
    </InputAdornment>
  );
}

/** The text of the box and the day that it means. Half a date is no date: the value is null until it is one. */
function useTypedDia(value: Dia | null, onChange: (dia: Dia | null) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const shown = value === null ? '' : formatDia(value);
  const text = typed !== null && completeDia(typed) === value ? typed : shown;

  const emit = (dia: Dia | null) => dia !== value && onChange(dia);
  const type = (raw: string) => {
    const next = maskDia(raw);
    setTyped(next);
    setError(undefined);
    emit(completeDia(next));
  };
  const settle = () => {
    const dia = text === '' ? null : settleDia(text, businessDay(new Date()));
    if (dia !== null || text === '') setTyped(null);
    setError(dia === null && text !== '' ? FECHA_INVALIDA : undefined);
    emit(dia);
  };
  const choose = (dia: Dia) => {
    setTyped(null);
    setError(undefined);
    emit(dia);
  };
  return { text, error, type, settle, choose };
}

/** Returns true when the key was ours. */
function onDateKey(event: KeyboardEvent, value: Dia | null, choose: (dia: Dia) => void, open: () => void): boolean {
  if (event.ctrlKey || event.metaKey) return false;
  const today = businessDay(new Date());
  if (event.key === 'ArrowDown' && event.altKey) open();
  else if (event.key === 'h' || event.key === 'H') choose(today);
  else if (event.key === 'ArrowDown') choose(addDays(value ?? today, -1));
  else if (event.key === 'ArrowUp') choose(addDays(value ?? today, 1));
  else return false;
  return true;
}
