import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { createPrng } from '../../demo/prng.ts';
import { unknownAt } from '../ledger/ledger.ts';
import { type Load, startLoad } from '../ledger/load.ts';
import { readMaterial } from '../ledger/operations.ts';
import { CLEAN, verify } from '../ledger/verify.ts';
import { killDatabase } from './blows.ts';
import { logIn, ServerProcess, type TestInstallation } from './installation.ts';

/** What is killed: C1 the server, C2 every process of the database, or all of them at once. */
export type Victim = 'server' | 'database' | 'both';

/** Reliability C1; on a machine so busy that a start without any blow takes long, three of those starts. */
const READY_MS = 15_000;
const READY_STARTS = 3;
const ACKNOWLEDGED_BETWEEN = 24;
const STRIKES = 5;

/** A new seed, printed so that the run can be repeated with SEED=… */
export function chooseSeed(): string {
  const seed = process.env.SEED ?? randomBytes(4).toString('hex');
  console.log(`semilla: SEED=${seed}`);
  return seed;
}

/** Strikes now; answers how long it took until the server was ready again. */
async function strike(victim: Victim, server: ServerProcess, { cluster }: TestInstallation): Promise<number> {
  if (victim !== 'server') {
    if (cluster === null) throw new Error('only an embedded database may be killed');
    killDatabase(cluster);
  }
  if (victim === 'database') return 0;
  await server.end('SIGKILL');
  return server.start();
}

interface Blow {
  victim: Victim;
  at: number;
  readyMs: number;
}

interface Round {
  load: Load;
  server: ServerProcess;
  installation: TestInstallation;
  /** Milliseconds to wait before the blow. */
  pause(): number;
}

async function strikeUnderLoad(victim: Victim, { load, server, installation, pause }: Round): Promise<Blow> {
  await load.flows(ACKNOWLEDGED_BETWEEN);
  await sleep(pause());
  const at = Date.now();
  const readyMs = await strike(victim, server, installation);
  const back = await load.flows(1);
  return { victim, at, readyMs: victim === 'database' ? back - at : readyMs };
}

/** A blow between two requests proves nothing: it is struck again, as often as `STRIKES` (rule 3). */
async function rounds(kills: readonly Victim[], round: Round): Promise<Blow[]> {
  const blows: Blow[] = [];
  for (const victim of kills) {
    let blow = await strikeUnderLoad(victim, round);
    for (let strikes = 1; strikes < STRIKES && unknownAt(round.load.read(), blow.at).length === 0; strikes++)
      blow = await strikeUnderLoad(victim, round);
    blows.push(blow);
  }
  return blows;
}

/**
 * Eight writers at work while `kills` strike, one after the other, at moments of the seed. Everything acknowledged is
 * there, once; what was unknown was sent again with its key and is there, once; each blow left something unknown, or
 * the run would prove nothing (reliability C1, C2, rule 3).
 */
export async function survives(kills: readonly Victim[], installation: TestInstallation): Promise<void> {
  const seed = chooseSeed();
  const began = Date.now();
  const server = await ServerProcess.start(installation.env);
  const allowed = Math.max(READY_MS, READY_STARTS * (Date.now() - began));
  try {
    const token = await logIn(server.base);
    const material = await readMaterial(installation.pool);
    const load = await startLoad({ base: server.base, token, material, seed });
    const prng = createPrng(`${seed}/golpes`);
    const pause = () => prng.int(0, 400);
    const blows = await rounds(kills, { load, server, installation, pause }).catch((error: unknown) =>
      load.abandon().then(() => Promise.reject(error)),
    );
    const operations = await load.stop();
    const { acknowledged, ...verdict } = await verify(installation.pool, operations, seed);
    const unknown = blows.map(({ at }) => unknownAt(operations, at).length);
    const ready = blows.map(({ readyMs }) => readyMs);
    console.log(`${kills.length} golpes, ${acknowledged} confirmadas, en duda ${unknown}, de vuelta en ms ${ready}`);
    expect(verdict).toEqual(CLEAN);
    expect(Math.min(...unknown)).toBeGreaterThan(0);
    expect(Math.max(...ready)).toBeLessThanOrEqual(allowed);
  } finally {
    await server.end('SIGTERM');
  }
}
