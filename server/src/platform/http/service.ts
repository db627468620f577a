import {
  type ConfiguracionApp,
  configuracionApp,
  type EmpresaPublica,
  RUTA_CONFIGURACION,
  VERSION_PRODUCTO,
} from '@distri/domain/kernel';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { first } from '../db/index.ts';
import { sendJson } from './answers.ts';
import type { Company } from './company.ts';

/** `/health`: the process answers. `/ready`: so do its databases; a balancer sends nobody here until they do. */
export function installHealth(app: FastifyInstance, companies: readonly Company[]): void {
  app.get('/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return sendJson(reply, 200, JSON.stringify({ estado: 'bien', version: VERSION_PRODUCTO }));
  });
  app.get('/ready', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const checks = await Promise.allSettled(companies.map(({ db }) => first(db, sql`SELECT 1`)));
    const failed = companies.filter((_, index) => checks[index]?.status === 'rejected').map(({ perfil }) => perfil.id);
    if (failed.length === 0) return sendJson(reply, 200, JSON.stringify({ estado: 'bien' }));
    request.log.warn({ empresas: failed }, 'La base no contesta');
    return sendJson(reply.header('retry-after', '2'), 503, JSON.stringify({ estado: 'sin base', empresas: failed }));
  });
}

/** The public part of a profile; the rest stays on the server. */
function presentServer({ id, nombre, color, apiBase, predeterminada }: EmpresaPublica): EmpresaPublica {
  return { id, nombre, color, apiBase, predeterminada };
}

/** What the web application asks before anybody is logged in: the servers of the login screen and the map tiles. */
export function installAppConfig(
  app: FastifyInstance,
  { servers, tilesUrl }: { servers: readonly EmpresaPublica[]; tilesUrl: string | null },
): void {
  const config: ConfiguracionApp = { version: VERSION_PRODUCTO, empresas: servers.map(presentServer), tilesUrl };
  const json = JSON.stringify(configuracionApp.parse(config));
  app.get(RUTA_CONFIGURACION, async (_request, reply) =>
    sendJson(reply.header('cache-control', 'no-cache'), 200, json),
  );
}
