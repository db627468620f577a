import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressIn, readMatrix } from './matrix.ts';
import { createTestApi, type Persona, type TestApi } from './support/testApi.ts';
import { buildWorld, NOWHERE, personaFor, seedEverything, type World } from './world.ts';

const PAIRS = 200;
const byId = readMatrix().filter(
  ({ method, call, address }) => method === 'GET' && call !== 'acceso.pase' && /\{(?!articulo)/.test(address),
);

let api: TestApi;
let own: World;
let foreign: World;
let asker: Persona;

beforeAll(async () => {
  api = await createTestApi({ seed: seedEverything });
  own = await buildWorld(api, 'V1');
  foreign = await buildWorld(api, 'V2');
  asker = await personaFor(api, 'V', own.cliente);
});
afterAll(() => api.close());

const get = (who: Persona, url: string) =>
  api.app.inject({
    method: 'GET',
    url: `/${api.empresa.id}/v1${url}`,
    headers: { authorization: `Bearer ${who.token}` },
  });

const median = (times: number[]) => [...times].sort((a, b) => a - b)[times.length >> 1] ?? 0;

/** Reliability A4: a foreign id and no id cannot be told apart, by the answer nor by its time. */
describe('foreign or missing', () => {
  test.each(byId.map((row) => [row.address, row] as const))('%s', async (_address, row) => {
    const there = addressIn(row, { ...foreign, articulo: own.articulo });
    const nowhere = addressIn(row, { ...NOWHERE, articulo: own.articulo });
    const times: [number[], number[]] = [[], []];
    for (let pair = 0; pair < PAIRS; pair++) {
      const answers = [];
      for (const [index, url] of pair % 2 === 0
        ? ([
            [0, there],
            [1, nowhere],
          ] as const)
        : ([
            [1, nowhere],
            [0, there],
          ] as const)) {
        const began = performance.now();
        const { statusCode, body } = await get(asker, url);
        times[index].push(performance.now() - began);
        answers.push(`${statusCode} ${body}`);
      }
      expect(answers[0]).toBe(answers[1]);
    }
    const ratio = median(times[0]) / median(times[1]);
    expect(ratio).toBeGreaterThan(0.8);
    expect(ratio).toBeLessThan(1.25);
  });
});
