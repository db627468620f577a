import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withClient } from '../db/databases.ts';
import { asAccount, chooseAccount } from './account.ts';
import { usableBinaries } from './binaries.ts';
import { refuseUnsafeDatabase } from './durability.ts';
import { type Embedded, startEmbedded } from './embedded.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'distri-durable-'));
let embedded: Embedded;
const PATIENCE = { timeout: 20_000 };
const url = () => embedded.url('postgres');

// Made by hand and without checksums: everything else is as the launcher makes it.
beforeAll(async () => {
  chmodSync(dataDir, 0o777);
  const account = chooseAccount(path.join(dataDir, 'postgres'));
  const initdb = path.join(usableBinaries(account, dataDir), 'bin/initdb');
  const args = [
    '-D',
    path.join(dataDir, 'postgres'),
    '-U',
    'distri',
    '--no-data-checksums',
    '--no-locale',
    '-E',
    'UTF8',
  ];
  expect(spawnSync(initdb, args, asAccount(account)).status).toBe(0);
  embedded = await startEmbedded({ dataDir, log: () => {} });
});
afterAll(async () => {
  await embedded.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const check = (options: { embedded: boolean }) =>
  withClient({ url: url() }, (client) => refuseUnsafeDatabase(client, options));

describe('durability', () => {
  it('is on unless somebody turns it off, and every commit reaches the disk', async () => {
    await check({ embedded: false });
    const syncs = await withClient({ url: url() }, async (client) => {
      await client.query('CREATE TABLE gota (v int)');
      const count = async () => {
        await client.query('SELECT pg_stat_force_next_flush()');
        const { rows } = await client.query<{ v: number }>(
          "SELECT sum(fsyncs) AS v FROM pg_stat_io WHERE object = 'wal'",
        );
        return rows[0]?.v ?? 0;
      };
      const before = await count();
      for (let i = 0; i < 100; i++) await client.query('INSERT INTO gota VALUES (1)');
      return (await count()) - before;
    });
    expect(syncs).toBeGreaterThanOrEqual(100);
  });

  it.each(['fsync', 'full_page_writes', 'synchronous_commit'])('a database with %s off is refused', async (name) => {
    const set = (text: string) =>
      withClient({ url: url() }, async (client) => {
        await client.query(text);
        await client.query('SELECT pg_reload_conf()');
      });
    await set(`ALTER SYSTEM SET ${name} = off`);
    await expect
      .poll(() => check({ embedded: false }).catch(String), PATIENCE)
      .toContain(`tiene desactivado: ${name}.`);
    await set(`ALTER SYSTEM RESET ${name}`);
    await expect.poll(() => check({ embedded: false }).catch(String), PATIENCE).toBeUndefined();
  });

  it('also when it is off for this one database', async () => {
    await withClient({ url: url() }, (client) => client.query('ALTER DATABASE postgres SET synchronous_commit = off'));
    await expect(check({ embedded: false })).rejects.toThrow('tiene desactivado: synchronous_commit.');
    await withClient({ url: url() }, (client) => client.query('ALTER DATABASE postgres RESET synchronous_commit'));
  });

  it('an embedded cluster without data checksums is refused', async () => {
    await expect(check({ embedded: true })).rejects.toThrow('tiene desactivado: data_checksums.');
  });
});
