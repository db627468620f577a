import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { asAccount, giveTo } from './account.ts';
import type { Places } from './places.ts';

/**
 * A shell of a few hundred kilobytes between us and PostgreSQL. Its standard input is a pipe that only we hold: when
 * we die, however we die, the pipe ends and the shell asks PostgreSQL for a fast shutdown. As the parent it holds the
 * pid until PostgreSQL is gone, so the signal cannot reach a stranger.
 */
const SCRIPT = `
exec 3<&0
"$@" </dev/null 3<&- &
postgres=$!
( while read -r _; do :; done <&3; kill -INT "$postgres" ) &
guard=$!
exec 3<&-
wait "$postgres"
code=$?
kill -KILL "$guard" 2>/dev/null
exit "$code"
`;

/** Settings of the embedded cluster. Durability is left at PostgreSQL's defaults and verified after the start. */
function settings(places: Places): string[] {
  const values = {
    listen_addresses: '',
    unix_socket_directories: places.sockets,
    unix_socket_permissions: '0700',
    max_connections: '100',
    jit: 'off',
    log_timezone: 'America/Argentina/Buenos_Aires',
    logging_collector: 'on',
    log_filename: 'postgresql-%a.log',
    log_truncate_on_rotation: 'on',
    log_rotation_age: '1d',
    log_rotation_size: '0',
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

export interface Supervised {
  process: ChildProcess;
  /** Resolves when PostgreSQL and its supervisor are gone. */
  gone: Promise<void>;
  isGone(): boolean;
  /** What PostgreSQL wrote before its log was open: the reason of a failed start. */
  firstWords(): string;
}

/** Starts PostgreSQL on the cluster, in a session of its own (a Ctrl-C at the terminal is for us alone). */
export function launch(binaries: string, places: Places): Supervised {
  const output = path.join(places.sockets, 'arranque.log');
  const log = openSync(output, 'w', 0o600);
  giveTo(places.account, output);
  const command = [path.join(binaries, 'bin/postgres'), '-D', places.cluster, ...settings(places)];
  const child = spawn('/bin/sh', ['-c', SCRIPT, 'distri-postgres', ...command], {
    ...asAccount(places.account),
    detached: true,
    stdio: ['pipe', log, log],
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
  });
  closeSync(log);
  child.stdin?.on('error', () => {}); // The pipe breaks when PostgreSQL dies first: 'exit' tells.
  let isGone = false;
  const gone = new Promise<void>((resolve) => {
    const end = () => {
      isGone = true;
      resolve();
    };
    child.once('exit', end).once('error', end);
  });
  return { process: child, gone, isGone: () => isGone, firstWords: () => readFileSync(output, 'utf8') };
}
