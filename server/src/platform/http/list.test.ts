import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { defineCall, listaPaginada } from '@distri/domain/kernel';
import compress from '@fastify/compress';
import Fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Page, PageRequest } from '../db/page.ts';
import { sendAnswer } from './answers.ts';
import { answerList } from './list.ts';

const call = defineCall({
  name: 'prueba.listar',
  method: 'GET',
  path: '/prueba',
  summary: 'Una lista larga',
  permission: 'public',
  kind: 'read',
  answer: listaPaginada(z.object({ id: z.number(), texto: z.string() })),
});

interface Row {
  id: number;
  texto: string;
}

/** Rows from 1 to `total` as a repository would read them, and what it was asked. */
function createTable(total: number, width = 10) {
  const asked: PageRequest[] = [];
  const readPage = async (page: PageRequest): Promise<Page<Row>> => {
    asked.push(page);
    const from = Number(page.desdeClave ?? 0);
    const length = Math.min(page.limite, total - from);
    const rows = Array.from({ length }, (_, index) => ({ id: from + index + 1, texto: 'ñ'.repeat(width) }));
    const last = from + length;
    return { rows, count: page.contar ? total : 0, ...(last < total ? { siguiente: String(last) } : {}) };
  };
  return { asked, readPage };
}

const same = (rows: Row[]) => rows;
const apps: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

/** A server that answers the whole of `table`; its address. */
async function serve(readPage: (page: PageRequest) => Promise<Page<Row>>): Promise<string> {
  const app = Fastify({ forceCloseConnections: true });
  apps.push(app);
  await app.register(compress, { threshold: 0, encodings: ['gzip', 'identity'] });
  app.get('/', async (_request, reply) => sendAnswer(reply, call, await answerList({}, readPage, same)));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`;
}

/** Asks and takes nothing of the body yet. */
async function open(url: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const [response] = (await once(get(url, { headers }), 'response')) as [IncomingMessage];
  return response.pause();
}

async function bodyOf(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Waits until nothing more is read. */
async function quiet(asked: readonly unknown[]): Promise<void> {
  let before = -1;
  const isStill = () => {
    const still = asked.length === before;
    before = asked.length;
    return still;
  };
  await expect.poll(isStill, { interval: 200, timeout: 10_000 }).toBe(true);
}

function expectWhole(text: string, total: number): void {
  const { count, result, siguiente } = z.decode(call.answer, JSON.parse(text));
  expect([count, siguiente]).toEqual([total, undefined]);
  expect(result.map(({ id }) => id)).toEqual(Array.from({ length: total }, (_, index) => index + 1));
}

describe('a list with limite', () => {
  it('is a page, the count of all and the key of the next page', async () => {
    const { asked, readPage } = createTable(30);
    const answer = await answerList({ limite: 7, desdeClave: '14' }, readPage, same);
    expect(answer).toMatchObject({ count: 30, siguiente: '21' });
    expect(asked).toEqual([{ limite: 7, desdeClave: '14', contar: true }]);
  });

  it('has no next page after the last', async () => {
    expect(await answerList({ limite: 7, desdeClave: '28' }, createTable(30).readPage, same)).not.toHaveProperty(
      'siguiente',
    );
  });
});

describe('a list without limite', () => {
  it.each([0, 1, 199, 200])('of %i rows is one statement and one piece', async (total) => {
    const { asked, readPage } = createTable(total);
    const response = await fetch(await serve(readPage));
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expectWhole(await response.text(), total);
    expect(asked).toEqual([{ limite: 200, desdeClave: undefined, contar: false }]);
  });

  it.each([201, 400, 12_345])('of %i rows is whole, in order and counted', async (total) => {
    expectWhole(await (await fetch(await serve(createTable(total).readPage))).text(), total);
  });

  it('goes on from a key, and counts all that match', async () => {
    const { readPage } = createTable(2000);
    const app = Fastify();
    apps.push(app);
    app.get('/', async (_request, reply) =>
      sendAnswer(reply, call, await answerList({ desdeClave: '700' }, readPage, same)),
    );
    const { count, result } = z.decode(call.answer, (await app.inject('/')).json());
    expect([count, result.length, result[0]?.id]).toEqual([2000, 1300, 701]);
  });

  it('is never read further ahead than the client takes it', async () => {
    const { asked, readPage } = createTable(100_000, 2000);
    const response = await open(await serve(readPage), { 'accept-encoding': 'identity' });
    await quiet(asked);
    // What the sockets of both sides hold, and a batch or two: a small part of 400 MB.
    expect(asked.length).toBeLessThan(40);
    response.destroy();
  });

  it.each(['gzip', 'identity'])('stops being read when the client goes away (%s)', async (encoding) => {
    const { asked, readPage } = createTable(1_000_000, 2000);
    const response = await open(await serve(readPage), { 'accept-encoding': encoding });
    response.destroy();
    await quiet(asked);
    expect(asked.length).toBeLessThan(1000);
  });

  it.each(['gzip', 'identity'])('is never more than 50 rows of one turn of the event loop (%s)', async (encoding) => {
    let inTurn = 0;
    let most = 0;
    let encoded = 0;
    const { readPage } = createTable(3000);
    const counted = async (page: PageRequest) => {
      const { rows, ...rest } = await readPage(page);
      // Each row tells when it is encoded.
      const telling = rows.map(({ id, texto }) => ({
        get id() {
          encoded += 1;
          inTurn += 1;
          most = Math.max(most, inTurn);
          return id;
        },
        texto,
      }));
      return { ...rest, rows: telling };
    };
    const url = await serve(counted);
    let ticker = setImmediate(function tick() {
      inTurn = 0;
      ticker = setImmediate(tick);
    });
    await bodyOf(await open(url, { 'accept-encoding': encoding }));
    clearImmediate(ticker);
    expect(encoded).toBe(3000);
    expect(most).toBeLessThanOrEqual(50);
  });

  it('travels compressed as well', async () => {
    const url = await serve(createTable(3000).readPage);
    const response = await open(url, { 'accept-encoding': 'gzip' });
    expect(response.headers['content-encoding']).toBe('gzip');
    expectWhole(gunzipSync(await bodyOf(response)).toString(), 3000);
  });

  it('is cut when reading fails on the way: nobody takes half for the whole', async () => {
    const { readPage } = createTable(5000);
    const failing = async (page: PageRequest) => {
      if (page.desdeClave === '2000') throw new Error('the database went away');
      return readPage(page);
    };
    const response = await open(await serve(failing), { 'accept-encoding': 'identity' });
    expect(response.statusCode).toBe(200);
    await expect(bodyOf(response)).rejects.toThrow();
  });
});
