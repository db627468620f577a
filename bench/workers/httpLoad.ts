import { closedLoop, serve } from './closedLoop.ts';
import type { HttpJob, RunResult } from './messages.ts';
import { compose, RawConnection } from './rawHttp.ts';

/** The load generator: a process of its own that sends a scenario's requests over kept-alive connections. */

async function run(job: HttpJob): Promise<RunResult> {
  const { clients, milliseconds, prefix, requests } = job;
  const composed = requests.map((request) => ({ ...compose(request, job), keyed: request.keyed === true }));
  const connections = await Promise.all(Array.from({ length: clients }, () => RawConnection.open(job.port)));
  const operation = async (client: number, turn: number) => {
    const request = composed[turn % composed.length];
    const connection = connections[client];
    if (!request || !connection) throw new Error('a job has requests and connections');
    const key = request.keyed ? `idempotency-key: ${prefix}.${turn}\r\n` : '';
    await connection.send(`${request.head}${key}${request.rest}`);
  };
  try {
    return await closedLoop(clients, milliseconds, operation);
  } finally {
    for (const connection of connections) connection.close();
  }
}

serve(run);
