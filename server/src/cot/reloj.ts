const HORA = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Argentina/Buenos_Aires',
  hour: '2-digit',
  minute: '2-digit',
});

/** 'HH:MM' in Buenos Aires. */
export const horaDe = (instant: Date) => HORA.format(instant);

/** Minutes since midnight there. */
export function minutosDe(instant: Date): number {
  const [hours = 0, minutes = 0] = horaDe(instant).split(':').map(Number);
  return hours * 60 + minutes;
}
