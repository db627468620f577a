import type { AddressInfo } from 'node:net';
import { getPendientes } from '@distri/domain/notificaciones';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { heldUploadBytes } from '../../src/platform/http/uploadBudget.ts';
import { seedMaestros } from '../factories.ts';
import { createTestApi, type Persona, type TestApi } from '../support/testApi.ts';
import { BOUNDARY, END, fieldHead, fileHead, isClean, openUpload, pour, type Wild } from './floods.ts';

const MB = 1024 * 1024;
let api: TestApi;
let persona: Persona;
let port: number;
const open: Wild[] = [];

beforeAll(async () => {
  api = await createTestApi({ seed: seedMaestros, maxConnections: 1 });
  persona = await api.persona({ rol: 'O' });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  port = (api.app.server.address() as AddressInfo).port;
});
afterAll(() => api.close());
afterEach(async () => {
  for (const { socket } of open.splice(0)) socket.destroy();
  await expect.poll(() => isClean(api), { timeout: 20_000 }).toBe(true);
});

async function begin(token = persona.token): Promise<Wild> {
  const wild = await openUpload({ port, empresa: api.empresa.id, token });
  open.push(wild);
  return wild;
}

/** Reliability F2. What is larger than an upload may be is refused while it streams, whatever it calls itself. */
describe('a body without end', () => {
  it.each([
    ['in a file', fileHead('attachment')],
    ['in a file that nobody asked for', fileHead('otra')],
    ['in a field', fieldHead('data')],
    ['in a field that nobody asked for', fieldHead('otra')],
    ['in the name of a part', `--${BOUNDARY}\r\nContent-Disposition: form-data; name="`],
    ['before the first part', 'x'],
    ['after the last part', `${fieldHead('data')}{}\r\n${END}`],
  ])('%s: refused, and cut', async (_where, head) => {
    const wild = await begin();
    wild.send(head);
    const sent = await pour(wild, Buffer.alloc(64 * 1024, 'a'));
    expect([400, 413]).toContain(await wild.status);
    // Of what a line on loopback takes in the five seconds that an answered client may go on: gigabytes.
    expect(sent).toBeLessThan(512 * MB);
  });

  it('in lines, as parts: the twenty-first ends it', async () => {
    const wild = await begin();
    for (let part = 0; part < 1000; part++) wild.send(`${fieldHead(`p${part}`)}x\r\n`);
    wild.send(END);
    expect([400, 413]).toContain(await wild.status);
  });

  it('of parts with the right name', async () => {
    const wild = await begin();
    for (let part = 0; part < 1000; part++) wild.send(`${fileHead('attachment')}%PDF-1.7\r\n`);
    wild.send(END);
    expect(await wild.status).toBe(413);
  });

  it('by its own word: refused before a byte is read', async () => {
    const response = await fetch(`http://127.0.0.1:${port}/${api.empresa.id}/v1/email/send`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${persona.token}`,
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      },
      body: Buffer.alloc(13 * MB, 'a'),
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({ message: 'El archivo es demasiado grande' });
  });
});

it('without a session nothing is read: 401, and the line is cut soon after', async () => {
  const wild = await begin('x');
  const sent = await pour(wild, Buffer.alloc(64 * 1024, 'a'));
  expect(await wild.status).toBe(401);
  expect(sent).toBeLessThan(512 * MB);
  expect(heldUploadBytes()).toBe(0);
});

it('many slow ones hold no connection: the only one answers others', async () => {
  for (let number = 0; number < 40; number++) (await begin()).send(fileHead('attachment'));
  await expect.poll(() => heldUploadBytes()).toBeGreaterThan(0);
  for (let round = 0; round < 10; round++) {
    for (const wild of open) wild.send('a');
    expect((await persona.ok(getPendientes)).result).toBe(0);
  }
  expect(api.pool.totalCount).toBe(1);
});

it('cut anywhere, nothing stays behind', async () => {
  const whole = Buffer.from(`${fieldHead('data')}{"to":"a@x.example"}\r\n${fileHead('attachment')}%PDF-1.7\r\n${END}`);
  for (let at = 0; at < whole.length; at += 7) {
    const wild = await begin();
    if (at > 0) wild.send(whole.subarray(0, at));
    await new Promise<void>((resolve) => wild.socket.write('', () => resolve()));
    wild.socket.destroy();
    await wild.closed;
  }
});

it('more than the process has room for: told to come back, and there is room again afterwards', async () => {
  const piece = Buffer.alloc(MB, 'a');
  const statuses: Promise<number>[] = [];
  // Fourteen of ten megabytes each, none of them complete.
  for (let number = 0; number < 14; number++) {
    const wild = await begin();
    wild.send(fileHead('attachment'));
    for (let size = 0; size < 9.9; size += 0.9) wild.send(piece.subarray(0, Math.round(0.9 * MB)));
    statuses.push(wild.status);
  }
  expect(await Promise.any(statuses)).toBe(503);
  for (const { socket } of open.splice(0)) socket.destroy();
  await expect.poll(() => heldUploadBytes(), { timeout: 20_000 }).toBe(0);
  const wild = await begin();
  wild.send(`${fieldHead('data')}{}\r\n${END}`);
  wild.socket.write('0\r\n\r\n');
  expect(await wild.status).toBe(400);
});
