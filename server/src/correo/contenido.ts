import type { Correo } from '@distri/domain/correo';
import { z } from 'zod';

/** A mail as it waits in `salida`: what is needed to send it later, from another process, after a restart. */
export const contenidoCorreo = z.object({
  to: z.array(z.string()).min(1),
  cc: z.array(z.string()),
  cco: z.array(z.string()),
  subject: z.string(),
  body: z.string(),
  /** Its bytes are in `archivos`. */
  adjunto: z.object({ hash: z.string(), nombre: z.string() }).nullable(),
});
export type ContenidoCorreo = z.output<typeof contenidoCorreo>;

export function contenidoDe(correo: Correo, adjunto: ContenidoCorreo['adjunto']): ContenidoCorreo {
  const { to, cc, cco, subject, body } = correo;
  return { to, cc, cco, subject, body, adjunto };
}
