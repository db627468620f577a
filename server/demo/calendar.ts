import { addDays, type Dia, daysBetween } from '@distri/domain/kernel';

const DOMINGO = 0;
const SABADO = 6;

function weekday(dia: Dia): number {
  return new Date(`${dia}T00:00:00Z`).getUTCDay();
}

/** Monday to Friday. The demo works no Saturdays and knows no holidays. */
export function isWorkday(dia: Dia): boolean {
  const day = weekday(dia);
  return day !== DOMINGO && day !== SABADO;
}

/** `count` working days after `dia`; with 0, `dia` itself or the next one that is worked. */
export function addWorkdays(dia: Dia, count: number): Dia {
  let result = dia;
  while (!isWorkday(result)) result = addDays(result, 1);
  for (let left = count; left > 0; left--) {
    result = addDays(result, 1);
    while (!isWorkday(result)) result = addDays(result, 1);
  }
  return result;
}

/** The demo ends there: nothing of it happens today, whatever the hour it is loaded at. */
export function lastWorkdayBefore(hoy: Dia): Dia {
  let dia = addDays(hoy, -1);
  while (!isWorkday(dia)) dia = addDays(dia, -1);
  return dia;
}

/** The worked days from `first` to `last`, both included. */
export function workdays(first: Dia, last: Dia): Dia[] {
  const all = Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, i) => addDays(first, i));
  return all.filter(isWorkday);
}

export function isMonday(dia: Dia): boolean {
  return weekday(dia) === 1;
}

/** The first day of the month of `dia`, `months` months earlier. */
export function monthStart(dia: Dia, months = 0): Dia {
  const start = Number(dia.slice(0, 4)) * 12 + Number(dia.slice(5, 7)) - 1 - months;
  return `${Math.floor(start / 12)}-${String((start % 12) + 1).padStart(2, '0')}-01`;
}

/** An instant of Buenos Aires: `at('2026-11-18', 552)` is 09:12 of that day, as PostgreSQL and ISO 8601 write it. */
export function at(dia: Dia, minutes: number, seconds = 0): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${dia}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:${two(seconds)}-03:00`;
}
