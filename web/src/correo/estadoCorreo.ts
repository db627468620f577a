import { PALABRA_ESTADO_SALIDA, type Salida } from '@distri/domain/correo';
import { formatInstant } from '../platform/format/time.ts';

/** What the document says of its mails: 'sin enviar', 'enviado a compras@… · Hoy 10:42'. */
export function estadoCorreo(salidas: readonly Salida[] | undefined): string {
  if (salidas === undefined) return '';
  const last = salidas[0];
  if (!last) return capital(PALABRA_ESTADO_SALIDA.sin_enviar);
  const where = `${capital(PALABRA_ESTADO_SALIDA[last.estado])} a ${last.to.join('; ')}`;
  return `${where} · ${formatInstant(last.terminada ?? last.creada)}`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
