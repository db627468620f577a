import type { AnswerOf, Call } from '@distri/domain/kernel';
import { z } from 'zod';
import { type SessionStore, session } from '../session/index.ts';
import { busy } from './busy.ts';
import { ApiError, fromResponse, noResponse, withPrefix } from './errors.ts';
import { bodyOf, type Input, urlOf } from './request.ts';
import { networkDelay, pause, serverDelay } from './retry.ts';

export interface CallOptions {
  signal?: AbortSignal;
  /** Key of a create: give the same one to repeat the same create. Without it every call makes its own. */
  idempotencyKey?: string;
  /** A poll in the background: it never turns the busy ring. */
  silent?: boolean;
  /** Before there is a session (login, list of servers): the server to ask. */
  apiBase?: string;
}

/**
 * Makes a call of the contract and returns its decoded answer (centavos, ISO days; bytes for files).
 * Waits for a new login when the session expires on the way, then repeats the request with what it carried.
 * @throws ApiError with the sentence for the user (D1 §8); the signal's reason when aborted.
 */
export async function callApi<C extends Call>(
  call: C,
  input: Input<C> = {},
  options: CallOptions = {},
): Promise<AnswerOf<C>> {
  const work = send(call, input, options);
  return readAnswer(call, await (options.silent ? work : busy.track(work)), options.signal);
}

async function send<C extends Call>(call: C, input: Input<C>, options: CallOptions): Promise<Response> {
  const headers = new Headers({ Accept: acceptedBy(call) });
  const body = bodyOf(call, input);
  if (typeof body === 'string') headers.set('Content-Type', 'application/json');
  if (call.kind === 'create') headers.set('Idempotency-Key', options.idempotencyKey ?? crypto.randomUUID());
  const init: RequestInit = { method: call.method, headers, ...(body !== undefined && { body }) };
  if (options.signal) init.signal = options.signal;
  const { apiBase } = options;
  const response =
    apiBase === undefined
      ? await fetchWithSession(call, init, (base) => urlOf(call, base, input.query))
      : await fetchPatiently(call, urlOf(call, apiBase, input.query), init);
  if (!response.ok) throw await fromResponse(call.errorPrefix, response);
  return response;
}

/** Adds the bearer token; a 401 suspends the session, waits for the next token and repeats. */
async function fetchWithSession(call: Call, init: RequestInit, url: (apiBase: string) => string): Promise<Response> {
  for (;;) {
    const { token, servidor } = await activeSession(session, call, init.signal);
    const headers = new Headers(init.headers);
    headers.set('Authorization', `Bearer ${token}`);
    const response = await fetchPatiently(call, url(servidor.apiBase), { ...init, headers });
    if (response.status !== 401) return response;
    session.suspend(token);
  }
}

/** The logged-in session, now or after the re-login overlay. Throws when the person leaves instead. */
function activeSession(store: SessionStore, call: Call, signal: AbortSignal | null | undefined) {
  return new Promise<{ token: string; servidor: { apiBase: string } }>((resolve, reject) => {
    const look = () => {
      const state = store.getState();
      if (state.status === 'suspended') return false;
      if (state.status === 'in') resolve(state);
      else reject(new ApiError(withPrefix(call.errorPrefix, 'la sesión está cerrada.'), { status: 401 }));
      return true;
    };
    if (look()) return;
    const stop = () => {
      unsubscribe();
      signal?.removeEventListener('abort', onAbort);
    };
    const onAbort = () => {
      stop();
      reject(signal?.reason);
    };
    const unsubscribe = store.subscribe(() => {
      if (look()) stop();
    });
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}

/**
 * One request, repeated where that is harmless: reads, creates (their key makes a repeat the same create) and state
 * changes (idempotent by state) when there was no answer; and whenever the server says "in flight, ask again".
 */
async function fetchPatiently(call: Call, url: string, init: RequestInit): Promise<Response> {
  const signal = init.signal ?? undefined;
  for (let attempt = 0; ; attempt += 1) {
    const response = await fetch(url, init).catch((error: unknown) => {
      if (signal?.aborted) throw error;
      return null;
    });
    const delay = response ? serverDelay(response, attempt) : networkDelay(attempt);
    if (delay !== null) await pause(delay, signal);
    else if (response) return response;
    else throw noResponse(call.errorPrefix);
  }
}

const acceptedBy = ({ file, files }: Call) => file ?? [...(files ?? []), 'application/json'].join(', ');

async function readAnswer<C extends Call>(call: C, response: Response, signal?: AbortSignal): Promise<AnswerOf<C>> {
  const raw = await readBody(call, response).catch((error: unknown) => {
    if (error instanceof SyntaxError) return null;
    // The body was cut off: by whoever asked (a newer search, another page) or by the network.
    throw signal?.aborted ? signal.reason : noResponse(call.errorPrefix);
  });
  const answer = z.safeDecode<C['answer']>(call.answer, raw as z.input<C['answer']>);
  if (answer.success) return answer.data;
  console.error(call.name, answer.error);
  throw new ApiError(withPrefix(call.errorPrefix, 'la respuesta del servidor no es la esperada.'), {
    status: response.status,
  });
}

async function readBody(call: Call, response: Response): Promise<unknown> {
  if (call.file) return new Uint8Array(await response.arrayBuffer());
  const tipo = call.files?.find((type) => response.headers.get('content-type')?.startsWith(withoutCharset(type)));
  if (tipo === undefined) return response.json();
  return { tipo, nombre: nameOf(response), bytes: new Uint8Array(await response.arrayBuffer()) };
}

const withoutCharset = (type: string) => type.split(';', 1)[0] ?? type;

/** The name that the server gives to a file (RFC 6266). */
function nameOf(response: Response): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return encoded === undefined ? 'archivo' : decodeURIComponent(encoded);
}
