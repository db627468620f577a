import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { ensureDatabase, withClient, withDatabase } from '../../src/platform/db/databases.ts';
import { migrate } from '../../src/platform/db/migrations.ts';
import { type Embedded, startEmbedded } from '../../src/platform/postgres/index.ts';
import { bundleProgramas, carpetaDeProgramas } from './programas.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string of the cluster's `postgres` database. */
    clusterUrl: string;
    /** Migrated, empty database that every test file copies. */
    templateDatabase: string;
    /** Folder of the programs that tests start as processes of their own (programas.ts). */
    programas: string;
  }
}

async function openCluster(): Promise<{ url: string; close(): Promise<void> }> {
  const external = process.env.DATABASE_URL;
  if (external) return { url: external, close: async () => {} };
  const dataDir = mkdtempSync(path.join(tmpdir(), 'distri-pruebas-'));
  const embedded: Embedded = await startEmbedded({ dataDir, log: () => {} });
  const close = async () => {
    await embedded.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: embedded.url('postgres'), close };
}

/** One cluster per run (embedded, or the one of DATABASE_URL), in it the database that test files copy; and the programs. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await openCluster();
  const template = `distri_plantilla_${process.pid}`;
  const programas = carpetaDeProgramas();
  try {
    await ensureDatabase(cluster, template);
    await migrate({ url: withDatabase(cluster.url, template) });
    await bundleProgramas(programas);
  } catch (error) {
    await cluster.close();
    throw error;
  }
  project.provide('clusterUrl', cluster.url);
  project.provide('templateDatabase', template);
  project.onTestsRerun(() => bundleProgramas(programas));
  project.provide('programas', programas);
  return async () => {
    rmSync(path.dirname(programas), { recursive: true, force: true });
    await withClient({ url: cluster.url }, (client) =>
      client.query(`DROP DATABASE IF EXISTS ${template} WITH (FORCE)`),
    );
    await cluster.close();
  };
}
