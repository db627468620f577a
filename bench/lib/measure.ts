import type { HttpJob, RunResult, SqlJob, Transcript } from '../workers/messages.ts';
import { processMs } from './processes.ts';
import type { Recorder } from './record.ts';
import type { Row } from './report.ts';
import type { Scenario } from './scenarios.ts';
import { figure, type Measure, summarize } from './units.ts';
import type { Worker } from './worker.ts';

export interface Bench {
  recorder: Recorder;
  http: Worker<HttpJob>;
  sql: Worker<SqlJob>;
  server: Pick<HttpJob, 'port' | 'basePath' | 'token'>;
  serverPid: number;
  connection: SqlJob['connection'];
  slices: number;
  milliseconds: number;
}

let runs = 0;
/** A prefix of keys that no other run has used. */
const freshPrefix = () => `bench-${Date.now().toString(36)}-${++runs}`;

async function recordAll({ recorder }: Bench, { requests }: Scenario): Promise<Transcript[]> {
  // The first request of a process reads what later ones remember; it is not what we compare with.
  if (requests[0]) await recorder.record(requests[0], freshPrefix());
  const transcripts: Transcript[] = [];
  for (const request of requests) transcripts.push(await recorder.record(request, freshPrefix()));
  return transcripts;
}

/** Slices of ours and of the bare twin in turns, so that what else the machine does hits both; the first pair warms up. */
async function interleave(bench: Bench, scenario: Scenario, transcripts: Transcript[], clients: number): Promise<Pair> {
  const { requests, stretch = 1 } = scenario;
  const milliseconds = bench.milliseconds * stretch;
  const ours: RunResult[] = [];
  const bare: RunResult[] = [];
  let cpu = 0;
  for (let slice = 0; slice <= bench.slices; slice++) {
    const load = { clients, milliseconds };
    const before = processMs(bench.serverPid);
    ours.push(await bench.http.run({ ...bench.server, ...load, prefix: freshPrefix(), requests }));
    if (slice > 0) cpu += processMs(bench.serverPid) - before;
    const { connection } = bench;
    bare.push(await bench.sql.run({ ...load, prefix: freshPrefix(), connection, transcripts }));
  }
  const measured = summarize(ours.slice(1));
  return { ours: measured, bare: summarize(bare.slice(1)), cpuEach: cpu / measured.operations };
}

const describe = ({ perSecond, p50, p95, p99 }: Measure) =>
  `${figure(perSecond)}/s · p50 ${figure(p50)} · p95 ${figure(p95)} · p99 ${figure(p99)} ms`;

function describeAim({ p50, p95, ratio }: Scenario['aim'], clients: number): Pick<Row, 'aim'> {
  if (clients === 1 && p95 !== undefined) return { aim: `p95 ≤ ${p95} ms` };
  if (clients === 1) return p50 === undefined ? {} : { aim: `p50 ≤ ${p50} ms` };
  return ratio === undefined ? {} : { aim: `≥ ${figure(ratio)} × SQL puro` };
}

interface Pair {
  ours: Measure;
  bare: Measure;
  /** Processor time of the server for each call, in milliseconds. */
  cpuEach: number;
}

function toRow(scenario: Scenario, clients: number, { ours, bare, cpuEach }: Pair): Row {
  const ratio = ours.perSecond / bare.perSecond;
  const { aim } = scenario;
  const wanted = describeAim(aim, clients);
  const alone = aim.p95 === undefined ? ours.p50 <= (aim.p50 ?? 0) : ours.p95 <= aim.p95;
  const met = clients === 1 ? alone : ratio >= (aim.ratio ?? 0);
  return {
    name: `${scenario.name}, ${clients === 1 ? '1 cliente' : `${clients} clientes`}`,
    value: `${describe(ours)} · CPU ${figure(cpuEach)} ms`,
    twin: describe(bare),
    ratio: figure(ratio),
    ...wanted,
    ...(wanted.aim ? { ok: met } : {}),
  };
}

function statementsRow({ name, aim }: Scenario, [transcript]: readonly Transcript[]): Row[] {
  if (!transcript || aim.statements === undefined) return [];
  const count = transcript.statements.length;
  // The read of the user, once per request, is counted apart in the aim.
  const allowed = aim.statements + 1;
  return [
    {
      name: `${name}: sentencias SQL`,
      value: String(count),
      aim: `≤ ${aim.statements} + 1 del usuario`,
      ok: count <= allowed,
    },
  ];
}

/** A scenario with each of its numbers of clients, and its statements. */
export async function measureScenario(bench: Bench, scenario: Scenario): Promise<Row[]> {
  const transcripts = await recordAll(bench, scenario);
  const rows: Row[] = [];
  for (const clients of scenario.clients) {
    rows.push(toRow(scenario, clients, await interleave(bench, scenario, transcripts, clients)));
  }
  return [...rows, ...statementsRow(scenario, transcripts)];
}
