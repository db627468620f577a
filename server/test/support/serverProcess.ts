import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';
import { serverDir } from '../../src/platform/paths.ts';
import type { Programa } from './programas.ts';

/** Waits for the end of a process, also one that has ended already. */
export async function exitOf(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await new Promise((resolve) => child.once('exit', resolve));
}

export interface StartedProcess {
  child: ChildProcess;
  /** What it wrote to standard output and to standard error. */
  output(): string;
  errors(): string;
}

export interface ProgramOptions {
  args?: string[];
  env?: NodeJS.ProcessEnv;
  /** What it writes when it is ready; without it, wait for its end. */
  ready?: string;
}

/** Where the program lies that was bundled for this run. */
export const programFile = (program: Programa) =>
  path.join(inject('programas'), path.basename(program).replace(/\.ts$/, '.js'));

/** Runs a program of the server in a process of its own; resolves when it is ready, or has ended. */
export async function startProgram(program: Programa, options: ProgramOptions = {}): Promise<StartedProcess> {
  const { args = [], env, ready } = options;
  const child = spawn(process.execPath, ['--enable-source-maps', programFile(program), ...args], {
    cwd: serverDir,
    env: { ...process.env, ...env },
  });
  let output = '';
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (ready && output.includes(ready)) resolve();
    });
    child.once('close', () => resolve());
  });
  return { child, output: () => output, errors: () => errors };
}

export interface RunningServer extends StartedProcess {
  /** 'http://localhost:49152'; empty when it refused to start. */
  url: string;
}

/** Starts the whole server on any free port. Its configuration is `env` and nothing of ours. */
export async function startServer(env: NodeJS.ProcessEnv): Promise<RunningServer> {
  const ours = { DATABASE_URL: '', EMPRESA: '', LOG_LEVEL: 'silent', HOST: '127.0.0.1', PORT: '0', DISTRI_DEMO: 'no' };
  const started = await startProgram('src/main.ts', { env: { ...ours, ...env }, ready: 'Ctrl-C lo detiene.' });
  return { ...started, url: /http:\/\/\S+/.exec(started.output())?.[0] ?? '' };
}

/** A process that owns the embedded PostgreSQL of a folder (see embeddedProcess.ts for its orders). */
export function startEmbeddedProcess(orders: object): Promise<StartedProcess> {
  return startProgram('test/support/embeddedProcess.ts', { args: [JSON.stringify(orders)], ready: 'listo' });
}

const statusOf = (pid: number) => (existsSync(`/proc/${pid}`) ? readFileSync(`/proc/${pid}/status`, 'utf8') : '');

/** Linux only, like everything here that looks at processes: the line `name` of /proc/<pid>/status. */
function field(pid: number, name: string): string {
  return new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(statusOf(pid))?.[1] ?? '';
}

export const isAlive = (pid: number) => !['', 'Z', 'X'].includes(field(pid, 'State'));
export const parentOf = (pid: number) => Number(field(pid, 'PPid'));
export const uidOf = (pid: number) => Number(field(pid, 'Uid'));
