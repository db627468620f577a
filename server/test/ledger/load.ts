import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { exitOf, startProgram } from '../support/serverProcess.ts';
import { acknowledgement, type Operation, readLedger } from './ledger.ts';
import type { Material } from './operations.ts';
import type { WriterOrders } from './writers.ts';

const WRITERS = 8;
/** Longer than any promise of ours; past it a run is broken. */
const PATIENCE_MS = 30_000;

/** Writers at work in a process of their own, so that whoever strikes does not hold up their requests (rule 4). */
export interface Load {
  read(): Operation[];
  /** Waits until `count` more intentions than now are acknowledged; answers when the first of them was. */
  flows(count: number): Promise<number>;
  /** Lets every writer end its last work; answers the whole ledger. */
  stop(): Promise<Operation[]>;
  /** Ends the writers wherever they are, when the run has failed; after `stop` there is nothing left to do. */
  abandon(): Promise<void>;
}

const acknowledgedAt = (operations: readonly Operation[]) =>
  operations.flatMap((operation) => acknowledgement(operation)?.at ?? []).sort((a, b) => a - b);

export async function startLoad(options: {
  base: string;
  token: string;
  material: Material;
  seed: string;
}): Promise<Load> {
  const file = path.join(tmpdir(), `distri-libro-${process.pid}-${options.seed}.jsonl`);
  const orders: WriterOrders = { ...options, file, writers: WRITERS };
  const { child, errors } = await startProgram('test/ledger/writers.ts', {
    args: [JSON.stringify(orders)],
    ready: 'listo',
  });
  const read = () => readLedger(file);

  async function flows(count: number): Promise<number> {
    const since = Date.now();
    for (const end = since + PATIENCE_MS; Date.now() < end; await sleep(25)) {
      if (child.exitCode !== null) throw new Error(`the writers ended: ${errors()}`);
      const later = acknowledgedAt(read()).filter((at) => at > since);
      if (later.length >= count) return later[0] ?? since;
    }
    throw new Error(`nothing was acknowledged in ${PATIENCE_MS} ms: ${errors()}`);
  }

  async function stop(): Promise<Operation[]> {
    child.kill('SIGTERM');
    await exitOf(child);
    const operations = read();
    rmSync(file, { force: true });
    if (child.exitCode !== 0) throw new Error(`the writers failed: ${errors()}`);
    return operations;
  }
  async function abandon(): Promise<void> {
    child.kill('SIGKILL');
    await exitOf(child);
    rmSync(file, { force: true });
  }
  return { read, flows, stop, abandon };
}
