import { createPedido } from '@distri/domain/pedidos';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createPrng } from '../../demo/prng.ts';
import { buildRequest, type Material, readMaterial } from '../ledger/operations.ts';
import { createSharedInstallation, logIn, ServerProcess, type TestInstallation } from './installation.ts';

const ORDERS = 8;

let installation: TestInstallation;
let one: ServerProcess;
let other: ServerProcess;
let material: Material;

beforeAll(async () => {
  installation = await createSharedInstallation();
  material = await readMaterial(installation.pool);
  [one, other] = await Promise.all([ServerProcess.start(installation.env), ServerProcess.start(installation.env)]);
}, 180_000);
afterAll(async () => {
  await Promise.all([one.end('SIGTERM'), other.end('SIGTERM')]);
  await installation.close();
});

async function send(server: ServerProcess, token: string, clave: string): Promise<{ status: number; text: string }> {
  const { method, path, body } = buildRequest('pedido', clave, material, createPrng(clave));
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': clave };
  const response = await fetch(`${server.base}${path}`, { method, headers, body });
  return { status: response.status, text: await response.text() };
}

/** Again until it is stored: the other process may be at it. */
async function sendUntilStored(server: ServerProcess, token: string, clave: string): Promise<string> {
  for (;;) {
    const { status, text } = await send(server, token, clave);
    if (status !== 409) {
      expect(status, text).toBe(200);
      return text;
    }
  }
}

test('two processes on one database: one key sent to both at once is one order, with one answer', async () => {
  const token = await logIn(one.base);
  for (let n = 0; n < ORDERS; n++) {
    const clave = `dos.${n}`;
    const answers = await Promise.all([one, other, one, other].map((server) => sendUntilStored(server, token, clave)));
    expect(new Set(answers).size).toBe(1);
    const { id } = createPedido.answer.parse(JSON.parse(answers[0] ?? ''));
    const { rows } = await installation.pool.query('SELECT id FROM pedidos WHERE notacompra = $1', [clave]);
    expect(rows).toEqual([{ id }]);
  }
});

test('what one stores the other reads, for a session that either of them opened, until either closes it', async () => {
  const token = await logIn(other.base, 'vendedor');
  const get = (server: ServerProcess, path: string) =>
    fetch(`${server.base}${path}`, { headers: { authorization: `Bearer ${token}` } });
  const { id } = createPedido.answer.parse(JSON.parse(await sendUntilStored(one, await logIn(one.base), 'lectura.1')));
  const admin = await logIn(one.base);
  const read = await fetch(`${other.base}/pedidos?id=${id}`, { headers: { authorization: `Bearer ${admin}` } });
  expect(z.object({ result: z.array(z.object({ id: z.number() })) }).parse(await read.json()).result).toMatchObject([
    { id },
  ]);
  expect((await get(one, '/auth/me')).status).toBe(200);
  await fetch(`${one.base}/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  expect((await get(other, '/auth/me')).status).toBe(401);
});

/** How many of these attempts with a wrong password were looked at, before the limit refused the rest. */
async function evaluated(username: string, servers: readonly ServerProcess[]): Promise<number> {
  const statuses: number[] = [];
  for (const server of servers) {
    const body = JSON.stringify({ username, password: 'equivocada' });
    const headers = { 'content-type': 'application/json' };
    statuses.push((await fetch(`${server.base}/auth/login`, { method: 'POST', headers, body })).status);
  }
  expect(statuses.at(-1)).toBe(429);
  return statuses.filter((status) => status === 401).length;
}

test('wrong passwords count together: going to the other process gives not one attempt more', async () => {
  const alone = await evaluated('operador', Array(16).fill(one));
  const alternating = Array.from({ length: 16 }, (_, n) => (n % 2 === 0 ? one : other));
  expect(await evaluated('supervisor', alternating)).toBe(alone);
});
