import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Row } from './report.ts';
import { figure } from './units.ts';

/** Linux: what a process takes for itself plus its share of what it shares, in bytes. */
function proportionalSize(pid: number | string): number {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0) * 1024;
}

function commandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

const parentOf = (pid: string) => /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];

/** The processes of the PostgreSQL of a data folder. */
function postgresPids(dataDir: string): string[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const cluster = path.join(dataDir, 'postgres');
  const postmaster = pids.find((pid) => {
    const [program = '', flag, folder] = commandLine(pid).split('\0');
    return program.endsWith('bin/postgres') && flag === '-D' && folder === cluster;
  });
  if (!postmaster) return [];
  return [
    postmaster,
    ...pids.filter((pid) => commandLine(pid).startsWith('postgres:') && parentOf(pid) === postmaster),
  ];
}

const MEBIBYTE = 2 ** 20;
const AIM_MIB = 250;

/** Memory of server and database while nobody asks for anything. */
export function memoryRow(server: number, dataDir: string): Row {
  const ours = proportionalSize(server) / MEBIBYTE;
  const database = postgresPids(dataDir).reduce((sum, pid) => sum + proportionalSize(pid), 0) / MEBIBYTE;
  return {
    name: 'Memoria en reposo: servidor + base',
    value: `${figure(ours)} + ${figure(database)} MiB`,
    aim: `≤ ${AIM_MIB} MiB`,
    ok: ours + database <= AIM_MIB,
  };
}

/** Linux: processor time that a thread has had, in milliseconds. Unlike a clock it does not count the neighbours. */
function threadMs(pid: number, thread: number | string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1_000_000;
  } catch {
    return 0; // Ended since we looked.
  }
}

/** Of the main thread alone: what runs on the event loop. */
export const mainThreadMs = (pid: number) => threadMs(pid, pid);

/** Of all threads that the process has now. */
export const processMs = (pid: number) =>
  readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => sum + threadMs(pid, thread), 0);
