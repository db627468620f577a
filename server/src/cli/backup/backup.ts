import { createWriteStream, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { copyOut } from '../../platform/db/copy.ts';
import { withClient } from '../../platform/db/index.ts';
import { makeFolders } from '../../platform/folders.ts';
import type { OpenCompany } from '../../platform/installation.ts';
import { StartRefusal } from '../../platform/startRefusal.ts';
import { type Backup, type BackupTable, hashFile, MANIFEST, renderManifest } from './manifest.ts';

interface Table {
  name: string;
  columns: string[];
}

/** The tables of the schema with the columns that hold data; `migraciones` is told by the schema's number. */
export async function readTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
      FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attgenerated = ''
       AND c.relname <> 'migraciones'
     GROUP BY c.relname ORDER BY c.relname COLLATE "C"`);
  return rows;
}

async function readSequences(client: pg.ClientBase): Promise<Backup['secuencias']> {
  const { rows } = await client.query<{ nombre: string }>(
    'SELECT sequencename AS nombre FROM pg_sequences WHERE schemaname = \'public\' ORDER BY sequencename COLLATE "C"',
  );
  const sequences: Backup['secuencias'] = [];
  for (const { nombre } of rows) {
    const state = await client.query<{ ultimo: number; usado: boolean }>(
      `SELECT last_value AS ultimo, is_called AS usado FROM ${client.escapeIdentifier(nombre)}`,
    );
    for (const row of state.rows) sequences.push({ nombre, ...row });
  }
  return sequences;
}

export function copyTarget(client: pg.ClientBase, table: Table): string {
  return `${client.escapeIdentifier(table.name)} (${table.columns.map((c) => client.escapeIdentifier(c)).join(', ')})`;
}

async function syncToDisk(file: string): Promise<void> {
  const handle = await open(file, 'r');
  await handle.sync();
  await handle.close();
}

async function saveTable(client: pg.ClientBase, table: Table, folder: string): Promise<BackupTable> {
  const archivo = `${table.name}.copy.gz`;
  const file = path.join(folder, archivo);
  const rows = copyOut(client, `COPY ${copyTarget(client, table)} TO STDOUT`);
  await pipeline(rows, createGzip({ level: 4 }), createWriteStream(file, { mode: 0o600 }));
  await syncToDisk(file);
  return { tabla: table.name, columnas: table.columns, archivo, filas: rows.rows, ...(await hashFile(file)) };
}

async function saveTables(client: pg.ClientBase, company: OpenCompany, folder: string): Promise<Backup['tablas']> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const tables: BackupTable[] = [];
  for (const table of await readTables(client)) tables.push(await saveTable(client, table, folder));
  const { rows } = await client.query<{ esquema: number; postgres: string; creado: string }>(
    "SELECT max(numero) AS esquema, current_setting('server_version') AS postgres, now() AS creado FROM migraciones",
  );
  const facts = rows[0];
  if (!facts) throw new Error('No migrations in the database');
  const secuencias = await readSequences(client);
  await client.query('COMMIT');
  const manifest = renderManifest({ empresa: company.perfil.id, ...facts, tablas: tables, secuencias });
  writeFileSync(path.join(folder, MANIFEST), manifest, { mode: 0o600, flush: true });
  return tables;
}

function openFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
    makeFolders(folder, 0o700);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new StartRefusal(`No se puede escribir en ${path.dirname(folder)} (${code}). Elegí otra con --carpeta.`);
  }
}

/**
 * Saves a whole company as of one instant, while people work, into `folder`, which must not exist. The folder appears
 * when it is complete and on the disk. Answers what was saved.
 */
export async function saveBackup(company: OpenCompany, folder: string): Promise<Backup['tablas']> {
  const unfinished = `${folder}.incompleto`;
  openFolder(unfinished);
  const connection = { ...company.connection, unhurried: true };
  const tables = await withClient(connection, (client) => saveTables(client, company, unfinished));
  renameSync(unfinished, folder);
  await syncToDisk(path.dirname(folder));
  return tables;
}
