import { type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import { run } from './db/index.ts';

const HOUR_MS = 3_600_000;

/** Rows that only matter for a while. What documents and audit need is never here. */
const EXPIRED: readonly RawBuilder<unknown>[] = [
  sql`DELETE FROM limites WHERE ventana < now() - CASE WHEN clave LIKE 'conocido:%' THEN interval '90 days' ELSE interval '1 day' END`,
  sql`DELETE FROM pases WHERE expira < now() - interval '1 day'`,
  sql`DELETE FROM codigos_usados WHERE paso < extract(epoch FROM now() - interval '1 hour') / 30`,
  sql`DELETE FROM sesiones WHERE expira < now() - interval '30 days'`,
  // Stored replies are kept 90 days at least (reliability B2); those of creates without a key count for seconds.
  sql`DELETE FROM idempotencia WHERE creada < now() - CASE WHEN clave LIKE '~%' THEN interval '1 day' ELSE interval '120 days' END`,
];

/** Deletes what has expired. Safe at any time, from several processes at once. */
export async function cleanUp(db: pg.Pool): Promise<number> {
  let deleted = 0;
  for (const statement of EXPIRED) deleted += await run(db, statement);
  return deleted;
}

/** Cleans every database once an hour; answers the function that stops it. Failures wait for the next hour. */
export function startHousekeeping(databases: readonly pg.Pool[], onError: (error: unknown) => void): () => void {
  const timer = setInterval(() => {
    for (const db of databases) cleanUp(db).catch(onError);
  }, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
