import { type EmpresaDeSesion, getMe, getUrlToken, listUsuarios, login, logout, type Yo } from '@distri/domain/acceso';
import {
  asList,
  asValue,
  can,
  type EmpresaPerfil,
  isRefusal,
  PERMISOS,
  type Permiso,
  type Sesion,
} from '@distri/domain/kernel';
import { command } from '../platform/commands/index.ts';
import { publicCall, type Route, read } from '../platform/http/index.ts';
import { closeSession } from '../platform/session/index.ts';
import { logIn } from './login.ts';
import { makePass } from './pase.ts';
import { listUsers } from './users.ts';

const allPermisos = Object.keys(PERMISOS) as Permiso[];

/** Legal data, addresses and thresholds of the profile stay here: prints and rules of the server use them. */
function presentEmpresa(perfil: EmpresaPerfil): EmpresaDeSesion {
  const { legal, apiBase, predeterminada, umbralConsumidorFinal, ...shown } = perfil;
  return shown;
}

function presentMe({ empresa: _id, ...sesion }: Sesion, perfil: EmpresaPerfil): Yo {
  const permisos = allPermisos.filter((permiso) => can(sesion.rol, permiso));
  return { ...sesion, permisos, empresa: presentEmpresa(perfil) };
}

const ingresar = publicCall(login, (ctx, { body }) => logIn(ctx, body));

const salir = command(logout, async (tx, ctx) => {
  await closeSession(tx, ctx.sessionId);
  ctx.audit('salir', 'usuario', ctx.sesion.userId, null, null);
  return { result: true as const };
});

const yo = read(getMe, async (ctx) => asValue(presentMe(ctx.sesion, ctx.empresa)));

const pase = read(getUrlToken, async (ctx, { query }) => {
  const pass = await makePass(ctx, query.url);
  return isRefusal(pass) ? pass : asValue(pass);
});

const usuarios = read(listUsuarios, async (ctx) => asList(await listUsers(ctx.db)));

export const accesoRoutes: Route[] = [ingresar, salir, yo, pase, usuarios];
