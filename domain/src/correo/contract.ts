import { z } from 'zod';
import { bandera, defineCall, hecho, idNumerico, instante, lista, texto } from '../kernel/index.ts';
import { isDireccionEmail, splitDirecciones } from './direcciones.ts';
import { CORREO_INVALIDO, DEMASIADOS_DESTINATARIOS } from './messages.ts';

/** Reliability D7. */
export const MAX_DESTINATARIOS_CORREO = 20;
export const MAX_CORREOS_POR_HORA = 60;
export const MAX_BYTES_ADJUNTO = 10 * 1024 * 1024;

const MAX_LARGO_DIRECCIONES = 3000;

/** 'a@x.com; b@y.com' on the wire (a list is read too) ↔ the addresses one by one. */
const direcciones = z
  .codec(z.union([z.string().max(MAX_LARGO_DIRECCIONES), z.array(z.string().max(300)).max(50)]), z.array(z.string()), {
    decode: (value, ctx) => {
      const parts = splitDirecciones(typeof value === 'string' ? value : value.join(';'));
      if (parts.every(isDireccionEmail)) return parts;
      ctx.issues.push({ code: 'custom', message: CORREO_INVALIDO, input: value });
      return z.NEVER;
    },
    encode: (value) => value.join('; '),
  })
  .meta({ description: 'Direcciones de email separadas por punto y coma' });

/** Documents that the server can attach by itself and that show what was mailed of them. */
export const CLASES_DOCUMENTO_CORREO = [
  'cotizacion',
  'pedido',
  'factura',
  'remito',
  'notaCredito',
  'cobranza',
] as const;
export const documentoDeCorreo = z.object({ clase: z.enum(CLASES_DOCUMENTO_CORREO), id: idNumerico });
export type DocumentoDeCorreo = z.output<typeof documentoDeCorreo>;

/** The JSON part `data` (D2 §7). With `documento` and without a file part the server attaches its own PDF (added). */
export const correo = z
  .object({
    to: direcciones.refine((to) => to.length > 0, CORREO_INVALIDO),
    cc: direcciones.default([]),
    cco: direcciones.default([]),
    subject: texto(200).min(1, CORREO_INVALIDO),
    body: texto(10_000).min(1, CORREO_INVALIDO),
    attachFile: bandera.default(true),
    documento: documentoDeCorreo.optional(),
  })
  .refine(({ to, cc, cco }) => to.length + cc.length + cco.length <= MAX_DESTINATARIOS_CORREO, {
    message: DEMASIADOS_DESTINATARIOS,
    path: ['to'],
  });
export type Correo = z.output<typeof correo>;

export const sendCorreo = defineCall({
  name: 'correo.enviar',
  method: 'POST',
  path: '/email/send',
  summary: 'Envía un email con el PDF adjunto; queda en la cola de salida y su estado se ve en el documento',
  permission: 'correo.enviar',
  kind: 'create',
  body: correo,
  multipart: ['attachment'],
  answer: z.object({ id: z.number().int(), data: z.object({ id: z.number().int() }) }),
  errorPrefix: 'Error al enviar el correo',
});

export const ESTADOS_SALIDA = ['pendiente', 'enviado', 'sin_enviar', 'fallado'] as const;
export type EstadoSalida = (typeof ESTADOS_SALIDA)[number];

/** A person may send again what is not on its way by itself any more and has not left. */
export const isReenviable = (estado: EstadoSalida): boolean => estado === 'sin_enviar' || estado === 'fallado';

/** What people read about a mail; 'sin_enviar' means that no mail server is configured and it was kept in a file. */
export const PALABRA_ESTADO_SALIDA: Readonly<Record<EstadoSalida, string>> = {
  pendiente: 'enviando',
  enviado: 'enviado',
  sin_enviar: 'sin enviar',
  fallado: 'no se pudo enviar',
};

export const salida = z.object({
  id: z.number().int(),
  estado: z.enum(ESTADOS_SALIDA),
  to: z.array(z.string()),
  subject: z.string(),
  username: z.string(),
  creada: instante,
  terminada: instante.nullable(),
  intentos: z.number().int(),
  /** In words for people, only while it has not left. */
  error: z.string().nullable(),
});
export type Salida = z.output<typeof salida>;

export const listSalidas = defineCall({
  name: 'correo.salidas',
  method: 'GET',
  path: '/email/salidas',
  summary: 'Emails enviados de un documento y su estado',
  permission: 'correo.enviar',
  kind: 'read',
  query: documentoDeCorreo,
  answer: lista(salida),
  errorPrefix: 'Error al obtener los emails del documento',
  added: true,
});

export const resendSalida = defineCall({
  name: 'correo.reenviar',
  method: 'POST',
  path: '/email/reenviar',
  summary: 'Vuelve a poner en la cola un email que no se pudo enviar',
  permission: 'correo.reenviar',
  kind: 'change',
  query: z.object({ id: idNumerico }),
  answer: hecho,
  errorPrefix: 'Error al enviar el correo',
  added: true,
});
