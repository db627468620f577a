import { randomUUID } from 'node:crypto';
import type { EmpresaPerfil, Rol, Sesion } from '@distri/domain/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/handle.ts';
import { qb, run } from '../db/kysely.ts';
import { prepared } from '../db/prepared.ts';

/** A working day with its overtime; past it the screen asks for the password again and keeps what was typed. */
export const SESSION_HOURS = 12;

/** A session that is alive, and whose it is. */
export interface LiveSession {
  id: string;
  sesion: Sesion;
}

export interface SessionRow {
  userId: number;
  username: string;
  nombre: string;
  rol: string;
  nivel: number | null;
  vendedor: string | null;
  cliente: string | null;
}

const live = prepared<{ id: string; now: string }, SessionRow>('sesion.leer', (param) =>
  qb
    .selectFrom('sesiones as s')
    .innerJoin('usuarios as u', 'u.id', 's.usuario')
    .select(['u.id as userId', 'u.username', 'u.nombre', 'u.rol', 'u.nivel', 'u.vendedor', 'u.cliente'])
    .where('s.id', '=', param('id'))
    .where('s.cerrada', 'is', null)
    .where('s.expira', '>', param('now'))
    .whereRef('s.version_sesion', '=', 'u.version_sesion')
    .where('u.activo', '=', true),
);

export function toLiveSession(id: string, row: SessionRow, empresa: EmpresaPerfil): LiveSession {
  const { userId, username, nombre, nivel, vendedor, cliente } = row;
  return {
    id,
    sesion: { userId, username, nombre, rol: row.rol as Rol, nivel, vendedor, cliente, empresa: empresa.id },
  };
}

/**
 * The user of a session that is alive: not closed, not expired, opened with the user's present password, by a user
 * who is active. One statement for session and user, on every request: what an administrator takes away is gone with
 * the next one (reliability A9).
 */
export async function readSession(db: Db, id: string, empresa: EmpresaPerfil, now: Date): Promise<LiveSession | null> {
  const [row] = await live(db, { id, now: now.toISOString() });
  return row ? toLiveSession(id, row, empresa) : null;
}

/**
 * Opens a session for a user whose password has been checked; `version` is that of the record it was checked against.
 * Null when the user was disabled or the password changed in between.
 */
export async function openSession(
  tx: Tx,
  user: { id: number; version: number },
  now: Date,
): Promise<{ id: string; expira: Date } | null> {
  const id = randomUUID();
  const expira = new Date(Math.floor(now.getTime() / 1000) * 1000 + SESSION_HOURS * 3_600_000);
  const opened = await run(
    tx,
    sql`INSERT INTO sesiones (id, usuario, version_sesion, expira)
        SELECT ${id}::uuid, u.id, u.version_sesion, ${expira.toISOString()}::timestamptz
        FROM usuarios u WHERE u.id = ${user.id} AND u.activo AND u.version_sesion = ${user.version}`,
  );
  return opened === 1 ? { id, expira } : null;
}

export async function closeSession(db: Db, id: string): Promise<void> {
  await run(
    db,
    qb.updateTable('sesiones').set({ cerrada: sql`now()` }).where('id', '=', id).where('cerrada', 'is', null),
  );
}
