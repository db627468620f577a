import type { RunResult } from './messages.ts';

/** Runs `clients` loops side by side, each sending its next operation when the last one ended, for some time. */
export async function closedLoop(
  clients: number,
  milliseconds: number,
  operation: (client: number, turn: number) => Promise<void>,
): Promise<RunResult> {
  const latencies: number[] = [];
  const began = performance.now();
  const end = began + milliseconds;
  const loop = async (client: number) => {
    for (let turn = client; performance.now() < end; turn += clients) {
      const sent = performance.now();
      await operation(client, turn);
      latencies.push(Math.round((performance.now() - sent) * 1000));
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => loop(client)));
  return { latencies, seconds: (performance.now() - began) / 1000 };
}

/** Answers every job that the parent sends with its result; ends with the parent. */
export function serve<J>(run: (job: J) => Promise<RunResult>): void {
  process.on('message', (job: J) => {
    run(job).then(
      (result) => process.send?.({ result }),
      (error: unknown) => process.send?.({ error: String(error) }),
    );
  });
  process.on('disconnect', () => process.exit());
}
