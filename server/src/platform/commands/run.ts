import { isRefusal, type Refusal } from '@distri/domain/kernel';
import { type Db, inOpenedTransaction, type Tx } from '../db/index.ts';
import type { Ctx, RequestCtx } from '../http/context.ts';
import type { CommandRoute, Input } from '../http/route.ts';
import { type AuditEntry, closeCommand, isKeyTaken } from './close.ts';
import type { CommandCtx, OutboxEntry } from './command.ts';
import { claimKey, type IdempotencyKey } from './idempotency.ts';

/** What a command answers: the bytes to send, the first time and on every repeat of its key. */
export interface CommandAnswer {
  estado: number;
  respuesta: string;
}

const STATUS_OK = 200;

async function attempt(
  tx: Tx,
  route: CommandRoute,
  ctx: Ctx,
  input: Input<CommandRoute['call']>,
  key: IdempotencyKey | null,
  encode: (answer: unknown) => string,
  prepared: unknown,
): Promise<CommandAnswer | Refusal> {
  const { userId, username } = ctx.sesion;
  const audit: AuditEntry[] = [];
  const outbox: OutboxEntry[] = [];
  const commandCtx: CommandCtx = {
    ...ctx,
    db: tx,
    audit: (accion, entidad, id, antes, despues) =>
      audit.push({ accion, entidad, entidad_id: String(id), antes, despues }),
    enqueue: (entry) => outbox.push(entry),
  };
  const answer = await route.handle(tx, commandCtx, input, prepared);
  if (isRefusal(answer)) return answer;
  const result = { estado: STATUS_OK, respuesta: encode(answer) };
  const usuario = { id: userId, username };
  const closing = { usuario, requestId: ctx.requestId, audit, outbox, key, llamada: route.call.name, ...result };
  closeCommand(tx, closing);
  return result;
}

/**
 * Runs a command in one transaction with its idempotency key, audit rows and outbox rows (architecture, "A command,
 * step by step"). A refusal leaves nothing behind, the key free included.
 */
export async function runCommand(
  route: CommandRoute,
  ctx: RequestCtx,
  input: Input<CommandRoute['call']>,
  key: IdempotencyKey | null,
  encode: (answer: unknown) => string,
): Promise<CommandAnswer | Refusal> {
  const claim = async (db: Db) => key && claimKey(db, ctx.sesion.userId, key);
  // Nothing is prepared again for a repeat.
  const done = route.prepare && (await claim(ctx.db));
  if (done) return done;
  const prepared = await route.prepare?.(ctx, input);
  const work = () =>
    inOpenedTransaction(
      ctx.db,
      claim,
      async (tx, claimed) => claimed ?? attempt(tx, route, ctx, input, key, encode, prepared),
    );
  return work().catch((error: unknown) => {
    if (isKeyTaken(error)) return work();
    throw error;
  });
}
