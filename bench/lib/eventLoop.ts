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
