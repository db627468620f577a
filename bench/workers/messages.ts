import type { PoolOptions } from '../../server/src/platform/db/index.ts';

/** A request of a scenario; a keyed one gets a new Idempotency-Key each time it is sent. */
export interface BenchRequest {
  method: 'GET' | 'POST';
  /** With its query, after the API's base path. */
  path: string;
  body?: string;
  keyed?: true;
}

/** A statement that the server sent for a recorded request. */
export interface Statement {
  name?: string;
  text: string;
  values: unknown[];
}

/** All statements of one request, in order, and what of their values is new in each repetition. */
export interface Transcript {
  statements: Statement[];
  /** The key it was recorded with; null when it took none. */
  key: string | null;
  /** The number of the document it made, and which statement answered it. */
  created: { id: number; statement: number } | null;
}

interface Load {
  clients: number;
  milliseconds: number;
  /** Different in each run: start of the keys. */
  prefix: string;
}

export interface HttpJob extends Load {
  port: number;
  basePath: string;
  token: string;
  requests: BenchRequest[];
}

export interface SqlJob extends Load {
  connection: PoolOptions;
  transcripts: Transcript[];
}

/** Latencies in microseconds, one for each operation, and how long the run took. */
export interface RunResult {
  latencies: number[];
  seconds: number;
}
