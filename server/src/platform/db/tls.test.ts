import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, inject, test } from 'vitest';
import { CERTIFICADO_PROPIO } from '../../../test/support/certificadoPropio.ts';
import { openTlsFront } from '../../../test/support/tlsFront.ts';
import { readConfig } from '../config.ts';
import { withClient } from './databases.ts';

const front = await openTlsFront(inject('clusterUrl'));
const dir = mkdtempSync(path.join(tmpdir(), 'distri-tls-'));
const ca = path.join(dir, 'ca.pem');
writeFileSync(ca, CERTIFICADO_PROPIO.cert);
afterAll(async () => {
  await front.close();
  rmSync(dir, { recursive: true });
});
beforeEach(() => Object.assign(front.seen, { plain: 0, encrypted: 0 }));

/** Asks the database as a server with these settings does. */
async function ask(settings: Readonly<Record<string, string>>): Promise<number | undefined> {
  const { tls } = readConfig(settings);
  return withClient({ url: front.url('postgres'), ...(tls && { tls }) }, async (client) => {
    const { rows } = await client.query<{ uno: number }>('SELECT 1 AS uno');
    return rows[0]?.uno;
  });
}

test('without DATABASE_TLS nothing is encrypted', async () => {
  expect(await ask({})).toBe(1);
  expect(front.seen).toEqual({ plain: 1, encrypted: 0 });
});

test('cifrar encrypts, whoever signed the certificate', async () => {
  expect(await ask({ DATABASE_TLS: 'cifrar' })).toBe(1);
  expect(front.seen).toEqual({ plain: 0, encrypted: 1 });
});

test('verificar takes the certificate of the given authority, and no other', async () => {
  expect(await ask({ DATABASE_TLS: 'verificar', DATABASE_TLS_CA: ca })).toBe(1);
  expect(front.seen).toEqual({ plain: 0, encrypted: 1 });
  await expect(ask({ DATABASE_TLS: 'verificar' })).rejects.toThrow('self-signed certificate');
  expect(front.seen.plain).toBe(0);
});
