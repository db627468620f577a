import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exitOf, isAlive, parentOf, startEmbeddedProcess } from '../../../test/support/serverProcess.ts';
import { withClient } from '../db/databases.ts';
import { livePostmaster } from './postmaster.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'distri-caidas-'));
chmodSync(dataDir, 0o755);
const cluster = path.join(dataDir, 'postgres');
const url = `postgresql://distri@localhost/postgres?host=${encodeURIComponent(path.join(dataDir, 'sockets'))}`;
const postmaster = () => livePostmaster(cluster) ?? 0;
const query = (text: string) => withClient({ url }, async (client) => (await client.query<{ v: number }>(text)).rows);

let server: ChildProcess;
let written = 0;

async function startServer(): Promise<void> {
  const started = await startEmbeddedProcess({ dataDir });
  expect(started.errors()).toBe('');
  server = started.child;
}

/** Confirmed before the blow, so it must be there after it. */
async function write(): Promise<void> {
  await query(`INSERT INTO libro VALUES (${++written})`);
}

async function expectAllThere(): Promise<void> {
  const rows = await query('SELECT v FROM libro ORDER BY v');
  expect(rows.map((row) => row.v)).toEqual(Array.from({ length: written }, (_, i) => i + 1));
}

beforeEach(async () => {
  await startServer();
  await query('CREATE TABLE IF NOT EXISTS libro (v int)');
  await write();
});
afterEach(async () => {
  server.kill('SIGTERM');
  await exitOf(server);
  expect(postmaster()).toBe(0);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe('after a blow', { timeout: 120_000 }, () => {
  it('a killed server takes its PostgreSQL along, and a new one starts at once', async () => {
    for (let round = 0; round < 3; round++) {
      const old = postmaster();
      server.kill('SIGKILL');
      await startServer();
      expect(isAlive(old)).toBe(false);
      await expectAllThere();
      await write();
    }
  });

  it('a killed server alone: PostgreSQL ends by itself', async () => {
    const old = postmaster();
    server.kill('SIGKILL');
    await expect.poll(() => isAlive(old), { timeout: 20_000 }).toBe(false);
    await startServer();
  });

  it('a PostgreSQL left behind without its supervisor is replaced, never doubled', async () => {
    const old = postmaster();
    process.kill(parentOf(old), 'SIGKILL');
    server.kill('SIGKILL');
    await startServer();
    expect(isAlive(old)).toBe(false);
    expect(postmaster()).not.toBe(old);
    await expectAllThere();
  });

  it('a killed PostgreSQL comes back under the living server', async () => {
    const old = postmaster();
    process.kill(old, 'SIGKILL');
    await expect.poll(() => query('SELECT 1 AS v').catch(() => []), { timeout: 20_000 }).toEqual([{ v: 1 }]);
    expect(postmaster()).not.toBe(old);
    await expectAllThere();
  });

  it('server, supervisor and PostgreSQL killed at once', async () => {
    const old = postmaster();
    for (const pid of [server.pid ?? 0, parentOf(old), old]) process.kill(pid, 'SIGKILL');
    await exitOf(server);
    await startServer();
    await expectAllThere();
  });

  it.each([
    ['names an unrelated process', (pid: number, text: string) => text.replace(/^\d+/, `${pid}`)],
    ['is corrupt', () => 'basura\n'],
    ['is empty', () => ''],
  ])('a pid file that %s', async (_, change) => {
    const pidFile = path.join(cluster, 'postmaster.pid');
    const text = readFileSync(pidFile, 'utf8');
    server.kill('SIGTERM');
    await exitOf(server);
    const bystander = spawn('sleep', ['60'], { stdio: 'ignore' });
    writeFileSync(pidFile, change(bystander.pid ?? 0, text));
    await startServer();
    await expectAllThere();
    expect(isAlive(bystander.pid ?? 0)).toBe(true);
    bystander.kill();
  });
});
