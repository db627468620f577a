import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { inject } from 'vitest';
import { checkInvariants } from '../../demo/invariants.ts';
import { withClient, withDatabase } from '../../src/platform/db/databases.ts';
import { createPool } from '../../src/platform/db/pool.ts';

export interface TestDatabase {
  pool: pg.Pool;
  url: string;
  name: string;
  /** Looks at what the tests left (reliability §2), closes the pool and drops the database. */
  close(): Promise<void>;
}

export interface TestDatabaseOptions {
  max?: number;
  /** Why the tests leave data that contradict each other: then nobody looks. */
  sinInvariantes?: string;
}

async function look(pool: pg.Pool): Promise<void> {
  const broken = await checkInvariants(pool);
  if (broken.length > 0) throw new Error(`The tests left data that contradict each other:\n${broken.join('\n')}`);
}

/**
 * A migrated database of this test file's own.
 *
 *     const db = await createTestDatabase();
 *     afterAll(() => db.close());
 */
export async function createTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const cluster = { url: inject('clusterUrl') };
  const name = `distri_prueba_${randomBytes(6).toString('hex')}`;
  await withClient(cluster, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${inject('templateDatabase')}`));
  const url = withDatabase(cluster.url, name);
  const pool = createPool({ url, max: options.max ?? 10 });
  const drop = async () => {
    await pool.end();
    await withClient(cluster, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  };
  const close = async () => {
    try {
      if (options.sinInvariantes === undefined) await look(pool);
    } finally {
      await drop();
    }
  };
  return { pool, url, name, close };
}
