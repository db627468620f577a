import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import pino from 'pino';

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

/** Takes lines as they come and writes them when it suits; `flushSync` writes what it holds. */
export type LogStream = ReturnType<typeof pino.destination>;

const STDOUT = 1;
const TOGETHER_BYTES = 4096;
const AT_MOST_MS = 500;
const ERROR = 50;

/** The server's log: lines leave together, since each write takes as long as reading a document from the database. */
export function openLog(dest: number | string = STDOUT): LogStream {
  return pino.destination({ dest, sync: false, minLength: TOGETHER_BYTES, periodicFlush: AT_MOST_MS });
}

interface Named {
  method: string;
  url: string;
}

/** Options of the log. What went wrong is written at once, with all that came before it: the process may be ending. */
export function loggerOptions(level: string, stream?: LogStream): NonNullable<FastifyServerOptions['logger']> {
  const serializers = { req: ({ method, url }: Named) => ({ method, ruta: pathOf(url) }) };
  if (!stream) return { level, serializers };
  const hooks: pino.LoggerOptions['hooks'] = {
    logMethod(args, method, severity) {
      method.apply(this, args);
      if (severity >= ERROR) stream.flushSync();
    },
  };
  return { level, serializers, stream, hooks };
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
