import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EmpresaPerfil } from '@distri/domain/kernel';
import type pg from 'pg';
import { CLAVE_DEMO } from '../../server/demo/usuarios.ts';
import { openCluster } from '../../server/src/platform/cluster.ts';
import { readConfig } from '../../server/src/platform/config.ts';
import { createPool, type PoolOptions } from '../../server/src/platform/db/index.ts';
import { readEmpresas } from '../../server/src/platform/empresas.ts';
import { projectDir } from '../../server/src/platform/paths.ts';
import { StartRefusal } from '../../server/src/platform/startRefusal.ts';

/** 'grande' is what the claims are about; 'normal', the demo of a first start, to try the bench out. */
export type BenchSize = 'normal' | 'grande';

/** Where the demo of a size is kept between runs. */
export const dataDirOf = (size: BenchSize) =>
  path.join(projectDir, size === 'grande' ? 'data/bench' : 'data/bench-normal');

const START_PATIENCE_MS = 120_000;

/** The company that is measured: the one that people start with. */
export function benchEmpresa(): EmpresaPerfil {
  const { todas } = readEmpresas(readConfig({}));
  const empresa = todas.find(({ predeterminada }) => predeterminada) ?? todas[0];
  if (!empresa) throw new StartRefusal('config/empresas.json no tiene empresas.');
  return empresa;
}

const ended = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('exit', resolve));

/** Loads the demo of a company the first time (the large one takes minutes); later it only looks. */
export async function prepareDemo({ id }: EmpresaPerfil, size: BenchSize): Promise<void> {
  const program = path.join(projectDir, 'server/src/cli/demo.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, '--size', size, '--empresa', id], {
    env: { ...process.env, DATA_DIR: dataDirOf(size), DATABASE_URL: '' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if ((await ended(child)) !== 0) throw new StartRefusal('No se pudieron cargar los datos de demostración.');
}

export interface BenchServer {
  child: ChildProcess;
  origin: string;
  /** Where the calls of its company are: `http://127.0.0.1:3540/buenosaires/v1`. */
  api: string;
  port: number;
  /** Milliseconds from the start of the process to its first answer. */
  startMs: number;
  stop(): Promise<void>;
}

/** Settings of a server that knows one company only, at the address that the web application asks of. */
function onlyEmpresa({ id }: EmpresaPerfil, dataDir: string): { EMPRESAS_CONFIG: string } {
  const { empresasFile } = readConfig({});
  const { empresas } = JSON.parse(readFileSync(empresasFile, 'utf8')) as { empresas: { id: string }[] };
  const file = path.join(dataDir, 'empresas.json');
  writeFileSync(file, JSON.stringify({ empresas: empresas.filter((empresa) => empresa.id === id) }));
  return { EMPRESAS_CONFIG: file };
}

/** The server as it is deployed: the built program, in production, one company, its log thrown away. */
export async function startServer(empresa: EmpresaPerfil, dataDir: string, port: number): Promise<BenchServer> {
  const began = performance.now();
  const only = onlyEmpresa(empresa, dataDir);
  const child = spawn(process.execPath, [path.join(projectDir, 'server/dist/main.js')], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: dataDir, PORT: `${port}`, ...only },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  for (const end = Date.now() + START_PATIENCE_MS; ; await sleep(10)) {
    if (child.exitCode !== null || Date.now() > end) throw new StartRefusal('El servidor no arrancó.');
    if ((await fetch(`${origin}/ready`).catch(() => null))?.ok) break;
  }
  const stop = async () => {
    const gone = ended(child);
    child.kill('SIGTERM');
    await gone;
  };
  const api = `${origin}${empresa.apiBase}`;
  return { child, origin, api, port, startMs: performance.now() - began, stop };
}

/** The database behind a running server, for a process beside it. */
export async function locate(empresa: EmpresaPerfil, dataDir: string): Promise<PoolOptions> {
  const cluster = openCluster(readConfig({ DATA_DIR: dataDir }), { log: () => {}, beside: true });
  return (await cluster.locate(empresa)).connection;
}

export const openPool = (connection: PoolOptions, max: number): pg.Pool => createPool({ ...connection, max });

/** The token of a demo user. */
export async function logIn(api: string, username: string): Promise<string> {
  const response = await fetch(`${api}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: CLAVE_DEMO }),
  });
  const answer: unknown = await response.json();
  if (typeof answer === 'object' && answer && 'token' in answer) return String(answer.token);
  throw new Error(`login: ${JSON.stringify(answer)}`);
}
