import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { withClient, withDatabase } from './databases.ts';
import { migrate } from './migrations.ts';

const name = `distri_migraciones_${process.pid}`;
const admin = { url: inject('clusterUrl') };
const target = { url: withDatabase(admin.url, name) };
const dir = mkdtempSync(path.join(tmpdir(), 'migraciones-'));

const dropDatabase = () => withClient(admin, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));

afterAll(async () => {
  await dropDatabase();
  rmSync(dir, { recursive: true });
});

const FILES: Record<string, string> = {
  '0001_uno.sql': 'CREATE TABLE uno (id integer PRIMARY KEY);',
  '0002_dos.sql': 'CREATE TABLE dos (id integer); INSERT INTO uno VALUES (1);',
};

function writeFiles(files: Record<string, string>): void {
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir);
  for (const [file, sql] of Object.entries(files)) writeFileSync(path.join(dir, file), sql);
}

const rows = (sql: string) => withClient(target, async (client) => (await client.query(sql)).rows);

beforeEach(async () => {
  await dropDatabase();
  await withClient(admin, (client) => client.query(`CREATE DATABASE ${name}`));
  writeFiles(FILES);
});

describe('migrate', () => {
  it('applies what is missing, in order, once', async () => {
    expect(await migrate(target, { dir, upTo: 1 })).toBe(1);
    expect(await migrate(target, { dir })).toBe(1);
    expect(await migrate(target, { dir })).toBe(0);
    expect(await rows('SELECT numero, nombre FROM migraciones ORDER BY 1')).toEqual([
      { numero: 1, nombre: '0001_uno.sql' },
      { numero: 2, nombre: '0002_dos.sql' },
    ]);
  });

  it('is applied once by two servers that start together', async () => {
    const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(target, { dir })));
    expect(applied.toSorted()).toEqual([0, 0, 0, 2]);
    expect(await rows('SELECT * FROM uno')).toEqual([{ id: 1 }]);
  });

  it('leaves nothing of a migration that fails', async () => {
    writeFiles({ ...FILES, '0003_tres.sql': 'CREATE TABLE tres (id integer); INSERT INTO uno VALUES (1);' });
    await expect(migrate(target, { dir })).rejects.toThrow(/0003_tres.sql falló y no dejó cambios.*duplicate key/);
    expect(await rows("SELECT to_regclass('dos') IS NOT NULL AS dos, to_regclass('tres') AS tres")).toEqual([
      { dos: true, tres: null },
    ]);
  });

  it('waits its turn for a table in use, holding nobody up for long', async () => {
    await migrate(target, { dir, upTo: 1 });
    writeFiles({ ...FILES, '0002_dos.sql': 'ALTER TABLE uno ADD COLUMN nota text;' });
    await withClient(target, async (reader) => {
      await reader.query('BEGIN');
      await reader.query('SELECT * FROM uno');
      const migrating = migrate(target, { dir });
      await expect
        .poll(
          () => rows("SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"),
          { timeout: 15_000 },
        )
        .toHaveLength(1);
      const began = Date.now();
      await rows('SELECT * FROM uno'); // Queued behind the ALTER until that one gives up for a moment.
      expect(Date.now() - began).toBeLessThan(3000);
      await reader.query('COMMIT');
      expect(await migrating).toBe(1);
    });
  });
});

describe('migrate refuses', () => {
  beforeEach(async () => {
    await migrate(target, { dir });
  });

  it('a file that changed after it was applied, but not other line ends', async () => {
    writeFiles({ ...FILES, '0003_tres.sql': 'CREATE TABLE tres (\n);' });
    expect(await migrate(target, { dir })).toBe(1);
    writeFiles({ ...FILES, '0003_tres.sql': 'CREATE TABLE tres (\r\n);' });
    expect(await migrate(target, { dir })).toBe(0);
    writeFiles({ ...FILES, '0001_uno.sql': 'CREATE TABLE uno (id bigint PRIMARY KEY);', '0003_tres.sql': '' });
    await expect(migrate(target, { dir })).rejects.toThrow(
      'La migración 0001_uno.sql cambió después de aplicarse. Los cambios van en una migración nueva.',
    );
  });

  it('a file that is missing', async () => {
    writeFiles({ '0002_dos.sql': FILES['0002_dos.sql'] ?? '' });
    await expect(migrate(target, { dir })).rejects.toThrow('Falta el archivo de la migración 0001_uno.sql');
  });

  it('a file out of order', async () => {
    writeFiles({ ...FILES, '0005_cinco.sql': 'CREATE TABLE cinco ();' });
    await migrate(target, { dir });
    writeFiles({ ...FILES, '0005_cinco.sql': 'CREATE TABLE cinco ();', '0004_cuatro.sql': '' });
    await expect(migrate(target, { dir })).rejects.toThrow(
      'La migración 0004_cuatro.sql está fuera de orden: ya se aplicó 0005_cinco.sql. Renumerala.',
    );
  });

  it('a database newer than the program', async () => {
    writeFiles({ '0001_uno.sql': FILES['0001_uno.sql'] ?? '' });
    await expect(migrate(target, { dir })).rejects.toThrow(
      'La base de datos es más nueva que este programa (tiene 0002_dos.sql). Actualizá Distri antes de arrancarlo.',
    );
  });

  it('names that are not NNNN_nombre.sql, and the same number twice', async () => {
    writeFiles({ ...FILES, '3_tres.sql': '' });
    await expect(migrate(target, { dir })).rejects.toThrow('La migración 3_tres.sql no se llama NNNN_nombre.sql.');
    writeFiles({ ...FILES, '0002_otra.sql': '' });
    await expect(migrate(target, { dir })).rejects.toThrow('Hay dos migraciones con el número de 0002_otra.sql.');
  });
});
