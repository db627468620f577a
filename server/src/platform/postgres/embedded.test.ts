import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { exitOf, isAlive, startEmbeddedProcess, uidOf } from '../../../test/support/serverProcess.ts';
import { withClient } from '../db/databases.ts';
import { findPackage } from './binaries.ts';
import { type Embedded, openEmbedded, startEmbedded } from './embedded.ts';
import { livePostmaster } from './postmaster.ts';

const isRoot = process.getuid?.() === 0;
const NOBODY = 65534;
const base = mkdtempSync(path.join(tmpdir(), 'distri-lanzador-'));
chmodSync(base, 0o755);
const dataDir = path.join(base, 'datos');
const open: Embedded[] = [];

afterEach(async () => {
  for (const embedded of open.splice(0)) await embedded.stop();
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

async function start(options: { dataDir?: string; packageDir?: string; systemHome?: string } = {}): Promise<Embedded> {
  const embedded = await startEmbedded({ dataDir, log: () => {}, ...options });
  open.push(embedded);
  return embedded;
}

async function ask(embedded: Embedded, expression: string): Promise<unknown> {
  return withClient({ url: embedded.url('postgres') }, async (client) => {
    const { rows } = await client.query<{ v: unknown }>(`SELECT (${expression}) AS v`);
    return rows[0]?.v;
  });
}

/** A copy of the package as `npm ci --ignore-scripts` leaves it: without the library links. */
function packageWithoutLinks(into: string): string {
  cpSync(findPackage(), into, { recursive: true, verbatimSymlinks: true });
  const links: { target: string }[] = JSON.parse(readFileSync(path.join(into, 'native/pg-symlinks.json'), 'utf8'));
  for (const { target } of links) rmSync(path.join(into, target), { force: true });
  return into;
}

describe('the embedded PostgreSQL', { timeout: 120_000 }, () => {
  it('is made with checksums and text by code point, listens on its socket alone, and stops', async () => {
    const embedded = await start();
    expect(embedded.version).toMatch(/^18\./);
    expect(await ask(embedded, "current_setting('data_checksums')")).toBe('on');
    expect(await ask(embedded, "current_setting('listen_addresses')")).toBe('');
    expect(
      await ask(embedded, "SELECT datlocprovider::text || datlocale FROM pg_database WHERE datname = 'template1'"),
    ).toBe('bC.UTF-8');
    expect(statSync(path.join(dataDir, 'sockets')).mode & 0o777).toBe(0o700);
    const pid = livePostmaster(path.join(dataDir, 'postgres')) ?? 0;
    expect(isAlive(pid)).toBe(true);
    await embedded.stop();
    expect(isAlive(pid)).toBe(false);
  });

  it.runIf(isRoot)('runs as an ordinary account when root starts it', async () => {
    await start();
    const cluster = path.join(dataDir, 'postgres');
    expect(uidOf(livePostmaster(cluster) ?? 0)).toBe(statSync(cluster).uid);
    expect(statSync(cluster).uid).not.toBe(0);
  });

  it.runIf(isRoot)('serves an ordinary user, and afterwards root on the same folder', async () => {
    const packageDir = path.join(base, 'paquete-legible');
    cpSync(findPackage(), packageDir, { recursive: true, verbatimSymlinks: true });
    const own = path.join(base, 'de-nobody');
    mkdirSync(own);
    const orders = { dataDir: own, packageDir, uid: NOBODY };

    const refused = await startEmbeddedProcess(orders);
    expect(refused.errors()).toBe(
      `No se puede escribir en la carpeta ${own}. Corregí sus permisos o elegí otra en DATA_DIR.\n`,
    );

    rmSync(own, { recursive: true });
    chmodSync(base, 0o777);
    const { child, errors } = await startEmbeddedProcess(orders);
    chmodSync(base, 0o755);
    expect(errors()).toBe('');
    expect(uidOf(livePostmaster(path.join(own, 'postgres')) ?? 0)).toBe(NOBODY);
    child.kill('SIGTERM');
    await exitOf(child);

    const asRoot = await start({ dataDir: own, packageDir });
    expect(await ask(asRoot, '1')).toBe(1);
    expect(uidOf(livePostmaster(path.join(own, 'postgres')) ?? 0)).toBe(NOBODY);
  });

  it.runIf(isRoot)('refuses a folder that another ordinary user made', async () => {
    await (await start()).stop();
    chmodSync(dataDir, 0o777);
    const { errors } = await startEmbeddedProcess({ dataDir, packageDir: findPackage(), uid: NOBODY });
    chmodSync(dataDir, 0o755);
    expect(errors()).toContain('pertenece a otro usuario. Arrancá Distri con el usuario que la creó');
  });

  it('makes the library links that an install with --ignore-scripts leaves out', async () => {
    const packageDir = packageWithoutLinks(path.join(base, 'sin-enlaces'));
    expect(await ask(await start({ packageDir }), '1')).toBe(1);
    expect(existsSync(path.join(dataDir, 'binarios-18.4.0-beta.17'))).toBe(false);
  });

  it.runIf(isRoot)('copies the binaries out of a package folder that its account cannot reach', async () => {
    const home = path.join(base, 'casa-cerrada');
    mkdirSync(home, { mode: 0o700 });
    const packageDir = packageWithoutLinks(path.join(home, 'paquete'));
    expect(await ask(await start({ packageDir }), '1')).toBe(1);
    expect(existsSync(path.join(dataDir, 'binarios-18.4.0-beta.17/native/bin/postgres'))).toBe(true);
  });

  it.runIf(isRoot)(
    'keeps the cluster outside of a closed home, and finds it again when the project has moved',
    async () => {
      const home = path.join(base, 'root');
      mkdirSync(path.join(home, 'distri/data'), { recursive: true });
      chmodSync(home, 0o700);
      const systemHome = path.join(base, 'var-lib');
      const first = await start({ dataDir: path.join(home, 'distri/data'), systemHome });
      await withClient({ url: first.url('postgres') }, (client) => client.query('CREATE TABLE seguir ()'));
      await first.stop();
      expect(readlinkSync(path.join(home, 'distri/data/postgres'))).toContain(systemHome);

      cpSync(path.join(home, 'distri'), path.join(home, 'mudado'), { recursive: true, verbatimSymlinks: true });
      const moved = await start({ dataDir: path.join(home, 'mudado/data'), systemHome });
      expect(await ask(moved, "to_regclass('seguir') IS NOT NULL")).toBe(true);
      await moved.stop();

      rmSync(systemHome, { recursive: true });
      await expect(start({ dataDir: path.join(home, 'mudado/data'), systemHome })).rejects.toThrow(
        '¿Hay un disco sin montar?',
      );
    },
  );

  it('puts its sockets elsewhere when the path of the data folder is too long for one', async () => {
    const deep = path.join(base, 'una-carpeta-de-nombre-muy-largo', 'y-otra-dentro-de-nombre-aun-mas-largo', 'datos');
    const embedded = await start({ dataDir: deep });
    expect(await ask(embedded, '1')).toBe(1);
    expect(embedded.url('x').length).toBeLessThan(130);
  });

  it('refuses a folder in use, and lets commands work beside its owner', async () => {
    const owner = await start();
    await expect(start()).rejects.toThrow(
      `La carpeta de datos ${dataDir} ya está en uso por el proceso ${process.pid} de Distri.`,
    );
    const beside = await openEmbedded({ dataDir, log: () => {} });
    expect(beside.version).toBe(owner.version);
    await beside.stop();
    expect(await ask(owner, '1')).toBe(1);
  });

  it('names DATABASE_URL on a platform without binaries', () => {
    expect(() => findPackage('sunos-sparc')).toThrow(
      'No hay un PostgreSQL incluido para esta plataforma (sunos-sparc). ' +
        'Instalá PostgreSQL 15 o posterior e indicá su dirección en DATABASE_URL.',
    );
  });
});
