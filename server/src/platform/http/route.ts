import type { AnswerOf, BodyOf, Call, QueryOf, Refusal } from '@distri/domain/kernel';
import type { CommandCtx } from '../commands/command.ts';
import type { StepsCtx } from '../commands/steps.ts';
import type { Tx } from '../db/handle.ts';
import type { Ctx, PublicCtx, RequestCtx } from './context.ts';
import type { RowStream } from './list.ts';

/** A file that came in a multipart call. Nothing of it is trusted: the kind is told from the bytes. */
export interface UploadedFile {
  /** Name of the part, one of `call.multipart`. */
  part: string;
  filename: string;
  bytes: Uint8Array;
}

/** Decoded input: centavos, 'YYYY-MM-DD', ten-thousandths of a percent. */
export interface Input<C extends Call> {
  query: QueryOf<C>;
  body: BodyOf<C>;
  /** Parts of a multipart call; empty in any other. */
  files: readonly UploadedFile[];
}

/** A file to send: the handler has already checked that whoever asks may have it. */
export interface FileAnswer {
  bytes: Uint8Array;
  /** As the person saves it: 'Pedido_118.pdf'. Sent by RFC 6266; any text is safe. */
  name: string;
  /** Its own content type, when the call has two (`orFile`). */
  type?: 'application/pdf' | 'image/jpeg';
}

/** Calls whose answer is `archivo` return a FileAnswer, the others the decoded answer of their contract. */
export type HandlerAnswer<C extends Call> = AnswerOf<C> extends Uint8Array ? FileAnswer : AnswerOf<C>;

/** The rows of a list, as its contract has them. */
type RowOf<C extends Call> = AnswerOf<C> extends { result: readonly (infer Row)[] } ? Row : never;

export type ReadHandler<C extends Call> = (
  ctx: Ctx,
  input: Input<C>,
) => Promise<HandlerAnswer<C> | RowStream<RowOf<C>> | Refusal>;
export type PublicHandler<C extends Call> = (ctx: PublicCtx, input: Input<C>) => Promise<HandlerAnswer<C> | Refusal>;

export interface RouteOptions {
  /** 'revalidate': answers carry an ETag and the browser may keep them, asking each time (lookup tables). */
  cache?: 'revalidate';
}

/**
 * A call and the code behind it, ready for `buildApp`: an area exports a list of these. Built by `read`, `publicCall`,
 * `command` and `steps` only, which see to it that the handler fits the contract. (`handle` is declared as a method so that a
 * handler of one call fits in a list of all.)
 */
export type Route = ReadRoute | PublicRoute | CommandRoute | StepsRoute;

interface ReadRoute {
  kind: 'read';
  call: Call;
  options: RouteOptions;
  handle(ctx: Ctx, input: Input<Call>): Promise<unknown>;
}

interface PublicRoute {
  kind: 'public';
  call: Call;
  options: RouteOptions;
  handle(ctx: PublicCtx, input: Input<Call>): Promise<unknown>;
}

export interface CommandRoute {
  kind: 'command';
  call: Call;
  options: RouteOptions;
  /** What is made before the transaction, so that none waits for it (`preparedCommand`); null for most. */
  prepare: ((ctx: RequestCtx, input: Input<Call>) => Promise<unknown>) | null;
  handle(tx: Tx, ctx: CommandCtx, input: Input<Call>, prepared: unknown): Promise<unknown>;
}

export interface StepsRoute {
  kind: 'steps';
  call: Call;
  options: RouteOptions;
  handle(ctx: StepsCtx, input: Input<Call>): Promise<unknown>;
}

/** A call that reads: no transaction, permission checked before `handler` runs. */
export function read<C extends Call>(call: C, handler: ReadHandler<C>, options: RouteOptions = {}): Route {
  return { kind: 'read', call, options, handle: handler };
}

/** A call that needs no login. */
export function publicCall<C extends Call>(call: C, handler: PublicHandler<C>): Route {
  return { kind: 'public', call, options: {}, handle: handler };
}
