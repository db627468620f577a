import { expect } from 'vitest';
import { NO_ANSWER, type Operation } from '../ledger/ledger.ts';
import { type Load, startLoad } from '../ledger/load.ts';
import { readMaterial } from '../ledger/operations.ts';
import { CLEAN, verify } from '../ledger/verify.ts';
import { logIn, ServerProcess, type TestInstallation } from './installation.ts';
import { chooseSeed } from './killRun.ts';

/** Reliability C8. */
const RECOVERED_MS = 5_000;
const LONGEST_REQUEST_MS = 10_000;

/** One thing that goes wrong with the database while the server lives; `strike` ends when the fault does. */
export interface Outage {
  name: string;
  strike(): Promise<void> | void;
}

const answers = (operations: readonly Operation[]) =>
  operations.flatMap(({ attempts }) => attempts.flatMap(({ sentAt, end }) => (end ? [{ sentAt, end }] : [])));

/** What a living server may never do: hang up, answer late, or refuse for a while without saying when to come back. */
function misbehaviour(operations: readonly Operation[]): string[] {
  return answers(operations).flatMap(({ sentAt, end }) => {
    const took = end.at - sentAt;
    if (took > LONGEST_REQUEST_MS) return [`${end.key}: ${took} ms`];
    if (end.status <= NO_ANSWER) return [`${end.key}: ${end.body}`];
    if (end.status >= 500 && !(end.status === 503 && end.retryAfter)) return [`${end.key}: ${end.status} ${end.body}`];
    return [];
  });
}

const ACKNOWLEDGED_BETWEEN = 16;

/** The longest time without an acknowledgement between the end of a fault and the next one. */
function recoveries(operations: readonly Operation[], ended: readonly number[]): number[] {
  const times = answers(operations).flatMap(({ end }) => (end.status === 200 ? [end.at] : []));
  return ended.map((from, index) => {
    const until = ended[index + 1] ?? Number.POSITIVE_INFINITY;
    const moments = [from, ...times.filter((at) => at > from && at < until).sort((x, y) => x - y)];
    return Math.max(...moments.slice(1).map((at, gap) => at - (moments[gap] ?? at)));
  });
}

/** One fault after the other, each while the work flows; when each of them ended. */
async function strikeAll(outages: readonly Outage[], load: Load): Promise<number[]> {
  const ended: number[] = [];
  for (const outage of outages) {
    await load.flows(ACKNOWLEDGED_BETWEEN);
    await outage.strike();
    ended.push(Date.now());
  }
  await load.flows(ACKNOWLEDGED_BETWEEN);
  return ended;
}

/**
 * Eight writers at work while the database fails in these ways: the server process lives on, answers 503 with
 * Retry-After in the meantime, recovers by itself, and the ledger is clean (reliability C8).
 */
export async function livesThrough(outages: readonly Outage[], installation: TestInstallation): Promise<void> {
  const seed = chooseSeed();
  const server = await ServerProcess.start(installation.env);
  const { pid } = server;
  try {
    const token = await logIn(server.base);
    const load = await startLoad({ base: server.base, token, material: await readMaterial(installation.pool), seed });
    const ended = await strikeAll(outages, load).catch((error: unknown) =>
      load.abandon().then(() => Promise.reject(error)),
    );
    const operations = await load.stop();
    const unavailable = answers(operations).filter(({ end }) => end.status === 503).length;
    const back = recoveries(operations, ended);
    const { acknowledged, ...verdict } = await verify(installation.pool, operations, seed);
    console.log(`${acknowledged} confirmadas, ${unavailable} respuestas 503, de vuelta en ms ${back}`);
    expect(server.pid).toBe(pid);
    expect(server.isRunning()).toBe(true);
    expect(misbehaviour(operations)).toEqual([]);
    expect(verdict).toEqual(CLEAN);
    // Without a single refusal the faults hit nothing (rule 3).
    expect(unavailable).toBeGreaterThan(0);
    expect(Math.max(...back)).toBeLessThanOrEqual(RECOVERED_MS);
  } finally {
    await server.end('SIGTERM');
  }
}
