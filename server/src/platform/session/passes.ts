import { createHash, randomBytes } from 'node:crypto';
import type { EmpresaPerfil } from '@distri/domain/kernel';
import { sql } from 'kysely';
import type { Db } from '../db/handle.ts';
import { first, run } from '../db/kysely.ts';
import { type LiveSession, type SessionRow, toLiveSession } from './sessions.ts';

/** D1 §7 `GET /auth/urlToken`: a browser that opens a file in a tab sends no bearer token, so it brings a pass. */
const PASS_SECONDS = 60;
export const PASS_PARAMETER = 'pase';

const hashOf = (pass: string) => createHash('sha256').update(pass).digest('hex');

/** '/pedidos/pdf?id=5&pase=x' → '/pedidos/pdf?id=5': path and query of a call, parameters in order, without the pass. */
export function passTarget(path: string, query: URLSearchParams): string {
  const params = new URLSearchParams(query);
  params.delete(PASS_PARAMETER);
  params.sort();
  const search = params.toString();
  return search ? `${path}?${search}` : path;
}

/** Makes a pass of this session for one target. Only its hash is stored. */
export async function createPass(
  db: Db,
  userId: number,
  sessionId: string,
  target: string,
  now: Date,
): Promise<string> {
  const pass = randomBytes(24).toString('base64url');
  const expira = new Date(now.getTime() + PASS_SECONDS * 1000).toISOString();
  await run(
    db,
    sql`INSERT INTO pases (hash, usuario, sesion, ruta, expira) VALUES (${hashOf(pass)}, ${userId}, ${sessionId}, ${target}, ${expira})`,
  );
  return pass;
}

/**
 * Uses a pass up and answers its user; null when it is unknown, used, older than 60 s, for another target, or its
 * session is dead. One statement, so that of two uses at once one wins.
 */
export async function usePass(
  db: Db,
  pass: string,
  target: string,
  empresa: EmpresaPerfil,
  now: Date,
): Promise<LiveSession | null> {
  const moment = now.toISOString();
  const row = await first(
    db,
    sql<SessionRow & { id: string }>`
      WITH usado AS (
        UPDATE pases SET usado = ${moment}
        WHERE hash = ${hashOf(pass)} AND ruta = ${target} AND usado IS NULL AND expira > ${moment}
        RETURNING sesion)
      SELECT s.id, u.id AS "userId", u.username, u.nombre, u.rol, u.nivel, u.vendedor, u.cliente
      FROM usado
      JOIN sesiones s ON s.id = usado.sesion AND s.cerrada IS NULL AND s.expira > ${moment}
      JOIN usuarios u ON u.id = s.usuario AND u.activo AND u.version_sesion = s.version_sesion`,
  );
  return row ? toLiveSession(row.id, row, empresa) : null;
}
