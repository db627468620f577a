import { createReadStream } from 'node:fs';
import path from 'node:path';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { copyIn } from '../../platform/db/copy.ts';
import { migrate, type PoolOptions, withClient } from '../../platform/db/index.ts';
import { readMigrations } from '../../platform/db/migrations.ts';
import { StartRefusal } from '../../platform/startRefusal.ts';
import { copyTarget, readTables } from './backup.ts';
import { type Backup, readManifest, verifyFiles } from './manifest.ts';

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** Reads a backup and makes sure that it is whole, this company's, and not newer than this program. */
export async function openBackup(folder: string, empresaId: string): Promise<Backup> {
  const backup = readManifest(folder);
  if (backup.empresa !== empresaId) {
    throw new StartRefusal(`El respaldo de ${folder} es de la empresa '${backup.empresa}', no de '${empresaId}'.`);
  }
  const newest = readMigrations().at(-1)?.number ?? 0;
  if (backup.esquema > newest) {
    throw new StartRefusal(`El respaldo de ${folder} es de una versión más nueva de Distri. Actualizá el programa.`);
  }
  await verifyFiles(folder, backup);
  return backup;
}

async function readForeignKeys(client: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    SELECT conrelid::regclass::text AS "table", quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
      FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`);
  return rows;
}

/** Runs `load` without foreign keys and triggers, which then are put back, the keys verified over all rows. */
async function withoutChecks(client: pg.ClientBase, tables: string[], load: () => Promise<void>): Promise<void> {
  const keys = await readForeignKeys(client);
  for (const key of keys) await client.query(`ALTER TABLE ${key.table} DROP CONSTRAINT ${key.name}`);
  for (const table of tables) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await load();
  await client.query('SET CONSTRAINTS ALL IMMEDIATE'); // Deferred checks would hold the tables.
  for (const table of tables) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  for (const key of keys) await client.query(`ALTER TABLE ${key.table} ADD CONSTRAINT ${key.name} ${key.definition}`);
}

async function loadTable(client: pg.ClientBase, folder: string, table: Backup['tablas'][number]): Promise<void> {
  const target = copyTarget(client, { name: table.tabla, columns: table.columnas });
  const source = createReadStream(path.join(folder, table.archivo));
  const bytes = createGunzip();
  source.on('error', (error) => bytes.destroy(error)).pipe(bytes);
  const rows = await copyIn(client, `COPY ${target} FROM STDIN`, bytes);
  if (rows !== table.filas) throw new Error(`${table.tabla}: ${rows} filas en lugar de ${table.filas}`);
}

async function load(client: pg.ClientBase, folder: string, backup: Backup): Promise<void> {
  const tables = (await readTables(client)).map((table) => client.escapeIdentifier(table.name));
  await client.query('BEGIN');
  await withoutChecks(client, tables, async () => {
    await client.query(`TRUNCATE ${tables.join(', ')}`);
    for (const table of backup.tablas) await loadTable(client, folder, table);
  });
  for (const { nombre, ultimo, usado } of backup.secuencias) {
    await client.query('SELECT setval(quote_ident($1)::regclass, $2, $3)', [nombre, ultimo, usado]);
  }
  await client.query('COMMIT');
  await client.query('ANALYZE');
}

/**
 * Loads a verified backup into an empty database: first the schema of its time, then all rows in one transaction, then
 * the migrations that came later.
 */
export async function loadBackup(connection: PoolOptions, folder: string, backup: Backup): Promise<void> {
  await migrate(connection, { upTo: backup.esquema });
  await withClient({ ...connection, unhurried: true }, (client) => load(client, folder, backup));
  await migrate(connection);
}
