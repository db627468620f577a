import { CORREO_EN_ARCHIVO, PALABRA_ESTADO_SALIDA, type Salida } from '@distri/domain/correo';
import { formatInstant } from '../platform/format/time.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Of a document that nobody mailed. */
export const SIN_CORREOS = capital(PALABRA_ESTADO_SALIDA.sin_enviar);

/** 'Enviado a compras@… · Hoy 10:42'. */
export function textoCorreo({ estado, to, terminada, creada }: Salida): string {
  return `${capital(PALABRA_ESTADO_SALIDA[estado])} a ${to.join('; ')} · ${formatInstant(terminada ?? creada)}`;
}

/** Why it is not there yet, or whom it did not reach; empty when all went well. */
export function motivoCorreo({ estado, error, intentos }: Salida): string {
  if (estado === 'sin_enviar') return CORREO_EN_ARCHIVO;
  if (!error) return '';
  return estado === 'pendiente' ? `Intento ${intentos}: ${error} Se vuelve a probar solo.` : error;
}

/** What the document shows of its mails, newest first: the last one, and those that never left. */
export function correosVisibles(salidas: readonly Salida[]): Salida[] {
  return salidas.filter(({ estado }, index) => index === 0 || estado === 'fallado');
}
