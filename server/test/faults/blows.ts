import { readdirSync } from 'node:fs';
import type pg from 'pg';
import { livePostmaster } from '../../src/platform/postgres/postmaster.ts';
import { parentOf } from '../support/serverProcess.ts';

/** The postmaster of a cluster and all of its processes, the postmaster first. */
export function databaseFamily(cluster: string): number[] {
  const postmaster = livePostmaster(cluster);
  if (postmaster === null) return [];
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  return [postmaster, ...pids.filter((pid) => parentOf(pid) === postmaster)];
}

/** `kill -9` of every process of the database at once; it must be running. */
export function killDatabase(cluster: string): void {
  const family = databaseFamily(cluster);
  if (family.length === 0) throw new Error('there is no PostgreSQL to kill');
  for (const pid of family) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // Gone since we looked.
    }
  }
}

/** Asks the postmaster for a shutdown: 'SIGINT' fast, 'SIGQUIT' immediate. Whoever owns the cluster starts it again. */
export function shutDownDatabase(cluster: string, signal: 'SIGINT' | 'SIGQUIT'): void {
  const pid = livePostmaster(cluster);
  if (pid === null) throw new Error('there is no PostgreSQL to stop');
  process.kill(pid, signal);
}

/** Ends every connection of this database but our own; answers how many. */
export async function terminateBackends(pool: pg.Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
  return rowCount ?? 0;
}
