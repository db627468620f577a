import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartRefusal } from '../startRefusal.ts';
import type { Places } from './places.ts';

/** The command line of a live process; null when it is dead, a zombie or cannot be told. */
function commandLine(pid: number): string[] | null {
  try {
    if (process.platform === 'linux') {
      // A zombie has an empty command line.
      const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean);
      return words.length > 0 ? words : null;
    }
    const ps = spawnSync('ps', ['-o', 'command=', '-p', `${pid}`], { encoding: 'utf8' });
    return ps.stdout.trim() ? ps.stdout.trim().split(' ') : null;
  } catch {
    return null;
  }
}

function readPid(file: string): number | null {
  if (!existsSync(file)) return null;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  return Number.isInteger(pid) && pid > 1 ? pid : null;
}

/** The pid of the live postmaster of this very cluster, proved by its command line; null when there is none. */
export function livePostmaster(cluster: string): number | null {
  const pid = readPid(path.join(cluster, 'postmaster.pid'));
  if (pid === null) return null;
  const words = commandLine(pid);
  return words?.some((word, i) => word === '-D' && words[i + 1] === cluster) ? pid : null;
}

/** Signals the postmaster of this cluster, never another process. */
export function signalPostmaster(cluster: string, signal: 'SIGINT' | 'SIGQUIT'): void {
  const pid = livePostmaster(cluster);
  if (pid !== null) process.kill(pid, signal);
}

async function waitGone(cluster: string, ms: number): Promise<boolean> {
  for (const end = Date.now() + ms; Date.now() < end; await sleep(50)) {
    if (livePostmaster(cluster) === null) return true;
  }
  return false;
}

/**
 * Makes room for a new postmaster while we hold the folder's lock: one that a killed server left behind is shut down
 * (or awaited, when it already is shutting down), and the pid files of a dead one are removed, since its pid may
 * belong to an unrelated process by now. PostgreSQL's own shared-memory check still guards against a live one.
 */
export async function settleOldPostmaster(places: Places, log: (line: string) => void): Promise<void> {
  const { cluster, sockets } = places;
  if (livePostmaster(cluster) !== null) {
    log('Esperando a que termine el PostgreSQL de la ejecución anterior…');
    signalPostmaster(cluster, 'SIGINT');
    if (!(await waitGone(cluster, 20_000))) signalPostmaster(cluster, 'SIGQUIT');
    if (!(await waitGone(cluster, 10_000))) {
      throw new StartRefusal(
        `El PostgreSQL de ${cluster} (proceso ${livePostmaster(cluster)}) no termina de cerrarse.`,
      );
    }
  }
  rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
  for (const file of readdirSync(sockets).filter((name) => name.startsWith('.s.PGSQL.'))) {
    rmSync(path.join(sockets, file), { force: true });
  }
}
