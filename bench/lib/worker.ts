import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { RunResult } from '../workers/messages.ts';

interface Answer {
  result?: RunResult;
  error?: string;
}

/** A process that measures; it does one job at a time. */
export interface Worker<J> {
  run(job: J): Promise<RunResult>;
  stop(): Promise<void>;
}

const nextAnswer = (child: ChildProcess) =>
  new Promise<Answer>((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`a measuring process ended with ${code}`));
    child.once('exit', onExit);
    child.once('message', (message) => {
      child.off('exit', onExit);
      resolve(message as Answer);
    });
  });

export function startWorker<J extends object>(name: 'httpLoad' | 'bareSql'): Worker<J> {
  const file = fileURLToPath(new URL(`../workers/${name}.ts`, import.meta.url));
  const child = fork(file, { execArgv: ['--import', 'tsx'], serialization: 'advanced' });
  const run = async (job: J) => {
    const answer = nextAnswer(child);
    child.send(job);
    const { result, error } = await answer;
    if (!result) throw new Error(error);
    return result;
  };
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.disconnect();
    });
  return { run, stop };
}
