import { z } from 'zod';

/** The tail of every message about a request that got no answer (D1 §8). */
export const SIN_RESPUESTA = 'el servidor no está disponible o no tiene conexión a internet.';

const problemSchema = z.object({ code: z.string(), message: z.string(), path: z.string().optional() });
export type ProblemaServidor = z.output<typeof problemSchema>;

const bodySchema = z.object({
  message: z.string().optional().catch(undefined),
  problems: z.array(problemSchema).optional().catch(undefined),
  referencia: z.string().optional().catch(undefined),
});

interface Details {
  /** HTTP status; 0 when there was no answer. */
  status: number;
  problems?: readonly ProblemaServidor[];
  /** Number of the server's log entry, for support. */
  referencia?: string;
  /** False when the request may have been carried out all the same. */
  outcomeKnown?: boolean;
}

/** A call that failed. `message` is the whole sentence for the user: prefix and, when there is one, ': ' + the server's. */
export class ApiError extends Error {
  readonly status: number;
  readonly problems: readonly ProblemaServidor[];
  readonly referencia: string | undefined;
  readonly outcomeKnown: boolean;
  /** When it happened: the error screen shows the time beside the reference. */
  readonly instante = new Date();

  constructor(message: string, { status, problems = [], referencia, outcomeKnown = false }: Details) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.problems = problems;
    this.referencia = referencia;
    this.outcomeKnown = outcomeKnown;
  }

  /** No answer: no connection, server down, or a proxy in between that says so. */
  get isOffline(): boolean {
    return this.status === 0;
  }
}

export function withPrefix(prefix: string, message: string | undefined): string {
  return message ? `${prefix}: ${message}` : prefix;
}

export function noResponse(prefix: string): ApiError {
  return new ApiError(withPrefix(prefix, SIN_RESPUESTA), { status: 0 });
}

function parseBody(text: string): z.output<typeof bodySchema> {
  try {
    return bodySchema.parse(JSON.parse(text));
  } catch {
    return {};
  }
}

/**
 * The error of an answer that is not 2xx. The body is read as text whatever the call expects, so that a failed
 * file download says its reason too (D1 §8, "read out of the blob").
 */
export async function fromResponse(prefix: string, response: Response): Promise<ApiError> {
  const { message, problems, referencia } = parseBody(await response.text().catch(() => ''));
  return new ApiError(withPrefix(prefix, message), {
    status: response.status,
    outcomeKnown: response.status >= 400 && response.status < 500 && !response.headers.has('Retry-After'),
    ...(problems && { problems }),
    ...(referencia && { referencia }),
  });
}
