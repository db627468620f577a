import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { inject } from 'vitest';
import { withClient, withDatabase } from '../../src/platform/db/databases.ts';
import { createPool } from '../../src/platform/db/pool.ts';

export interface TestDatabase {
  pool: pg.Pool;
  url: string;
  name: string;
  /** Closes the pool and drops the database. */
  close(): Promise<void>;
}

/**
 * A migrated database of this test file's own.
 *
 *     const db = await createTestDatabase();
 *     afterAll(() => db.close());
 */
export async function createTestDatabase(options: { max?: number } = {}): Promise<TestDatabase> {
  const cluster = { url: inject('clusterUrl') };
  const name = `distri_prueba_${randomBytes(6).toString('hex')}`;
  await withClient(cluster, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${inject('templateDatabase')}`));
  const url = withDatabase(cluster.url, name);
  const pool = createPool({ url, max: options.max ?? 10 });
  const close = async () => {
    await pool.end();
    await withClient(cluster, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  };
  return { pool, url, name, close };
}
