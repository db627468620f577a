import type { Call, Refusal } from '@distri/domain/kernel';
import type { Tx } from '../db/handle.ts';
import type { Ctx, RequestCtx } from '../http/context.ts';
import type { HandlerAnswer, Input, Route } from '../http/route.ts';

/** What leaves the house after the commit (reliability D1). One row of `salida`. */
export interface OutboxEntry {
  clase: 'correo';
  contenido: unknown;
  /** The same on every try, so that a repeated mail can be told (reliability D2). */
  mensajeId: string;
  /** The document it is about: its page shows the state. */
  entidad?: string;
  entidadId?: string | number;
}

/** The context inside a command's transaction. */
export interface CommandCtx extends Ctx {
  /**
   * Notes who changed what; written with the work, in one statement before the commit.
   * `antes` and `despues` are plain data (no secrets): null for what did not or does not exist.
   */
  audit(accion: string, entidad: string, id: string | number, antes: unknown, despues: unknown): void;
  /** Queues something to leave after the commit. */
  enqueue(entry: OutboxEntry): void;
}

export type CommandHandler<C extends Call> = (
  tx: Tx,
  ctx: CommandCtx,
  input: Input<C>,
) => Promise<HandlerAnswer<C> | Refusal>;

/**
 * A call that writes. The runner opens the transaction, looks the idempotency key up, runs `handler`, writes audit and
 * outbox rows and the key with its answer in one statement, and commits. A `Refusal` rolls everything back and leaves
 * the key free. `handler` may run again after a deadlock: it does nothing but database work, all of it through `tx`.
 *
 *     export const pedidosRoutes = [command(createPedido, async (tx, ctx, { query, body }) => …)];
 */
export function command<C extends Call>(call: C, handler: CommandHandler<C>): Route {
  return { kind: 'command', call, options: {}, prepare: null, handle: handler };
}

/** What a `preparedCommand` makes first, outside of any transaction: a refusal is handed on to its handler. */
export type Prepare<C extends Call, P> = (ctx: RequestCtx, input: Input<C>) => Promise<P>;
export type PreparedHandler<C extends Call, P> = (
  tx: Tx,
  ctx: CommandCtx,
  input: Input<C>,
  prepared: P,
) => Promise<HandlerAnswer<C> | Refusal>;

/**
 * A command with slow work that needs no transaction, such as a PDF to draw or a picture to re-encode: `prepare` does
 * it while no connection is held. It runs once, before the transaction and its retries; `handler` looks again at
 * whatever may have changed meanwhile, and is the one to refuse.
 */
export function preparedCommand<C extends Call, P>(
  call: C,
  prepare: Prepare<C, P>,
  handler: PreparedHandler<C, P>,
): Route {
  return {
    kind: 'command',
    call,
    options: {},
    prepare: (ctx, input) => prepare(ctx, input as Input<C>),
    handle: (tx, ctx, input, prepared) => handler(tx, ctx, input, prepared as P),
  };
}
