import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { z } from 'zod';
import { loadDemo } from '../../demo/index.ts';
import { CLAVE_DEMO } from '../../demo/usuarios.ts';
import { databaseName } from '../../src/platform/cluster.ts';
import { envName, readConfig } from '../../src/platform/config.ts';
import { createPool } from '../../src/platform/db/index.ts';

import { openInstallation } from '../../src/platform/installation.ts';
import { createTestDatabase } from '../support/database.ts';
import { exitOf, type RunningServer, startServer } from '../support/serverProcess.ts';
import { testEmpresa } from '../support/testApi.ts';

/** A company with the small demo in a database of its own, and how a server process finds it. */
export interface TestInstallation {
  /** Environment of the main program. */
  env: Record<string, string>;
  /** PGDATA of the embedded cluster; null when the database is in somebody else's. */
  cluster: string | null;
  /** A pool of the test's own on the company's database; the embedded one answers only while a server runs. */
  pool: pg.Pool;
  close(): Promise<void>;
}

const empresa = testEmpresa();
const quiet = () => {};
const common = { EMPRESA: empresa.id, HOST: '127.0.0.1', LOG_LEVEL: 'silent' };

/** On an embedded PostgreSQL of its own, which every server process starts and stops. */
export async function createEmbeddedInstallation(): Promise<TestInstallation> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'distri-fallas-'));
  chmodSync(dataDir, 0o755);
  const env = { ...common, DATA_DIR: dataDir };
  const installation = await openInstallation(readConfig(env), [empresa], { log: quiet });
  for (const { pool, perfil } of installation.companies) await loadDemo(pool, perfil, { size: 'mini', log: quiet });
  await installation.close();
  const sockets = encodeURIComponent(path.join(dataDir, 'sockets'));
  const pool = createPool({
    url: `postgresql://distri@localhost/${databaseName(empresa.id)}?host=${sockets}`,
    unhurried: true,
  });
  const close = async () => {
    await pool.end();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { env, cluster: path.join(dataDir, 'postgres'), pool, close };
}

/** On the test run's PostgreSQL: the embedded one, or that of DATABASE_URL. */
export async function createSharedInstallation(): Promise<TestInstallation> {
  const database = await createTestDatabase();
  await loadDemo(database.pool, empresa, { size: 'mini', log: quiet });
  const env = { ...common, [`DATABASE_URL_${envName(empresa.id)}`]: database.url };
  return { env, cluster: null, pool: database.pool, close: database.close };
}

/** What C1 and C10 run on: the database that the test run was told to use, or an embedded one of their own. */
export const createInstallation = () =>
  process.env.DATABASE_URL ? createSharedInstallation() : createEmbeddedInstallation();

/** A port that is free now, the same before and after a restart. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('port'))));
    });
  });
}

/** The main program in a process of its own, on one port for all of its lives. */
export class ServerProcess {
  #running: RunningServer | null = null;
  readonly #lives: RunningServer[] = [];

  private constructor(
    readonly env: Record<string, string>,
    readonly base: string,
  ) {}

  static async start(env: Record<string, string>): Promise<ServerProcess> {
    const port = await freePort();
    const server = new ServerProcess({ ...env, PORT: `${port}` }, `http://127.0.0.1:${port}/v1`);
    await server.start();
    return server;
  }

  get pid(): number {
    return this.#running?.child.pid ?? 0;
  }

  isRunning(): boolean {
    const child = this.#running?.child;
    return child !== undefined && child.exitCode === null && child.signalCode === null;
  }

  /** Starts it and waits until it answers; how long that took, in milliseconds. */
  async start(): Promise<number> {
    const began = Date.now();
    this.#running = await startServer(this.env);
    this.#lives.push(this.#running);
    if (!this.isRunning()) throw new Error(`the server ended at its start: ${this.#running.errors()}`);
    return Date.now() - began;
  }

  /** Everything that it wrote in all of its lives. */
  output(): string {
    return this.#lives.map((life) => life.output() + life.errors()).join('');
  }

  /** Sends a signal and waits for the end; the exit code, null when the signal itself ended it. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const child = this.#running?.child;
    if (!child) return null;
    child.kill(signal);
    await exitOf(child);
    return child.exitCode;
  }
}

/** Logs in as the screen does; answers the token. */
export async function logIn(base: string, username = 'admin'): Promise<string> {
  const response = await fetch(`${base}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: CLAVE_DEMO }),
  });
  if (!response.ok) throw new Error(`login: ${response.status} ${await response.text()}`);
  return z.object({ token: z.string() }).parse(await response.json()).token;
}
