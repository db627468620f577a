import { setTimeout as sleep } from 'node:timers/promises';
import type { EmpresaPerfil } from '@distri/domain/kernel';
import type pg from 'pg';
import { type Cluster, type ClusterOptions, type DatabasePlace, openCluster } from './cluster.ts';
import type { Config } from './config.ts';
import {
  createPool,
  ensureDatabase,
  isConnectionLoss,
  migrate,
  type PoolOptions,
  withClient,
  withDatabase,
} from './db/index.ts';
import { refuseUnsafeDatabase } from './postgres/index.ts';
import { StartRefusal } from './startRefusal.ts';

/** A company of this process with its open database: migrated, durable, and surely its own. */
export interface OpenCompany {
  perfil: EmpresaPerfil;
  pool: pg.Pool;
  /** For reports: the replica of DATABASE_URL_READ, or else the same pool. */
  replica: pg.Pool;
  /** How to reach the database; commands over whole tables open connections of their own. */
  connection: PoolOptions;
  /** 'nueva': nobody has decided yet whether it is to be a demo or in production. */
  clase: 'nueva' | 'demo' | 'produccion';
}

export interface Installation {
  companies: OpenCompany[];
  /** True when the databases are in the embedded PostgreSQL. */
  embedded: boolean;
  /** Closes the pools, then stops the embedded PostgreSQL if it was ours to start. */
  close(): Promise<void>;
}

export interface OpenOptions extends ClusterOptions {
  onIdleLoss?: (error: Error) => void;
}

const OLDEST_VERSION = 150_000;
const CONNECT_PATIENCE_MS = 30_000;

/** Waits for a database server that is still starting beside us (containers that come up together). */
async function whenReachable<T>(work: () => Promise<T>, log: (line: string) => void): Promise<T> {
  for (const end = Date.now() + CONNECT_PATIENCE_MS; ; await sleep(1000)) {
    try {
      return await work();
    } catch (error) {
      if (!isConnectionLoss(error)) throw error;
      if (Date.now() > end) throw new StartRefusal(`No se puede conectar con la base de datos: ${String(error)}`);
      log('Esperando a la base de datos…');
    }
  }
}

async function refuseUnfit(client: pg.Client, embedded: boolean): Promise<void> {
  const { rows } = await client.query<{ number: number; text: string }>(
    "SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS text",
  );
  if ((rows[0]?.number ?? 0) < OLDEST_VERSION) {
    throw new StartRefusal(`Distri necesita PostgreSQL 15 o posterior; este es ${rows[0]?.text}.`);
  }
  await refuseUnsafeDatabase(client, { embedded });
}

async function readClase(client: pg.Client, perfil: EmpresaPerfil): Promise<OpenCompany['clase']> {
  const { rows } = await client.query<{ empresa: string; clase: 'demo' | 'produccion' }>(
    'SELECT empresa, clase FROM instalacion',
  );
  const row = rows[0];
  if (!row) return 'nueva';
  if (row.empresa === perfil.id) return row.clase;
  throw new StartRefusal(`La base configurada para '${perfil.id}' es de otra empresa: '${row.empresa}'.`);
}

/** Makes the database when it is missing, checks and migrates it. */
async function prepare(place: DatabasePlace, perfil: EmpresaPerfil, log: OpenOptions['log']) {
  const { admin, connection } = place;
  if (admin) await whenReachable(() => ensureDatabase(admin, place.name), log);
  await whenReachable(() => withClient(connection, (client) => refuseUnfit(client, place.embedded)), log);
  await migrate(connection, { log: (line) => log(`${perfil.nombre}: ${line}`) });
  return withClient(connection, (client) => readClase(client, perfil));
}

async function openCompany(
  cluster: Cluster,
  config: Config,
  perfil: EmpresaPerfil,
  options: OpenOptions,
): Promise<OpenCompany & { embedded: boolean }> {
  const place = await cluster.locate(perfil);
  const { connection, embedded } = place;
  const clase = await prepare(place, perfil, options.log);
  const poolOptions = { ...connection, max: config.poolSize, onIdleLoss: options.onIdleLoss };
  const pool = createPool(poolOptions);
  const readUrl = config.databaseUrlRead && withDatabase(config.databaseUrlRead, place.name);
  const replica = readUrl ? createPool({ ...poolOptions, url: readUrl }) : pool;
  return { perfil, pool, replica, connection, clase, embedded };
}

/**
 * Opens the databases of the companies: starts the embedded PostgreSQL when the configuration names no other, makes
 * what is missing, migrates, and refuses (StartRefusal) what is too old, not durable or another company's.
 */
export async function openInstallation(
  config: Config,
  empresas: EmpresaPerfil[],
  options: OpenOptions,
): Promise<Installation> {
  const cluster = openCluster(config, options);
  const companies: Awaited<ReturnType<typeof openCompany>>[] = [];
  const close = async () => {
    const pools = new Set(companies.flatMap((company) => [company.pool, company.replica]));
    await Promise.all([...pools].map((pool) => pool.end()));
    await cluster.close();
  };
  try {
    for (const perfil of empresas) companies.push(await openCompany(cluster, config, perfil, options));
  } catch (error) {
    await close();
    throw error;
  }
  return { companies, embedded: companies.some((company) => company.embedded), close };
}
