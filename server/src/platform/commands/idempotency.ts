import { createHash } from 'node:crypto';
import { type Call, type Refusal, refuse } from '@distri/domain/kernel';
import { sql } from 'kysely';
import type { Db } from '../db/index.ts';
import { type Param, prepared } from '../db/prepared.ts';

/** Decisions 8. Our screens send a key with every create; a create without one is guarded for a short while. */
export interface IdempotencyKey {
  clave: string;
  /** SHA-256 of call, query, body and files: the same key with anything else is refused. */
  huella: string;
  /** Made by us from the request itself: holds for ten seconds only. */
  automatic: boolean;
}

const CLIENT_KEY = /^[A-Za-z0-9._:+/=-]{1,200}$/;
/** Not among the characters of a client's key. */
const AUTOMATIC_PREFIX = '~';
const AUTOMATIC_SECONDS = 10;

/** What makes two requests the same one. */
export function fingerprint(
  call: Call,
  query: unknown,
  body: unknown,
  files: readonly { bytes: Uint8Array }[],
): string {
  const hash = createHash('sha256').update(JSON.stringify([call.name, query, body ?? null]));
  for (const { bytes } of files) hash.update(createHash('sha256').update(bytes).digest());
  return hash.digest('hex');
}

/** The key of a request; null when the call takes none and none came. A malformed one is refused. */
export function keyOf(
  call: Call,
  header: string | string[] | undefined,
  huella: string,
): IdempotencyKey | null | Refusal {
  if (header === undefined)
    return call.kind === 'create' ? { clave: `${AUTOMATIC_PREFIX}${huella}`, huella, automatic: true } : null;
  if (typeof header !== 'string' || !CLIENT_KEY.test(header)) return refuse(400, 'Idempotency-Key no es válida');
  return { clave: header, huella, automatic: false };
}

interface FoundKey {
  libre: boolean;
  llamada: string | null;
  huella: string | null;
  estado: number | null;
  respuesta: string | null;
}

const lookUp = prepared(
  'idempotencia.tomar',
  (param: Param<{ usuario: number; clave: string; segundos: number | null }>) => sql<FoundKey>`
  SELECT pg_try_advisory_xact_lock(hashtextextended(${param('usuario')}::int || ':' || ${param('clave')}::text, 0)) AS libre,
         i.llamada, i.huella, i.estado, i.respuesta
  FROM (SELECT 1) AS uno
  LEFT JOIN idempotencia i ON i.usuario = ${param('usuario')}::int AND i.clave = ${param('clave')}::text
    AND (${param('segundos')}::int IS NULL OR i.creada > now() - make_interval(secs => ${param('segundos')}::int))`,
);

/** The answer of the first request with this key, byte for byte. */
export interface StoredAnswer {
  stored: true;
  estado: number;
  respuesta: string;
}

/** Seconds that a stored answer counts for; null: for ever. */
export const secondsOf = (key: IdempotencyKey) => (key.automatic ? AUTOMATIC_SECONDS : null);

/**
 * Takes the key for the transaction `db`; on the pool it only looks, for one instant. Null when it is free; the stored
 * answer when the work was done before; a refusal when another request with it is still running, or when it was used for
 * something else.
 */
export async function claimKey(db: Db, usuario: number, key: IdempotencyKey): Promise<StoredAnswer | Refusal | null> {
  const [found] = await lookUp(db, { usuario, clave: key.clave, segundos: secondsOf(key) });
  if (!found) throw new Error('the key look-up answers exactly one row');
  if (found.estado !== null && found.respuesta !== null) {
    if (found.huella === key.huella) return { stored: true, estado: found.estado, respuesta: found.respuesta };
    return refuse(422, 'Esa clave ya se usó para otra operación');
  }
  if (found.libre) return null;
  return refuse(409, 'La misma operación se está guardando', { retryAfterSeconds: 1 });
}
