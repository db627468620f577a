import pg from 'pg';

/** What the person gets to read when the database refuses, with the status of the answer (decisions 1). */
export interface DbRefusal {
  status: 400 | 409 | 422 | 503 | 507;
  message: string;
  retryAfterSeconds?: number;
}

/** The connection died while COMMIT was on its way: nobody knows whether it was stored (reliability B3). */
export class CommitUnknownError extends Error {
  override readonly name = 'CommitUnknownError';
}

const UNAVAILABLE: DbRefusal = {
  status: 503,
  message: 'La base de datos no está disponible. Probá de nuevo en unos segundos.',
  retryAfterSeconds: 2,
};
const UNKNOWN: DbRefusal = {
  status: 503,
  message: 'No se sabe si la operación se guardó. Volvé a enviarla: si ya estaba guardada, no se repite.',
  retryAfterSeconds: 2,
};
const BAD_DATE: DbRefusal = { status: 400, message: 'Una fecha no es válida.' };
const CONFLICT: DbRefusal = {
  status: 503,
  message: 'Otra operación usaba los mismos datos. Probá de nuevo.',
  retryAfterSeconds: 1,
};

/** The one mapping from SQLSTATE to an answer. A state that is not here is a defect of ours: a 500 without detail. */
const BY_STATE: Readonly<Record<string, DbRefusal>> = {
  '22001': { status: 400, message: 'Un texto es demasiado largo.' },
  '22003': { status: 400, message: 'Un número es demasiado grande.' },
  '22007': BAD_DATE,
  '22008': BAD_DATE,
  '22021': { status: 400, message: 'Un texto tiene caracteres que no se pueden guardar.' },
  '22P02': { status: 400, message: 'Un dato no tiene el formato esperado.' },
  '22P05': { status: 400, message: 'Un texto tiene caracteres que no se pueden guardar.' },
  '23001': { status: 409, message: 'Ese registro ya no se puede cambiar.' },
  '23503': { status: 422, message: 'Un dato hace referencia a algo que no existe, o que otros usan.' },
  '23505': { status: 409, message: 'Ya existe un registro con esos datos.' },
  '23514': { status: 422, message: 'Un dato no cumple las reglas.' },
  '25006': UNAVAILABLE,
  '25P03': UNAVAILABLE,
  '40001': CONFLICT,
  '40P01': CONFLICT,
  '53100': { status: 507, message: 'No queda espacio en el disco del servidor. No se guardó nada.' },
  '53200': UNAVAILABLE,
  '53300': UNAVAILABLE,
  '55P03': {
    status: 503,
    message: 'Otra persona está guardando esos datos. Probá de nuevo en unos segundos.',
    retryAfterSeconds: 2,
  },
  '57014': { status: 503, message: 'La consulta tardó demasiado. Acotala y probá de nuevo.', retryAfterSeconds: 5 },
  '57P01': UNAVAILABLE,
  '57P02': UNAVAILABLE,
  '57P03': UNAVAILABLE,
  '57P05': UNAVAILABLE,
};

const SYSTEM_CODES = ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND'];
/** What pg and pg-pool say, without any code, when a connection is lost or none becomes free. */
const LOST_CONNECTION =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered|Client was closed)/;

const RETRIED = ['40001', '40P01'];

/** A conflict with another transaction that a second try may win. */
export function isConflict(error: unknown): boolean {
  return error instanceof pg.DatabaseError && RETRIED.includes(error.code ?? '');
}

/** True when the connection that raised the error is of no more use. */
export function isConnectionLoss(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return error.severity === 'FATAL' || /^(08|57P)/.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  return LOST_CONNECTION.test(error.message) || ('code' in error && SYSTEM_CODES.includes(String(error.code)));
}

/** The answer that an error of the database deserves; null when it is unexpected or no database error at all. */
export function toDbRefusal(error: unknown): DbRefusal | null {
  if (error instanceof CommitUnknownError) return UNKNOWN;
  const state = error instanceof pg.DatabaseError ? (BY_STATE[error.code ?? ''] ?? null) : null;
  return state ?? (isConnectionLoss(error) ? UNAVAILABLE : null);
}

/** Whether the database raised exactly this SQLSTATE. */
export function isState(error: unknown, state: string): boolean {
  return error instanceof pg.DatabaseError && error.code === state;
}

/** The name of the violated constraint, so that a command can turn it into its own words; null otherwise. */
export function violatedConstraint(error: unknown): string | null {
  return error instanceof pg.DatabaseError && error.code?.startsWith('23') ? (error.constraint ?? null) : null;
}
