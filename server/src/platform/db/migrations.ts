import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { serverDir } from '../paths.ts';
import { StartRefusal } from '../startRefusal.ts';
import { connectionConfig, type PoolOptions } from './pool.ts';

export interface Migration {
  number: number;
  name: string;
  sql: string;
  sha256: string;
}

type Applied = Pick<Migration, 'number' | 'name' | 'sha256'>;

const FILE_NAME = /^(\d{4})_[a-z0-9_]+\.sql$/;
/** Any number, the same for ever: servers that start together migrate one after the other. */
const ADVISORY_LOCK = 7_316_001;
/** A migration that waits for a lock holds up everybody behind it, so it waits little and tries again. */
const LOCK_TIMEOUT_MS = 1_500;
const LOCK_ATTEMPTS = 20;
const LOCK_NOT_AVAILABLE = '55P03';

export const migrationsDir = path.join(serverDir, 'migrations');

/** Reads the `NNNN_name.sql` files of a folder in order. Line ends do not count for the hash. */
export function readMigrations(dir = migrationsDir): Migration[] {
  const names = readdirSync(dir).filter((name) => name.endsWith('.sql'));
  const migrations = names.sort().map((name) => {
    const number = Number(FILE_NAME.exec(name)?.[1]);
    if (!number) throw new StartRefusal(`La migración ${name} no se llama NNNN_nombre.sql.`);
    const sql = readFileSync(path.join(dir, name), 'utf8').replaceAll('\r\n', '\n');
    return { number, name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
  });
  const repeated = migrations.find((migration, i) => migration.number === migrations[i - 1]?.number);
  if (repeated) throw new StartRefusal(`Hay dos migraciones con el número de ${repeated.name}.`);
  return migrations;
}

function refuseDifferences(files: Migration[], applied: Applied[]): void {
  const last = files.at(-1)?.number ?? 0;
  const newest = applied.at(-1);
  if (newest && newest.number > last) {
    throw new StartRefusal(
      `La base de datos es más nueva que este programa (tiene ${newest.name}). Actualizá Distri antes de arrancarlo.`,
    );
  }
  for (const row of applied) {
    const file = files.find((migration) => migration.number === row.number);
    if (!file) throw new StartRefusal(`Falta el archivo de la migración ${row.name}, que ya está en la base de datos.`);
    if (file.sha256 !== row.sha256) {
      throw new StartRefusal(
        `La migración ${file.name} cambió después de aplicarse. Los cambios van en una migración nueva.`,
      );
    }
  }
  const late = files.find((f) => f.number < (newest?.number ?? 0) && !applied.some((row) => row.number === f.number));
  if (late) {
    throw new StartRefusal(`La migración ${late.name} está fuera de orden: ya se aplicó ${newest?.name}. Renumerala.`);
  }
}

async function readApplied(client: pg.Client): Promise<Applied[]> {
  await client.query(`CREATE TABLE IF NOT EXISTS migraciones (
    numero integer PRIMARY KEY, nombre text NOT NULL, sha256 text NOT NULL, aplicada timestamptz NOT NULL DEFAULT now())`);
  const { rows } = await client.query<Applied>(
    'SELECT numero AS number, nombre AS name, sha256 FROM migraciones ORDER BY numero',
  );
  return rows;
}

async function applyOnce(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(`SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`);
    await client.query(migration.sql);
    await client.query('INSERT INTO migraciones (numero, nombre, sha256) VALUES ($1, $2, $3)', [
      migration.number,
      migration.name,
      migration.sha256,
    ]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await applyOnce(client, migration);
    } catch (error) {
      const busy = error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE;
      if (!busy || attempt === LOCK_ATTEMPTS) {
        throw new Error(`La migración ${migration.name} falló y no dejó cambios: ${String(error)}`, { cause: error });
      }
      await sleep(500);
    }
  }
}

export interface MigrateOptions {
  dir?: string;
  /** Highest number to apply; used to restore a backup of an older version. */
  upTo?: number;
  log?: (line: string) => void;
}

/**
 * Brings a database to the newest schema, each migration whole or not at all. Answers how many it applied.
 * Refuses (StartRefusal) files that changed, are missing or out of order, and a database newer than the program.
 */
export async function migrate(connection: PoolOptions, options: MigrateOptions = {}): Promise<number> {
  const files = readMigrations(options.dir);
  const client = new pg.Client(connectionConfig({ ...connection, unhurried: true }));
  client.on('error', () => {}); // The statement under way rejects.
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCK]);
    const applied = await readApplied(client);
    refuseDifferences(files, applied);
    const pending = files.slice(applied.length).filter((file) => file.number <= (options.upTo ?? file.number));
    for (const migration of pending) {
      options.log?.(`Migración ${migration.name}`);
      await apply(client, migration);
    }
    return pending.length;
  } finally {
    await client.end();
  }
}
