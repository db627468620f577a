import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { exitOf, isAlive, type RunningServer, startProgram, startServer } from '../test/support/serverProcess.ts';
import { calls } from './calls.ts';
import { databaseName } from './platform/cluster.ts';
import { withClient } from './platform/db/index.ts';
import { projectDir } from './platform/paths.ts';
import { livePostmaster } from './platform/postgres/postmaster.ts';

const base = mkdtempSync(path.join(tmpdir(), 'distri-programa-'));
chmodSync(base, 0o755);
const id = `prueba-${process.pid}`;
const EMPRESAS_CONFIG = path.join(base, 'empresas.json');
const embedded = { DATA_DIR: path.join(base, 'datos'), EMPRESAS_CONFIG };
const embeddedUrl = `postgresql://distri@localhost/${databaseName(id)}?host=${encodeURIComponent(path.join(embedded.DATA_DIR, 'sockets'))}`;
const servers: RunningServer[] = [];

const profiles: { empresas: { id: string; apiBase: string }[] } = JSON.parse(
  readFileSync(path.join(projectDir, 'config/empresas.json'), 'utf8'),
);
writeFileSync(EMPRESAS_CONFIG, JSON.stringify({ empresas: [{ ...profiles.empresas[0], id, apiBase: `/${id}/v1` }] }));

afterEach(async () => {
  for (const { child } of servers.splice(0)) {
    child.kill('SIGTERM');
    await exitOf(child);
  }
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

async function start(env: NodeJS.ProcessEnv = embedded): Promise<RunningServer> {
  const server = await startServer(env);
  servers.push(server);
  return server;
}

async function runUsuarios(env: NodeJS.ProcessEnv, ...args: string[]): Promise<string> {
  const program = await startProgram('src/cli/usuarios.ts', { args, env: { DATABASE_URL: '', ...env } });
  expect(program.errors()).toBe('');
  return program.output();
}

/** Makes the first administrator from the console; answers the password that it says. */
async function createAdmin(env: NodeJS.ProcessEnv): Promise<string> {
  const output = await runUsuarios(env, 'crear-admin', 'maria', '--nombre', 'María Paz');
  return /Su clave es (\S+)/.exec(output)?.[1] ?? '';
}

function call(server: RunningServer, method: string, address: string, token: string, body?: object): Promise<Response> {
  const headers = new Headers({ authorization: `Bearer ${token}` });
  if (body) headers.set('content-type', 'application/json');
  return fetch(`${server.url}/${id}/v1${address}`, { method, headers, body: body && JSON.stringify(body) });
}

/** What only the company knows: its accounts, people, vehicles and brands. A new installation has none. */
const OWN = ['cuentasBancarias', 'choferes', 'vehiculos', 'lineasArticulo', 'equivalenciasFiltros'];

/** How many rows each lookup table answers over HTTP, by its name. */
async function countMaestros(server: RunningServer, token: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { path: address } of calls.filter(({ path: address }) => address.startsWith('/masters/'))) {
    if (address.endsWith('documentosACancelar')) continue;
    const answer = await call(server, 'GET', `${address}?comprobante=factura`, token);
    expect(answer.status, address).toBe(200);
    const { count, result } = z.object({ count: z.number(), result: z.array(z.unknown()) }).parse(await answer.json());
    expect(count, address).toBe(result.length);
    counts.set(address.replace('/masters/', ''), count);
  }
  return counts;
}

async function logIn(server: RunningServer, password: string): Promise<string> {
  const answer = await call(server, 'POST', '/auth/login', '', { username: 'maria', password });
  expect(answer.status).toBe(200);
  return z.object({ token: z.string() }).parse(await answer.json()).token;
}

// Whole programs start and stop here, on a machine that may be busy with other tests.
describe('the program', { timeout: 300_000 }, () => {
  it('starts in production with the lookup tables, serves, takes users from the console beside it, and stops with PostgreSQL', async () => {
    const server = await start();
    expect(server.errors()).toBe('');
    expect((await fetch(`${server.url}/ready`)).status).toBe(200);
    expect(server.output()).not.toContain('demostración');
    const password = await createAdmin(embedded);
    const token = await logIn(server, password);
    const maestros = await countMaestros(server, token);
    expect(maestros.size).toBeGreaterThan(20);
    expect(
      [...maestros]
        .filter(([, count]) => count === 0)
        .map(([name]) => name)
        .sort(),
    ).toEqual([...OWN].sort());
    expect(maestros.get('users')).toBe(1);
    const postmaster = livePostmaster(path.join(embedded.DATA_DIR, 'postgres')) ?? 0;
    expect(isAlive(postmaster)).toBe(true);

    const began = Date.now();
    server.child.kill('SIGINT');
    await exitOf(server.child);
    expect(server.child.exitCode).toBe(0);
    expect(Date.now() - began).toBeLessThan(11_000);
    expect(isAlive(postmaster)).toBe(false);

    const again = await start();
    expect((await call(again, 'GET', '/auth/me', token)).status).toBe(200);
    expect(await countMaestros(again, await logIn(again, password))).toEqual(maestros);
  });

  it('ends what is under way before it stops, and takes nothing new', async () => {
    const server = await start();
    const output = await runUsuarios(embedded, 'crear', 'juan', '--rol', 'O', '--nombre', 'Juan');
    const body = { username: 'juan', password: /Su clave es (\S+)/.exec(output)?.[1] };
    await withClient({ url: embeddedUrl }, async (client) => {
      await client.query('BEGIN; LOCK TABLE sesiones');
      const inside = call(server, 'POST', '/auth/login', '', body);
      // Not pg_stat_activity: inside a transaction it keeps the connections that it saw first, and the login's may be newer.
      const waiting = "SELECT 1 FROM pg_locks WHERE relation = 'sesiones'::regclass AND NOT granted";
      await expect.poll(async () => (await client.query(waiting)).rowCount, { timeout: 20_000 }).toBe(1);
      server.child.kill('SIGTERM');
      await expect
        .poll(() => fetch(`${server.url}/health`).then(String, () => 'refused'), { timeout: 5_000 })
        .toBe('refused');
      await client.query('COMMIT');
      expect((await inside).status).toBe(200);
    });
    await exitOf(server.child);
    expect(server.child.exitCode).toBe(0);
  });

  it('refuses a data folder in use, a port in use and a wrong setting, in words', async () => {
    const server = await start();
    const second = await start();
    expect(second.errors()).toContain(`ya está en uso por el proceso ${server.child.pid} de Distri`);
    expect(second.child.exitCode).toBe(1);

    const port = new URL(server.url).port;
    const third = await start({ ...embedded, DATA_DIR: path.join(base, 'otros'), PORT: port });
    expect(third.errors()).toBe(`El puerto ${port} está en uso o no se puede abrir. Elegí otro con PORT.\n`);
    expect(third.child.exitCode).toBe(1);
    expect(livePostmaster(path.join(base, 'otros/postgres'))).toBeNull();

    const fourth = await start({ ...embedded, PORT: 'tres' });
    expect(fourth.errors()).toBe('La configuración no es válida:\n  PORT: tiene que ser un número (el puerto)\n');
    expect((await fetch(`${server.url}/ready`)).status).toBe(200);
  });

  it('keeps no state: two processes on one DATABASE_URL serve the same users', async () => {
    const shared = { DATABASE_URL: inject('clusterUrl'), EMPRESAS_CONFIG };
    const [one, other] = await Promise.all([start(shared), start(shared)]);
    try {
      expect([one.errors(), other.errors()]).toEqual(['', '']);
      const token = await logIn(one, await createAdmin(shared));
      expect((await call(other, 'GET', '/auth/me', token)).status).toBe(200);
      expect((await call(other, 'POST', '/auth/logout', token)).status).toBe(200);
      expect((await call(one, 'GET', '/auth/me', token)).status).toBe(401);
    } finally {
      await withClient({ url: shared.DATABASE_URL }, (client) =>
        client.query(`DROP DATABASE IF EXISTS ${databaseName(id)} WITH (FORCE)`),
      );
    }
  });
});
