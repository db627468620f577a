import { performance } from 'node:perf_hooks';
import { login } from '@distri/domain/acceso';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONSOLE, createUser, setUserActive } from '../src/acceso/index.ts';
import { run } from '../src/platform/db/index.ts';
import { createTestApi, type TestApi } from './support/testApi.ts';
import { seedEverything } from './world.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ seed: seedEverything });
  for (const username of ['marta', 'ida'])
    await createUser(api.pool, { username, nombre: username, rol: 'O', clave: 'clave-correcta' }, CONSOLE);
  await setUserActive(api.pool, 'ida', false, CONSOLE);
});
afterAll(() => api.close());

const median = (times: number[]) => [...times].sort((a, b) => a - b)[times.length >> 1] ?? 0;

const attempt = (username: string) =>
  api.app.inject({
    method: 'POST',
    url: `/${api.empresa.id}/v1${login.path}`,
    payload: { username, password: 'otra' },
  });

/** Reliability G2: 300 interleaved rounds; the dummy hash is what makes it hold. */
test('unknown user, wrong password and disabled user take the same time', async () => {
  const kinds = ['nadie', 'marta', 'ida'];
  const times = new Map<string, number[]>(kinds.map((kind) => [kind, []]));
  for (let round = 0; round < 300; round++) {
    await run(api.pool, sql`DELETE FROM limites`);
    for (const username of round % 2 === 0 ? kinds : [...kinds].reverse()) {
      const began = performance.now();
      expect((await attempt(username)).statusCode).toBe(401);
      times.get(username)?.push(performance.now() - began);
    }
  }
  const medians = [...times.values()].map(median);
  expect(Math.min(...medians) / Math.max(...medians)).toBeGreaterThan(0.9);
}, 300_000);
