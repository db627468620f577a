import { sql } from 'kysely';
import type pg from 'pg';
import { all, inTransaction, run, type Tx } from './db/index.ts';

/** So many of something in so many seconds: attempts on an account, mails of a user. */
export interface Limit {
  clave: string;
  max: number;
  seconds: number;
}

/** Counts are kept by minute; the window slides over them. */
const BUCKET_SECONDS = 60;

async function lockAll(tx: Tx, claves: readonly string[]): Promise<void> {
  const sorted = [...new Set(claves)].sort();
  await run(tx, sql`SELECT pg_advisory_xact_lock(hashtextextended(clave, 0)) FROM unnest(${sorted}::text[]) AS clave`);
}

async function countAll(tx: Tx, limits: readonly Limit[], now: Date): Promise<Map<string, number>> {
  const since = limits.map(({ seconds }) => new Date(now.getTime() - (seconds + BUCKET_SECONDS) * 1000).toISOString());
  const rows = await all(
    tx,
    sql<{ clave: string; cuenta: number }>`
      SELECT pedida.clave, coalesce(sum(l.cuenta), 0) AS cuenta
      FROM unnest(${limits.map(({ clave }) => clave)}::text[], ${since}::timestamptz[]) AS pedida(clave, desde)
      LEFT JOIN limites l ON l.clave = pedida.clave AND l.ventana > pedida.desde
      GROUP BY pedida.clave`,
  );
  return new Map(rows.map(({ clave, cuenta }) => [clave, cuenta]));
}

/**
 * Takes one place of each limit, or none: false when one of them is full. Counter rows in the database, so that all
 * processes count together; the check and the count are under one lock, so that a burst does not slip through. The
 * places are given back when `tx` is rolled back.
 */
export async function takePlaceIn(tx: Tx, limits: readonly Limit[], now: Date): Promise<boolean> {
  const claves = limits.map(({ clave }) => clave);
  await lockAll(tx, claves);
  const counts = await countAll(tx, limits, now);
  if (limits.some(({ clave, max }) => (counts.get(clave) ?? 0) >= max)) return false;
  await run(
    tx,
    sql`INSERT INTO limites (clave, ventana, cuenta)
        SELECT clave, date_trunc('minute', ${now.toISOString()}::timestamptz), 1 FROM unnest(${claves}::text[]) AS clave
        ON CONFLICT (clave, ventana) DO UPDATE SET cuenta = limites.cuenta + 1`,
  );
  return true;
}

/** `takePlaceIn` in a transaction of its own. */
export function takePlace(db: pg.Pool, limits: readonly Limit[], now: Date): Promise<boolean> {
  return inTransaction(db, (tx) => takePlaceIn(tx, limits, now));
}

/** Gives back what `takePlace` took at `now`: the attempt was a success and does not count. */
export async function returnPlace(tx: Tx, limits: readonly Limit[], now: Date): Promise<void> {
  await run(
    tx,
    sql`UPDATE limites SET cuenta = cuenta - 1
        WHERE clave = ANY (${limits.map(({ clave }) => clave)}::text[]) AND cuenta > 0
          AND ventana = date_trunc('minute', ${now.toISOString()}::timestamptz)`,
  );
}
