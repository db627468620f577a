import { z } from 'zod';
import type { InterruptoresMenu } from './menu.ts';
import type { Permiso } from './policy.ts';

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** ARBA's files are ISO-8859-1, byte by byte. */
export const TXT_LATIN1 = 'text/plain; charset=ISO-8859-1';
export const TIPOS_ARCHIVO = ['application/pdf', 'image/jpeg', TXT_LATIN1, XLSX] as const;
export type TipoArchivo = (typeof TIPOS_ARCHIVO)[number];

/**
 * One declaration per call of the API. The server's route and validation, the typed client, the OpenAPI document
 * and the tests that walk every call all come from it.
 */
export interface Call<
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
> {
  /** Unique and stable: 'pedidos.crear'. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Without the version: '/pedidos'. */
  path: string;
  summary: string;
  /** A row of the permission table; 'session' = any logged-in user; 'public' = nobody needs to be logged in. */
  permission: Permiso | 'session' | 'public';
  /** Only companies with this switch on serve it; in the others it is 403 for everybody (D1 §6, "company-limited"). */
  empresa?: keyof InterruptoresMenu;
  /** 'read' changes nothing; 'create' makes something and takes an Idempotency-Key; 'change' is idempotent by state. */
  kind: 'read' | 'create' | 'change';
  query: Q;
  body: B;
  answer: A;
  /** Content type of a file answer, when it is not JSON. */
  file?: TipoArchivo;
  /** What was asked decides between a file of one of these types and JSON; the answer is `oArchivo(…)`. */
  files?: readonly TipoArchivo[];
  /** The other content type that its file may have: what people upload is a picture or a PDF. */
  orFile?: 'application/pdf';
  /** Body arrives as multipart: a `data` JSON part (this schema) and file parts with these names. */
  multipart?: readonly string[];
  /** D1 §8: what the user reads before the server's message. */
  errorPrefix: string;
  /** Not in the documents: added by us (decisions 2). */
  added?: true;
}

const nothing = z.undefined();
type Nothing = typeof nothing;
const noQuery = z.object({});

interface Declared<Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>
  extends Omit<Call<Q, B, A>, 'query' | 'body' | 'answer' | 'errorPrefix'> {
  query?: Q;
  body?: B;
  answer: A;
  errorPrefix?: string;
}

/** Declares a call. Query and body default to none, the prefix to 'Error' (D1 §8). */
export function defineCall<A extends z.ZodType, Q extends z.ZodType = typeof noQuery, B extends z.ZodType = Nothing>(
  declared: Declared<Q, B, A>,
): Call<Q, B, A> {
  const query = declared.query ?? noQuery;
  const body = declared.body ?? nothing;
  return { errorPrefix: 'Error', ...declared, query: query as Q, body: body as B };
}

/** What the handler receives and the client function takes: decoded values (centavos, ISO days). */
export type QueryOf<C extends Call> = z.output<C['query']>;
export type BodyOf<C extends Call> = z.output<C['body']>;
export type AnswerOf<C extends Call> = z.output<C['answer']>;

/** `{count, result}` of the documents; `count` is the number of rows that match, also when only a page is sent. */
export function lista<T extends z.ZodType>(item: T) {
  return z.object({ count: z.number().int(), result: z.array(item) });
}

/** A list of which only a page travels: `siguiente` goes into `desdeClave` for the next one. */
export function listaPaginada<T extends z.ZodType>(item: T) {
  return z.object({ count: z.number().int(), result: z.array(item), siguiente: z.string().optional() });
}

/** A single value: `{count: 1, result}`. */
export function valor<T extends z.ZodType>(value: T) {
  return z.object({ count: z.literal(1), result: value });
}

/** `{result: true}`. */
export const hecho = z.object({ result: z.literal(true) });

/** Creates answer the id in both of the forms that the documents name (decisions 1). */
export function creado<T extends z.ZodType>(id: T) {
  return z.object({ id, data: z.object({ id }) });
}

/** A file answer (PDF, image): bytes, not JSON. */
export const archivo = z.instanceof(Uint8Array);

/** A file with its type and the name that people save it under. */
export const archivoConNombre = z.object({ tipo: z.enum(TIPOS_ARCHIVO), nombre: z.string(), bytes: archivo });
export type ArchivoConNombre = z.output<typeof archivoConNombre>;

/** The answer of a call with `files`: one of them, or this JSON. */
export function oArchivo<T extends z.ZodType>(answer: T) {
  return z.union([archivoConNombre, answer]);
}

export function isArchivo(answer: unknown): answer is ArchivoConNombre {
  return typeof answer === 'object' && answer !== null && 'bytes' in answer && answer.bytes instanceof Uint8Array;
}

export const asList = <T>(rows: T[], count = rows.length) => ({ count, result: rows });
export const asRecord = <T>(row: T) => ({ count: 1, result: [row] });
export const asValue = <T>(value: T) => ({ count: 1 as const, result: value });
export const asCreated = <T>(id: T) => ({ id, data: { id } });
