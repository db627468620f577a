import { sql } from 'kysely';
import { isState, type Tx } from '../db/index.ts';
import { type Param, prepared } from '../db/prepared.ts';
import type { OutboxEntry } from './command.ts';
import { type IdempotencyKey, secondsOf } from './idempotency.ts';

/** A change as it goes into `auditoria`. */
export interface AuditEntry {
  accion: string;
  entidad: string;
  entidad_id: string;
  antes: unknown;
  despues: unknown;
}

/** What a command leaves besides its own rows. */
export interface Closing {
  usuario: { id: number | null; username: string };
  requestId: string;
  audit: readonly AuditEntry[];
  outbox: readonly OutboxEntry[];
  key: IdempotencyKey | null;
  llamada: string;
  estado: number;
  respuesta: string;
}

interface Params {
  usuario: number | null;
  username: string;
  requestId: string;
  audit: string;
  outbox: string;
  clave: string | null;
  huella: string;
  segundos: number | null;
  llamada: string;
  estado: number;
  respuesta: string;
}

const insertAll = prepared(
  'comando.cerrar',
  (param: Param<Params>) => sql`
  WITH auditadas AS (
    INSERT INTO auditoria (usuario, username, accion, entidad, entidad_id, antes, despues, pedido_http)
    SELECT ${param('usuario')}::int, ${param('username')}::text, a.accion, a.entidad, a.entidad_id, a.antes, a.despues, ${param('requestId')}::text
    FROM jsonb_to_recordset(${param('audit')}::jsonb) AS a(accion text, entidad text, entidad_id text, antes jsonb, despues jsonb)),
  salidas AS (
    INSERT INTO salida (clase, contenido, mensaje_id, entidad, entidad_id, usuario)
    SELECT s.clase, s.contenido, s."mensajeId", s.entidad, s."entidadId", ${param('usuario')}::int
    FROM jsonb_to_recordset(${param('outbox')}::jsonb) AS s(clase text, contenido jsonb, "mensajeId" text, entidad text, "entidadId" text)),
  claves AS (
    INSERT INTO idempotencia (usuario, clave, llamada, huella, estado, respuesta)
    SELECT ${param('usuario')}::int, ${param('clave')}::text, ${param('llamada')}::text, ${param('huella')}::text, ${param('estado')}::int, ${param('respuesta')}::text
    WHERE ${param('clave')}::text IS NOT NULL
    ON CONFLICT (usuario, clave) DO UPDATE
      SET llamada = excluded.llamada, huella = excluded.huella, estado = excluded.estado, respuesta = excluded.respuesta, creada = now()
      WHERE idempotencia.creada <= now() - make_interval(secs => ${param('segundos')}::int)
    RETURNING 1)
  SELECT exigir_clave(${param('clave')}::text IS NULL OR EXISTS (SELECT 1 FROM claves))`,
);

/** What migration 0016 raises when another transaction stored the key meanwhile. */
const KEY_TAKEN = 'DT001';

/** Two transactions with the same key passed the look-up at the same instant, and this one came second. */
export const isKeyTaken = (error: unknown) => isState(error, KEY_TAKEN);

/**
 * Audit rows, outbox rows and the key with its answer in one statement, the last before the commit, which waits for
 * it. When another transaction stored the key meanwhile the commit fails with `isKeyTaken`.
 */
export function closeCommand(tx: Tx, closing: Closing): void {
  const { usuario, audit, outbox, key } = closing;
  if (audit.length === 0 && outbox.length === 0 && key === null) return;
  const sent = insertAll(tx, {
    usuario: usuario.id,
    username: usuario.username,
    requestId: closing.requestId,
    audit: JSON.stringify(audit),
    outbox: JSON.stringify(outbox),
    clave: key?.clave ?? null,
    huella: key?.huella ?? '',
    segundos: key ? secondsOf(key) : null,
    llamada: closing.llamada,
    estado: closing.estado,
    respuesta: closing.respuesta,
  });
  tx.atCommit(sent);
}

/** Audit rows outside of a command of the API: logins, and what is done at the console. */
export function writeAudit(tx: Tx, usuario: Closing['usuario'], requestId: string, audit: readonly AuditEntry[]): void {
  closeCommand(tx, { usuario, requestId, audit, outbox: [], key: null, llamada: '', estado: 0, respuesta: '' });
}
