import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { copyIn, copyOut } from './copy.ts';
import { withClient } from './databases.ts';

const db = await createTestDatabase();
const connection = { url: db.url };
const ROWS = 800;

beforeAll(() =>
  db.pool.query(`
    CREATE TABLE largo (id int PRIMARY KEY, texto text);
    CREATE TABLE copia (LIKE largo INCLUDING ALL);
    INSERT INTO largo SELECT i, repeat(md5(i::text) || E'\\t\\n\\\\', 1 + i % 40) FROM generate_series(1, ${ROWS}) i`),
);
afterAll(() => db.close());

/** The bytes of a COPY, taken by somebody who holds on to each piece for a while, as compression does in its thread. */
async function readSlowly(statement: string): Promise<Buffer> {
  const taken: Buffer[] = [];
  const slow = new Writable({
    write(chunk: Buffer, _encoding, done) {
      setTimeout(() => {
        taken.push(Buffer.from(chunk));
        done();
      }, taken.length % 4);
    },
  });
  await withClient(connection, (client) => pipeline(copyOut(client, statement), slow));
  return Buffer.concat(taken);
}

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

it('moves a table out and in again, byte by byte, at any pace and in any pieces', async () => {
  const bytes = await readSlowly('COPY largo TO STDOUT');
  const rows = await withClient(connection, (client) => copyIn(client, 'COPY copia FROM STDIN', inPieces(bytes, 7919)));
  expect(rows).toBe(ROWS);
  const { rows: different } = await db.pool.query('SELECT * FROM largo EXCEPT SELECT * FROM copia');
  expect(different).toEqual([]);
});

it('counts the rows, and leaves the connection ready for the next statement', async () => {
  await withClient(connection, async (client) => {
    const out = copyOut(client, 'COPY (SELECT 1 FROM generate_series(1, 7)) TO STDOUT');
    await out.toArray();
    expect(out.rows).toBe(7);
    expect((await client.query('SELECT 1 AS v')).rows).toEqual([{ v: 1 }]);
  });
});

it('rejects what the database refuses, and what the source of the bytes throws', async () => {
  await withClient(connection, async (client) => {
    await expect(copyOut(client, 'COPY no_existe TO STDOUT').toArray()).rejects.toThrow('no_existe');
    await expect(copyIn(client, 'COPY copia FROM STDIN', inPieces(Buffer.from('x\ty\n'), 9))).rejects.toThrow(
      'integer',
    );
    async function* broken(): AsyncGenerator<Buffer> {
      yield Buffer.from('1\ta\n');
      throw new Error('disco roto');
    }
    await expect(copyIn(client, 'COPY copia FROM STDIN', broken())).rejects.toThrow('disco roto');
    expect((await client.query('SELECT 1 AS v')).rows).toEqual([{ v: 1 }]);
  });
});
