import type { EmpresaPerfil } from '@distri/domain/kernel';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { buildApp } from '../../server/src/platform/http/app.ts';
import type { BenchRequest, Statement, Transcript } from '../workers/messages.ts';

/** What went over the wire to PostgreSQL while one request was served, with the first row of each answer. */
interface Heard extends Statement {
  firstRow: Record<string, unknown> | undefined;
}

let hearing: Heard[] | null = null;

/** Listens to every statement of this process: pg's own client is wrapped, nothing of ours. */
function listen(): void {
  const prototype: { query(...args: unknown[]): unknown } = pg.Client.prototype;
  const original = prototype.query;
  prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [config] = args;
    const sent = original.apply(this, args);
    if (!hearing || typeof config !== 'object' || config === null || !('text' in config)) return sent;
    const { name, text, values } = config as { name?: string; text: string; values?: unknown[] };
    const heard: Heard = { text, values: values ?? [], firstRow: undefined, ...(name ? { name } : {}) };
    hearing.push(heard);
    if (sent instanceof Promise)
      sent.then(
        ({ rows }: pg.QueryResult) => {
          heard.firstRow = rows[0];
        },
        () => {},
      );
    return sent;
  };
}

export interface Recorder {
  app: FastifyInstance;
  /** Serves a request once, in this process, and answers what it took. Refuses anything but a 200. */
  record(request: BenchRequest, key: string): Promise<Transcript>;
  close(): Promise<void>;
}

function createdId(body: string): number | null {
  const answer: unknown = body.startsWith('{') ? JSON.parse(body) : null;
  return typeof answer === 'object' && answer && 'id' in answer && typeof answer.id === 'number' ? answer.id : null;
}

function toTranscript(heard: readonly Heard[], key: string | null, body: string): Transcript {
  const id = key === null ? null : createdId(body);
  const statement = heard.findIndex(({ firstRow }) => id !== null && firstRow?.id === id);
  const statements = heard.map(({ firstRow: _firstRow, ...rest }) => rest);
  return { statements, key, created: id !== null && statement >= 0 ? { id, statement } : null };
}

/** The application in this process, on the same database, with a token of the real server. */
export async function openRecorder(empresa: EmpresaPerfil, pool: pg.Pool, token: string): Promise<Recorder> {
  listen();
  const config = { empresa: empresa.id, trustProxy: [], logLevel: 'silent' as const };
  const app = await buildApp({ companies: [{ perfil: empresa, pool }], config });

  async function record({ method, path, body, keyed }: BenchRequest, key: string): Promise<Transcript> {
    const heard: Heard[] = [];
    hearing = heard;
    const response = await app.inject({
      method,
      url: `/v1${path}`,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(keyed ? { 'idempotency-key': key } : {}),
      },
      ...(body === undefined ? {} : { payload: body }),
    });
    hearing = null;
    if (response.statusCode !== 200) throw new Error(`${method} ${path}: ${response.statusCode} ${response.body}`);
    return toTranscript(heard, keyed ? key : null, response.body);
  }
  return { app, record, close: () => app.close() };
}
