import { ZONA_HORARIA } from '@distri/domain/kernel';

const hourIn = new Intl.DateTimeFormat('en-GB', { timeZone: ZONA_HORARIA, hour: '2-digit', hourCycle: 'h23' });
const longDay = new Intl.DateTimeFormat('es-AR', { timeZone: ZONA_HORARIA, weekday: 'long' });
const numericDay = new Intl.DateTimeFormat('es-AR', {
  timeZone: ZONA_HORARIA,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** By the hour in Buenos Aires: 5 to 13 good morning, 13 to 20 good afternoon, otherwise hello, and the name (D4 §2). */
export function greeting(name: string, now: Date): string {
  const hour = Number(hourIn.format(now));
  if (hour >= 5 && hour < 13) return `Buen día, ${name}`;
  if (hour >= 13 && hour < 20) return `Buenas tardes, ${name}`;
  return `Hola, ${name}`;
}

/** 'Viernes 20/11/2026'. */
export function longDate(now: Date): string {
  const weekday = longDay.format(now);
  return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)} ${numericDay.format(now)}`;
}
