import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';

const ROOT = join(import.meta.dirname, '../..');
const START_TIMEOUT_MS = 180_000;

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

async function waitFor(url: string, child: ChildProcess, log: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}; see ${log}`);
    if (await answers(url)) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`the server did not answer at ${url} in time; see ${log}`);
}

/** A server of the stories, with a database of its own; with one company alone when `empresa` names it. */
export interface Casa {
  port: number;
  dataDir: string;
  empresa?: string;
}

export type Casas = Record<'ventas' | 'cobros', Casa>;

/** Settings of a server that knows one company only. */
function soloEmpresa(id: string): { EMPRESAS_CONFIG: string } {
  const { empresas } = JSON.parse(readFileSync(join(ROOT, 'config/empresas.json'), 'utf8')) as {
    empresas: { id: string }[];
  };
  const file = join(ROOT, 'test-results', `empresas-${id}.json`);
  writeFileSync(file, JSON.stringify({ empresas: empresas.filter((empresa) => empresa.id === id) }));
  return { EMPRESAS_CONFIG: file };
}

/** Starts `npm start`'s server on its own port and data folder, with the demo companies fresh; what it answers stops it. */
async function abrir({ port, dataDir, empresa }: Casa): Promise<() => Promise<void>> {
  rmSync(dataDir, { recursive: true, force: true });
  const log = join('test-results', `e2e-server-${port}.log`);
  const output = openSync(log, 'w');
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, ...(empresa && soloEmpresa(empresa)) },
    stdio: ['ignore', output, output],
  });
  await waitFor(`http://localhost:${port}/ready`, child, log);
  return async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** Builds what the houses start with, so that they can all start at once. */
function compilar(): void {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error('the build failed');
}

/** Opens every house of the stories; closes them afterwards. */
export default async function abrirCasas(config: FullConfig): Promise<() => Promise<void>> {
  const { casas } = config.metadata as { casas: Casas };
  mkdirSync('test-results', { recursive: true });
  compilar();
  const cerrar = await Promise.all(Object.values(casas).map(abrir));
  return async () => {
    await Promise.all(cerrar.map((close) => close()));
  };
}
