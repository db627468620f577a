import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toDbRefusal } from '../db/index.ts';
import { sendJson } from './answers.ts';

interface ErrorAnswer {
  status: number;
  message: string;
  retryAfterSeconds?: number;
}

/** What Fastify itself refuses before a handler runs. */
const BY_CODE: Readonly<Record<string, ErrorAnswer>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, message: 'Lo que se envió es demasiado grande' },
  FST_REQ_FILE_TOO_LARGE: { status: 413, message: 'El archivo es demasiado grande' },
  FST_FILES_LIMIT: { status: 413, message: 'Hay demasiados archivos' },
  FST_PARTS_LIMIT: { status: 413, message: 'Hay demasiadas partes' },
  FST_FIELDS_LIMIT: { status: 413, message: 'Hay demasiados campos' },
  DISTRI_BAD_KEY: { status: 400, message: 'desdeClave: No es una clave de esta lista' },
  DISTRI_UPLOADS_FULL: {
    status: 503,
    message: 'Hay demasiados archivos subiendo. Probá de nuevo en unos segundos.',
    retryAfterSeconds: 5,
  },
  WORKER_BUSY: {
    status: 503,
    message: 'Hay demasiados trabajos en espera. Probá de nuevo en unos segundos.',
    retryAfterSeconds: 5,
  },
  // Nobody reads this answer: whoever asked went away.
  WORKER_CANCELLED: { status: 499, message: 'Se canceló' },
  WORKER_TIMEOUT: { status: 503, message: 'El trabajo tardó demasiado. Probá de nuevo.', retryAfterSeconds: 5 },
};
const MALFORMED: ErrorAnswer = { status: 400, message: 'Lo que se envió no se puede leer' };

function answerFor(error: FastifyError, reference: string): ErrorAnswer {
  const known = BY_CODE[error.code] ?? toDbRefusal(error);
  if (known) return known;
  const { statusCode } = error;
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return MALFORMED;
  return { status: 500, message: `Ocurrió un error inesperado. Referencia ${reference}` };
}

/**
 * Anything that was thrown becomes `{message}`; what nobody foresaw, a 500 with nothing but a reference that is in the
 * log (reliability G8).
 */
export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const { status, message, retryAfterSeconds } = answerFor(error, request.id);
    if (status >= 500) request.log.error({ err: error, referencia: request.id }, message);
    else request.log.info({ err: { code: error.code, message: error.message } }, message);
    if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
    const body = status === 500 ? { message, referencia: request.id } : { message };
    return sendJson(reply, status, JSON.stringify(body));
  });
}
