import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { asList, asValue, type Call, defineCall, lista, listaPaginada, valor } from '@distri/domain/kernel';
import compress from '@fastify/compress';
import Fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Page, PageRequest } from '../db/page.ts';
import { sendAnswer } from './answers.ts';
import { answerList, answerOrdered } from './list.ts';

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

/** A server with one call and what answers it; its address. */
async function serveAnswer(answer: () => unknown, answered: Call = call): Promise<string> {
  const app = Fastify({ forceCloseConnections: true });
  apps.push(app);
  await app.register(compress, { threshold: 0, encodings: ['gzip', 'identity'] });
  app.get('/', async (_request, reply) => sendAnswer(reply, answered, await answer()));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`;
}

/** A server that answers the whole of `table`. */
const serve = (readPage: (page: PageRequest) => Promise<Page<Row>>) =>
  serveAnswer(() => answerList({}, readPage, same));

/** Rows that tell when they are encoded, and the most that were in one turn of the event loop. */
function createTelling() {
  const seen = { encoded: 0, most: 0 };
  let inTurn = 0;
  const tell = ({ id, texto }: Row): Row => ({
    get id() {
      seen.encoded += 1;
      inTurn += 1;
      seen.most = Math.max(seen.most, inTurn);
      return id;
    },
    texto,
  });
  let ticker = setImmediate(function tick() {
    inTurn = 0;
    ticker = setImmediate(tick);
  });
  return { seen, tell, stop: () => clearImmediate(ticker) };
}

const rowsTo = (total: number): Row[] => Array.from({ length: total }, (_, n) => ({ id: n + 1, texto: 'ñ' }));

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
    const { seen, tell, stop } = createTelling();
    const { readPage } = createTable(3000);
    const url = await serve(async (page) => {
      const { rows, ...rest } = await readPage(page);
      return { ...rest, rows: rows.map(tell) };
    });
    await bodyOf(await open(url, { 'accept-encoding': encoding }));
    stop();
    expect(seen.encoded).toBe(3000);
    expect(seen.most).toBeLessThanOrEqual(50);
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

describe('a list that was read in one piece', () => {
  it('leaves in turns when it is long, whoever answers it', async () => {
    const { seen, tell, stop } = createTelling();
    const rows = rowsTo(3000).map(tell);
    const url = await serveAnswer(() => asList(rows, 4000));
    const text = (await bodyOf(await open(url))).toString();
    stop();
    const { count, result } = z.decode(call.answer, JSON.parse(text));
    expect([count, result.length, result.at(-1)?.id]).toEqual([4000, 3000, 3000]);
    expect(seen.most).toBeLessThanOrEqual(50);
  });

  it('has its rows in both forms when the contract says so', async () => {
    const row = z.object({ id: z.number(), texto: z.string() });
    const answer = lista(row).extend({ data: z.object({ result: z.array(row) }) });
    const twice = defineCall({ ...call, answer });
    for (const total of [3, 3000]) {
      const rows = rowsTo(total);
      const url = await serveAnswer(() => ({ ...asList(rows), data: { result: rows } }), twice);
      const body = z.decode(answer, JSON.parse((await bodyOf(await open(url))).toString()));
      expect(body).toEqual({ count: total, result: rows, data: { result: rows } });
    }
  });

  it('keeps what else it says: such an answer is one piece', async () => {
    const answer = lista(z.object({ id: z.number(), texto: z.string() })).extend({ avisos: z.array(z.string()) });
    const url = await serveAnswer(() => ({ ...asList(rowsTo(300)), avisos: ['uno'] }), defineCall({ ...call, answer }));
    expect(JSON.parse((await bodyOf(await open(url))).toString()).avisos).toEqual(['uno']);
  });

  it('is told from a value that is a list', async () => {
    const answer = valor(z.array(z.number()));
    const numbers = Array.from({ length: 1000 }, (_, n) => n);
    const url = await serveAnswer(() => asValue(numbers), defineCall({ ...call, answer }));
    expect(JSON.parse((await bodyOf(await open(url))).toString())).toEqual({ count: 1, result: numbers });
  });
});

describe('a list in an order that people choose', () => {
  /** Numbers from 1 to `total` from the last to the first, and what each reading was asked for. */
  function createOrdered(total: number, gone: readonly number[] = []) {
    const keys = Array.from({ length: total }, (_, n) => total - n);
    const asked: number[][] = [];
    const toRow = (id: number) => ({ id, texto: '' });
    return {
      asked,
      tab: {
        readFirst: async (limite: number) => keys.slice(0, limite).map(toRow),
        readKeys: async () => keys,
        readRows: async (some: number[]) => {
          asked.push(some);
          return some.filter((key) => !gone.includes(key)).map(toRow);
        },
      },
    };
  }

  it('is one reading when it is short', async () => {
    const { asked, tab } = createOrdered(200);
    expect(await answerOrdered(tab, (row) => row)).toMatchObject({ count: 200 });
    expect(asked).toEqual([]);
  });

  it('is read in batches in its order when it is long', async () => {
    const { asked, tab } = createOrdered(1001);
    const url = await serveAnswer(() => answerOrdered(tab, (row) => row));
    const { count, result } = JSON.parse((await bodyOf(await open(url))).toString());
    expect([count, result.length, result[0].id, result.at(-1).id]).toEqual([1001, 1001, 1001, 1]);
    expect(asked.map(({ length }) => length)).toEqual([200, 200, 200, 200, 200, 1]);
  });

  it('counts what it sends: what left the list meanwhile is not in it', async () => {
    const { tab } = createOrdered(500, [7, 400]);
    const url = await serveAnswer(() => answerOrdered(tab, (row) => row));
    const { count, result } = JSON.parse((await bodyOf(await open(url))).toString());
    expect([count, result.length]).toEqual([498, 498]);
  });
});
