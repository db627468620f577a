import { type Call, isRefusal, type Refusal } from '@distri/domain/kernel';
import type { Tx } from '../db/handle.ts';
import type { RequestCtx } from '../http/context.ts';
import type { HandlerAnswer, Input, Route } from '../http/route.ts';
import type { CommandCtx } from './command.ts';
import type { IdempotencyKey } from './idempotency.ts';
import { runCommand } from './run.ts';

type Work<T> = (tx: Tx, ctx: CommandCtx) => Promise<T | Refusal>;

/** The context of a call in several steps: no transaction is open but inside of one. */
export interface StepsCtx extends RequestCtx {
  /** A transaction with its audit rows. What it answers is plain data. */
  step<T>(work: Work<T>): Promise<T | Refusal>;
  /** The one that the request's idempotency key belongs to: a repeat gets what the first time answered. */
  once<T>(work: Work<T>): Promise<T | Refusal>;
}

/**
 * A call that writes and asks somebody outside of the house, whom no transaction waits for: it notes what it is about
 * to do, does it, and notes what came of it. The process may die between any two steps, so each leaves rows that say
 * how far it got.
 */
export function steps<C extends Call>(
  call: C,
  handler: (ctx: StepsCtx, input: Input<C>) => Promise<HandlerAnswer<C> | Refusal>,
): Route {
  return { kind: 'steps', call, options: {}, handle: handler };
}

/** The context of a `steps` handler for one request. */
export function stepsCtx(ctx: RequestCtx, call: Call, input: Input<Call>, key: IdempotencyKey | null): StepsCtx {
  async function inStep<T>(work: Work<T>, keyOfStep: IdempotencyKey | null): Promise<T | Refusal> {
    const route = { kind: 'command', call, options: {}, prepare: null, handle: work } as const;
    const done = await runCommand(route, ctx, input, keyOfStep, (answer) => JSON.stringify(answer));
    return isRefusal(done) ? done : (JSON.parse(done.respuesta) as T);
  }
  return { ...ctx, step: (work) => inStep(work, null), once: (work) => inStep(work, key) };
}
