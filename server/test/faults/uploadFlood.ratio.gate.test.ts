import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedMaestros } from '../factories.ts';
import { startProgram } from '../support/serverProcess.ts';
import { createTestApi, type Persona, type TestApi } from '../support/testApi.ts';
import { isClean } from './floods.ts';

let api: TestApi;
let persona: Persona;
let port: number;

beforeAll(async () => {
  api = await createTestApi({ seed: seedMaestros, requestTimeoutMs: 8_000 });
  persona = await api.persona({ rol: 'O' });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  port = (api.app.server.address() as AddressInfo).port;
});
afterAll(() => api.close());

/** A server that does nothing, in a process of its own: how late this machine answers at all just now. */
const IDLE = `
  const server = require('node:http').createServer((request, response) => response.end('{}'));
  server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`;
let idle: ChildProcess;
let idleUrl: string;
beforeAll(async () => {
  idle = spawn(process.execPath, ['-e', IDLE]);
  const [line] = await once(idle.stdout ?? idle, 'data');
  idleUrl = `http://127.0.0.1:${String(line).trim()}/`;
});
afterAll(() => {
  idle.kill();
});

async function ask(url: string): Promise<number> {
  const began = performance.now();
  const response = await fetch(url, { headers: { authorization: `Bearer ${persona.token}` } });
  await response.arrayBuffer();
  expect(response.status).toBe(200);
  return performance.now() - began;
}

const percentile99 = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;

/** 99 of 100 answers were shorter, of ours and of the idle one, asked in turn until `until`. */
async function measure(until: () => boolean) {
  const ours: number[] = [];
  const theirs: number[] = [];
  while (!until() || ours.length < 300) {
    ours.push(await ask(`http://127.0.0.1:${port}/${api.empresa.id}/v1/notifications/pending`));
    theirs.push(await ask(idleUrl));
  }
  return { ours: percentile99(ours), theirs: percentile99(theirs) };
}

/** What the flood was answered; fails when the others waited more than twice as long as without it. */
async function flood(kind: string, count: number): Promise<number[]> {
  await measure(() => true);
  const quiet = await measure(() => true);
  let done = false;
  const orders = JSON.stringify({ port, empresa: api.empresa.id, token: persona.token });
  const running = startProgram('test/support/floodProcess.ts', { args: [kind, String(count), orders] }).finally(() => {
    done = true;
  });
  const loaded = await measure(() => done);
  const { output, errors } = await running;
  expect(errors()).toBe('');
  await expect.poll(() => isClean(api), { timeout: 20_000 }).toBe(true);
  // The flood takes half of the machine for itself: what the idle server shows of that is not ours.
  const machine = Math.max(1, loaded.theirs / quiet.theirs);
  expect(loaded.ours).toBeLessThan(Math.max(100, 2 * quiet.ours * machine));
  return JSON.parse(output());
}

/** Reliability F2. */
it('200 uploads at a byte a second: told 408, and nobody else notices', async () => {
  expect(new Set(await flood('slow', 200))).toEqual(new Set([408]));
}, 120_000);

it('500 that go away at some byte: nothing stays behind, and nobody else notices', async () => {
  expect(await flood('abort', 500)).toHaveLength(500);
}, 120_000);

it('20 bodies without end at once: refused while they stream, and nobody else waits long', async () => {
  const statuses = await flood('endless', 20);
  for (const status of statuses) expect([0, 413, 503]).toContain(status);
  expect(statuses.some((status) => status !== 0)).toBe(true);
}, 120_000);
