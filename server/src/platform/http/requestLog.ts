import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';

/** Path without its query: passes, searches and names of customers stay out of the log (reliability G4). */
const pathOf = (url: string) => url.split('?', 1)[0];

/** Short, unique among processes and restarts; people read it aloud as the reference of an error. */
export function requestIds(): () => string {
  const prefix = randomBytes(3).toString('hex').toUpperCase();
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}-${count}`;
  };
}

export function loggerOptions(level: string): NonNullable<FastifyServerOptions['logger']> {
  return { level, serializers: { req: ({ method, url }) => ({ method, ruta: pathOf(url) }) } };
}

/** One line per request, when it is answered: who, what, how long. No bodies, no headers, no queries. */
export function installRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { call } = request.routeOptions.config;
    if (!call) return;
    request.log.info({
      llamada: call.name,
      estado: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      empresa: request.company?.perfil.id,
      usuario: request.live?.sesion.username,
    });
  });
}
