import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPrng } from '../../demo/prng.ts';
import { NO_ANSWER, type Operation } from '../ledger/ledger.ts';
import { startLoad } from '../ledger/load.ts';
import { readMaterial } from '../ledger/operations.ts';
import { CLEAN, verify } from '../ledger/verify.ts';
import { createInstallation, logIn, ServerProcess, type TestInstallation } from './installation.ts';
import { chooseSeed } from './killRun.ts';

const STOPS = 10;
const EXIT_MS = 10_000;

let installation: TestInstallation;
beforeAll(async () => {
  installation = await createInstallation();
}, 300_000);
afterAll(() => installation.close());

/** Requests that hung in the air at `at`: under way then, answered or cut later. */
function underWay(operations: readonly Operation[], at: number): number {
  return operations.filter(({ attempts }) =>
    attempts.some(({ sentAt, end }) => sentAt <= at && (!end || (end.at > at && end.status > NO_ANSWER))),
  ).length;
}

/** Documents stored during a request that was not answered with 200: work that a stop let fall. */
function droppedAnswers(operations: readonly Operation[], stored: ReadonlyMap<string, number>): string[] {
  return operations.flatMap(({ key, attempts }) => {
    const at = stored.get(key) ?? 0;
    const during = attempts.find(({ sentAt, end }) => sentAt <= at && end && at <= end.at);
    return during && during.end?.status !== 200 ? [`${key}: ${during.end?.status} ${during.end?.body}`] : [];
  });
}

/** When each document of a seed was stored, in milliseconds since 1970. */
async function storedAt(seed: string): Promise<Map<string, number>> {
  const { rows } = await installation.pool.query<{ mark: string; at: number }>(
    `SELECT clave AS mark, extract(epoch FROM creada) * 1000 AS at FROM idempotencia WHERE clave LIKE $1`,
    [`${seed}.%`],
  );
  return new Map(rows.map(({ mark, at }) => [mark, at]));
}

test('C10: 10 stops by SIGTERM under load: what is under way ends, the rest is refused, the exit is quick', {
  timeout: 600_000,
}, async () => {
  const seed = chooseSeed();
  const prng = createPrng(seed);
  const server = await ServerProcess.start(installation.env);
  const token = await logIn(server.base);
  const load = await startLoad({ base: server.base, token, material: await readMaterial(installation.pool), seed });
  const stops: { at: number; endedAt: number; code: number | null }[] = [];
  for (let stop = 0; stop < STOPS; stop++) {
    await load.flows(16);
    await sleep(prng.int(0, 200));
    const at = Date.now();
    const code = await server.end('SIGTERM');
    stops.push({ at, endedAt: Date.now(), code });
    await server.start();
  }
  await load.flows(1);
  const operations = await load.stop();
  const { acknowledged, ...verdict } = await verify(installation.pool, operations, seed);
  const dropped = droppedAnswers(operations, await storedAt(seed));
  await server.end('SIGTERM');
  const took = stops.map(({ at, endedAt }) => endedAt - at);
  const inside = stops.map(({ at }) => underWay(operations, at));
  console.log(`${acknowledged} confirmadas, dentro al parar ${inside}, salida en ms ${took}`);
  expect(dropped).toEqual([]);
  expect(verdict).toEqual(CLEAN);
  expect(stops.map(({ code }) => code)).toEqual(Array(STOPS).fill(0));
  expect(Math.max(...took)).toBeLessThanOrEqual(EXIT_MS);
  expect(Math.min(...inside)).toBeGreaterThan(0);
});
