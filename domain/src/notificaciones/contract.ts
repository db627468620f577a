import { z } from 'zod';
import {
  codigo,
  creado,
  defineCall,
  idNumerico,
  instante,
  listaPaginada,
  paginado,
  ROLES,
  texto,
  valor,
} from '../kernel/index.ts';

/** D1 §6: groups that a notification can be sent to. */
export const GRUPOS_DESTINO = ['ROLE_A', 'ROLE_S', 'ROLE_V', 'ROLE_O', 'ROLE_H'] as const;
export type GrupoDestino = (typeof GRUPOS_DESTINO)[number];

/** D3 §9: a notification to a salesperson. The general screen cuts its preview at 130 and shows the rest on demand. */
export const MAX_LARGO_NOTIFICACION_VENDEDOR = 140;
export const MAX_LARGO_NOTIFICACION = 1000;
const MAX_DESTINATARIOS = 200;
const TOPE_CAMPANA = 5;

/** D1 §3 and D4 §3. `user_name` is the other person: the sender of a received one, the recipient of a sent one. */
export const notificacion = z.object({
  id: z.number().int(),
  envio: z.string(),
  from_name: z.string(),
  user_name: z.string(),
  msg: z.string(),
  viewed: z.boolean(),
  date: instante,
  /** Screen that it is about, when it has one. */
  enlace: z.string().nullable(),
});
export type Notificacion = z.output<typeof notificacion>;

/** `?top` alone asks for the newest five, `?top=n` for n. */
const top = z
  .codec(z.union([z.number(), z.string().max(3)]), z.number().int().min(1).max(20), {
    decode: (value) => (value === '' ? TOPE_CAMPANA : Number(value)),
    encode: (value) => value,
  })
  .meta({ description: 'Cantidad de notificaciones, las más nuevas; vacío es 5' });

export const listNotificaciones = defineCall({
  name: 'notificaciones.listar',
  method: 'GET',
  path: '/notifications',
  summary: 'Notificaciones recibidas o enviadas; con `top`, las más nuevas recibidas (campana)',
  permission: 'session',
  kind: 'read',
  query: z.object({
    top: top.optional(),
    tipo: z.enum(['recibidas', 'enviadas']).optional(),
    ...paginado,
  }),
  answer: listaPaginada(notificacion),
  errorPrefix: 'Error al obtener las notificaciones del usuario',
});

export const getPendientes = defineCall({
  name: 'notificaciones.pendientes',
  method: 'GET',
  path: '/notifications/pending',
  summary: 'Cantidad de notificaciones sin ver',
  permission: 'session',
  kind: 'read',
  answer: valor(z.number().int()),
  errorPrefix: 'Error al obtener las notificaciones del usuario',
});

const destinatario = z.union([idNumerico, z.enum(GRUPOS_DESTINO)]);

/** `{to: [ids or ROLE_x], msg}` or `{msg, to_vendedor}` (decisions 1). */
export const envioNotificacion = z
  .object({
    to: z.array(destinatario).min(1).max(MAX_DESTINATARIOS).optional(),
    to_vendedor: codigo.optional(),
    msg: texto(MAX_LARGO_NOTIFICACION).min(1, 'Ingrese un mensaje'),
  })
  .refine(({ to, to_vendedor }) => (to === undefined) !== (to_vendedor === undefined), {
    message: 'Debe seleccionar al menos un destinatario',
    path: ['to'],
  })
  .refine(({ to_vendedor, msg }) => to_vendedor === undefined || msg.length <= MAX_LARGO_NOTIFICACION_VENDEDOR, {
    message: `Hasta ${MAX_LARGO_NOTIFICACION_VENDEDOR} caracteres`,
    path: ['msg'],
  });
export type EnvioNotificacion = z.output<typeof envioNotificacion>;

export const sendNotificacion = defineCall({
  name: 'notificaciones.enviar',
  method: 'POST',
  path: '/notifications',
  summary: 'Envía una notificación a usuarios, a roles enteros o a un vendedor',
  permission: 'notificaciones.enviar',
  kind: 'create',
  body: envioNotificacion,
  answer: creado(z.string()).extend({ destinatarios: z.number().int() }),
  errorPrefix: 'Error al enviar la notificación',
});

export const markViewed = defineCall({
  name: 'notificaciones.vistas',
  method: 'PUT',
  path: '/notifications/viewed',
  summary: 'Marca como vistas las propias que se nombran, o todas; contesta cuántas quedan sin ver',
  permission: 'session',
  kind: 'change',
  body: z.object({ ids: z.array(idNumerico).max(1000).optional() }),
  answer: valor(z.number().int()),
  errorPrefix: 'Error al actualizar las notificaciones',
  added: true,
});

/** The role that a group stands for. */
export function rolDeGrupo(grupo: GrupoDestino): (typeof ROLES)[number] {
  const rol = ROLES.find((candidate) => grupo === `ROLE_${candidate}`);
  if (!rol) throw new Error(`no role for ${grupo}`);
  return rol;
}
