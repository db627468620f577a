import { listSalidas } from '@distri/domain/correo';
import { asList, can, isRefusal } from '@distri/domain/kernel';
import { type Route, read } from '../platform/http/index.ts';
import { type Adjuntables, findAdjuntable } from './adjuntables.ts';
import { resendSalidaRoute } from './commands/resendSalida.ts';
import { sendCorreoRoute } from './commands/sendCorreo.ts';
import * as repository from './repository.ts';

/** The calls of mail; `adjuntables` are the documents that the server can print and attach by itself. */
export function correoRoutes(adjuntables: Adjuntables): Route[] {
  const salidas = read(listSalidas, async (ctx, { query }) => {
    const adjuntable = await findAdjuntable(adjuntables, ctx, query);
    if (isRefusal(adjuntable)) return adjuntable;
    const { rol, userId } = ctx.sesion;
    return asList(await repository.listSalidas(ctx.db, query, can(rol, 'correo.leer') ? null : userId));
  });
  return [sendCorreoRoute(adjuntables), salidas, resendSalidaRoute];
}
