import { asCreated, asValue, can, refuse } from '@distri/domain/kernel';
import { getPendientes, listNotificaciones, markViewed, sendNotificacion } from '@distri/domain/notificaciones';
import { command } from '../platform/commands/index.ts';
import { answerList, type Ctx, type Route, read } from '../platform/http/index.ts';
import * as repository from './repository.ts';

function answerPage(ctx: Ctx, filter: repository.NotificacionesFilter, page: Parameters<typeof answerList>[0]) {
  return answerList(
    page,
    (request) => repository.listNotificaciones(ctx.db, ctx.sesion.userId, { ...filter, ...request }),
    (rows) => rows,
  );
}

/** `?top` is the bell of every session; the lists are those of the screen (D4 §6, decisions 4). */
const list = read(listNotificaciones, async (ctx, { query }) => {
  const { top, tipo = 'recibidas', buscar, ...page } = query;
  if (top !== undefined) return answerPage(ctx, { tipo: 'recibidas' }, { limite: top });
  if (!can(ctx.sesion.rol, 'notificaciones.leer')) return refuse(403, 'No tenés permiso para esta operación');
  return answerPage(ctx, { tipo, buscar }, page);
});

const pendientes = read(getPendientes, async (ctx) =>
  asValue(await repository.countPendientes(ctx.db, ctx.sesion.userId)),
);

const enviar = command(sendNotificacion, async (tx, ctx, { body }) => {
  const { envio, destinatarios } = await repository.insertNotificaciones(tx, ctx.sesion, body);
  if (destinatarios === 0) return refuse(422, 'No hay ningún usuario activo entre los destinatarios');
  ctx.audit('enviar', 'notificacion', envio, null, { ...body, destinatarios });
  return { ...asCreated(envio), destinatarios };
});

/** The row itself says when it was viewed and by whom: no audit row for each glance at the bell. */
const vistas = command(markViewed, async (tx, ctx, { body }) => {
  await repository.markViewed(tx, ctx.sesion.userId, body.ids);
  return asValue(await repository.countPendientes(tx, ctx.sesion.userId));
});

export const notificacionesRoutes: Route[] = [list, pendientes, enviar, vistas];
