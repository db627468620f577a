import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Call } from '@distri/domain/kernel';
import { z } from 'zod';
import { createPrng } from '../../demo/prng.ts';
import { OBRAS, queryText, type Taller } from './cadenas.ts';
import { NEVER_SENT, NO_ANSWER, openLedger } from './ledger.ts';
import type { Kind, Material, Request } from './operations.ts';

/*
 * The load process: writers that do one work after the other, each intention in the ledger before it is sent and its
 * outcome after. What ends without a definite answer is sent again with the same key, as our screens do.
 *     writers.ts '{"base": "http://127.0.0.1:1234/v1", "token": "…", "seed": "…", "writers": 8, "file": "…", "material": {…}}'
 * Writes 'listo' when it begins; on SIGTERM each writer brings its last work to an end, then the process exits.
 */
export interface WriterOrders {
  base: string;
  token: string;
  seed: string;
  writers: number;
  file: string;
  material: Material;
}

interface Outcome {
  status: number;
  body: string;
  retryAfter: boolean;
}

const PAUSE_MS = 40;
const PATIENCE_MS = 20_000;

const orders: WriterOrders = JSON.parse(process.argv[2] ?? '{}');
const ledger = openLedger(orders.file);
const agent = new http.Agent({ keepAlive: true });
let stopping = false;
process.once('SIGTERM', () => {
  stopping = true;
});
// The test that started us has died.
process.stdin.resume().once('end', () => process.exit(1));

function failure(error: NodeJS.ErrnoException): Outcome {
  return { status: error.code === 'ECONNREFUSED' ? NEVER_SENT : NO_ANSWER, body: error.code ?? '', retryAfter: false };
}

function send({ method, path, body }: Request, key?: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const headers = {
      authorization: `Bearer ${orders.token}`,
      ...(body === '' ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    };
    const request = http.request(`${orders.base}${path}`, { method, headers, agent, timeout: PATIENCE_MS });
    request.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('error', (error) => resolve(failure(error)));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? NO_ANSWER,
          body: text,
          retryAfter: response.headers['retry-after'] !== undefined,
        }),
      );
    });
    request.on('timeout', () => request.destroy(new Error('timeout')));
    request.on('error', (error) => resolve(failure(error)));
    request.end(body);
  });
}

/** Stored, or refused for good. Anything else is tried again. */
const isDefinite = ({ status, retryAfter }: Outcome) =>
  status === 200 || (status >= 400 && status < 500 && !retryAfter) || status === 500;

/** The work cannot go on: one of its steps was refused, which the ledger tells. */
class Refused extends Error {}

async function carryOut(sent: Request, key: string, kind: Kind): Promise<string> {
  for (;;) {
    ledger.append({ event: 'sent', at: Date.now(), key, kind });
    const outcome = await send(sent, key);
    ledger.append({ event: 'ended', at: Date.now(), key, ...outcome });
    if (outcome.status === 200) return outcome.body;
    if (isDefinite(outcome)) throw new Refused();
    await sleep(PAUSE_MS);
  }
}

/** What a screen reads to go on: again until the server is there. */
async function look(sent: Request): Promise<string> {
  for (;;) {
    const outcome = await send(sent);
    if (outcome.status === 200) return outcome.body;
    if (isDefinite(outcome)) throw new Error(`${sent.path}: ${outcome.status} ${outcome.body}`);
    await sleep(PAUSE_MS);
  }
}

const answerOf = <C extends Call>(call: C, text: string) => z.decode(call.answer, JSON.parse(text));

async function write(writer: number): Promise<void> {
  const prng = createPrng(`${orders.seed}/${writer}`);
  const { material, seed, writers } = orders;
  for (let n = 0; !stopping; n++) {
    const mark = `${seed}.${writer}.${n}`;
    const taller: Taller = {
      mark,
      numrec: String(material.recibo + n * writers + writer),
      material,
      prng,
      act: async (kind, call, sent) => answerOf(call, await carryOut(sent, `${mark}.${kind}`, kind)) as never,
      read: async (call, query) => {
        const path = `${call.path}?${queryText(call, query)}`;
        return answerOf(call, await look({ method: call.method, path, body: '' })) as never;
      },
    };
    // Each begins with another work: whatever the seed, none is left out.
    const obra = (n === 0 ? OBRAS[writer] : undefined) ?? prng.pick(OBRAS);
    await obra(taller).catch(unlessRefused);
  }
}

function unlessRefused(error: unknown): void {
  if (!(error instanceof Refused)) throw error;
}

console.log('listo');
await Promise.all(Array.from({ length: orders.writers }, (_, writer) => write(writer)));
ledger.close();
process.exit(0);
