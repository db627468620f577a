import type { DocumentoDeCorreo, EstadoSalida, Salida } from '@distri/domain/correo';
import { sql } from 'kysely';
import { all, type Db, first, run, type Tx } from '../platform/db/index.ts';
import type { ContenidoCorreo } from './contenido.ts';

export interface NuevaSalida {
  contenido: ContenidoCorreo;
  mensajeId: string;
  documento: DocumentoDeCorreo | undefined;
  usuario: number;
}

/** Queues a mail in the transaction of the command; it leaves after the commit. Answers its id. */
export async function insertSalida(tx: Tx, { contenido, mensajeId, documento, usuario }: NuevaSalida): Promise<number> {
  const row = await first(
    tx,
    sql<{ id: number }>`
      INSERT INTO salida (clase, contenido, mensaje_id, entidad, entidad_id, usuario)
      VALUES ('correo', ${JSON.stringify(contenido)}::jsonb, ${mensajeId}, ${documento?.clase ?? null},
              ${documento ? String(documento.id) : null}, ${usuario})
      RETURNING id`,
  );
  if (!row) throw new Error('the outbox row was not inserted');
  return row.id;
}

/** What was mailed of a document, by anybody or by that user, newest first. */
export function listSalidas(db: Db, { clase, id }: DocumentoDeCorreo, usuario: number | null): Promise<Salida[]> {
  return all(
    db,
    sql<Salida>`
      SELECT s.id, s.estado, s.contenido->'to' AS "to", s.contenido->>'subject' AS subject,
             coalesce(u.username, '') AS username, s.creada, s.terminada, s.intentos, s.ultimo_error AS error
      FROM salida s LEFT JOIN usuarios u ON u.id = s.usuario
      WHERE s.clase = 'correo' AND s.entidad = ${clase} AND s.entidad_id = ${String(id)}
        AND (${usuario}::int IS NULL OR s.usuario = ${usuario}::int)
      ORDER BY s.id DESC`,
  );
}

/** The state of a mail, its row locked; undefined when there is none. */
export function lockSalida(tx: Tx, id: number): Promise<{ estado: EstadoSalida } | undefined> {
  return first(
    tx,
    sql<{ estado: EstadoSalida }>`SELECT estado FROM salida WHERE id = ${id} AND clase = 'correo' FOR UPDATE`,
  );
}

/** Puts a mail back into the queue, as if it had never been tried. */
export async function requeueSalida(tx: Tx, id: number): Promise<void> {
  await run(
    tx,
    sql`UPDATE salida SET estado = 'pendiente', intentos = 0, proximo = now(), ultimo_error = NULL, terminada = NULL
        WHERE id = ${id}`,
  );
}
