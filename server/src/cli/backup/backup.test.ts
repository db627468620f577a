import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { readConfig } from '../../platform/config.ts';
import {
  all,
  ensureDatabase,
  first,
  inTransaction,
  migrate,
  run,
  withClient,
  withDatabase,
} from '../../platform/db/index.ts';
import { readEmpresas } from '../../platform/empresas.ts';
import type { OpenCompany } from '../../platform/installation.ts';
import { saveBackup } from './backup.ts';
import { listBackups } from './list.ts';
import { MANIFEST, readManifest, renderManifest } from './manifest.ts';
import { replaceDatabase } from './replace.ts';
import { loadBackup, openBackup } from './restore.ts';

const db = await createTestDatabase({ sinInvariantes: 'a file under a digest that is not its own' });
const base = mkdtempSync(path.join(tmpdir(), 'distri-respaldo-'));
const folder = path.join(base, 'uno');
const clusterUrl = inject('clusterUrl');
const targetName = `${db.name}_destino`;
const place = {
  connection: { url: withDatabase(clusterUrl, targetName) },
  admin: { url: clusterUrl },
  name: targetName,
  embedded: false,
};

function company(): OpenCompany {
  const [perfil] = readEmpresas(readConfig({})).todas;
  if (!perfil) throw new Error('no company');
  return { perfil, pool: db.pool, replica: db.pool, connection: { url: db.url }, clase: 'produccion' };
}

/** Every row of every table, as text. */
async function digest(url: string): Promise<Record<string, string>> {
  return withClient({ url }, async (client) => {
    const { rows: tables } = await client.query<{ t: string }>(
      "SELECT tablename AS t FROM pg_tables WHERE schemaname = 'public'",
    );
    const sums: Record<string, string> = {};
    for (const { t } of tables) {
      const { rows } = await client.query<{ v: string }>(
        `SELECT md5(string_agg(x::text, '|' ORDER BY x::text)) AS v FROM ${t} x`,
      );
      sums[t] = rows[0]?.v ?? '';
    }
    delete sums.migraciones; // Its instants are those of each installation.
    return sums;
  });
}

beforeAll(async () => {
  await db.pool.query(
    "INSERT INTO instalacion (id, empresa, clase, clave_firma) VALUES (1, $1, 'produccion', sha256('x'))",
    [company().perfil.id],
  );
  await db.pool.query(
    "INSERT INTO usuarios (username, nombre, rol, hash) SELECT 'u' || i, $1, 'A', 'x' FROM generate_series(1, 500) i",
    ['tab\t salto\n barra\\ \\N comilla" ñandú 😀'],
  );
  await db.pool.query("INSERT INTO archivos (hash, tipo, bytes) VALUES ($1, 'application/pdf', $2)", [
    '0'.repeat(64),
    Buffer.from(Array.from({ length: 70_000 }, (_, i) => i % 256)),
  ]);
  await db.pool.query(
    "INSERT INTO auditoria (username, accion, entidad, entidad_id, antes) VALUES ('u', 'x', 'e', '1', '{\"a\\\\b\": null}')",
  );
  await saveBackup(company(), folder);
});
afterAll(async () => {
  await db.close();
  await withClient({ url: clusterUrl }, async (client) => {
    const { rows } = await client.query<{ n: string }>(
      'SELECT datname AS n FROM pg_database WHERE starts_with(datname, $1)',
      [targetName],
    );
    for (const { n } of rows) await client.query(`DROP DATABASE ${client.escapeIdentifier(n)} WITH (FORCE)`);
  });
  rmSync(base, { recursive: true });
});

describe('a backup', () => {
  it('restores every row, and the next number follows the last', async () => {
    const backup = await openBackup(folder, company().perfil.id);
    expect(await replaceDatabase(place, folder, backup, { replace: false })).toBeNull();
    expect(await digest(place.connection.url)).toEqual(await digest(db.url));
    await withClient(place.connection, async (client) => {
      const next = await client.query(
        "INSERT INTO usuarios (username, nombre, rol, hash) VALUES ('nuevo', 'n', 'A', 'x') RETURNING id",
      );
      expect(next.rows).toEqual([{ id: 501 }]);
      await expect(client.query('UPDATE auditoria SET accion = $1', ['x'])).rejects.toThrow('es de solo agregado');
      await expect(
        client.query(
          'INSERT INTO sesiones (id, usuario, version_sesion, expira) VALUES (gen_random_uuid(), 0, 1, now())',
        ),
      ).rejects.toThrow('foreign key');
    });
  });

  it('replaces a database only when asked to, and keeps the former one', async () => {
    const backup = await openBackup(folder, company().perfil.id);
    await expect(replaceDatabase(place, folder, backup, { replace: false })).rejects.toThrow(
      'ya existe. Con --reemplazar',
    );
    const busy = withClient(place.connection, () => replaceDatabase(place, folder, backup, { replace: true }));
    await expect(busy).rejects.toThrow('está en uso. Detené Distri');
    const kept = await replaceDatabase(place, folder, backup, { replace: true });
    expect(kept).toContain(`${targetName}_hasta_`);
    expect(await digest(place.connection.url)).toEqual(await digest(db.url));
  });

  it('is of one instant, though people go on working', async () => {
    await db.pool.query('CREATE TABLE debe (v int); CREATE TABLE haber (v int)');
    let writing = true;
    const work = async () => {
      for (let i = 0; writing; i++) {
        await inTransaction(db.pool, async (tx) => {
          await run(tx, sql`INSERT INTO debe VALUES (${i})`);
          await run(tx, sql`INSERT INTO haber VALUES (${i})`);
        });
      }
    };
    const writers = [work(), work()];
    await expect
      .poll(() => first(db.pool, sql<{ n: number }>`SELECT count(*) AS n FROM debe`), { timeout: 20_000 })
      .not.toEqual({ n: 0 });
    const before = await first(db.pool, sql<{ n: number }>`SELECT count(*) AS n FROM debe`);
    const tables = await saveBackup(company(), path.join(base, 'con-gente'));
    writing = false;
    await Promise.all(writers);
    const after = await first(db.pool, sql<{ n: number }>`SELECT count(*) AS n FROM debe`);
    const rows = (name: string) => tables.find((table) => table.tabla === name)?.filas ?? -1;
    expect(rows('debe')).toBe(rows('haber'));
    expect(rows('debe')).toBeGreaterThanOrEqual(before?.n ?? 0);
    expect(rows('debe')).toBeLessThan(after?.n ?? 0); // Somebody did write meanwhile.
    await db.pool.query('DROP TABLE debe, haber');
  });

  it('that fails half-way leaves no folder that looks like one', async () => {
    const target = path.join(base, 'roto');
    const broken = { ...company(), connection: { url: withDatabase(clusterUrl, 'no_existe') } };
    await expect(saveBackup(broken, target)).rejects.toThrow('no_existe');
    expect(existsSync(target)).toBe(false);
  });

  it('is listed with its age', () => {
    const [line] = listBackups(base, new Date(Date.now() + 3 * 3_600_000));
    expect(line).toContain(`${company().perfil.id}  hace 3 horas`);
  });

  it('of an older schema is brought up to date', async () => {
    const older = { url: withDatabase(clusterUrl, `${targetName}_vieja`) };
    const restored = { url: withDatabase(clusterUrl, `${targetName}_al_dia`) };
    for (const name of ['vieja', 'al_dia']) await ensureDatabase(place.admin, `${targetName}_${name}`);
    await migrate(older, { upTo: 1 });
    await withClient(older, (client) => client.query("INSERT INTO limites VALUES ('x', now(), 7)"));
    const copy = path.join(base, 'vieja');
    await saveBackup({ ...company(), connection: older }, copy);
    const backup = await openBackup(copy, company().perfil.id);
    expect(backup.esquema).toBe(1);
    await loadBackup(restored, copy, backup);
    expect(await migrate(restored)).toBe(0);
    expect(
      await withClient(restored, async (client) => (await client.query('SELECT cuenta FROM limites')).rows),
    ).toEqual([{ cuenta: 7 }]);
  });
});

describe('a damaged backup is refused before anything is touched', () => {
  const files = () => readdirSync(folder).sort();
  const flip = (file: string, at: number) => {
    const bytes = readFileSync(file);
    const place = Math.floor(bytes.length * at);
    bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place);
    writeFileSync(file, bytes);
  };
  const damages: [string, (copy: string) => void][] = [
    ...[0, 0.3, 0.5, 0.7, 0.999].map((at): [string, (copy: string) => void] => [
      `a bit of the manifest at ${at}`,
      (copy) => flip(path.join(copy, MANIFEST), at),
    ]),
    ...[0, 0.4, 0.8, 0.999].map((at): [string, (copy: string) => void] => [
      `a bit of a table at ${at}`,
      (copy) => flip(path.join(copy, 'usuarios.copy.gz'), at),
    ]),
    ...[0, 1, 10].map((size): [string, (copy: string) => void] => [
      `a table cut to ${size} bytes`,
      (copy) => truncateSync(path.join(copy, 'archivos.copy.gz'), size),
    ]),
    ['a cut manifest', (copy) => truncateSync(path.join(copy, MANIFEST), 200)],
    ['an empty manifest', (copy) => truncateSync(path.join(copy, MANIFEST), 0)],
    ['no manifest', (copy) => rmSync(path.join(copy, MANIFEST))],
    ['a missing table', (copy) => rmSync(path.join(copy, 'usuarios.copy.gz'))],
    [
      'two tables exchanged',
      (copy) => cpSync(path.join(copy, 'usuarios.copy.gz'), path.join(copy, 'archivos.copy.gz')),
    ],
    [
      'a row taken out, well packed',
      (copy) => {
        const file = path.join(copy, 'usuarios.copy.gz');
        const lines = gunzipSync(readFileSync(file)).toString().split('\n');
        writeFileSync(file, gzipSync(lines.slice(1).join('\n')));
      },
    ],
    [
      'a newer schema',
      (copy) => writeFileSync(path.join(copy, MANIFEST), renderManifest({ ...readManifest(copy), esquema: 9999 })),
    ],
    [
      'another company',
      (copy) => writeFileSync(path.join(copy, MANIFEST), renderManifest({ ...readManifest(copy), empresa: 'otra' })),
    ],
  ];

  it.each(damages)('%s', async (_, damage) => {
    const copy = path.join(base, 'copia');
    rmSync(copy, { recursive: true, force: true });
    cpSync(folder, copy, { recursive: true });
    await openBackup(copy, company().perfil.id);
    damage(copy);
    await expect(openBackup(copy, company().perfil.id)).rejects.toThrow(/dañado|más nueva|es de la empresa/);
  });

  it('covers twenty kinds, over a backup of all tables', async () => {
    expect(damages).toHaveLength(20);
    const tables = await all(db.pool, sql`SELECT 1 FROM pg_tables WHERE schemaname = 'public'`);
    expect(files()).toHaveLength(tables.length);
  });
});

describe('in the wrong place', () => {
  it('a folder that is not there holds no backup', () => {
    expect(() => readManifest(path.join(base, 'nada'))).toThrow(
      `No hay ningún respaldo en ${path.join(base, 'nada')}.`,
    );
  });

  it('a folder that cannot be written is named', async () => {
    const file = path.join(base, 'un archivo');
    writeFileSync(file, '');
    await expect(saveBackup(company(), path.join(file, 'copia'))).rejects.toThrow(
      `No se puede escribir en ${file} (ENOTDIR). Elegí otra con --carpeta.`,
    );
  });

  it.runIf(existsSync('/proc/self'))('a folder that takes no new ones is named, not tried for ever', async () => {
    await expect(saveBackup(company(), '/proc/x/buenosaires')).rejects.toThrow(
      'No se puede escribir en /proc/x (ENOENT). Elegí otra con --carpeta.',
    );
  });
});
