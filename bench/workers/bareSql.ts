import pg from 'pg';
import { connectionConfig } from '../../server/src/platform/db/pool.ts';
import { closedLoop, serve } from './closedLoop.ts';
import type { RunResult, SqlJob, Statement, Transcript } from './messages.ts';

/**
 * The bare twin: the statements that the server really sent, with their values, in the same order and on as many
 * connections, from a process that does nothing else. New in each repetition: the key, and the number of the document.
 */

interface Step extends Statement {
  /** Places of the values in which the recorded key or the recorded number stands. */
  keyed: number[];
  numbered: number[];
}

interface Script {
  steps: Step[];
  key: string;
  number: RegExp;
  answersId: number;
}

const placesOf = (values: readonly unknown[], isThere: (text: string) => boolean) =>
  values.flatMap((value, place) => (typeof value === 'string' && isThere(value) ? [place] : []));

function toScript({ statements, key, created }: Transcript): Script {
  const number = new RegExp(`\\b${created?.id ?? 'none'}\\b`, 'g');
  const answersId = created?.statement ?? -1;
  const steps = statements.map((statement, index) => ({
    ...statement,
    keyed: key === null ? [] : placesOf(statement.values, (text) => text.includes(key)),
    numbered: created && index > answersId ? placesOf(statement.values, (text) => text.search(number) >= 0) : [],
  }));
  return { steps, key: key ?? '', number, answersId };
}

function freshValues(step: Step, script: Script, key: string, id: string): unknown[] {
  if (step.keyed.length === 0 && step.numbered.length === 0) return step.values;
  const values = [...step.values];
  for (const place of step.keyed) values[place] = String(values[place]).replaceAll(script.key, key);
  for (const place of step.numbered) values[place] = String(values[place]).replace(script.number, id);
  return values;
}

async function perform(client: pg.Client, script: Script, key: string): Promise<void> {
  let id = '';
  for (const [index, step] of script.steps.entries()) {
    const values = freshValues(step, script, key, id);
    const { rows } = await client.query({ name: step.name, text: step.text, values });
    if (index === script.answersId) id = String(rows[0].id);
  }
}

async function run({ connection, transcripts, clients, milliseconds, prefix }: SqlJob): Promise<RunResult> {
  const scripts = transcripts.map(toScript);
  const open = Array.from({ length: clients }, () => new pg.Client(connectionConfig(connection)));
  await Promise.all(open.map((client) => client.connect()));
  try {
    return await closedLoop(clients, milliseconds, async (index, turn) => {
      const client = open[index];
      const script = scripts[turn % scripts.length];
      if (!client || !script) throw new Error('a job has transcripts and connections');
      await perform(client, script, `${prefix}.${turn}`);
    });
  } finally {
    await Promise.all(open.map((client) => client.end()));
  }
}

serve(run);
