import type { FullConfig } from '@playwright/test';
import pg from 'pg';
import { openEmbedded } from '../../server/src/platform/postgres/embedded.ts';
import type { Casas } from './globalSetup.ts';

/** Runs SQL in the database of a company of the house of sales, beside its server: `distri_berner_olavarria`. */
export async function enLaBase(config: FullConfig, base: string, statements: readonly string[]): Promise<void> {
  const { dataDir } = (config.metadata as { casas: Casas }).casas.ventas;
  const cluster = await openEmbedded({ dataDir, log: () => undefined });
  const client = new pg.Client({ connectionString: cluster.url(base) });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
    await cluster.stop();
  }
}
