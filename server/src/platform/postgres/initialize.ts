import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { StartRefusal } from '../startRefusal.ts';
import { asAccount, giveTo } from './account.ts';
import type { Places } from './places.ts';

/** Superuser of the embedded cluster. The sockets' folder admits only PostgreSQL's own account and root. */
export const SUPERUSER = 'distri';

function majorOf(binaries: string): string {
  const run = spawnSync(path.join(binaries, 'bin/postgres'), ['--version'], { cwd: '/', encoding: 'utf8' });
  return /\(PostgreSQL\) (\d+)/.exec(run.stdout)?.[1] ?? '';
}

function refuseOtherVersion(binaries: string, cluster: string): void {
  const made = readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
  const ours = majorOf(binaries);
  if (made === ours) return;
  throw new StartRefusal(
    `La base de ${cluster} es de PostgreSQL ${made} y el incluido es ${ours}. ` +
      'Hacé un respaldo con la versión anterior de Distri y restauralo con esta.',
  );
}

function syncFolder(dir: string): void {
  const handle = openSync(dir, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/**
 * Makes the cluster when there is none: in a folder beside it, renamed when complete, so that an interrupted start
 * leaves nothing that looks like a database. Text order is by code point and the same on every machine; data
 * checksums are on (reliability C4).
 */
export function initializeCluster(binaries: string, places: Places): boolean {
  const { cluster, account } = places;
  if (existsSync(cluster)) {
    refuseOtherVersion(binaries, cluster);
    return false;
  }
  const unfinished = `${cluster}.init`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  giveTo(account, unfinished);
  const run = spawnSync(
    path.join(binaries, 'bin/initdb'),
    ['-D', unfinished, '-U', SUPERUSER, '-E', 'UTF8', '--locale-provider=builtin', '--locale=C.UTF-8'].concat([
      '-k',
      '--auth-local=trust',
      '--auth-host=reject',
      '--no-instructions',
    ]),
    { ...asAccount(account), encoding: 'utf8', env: { PATH: process.env.PATH, LC_ALL: 'C' } },
  );
  if (run.status !== 0)
    throw new StartRefusal(`No se pudo crear la base de datos: ${run.stderr || run.error?.message}`);
  renameSync(unfinished, cluster);
  syncFolder(places.home);
  return true;
}
