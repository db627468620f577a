/**
 * A calendar day as text, 'YYYY-MM-DD'. It never passes through a JavaScript Date in a local zone:
 * between 21:00 and 24:00 in Buenos Aires it is already tomorrow in UTC.
 */
export type Dia = string;

const MS_PER_DAY = 86_400_000;
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const LATIN_DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/;

function build(year: number, month: number, day: number): Dia | null {
  if (year < 1900 || year > 2199) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return date.toISOString().slice(0, 10);
}

/** Reads 'DD/MM/YY' (20YY), 'DD/MM/YYYY' or ISO 'YYYY-MM-DD' (decisions 10); null when it is no day of the calendar. */
export function parseDia(text: string): Dia | null {
  const latin = LATIN_DAY.exec(text.trim());
  if (latin) {
    const [, day = '', month = '', year = ''] = latin;
    return build(year.length === 2 ? 2000 + Number(year) : Number(year), Number(month), Number(day));
  }
  const iso = ISO_DAY.exec(text.trim());
  return iso ? build(Number(iso[1]), Number(iso[2]), Number(iso[3])) : null;
}

/** 'YYYY-MM-DD' → 'DD/MM/YYYY', as every day leaves on the wire and on screen. */
export function formatDia(dia: Dia): string {
  return `${dia.slice(8, 10)}/${dia.slice(5, 7)}/${dia.slice(0, 4)}`;
}

const epochDay = (dia: Dia) => Date.parse(`${dia}T00:00:00Z`) / MS_PER_DAY;

/** The day `days` days after (before, when negative) `dia`. */
export function addDays(dia: Dia, days: number): Dia {
  return new Date((epochDay(dia) + days) * MS_PER_DAY).toISOString().slice(0, 10);
}

/** The same day some months later or earlier; the last of the month when it has no such day. */
export function addMonths(dia: Dia, months: number): Dia {
  const [year = 0, month = 1, day = 1] = dia.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(day, last.getUTCDate())))
    .toISOString()
    .slice(0, 10);
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: Dia, to: Dia): number {
  return epochDay(to) - epochDay(from);
}

export const ZONA_HORARIA = 'America/Argentina/Buenos_Aires';
const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: ZONA_HORARIA,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The business day at an instant: Buenos Aires' calendar, whatever the zone of the machine (decisions 10). */
export function businessDay(instant: Date): Dia {
  const part = Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${part.year}-${part.month}-${part.day}`;
}
