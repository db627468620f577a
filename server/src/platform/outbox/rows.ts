import { sql } from 'kysely';
import type pg from 'pg';
import { all, run } from '../db/index.ts';

/** What is to leave, in the hands of one sender. */
export interface OutboxRow {
  id: number;
  clase: string;
  contenido: unknown;
  /** The same on every try (reliability D2). */
  mensajeId: string;
  /** Which try this is, from 1. Whoever writes the result names it: an older try changes nothing any more. */
  intentos: number;
  /** ISO instant at which it was queued. */
  creada: string;
}

export interface Claim {
  /** Never tried yet, or tried before: new ones never wait behind those that keep failing. */
  fresh: boolean;
  limit: number;
  /** How long the row is ours. When we die without a word, another sender takes it after that. */
  leaseMs: number;
}

/** Takes rows that are due; other processes skip them. The lease is the row's own `proximo`, moved ahead. */
export function claimRows(db: pg.Pool, { fresh, limit, leaseMs }: Claim): Promise<OutboxRow[]> {
  const tried = fresh ? sql`intentos = 0` : sql`intentos > 0`;
  return all(
    db,
    sql<OutboxRow>`
      UPDATE salida SET intentos = intentos + 1, proximo = now() + make_interval(secs => ${leaseMs / 1000})
      WHERE id IN (SELECT id FROM salida WHERE estado = 'pendiente' AND proximo <= now() AND ${tried}
                   ORDER BY proximo, id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
      RETURNING id, clase, contenido, mensaje_id AS "mensajeId", intentos, creada`,
  );
}

const owned = ({ id, intentos }: OutboxRow) => sql`id = ${id} AND intentos = ${intentos} AND estado = 'pendiente'`;

/** It left, or it was kept in a file because there is no mail server. */
export async function markDone(
  db: pg.Pool,
  row: OutboxRow,
  estado: 'enviado' | 'sin_enviar',
  nota: string | null,
): Promise<void> {
  await run(
    db,
    sql`UPDATE salida SET estado = ${estado}, ultimo_error = ${nota}, terminada = now() WHERE ${owned(row)}`,
  );
}

/** It failed and is tried again later; until then people read why. */
export async function markRetry(db: pg.Pool, row: OutboxRow, error: string, delayMs: number): Promise<void> {
  await run(
    db,
    sql`UPDATE salida SET ultimo_error = ${error}, proximo = now() + make_interval(secs => ${delayMs / 1000})
        WHERE ${owned(row)}`,
  );
}

/** It will not be tried again by itself; a person can send it again. */
export async function markFailed(db: pg.Pool, row: OutboxRow, error: string): Promise<void> {
  await run(
    db,
    sql`UPDATE salida SET estado = 'fallado', ultimo_error = ${error}, terminada = now() WHERE ${owned(row)}`,
  );
}
