import { createHash } from 'node:crypto';
import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type ArchivoConNombre, type Call, isArchivo, isRefusal, type Refusal } from '@distri/domain/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compileEncoder, compileRowEncoder, type Encoder } from './encoder.ts';
import { type RowStream, streamOf } from './list.ts';
import type { FileAnswer } from './route.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

const encoders = new WeakMap<Call, Encoder>();

/** The answer of a handler as the text that leaves: encoded by the contract, so that nothing undeclared travels. */
export function encodeAnswer(call: Call, answer: unknown): string {
  let encode = encoders.get(call);
  if (!encode) {
    encode = compileEncoder(call.answer);
    encoders.set(call, encode);
  }
  return JSON.stringify(encode(answer));
}

/** Sends JSON that is already text. */
export function sendJson(reply: FastifyReply, status: number, json: string): FastifyReply {
  return reply.code(status).header('content-type', JSON_TYPE).send(json);
}

/** JSON that the browser may keep as long as it asks each time: an unchanged one is answered with 304. */
export function sendJsonWithEtag(request: FastifyRequest, reply: FastifyReply, json: string): FastifyReply {
  const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 27)}"`;
  reply.header('etag', etag).header('cache-control', 'private, no-cache').header('vary', 'authorization');
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : sendJson(reply, 200, json);
}

/** Body of a refusal: `{message}`, with `problems` when a rule named fields (decisions 1). */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { status, message, problems, retryAfterSeconds } = refusal;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return sendJson(reply, status, JSON.stringify(problems ? { message, problems } : { message }));
}

/** A name as RFC 6266 wants it: an ASCII stand-in, and the real one percent-encoded. No byte of it can end the header. */
function contentDisposition(name: string): string {
  const plain = name.replace(/[^A-Za-z0-9 ._-]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16)}`,
  );
  return `inline; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/**
 * The one place that sends files (reliability A6). The bytes are ours or re-encoded by us; even so the browser is told
 * to sandbox them and to believe the declared type only.
 */
function sendFile(reply: FastifyReply, type: string, file: FileAnswer): FastifyReply {
  return reply
    .header('content-type', file.type ?? type)
    .header('content-disposition', contentDisposition(file.name))
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .send(Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength));
}

/** A file of a call that may answer several kinds; one that it does not declare is a defect of ours. */
function sendChosenFile(reply: FastifyReply, call: Call, { tipo, nombre, bytes }: ArchivoConNombre): FastifyReply {
  if (!call.files?.includes(tipo)) throw new Error(`${call.name} declares no answer of type ${tipo}`);
  return sendFile(reply, tipo, { bytes, name: nombre });
}

/** A client that takes nothing for this long is taken for gone. */
const STALLED_MS = 60_000;

/**
 * Rows turned into text before others get the event loop. A whole batch at once holds it for tens of milliseconds in
 * a process that has just started, whose encoders are not compiled yet.
 */
const ROWS_PER_TURN = 50;

/** A batch in the slices that are encoded in one turn each. */
async function* slices<Wire>(batch: readonly Wire[]): AsyncGenerator<readonly Wire[]> {
  for (let from = 0; from < batch.length; from += ROWS_PER_TURN) {
    await nextTurn();
    yield batch.slice(from, from + ROWS_PER_TURN);
  }
}

/** The text of a list in pieces. The count goes after the rows: it is how many they were. */
async function* listJson({ batches, count, twice }: RowStream<unknown>, encode: Encoder): AsyncGenerator<string> {
  const again: string[] = [];
  let sent = 0;
  yield '{"result":[';
  for await (const batch of batches)
    for await (const slice of slices(batch)) {
      const rows = slice.map((row) => JSON.stringify(encode(row))).join(',');
      const piece = sent === 0 ? rows : `,${rows}`;
      if (twice) again.push(piece);
      yield piece;
      sent += slice.length;
    }
  yield `],"count":${count ?? sent}`;
  if (twice) yield* [',"data":{"result":[', ...again, ']}'];
  yield '}';
}

/** The whole text of an answer, made in turns when it is a long list. */
export async function textOf(call: Call, answer: unknown): Promise<string> {
  const rows = streamOf(answer);
  if (!rows) return encodeAnswer(call, answer);
  let text = '';
  for await (const piece of listJson(rows, compileRowEncoder(call.answer))) text += piece;
  return text;
}

/**
 * Sends a long list while it is read, never further ahead than the client takes it. What fails on the way cuts the
 * answer: half a list is no JSON, so nobody takes it for the whole.
 */
function sendRows(reply: FastifyReply, call: Call, rows: RowStream<unknown>): FastifyReply {
  const { socket } = reply.raw;
  if (socket instanceof Socket) socket.setTimeout(STALLED_MS);
  const pieces = Readable.from(listJson(rows, compileRowEncoder(call.answer)), { highWaterMark: 1 });
  return reply.code(200).header('content-type', JSON_TYPE).send(pieces);
}

/** Sends what a handler answered: refusal, file, long list or record. */
export function sendAnswer(reply: FastifyReply, call: Call, answer: unknown): FastifyReply {
  if (isRefusal(answer)) return sendRefusal(reply, answer);
  if (call.file) return sendFile(reply, call.file, answer as FileAnswer);
  if (call.files && isArchivo(answer)) return sendChosenFile(reply, call, answer);
  const rows = streamOf(answer);
  if (rows) return sendRows(reply, call, rows);
  return sendJson(reply, 200, encodeAnswer(call, answer));
}
