import { businessDay, formatDia, ZONA_HORARIA } from '@distri/domain/kernel';

const clock = new Intl.DateTimeFormat('es-AR', {
  timeZone: ZONA_HORARIA,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const asDate = (instant: string | Date) => (typeof instant === 'string' ? new Date(instant) : instant);

/** The hour in Buenos Aires: '10:42'. */
export function formatTime(instant: string | Date): string {
  return clock.format(asDate(instant));
}

/** 'Hoy 07:34' · '19/11 11:05' · '19/11/2025 11:05' (look.md, feedback rules). */
export function formatInstant(instant: string | Date, now: Date = new Date()): string {
  const dia = businessDay(asDate(instant));
  const today = businessDay(now);
  const time = formatTime(instant);
  if (dia === today) return `Hoy ${time}`;
  const written = formatDia(dia);
  return `${dia.slice(0, 4) === today.slice(0, 4) ? written.slice(0, 5) : written} ${time}`;
}

/** Inside a sentence: 'de hoy a las 07:34' · 'del 19/11 a las 11:05'. */
export function formatSince(instant: string | Date, now: Date = new Date()): string {
  const [day = '', time] = formatInstant(instant, now).split(' ');
  return `${day === 'Hoy' ? 'de hoy' : `del ${day}`} a las ${time}`;
}

/** 'hace 2 s' · 'hace 5 min' within the hour; from then on as `formatInstant`. */
export function formatAgo(instant: string | Date, now: Date = new Date()): string {
  const seconds = Math.max(0, Math.floor((now.getTime() - asDate(instant).getTime()) / 1000));
  if (seconds < 60) return `hace ${seconds} s`;
  if (seconds < 3600) return `hace ${Math.floor(seconds / 60)} min`;
  return formatInstant(instant, now);
}
