import { refuse } from '@distri/domain/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { inTransaction } from '../db/index.ts';
import { checkedFile, readFile, safeFileName, storeFile } from './index.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

const paper = (text: string) => checkedFile('application/pdf', Buffer.from(text));

test('a file is kept once under its hash, and read back byte for byte', async () => {
  const file = paper('uno');
  await inTransaction(db.pool, (tx) => storeFile(tx, file));
  await inTransaction(db.pool, (tx) => storeFile(tx, file));
  expect(await readFile(db.pool, file.hash)).toEqual({ tipo: 'application/pdf', bytes: Buffer.from('uno') });
  const { rows } = await db.pool.query('SELECT encode(sha256(bytes), $1) AS sum, hash FROM archivos', ['hex']);
  expect(rows).toEqual([{ sum: file.hash, hash: file.hash }]);
  expect(await readFile(db.pool, '0'.repeat(64))).toBeNull();
});

test('a file of a refused document is not kept, and a kept one never changes', async () => {
  const file = paper('dos');
  await inTransaction(db.pool, async (tx) => {
    await storeFile(tx, file);
    return refuse(422, 'no');
  });
  expect(await readFile(db.pool, file.hash)).toBeNull();
  await expect(db.pool.query("UPDATE archivos SET bytes = 'x'")).rejects.toThrow(/solo agregado/);
});

test.each([
  ['FACTURA..pdf', 'FACTURA..pdf'],
  ['Cotización Nº 12.pdf', 'Cotización Nº 12.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['..\\..\\win.ini', 'win.ini'],
  ['/etc/cron.d/x', 'x'],
  ['a\r\nSet-Cookie: x=1.pdf', 'aSet-Cookie_ x=1.pdf'],
  ['a\u0000b.pdf', 'ab.pdf'],
  ['factura\u202Efdp.exe', 'facturafdp.exe'],
  ['con', 'adjunto.pdf'],
  ['NUL.pdf', 'adjunto.pdf'],
  ['com1.txt', 'adjunto.pdf'],
  ['..', 'adjunto.pdf'],
  ['   ', 'adjunto.pdf'],
  ['', 'adjunto.pdf'],
  ['a"b<c>|d?*.pdf', 'a_b_c__d__.pdf'],
  ['\ud800x.pdf', 'x.pdf'],
  ['%2e%2e%2fx.pdf', '%2e%2e%2fx.pdf'],
  [`${'ñ'.repeat(4000)}.pdf`, `${'ñ'.repeat(96)}.pdf`],
])('the name %j becomes %j', (given, kept) => {
  expect(safeFileName(given, 'adjunto.pdf')).toBe(kept);
});
