import { connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { getPendientes } from '@distri/domain/notificaciones';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedMaestros } from '../../../test/factories.ts';
import { createTestApi, type Persona, type TestApi } from '../../../test/support/testApi.ts';

const SLOW = 500;
let api: TestApi;
let person: Persona;
let port: number;

beforeAll(async () => {
  api = await createTestApi({ seed: seedMaestros });
  person = await api.persona({ rol: 'A' });
  port = Number(new URL(await api.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => api.close());

/** Headers that never end. */
function openSlow(): Promise<{ socket: Socket; closed: Promise<void> }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write('POST / HTTP/1.1\r\nHost: x\r\nX-Lento: ');
      const closed = new Promise<void>((done) => socket.on('close', () => done()));
      resolve({ socket, closed });
    });
    socket.on('error', reject);
    socket.resume();
  });
}

async function p99(samples: number): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < samples; n++) {
    const began = performance.now();
    const url = `http://127.0.0.1:${port}/${api.empresa.id}/v1${getPendientes.path}`;
    const response = await fetch(url, { headers: { authorization: `Bearer ${person.token}` } });
    await response.arrayBuffer();
    expect(response.status).toBe(200);
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[Math.floor(samples * 0.99)] ?? 0;
}

/** Reliability G7. */
test('500 slow connections do not hold up the others, and are cut', async () => {
  await p99(100);
  const quiet = await p99(300);
  const slow = await Promise.all(Array.from({ length: SLOW }, openSlow));
  const drip = setInterval(() => {
    for (const { socket } of slow) if (socket.writable) socket.write('a');
  }, 1000);
  expect(await p99(300)).toBeLessThan(Math.max(2 * quiet, 100));
  const cut = Promise.all(slow.map(({ closed }) => closed)).then(() => 'cut');
  expect(await Promise.race([cut, sleep(40_000, 'still open')])).toBe('cut');
  clearInterval(drip);
}, 90_000);
