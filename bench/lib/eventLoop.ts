import { once } from 'node:events';
import { get } from 'node:http';
import type { BenchRequest } from '../workers/messages.ts';
import { mainThreadMs } from './processes.ts';
import type { Recorder } from './record.ts';
import type { Row } from './report.ts';
import { figure } from './units.ts';

const AIM_MS = 10;

/** Processor time that each of these requests takes on the event loop: the work of the worker threads aside. */
export async function eventLoopRow(name: string, recorder: Recorder, requests: readonly BenchRequest[]): Promise<Row> {
  for (const request of requests.slice(0, 4)) await recorder.record(request, '');
  const before = mainThreadMs(process.pid);
  for (const request of requests) await recorder.record(request, '');
  const each = (mainThreadMs(process.pid) - before) / requests.length;
  return { name, value: `${figure(each)} ms`, aim: `≤ ${AIM_MS} ms`, ok: each <= AIM_MS };
}

const TURN_AIM_MS = 50;
const TICK_MS = 1;
const ANSWERS = 3;

const originOf = (app: Recorder['app']): string | Promise<string> =>
  app.server.listening ? app.listeningOrigin : app.listen({ port: 0, host: '127.0.0.1' });

/**
 * A long answer, as it leaves over HTTP: the most processor time of the event loop between two ticks of a clock. Of the
 * thread, not of the wall: what the neighbours take of it is not counted.
 */
export async function longestTurnRow(name: string, { app }: Recorder, token: string, path: string): Promise<Row> {
  const origin = await originOf(app);
  let longest = 0;
  let last = mainThreadMs(process.pid);
  const clock = setInterval(() => {
    const now = mainThreadMs(process.pid);
    longest = Math.max(longest, now - last);
    last = now;
  }, TICK_MS);
  for (let n = 0; n < ANSWERS; n++) {
    const [response] = await once(
      get(`${origin}/v1${path}`, { headers: { authorization: `Bearer ${token}` } }),
      'response',
    );
    response.resume();
    await once(response, 'end');
  }
  clearInterval(clock);
  return { name, value: `${figure(longest)} ms`, aim: `≤ ${TURN_AIM_MS} ms`, ok: longest <= TURN_AIM_MS };
}
