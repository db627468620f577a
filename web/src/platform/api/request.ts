import type { BodyOf, Call, QueryOf } from '@distri/domain/kernel';
import { z } from 'zod';

/** Files that travel beside the `data` part of a multipart call, by the name of their part. */
export type Files = Readonly<Record<string, Blob | readonly Blob[]>>;

/** What a call takes. `query` and `body` are decoded values: centavos, ISO days. */
export interface Input<C extends Call> {
  query?: QueryOf<C>;
  body?: BodyOf<C>;
  files?: Files;
}

/** The call's address at a server with the query encoded by its codecs; absent and undefined names are left out. */
export function urlOf<C extends Call>(call: C, apiBase: string, query: QueryOf<C> | undefined): string {
  const params = new URLSearchParams();
  const encoded = z.encode(call.query, query ?? {});
  for (const [name, value] of Object.entries(asRecord(encoded))) appendParam(params, name, value);
  const search = params.toString();
  return `${apiBase}${call.path}${search ? `?${search}` : ''}`;
}

/** Body and content type of a call: nothing, JSON, or multipart with a `data` part (D1 §7, mail). */
export function bodyOf<C extends Call>(call: C, { body, files }: Input<C>): string | FormData | undefined {
  const json = body === undefined ? undefined : JSON.stringify(z.encode(call.body, body));
  if (!call.multipart) return json;
  const form = new FormData();
  if (json !== undefined) form.append('data', new Blob([json], { type: 'application/json' }), 'data.json');
  for (const [part, content] of Object.entries(files ?? {}))
    for (const blob of [content].flat()) form.append(part, blob, blob instanceof File ? blob.name : part);
  return form;
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

function appendParam(params: URLSearchParams, name: string, value: unknown): void {
  if (value === undefined || value === null) return;
  if (Array.isArray(value)) for (const item of value) params.append(name, String(item));
  else params.append(name, String(value));
}
