import { asRecord, customerScope, isRefusal, type Refusal, refuse, type Scope } from '@distri/domain/kernel';
import type { Db } from '../db/handle.ts';
import type { Ctx } from './context.ts';

type Handler<Q, A> = (ctx: Ctx, input: { query: Q }) => Promise<A | Refusal>;

/** The handlers of an area whose documents are read by id, each looked for in the asker's scope. */
export interface DocumentReads<Row> {
  /** A call about one document: what `show` makes of it. */
  one<Q extends { id: number }, A>(show: (ctx: Ctx, row: Row, query: Q) => A | Promise<A>): Handler<Q, A>;
  /** A list that answers one whole document when it is asked by id. */
  oneOrList<Q extends { id?: number | undefined }, D, L>(
    show: (ctx: Ctx, row: Row) => D,
    list: (ctx: Ctx, query: Q) => Promise<L>,
  ): Handler<Q, ReturnType<typeof asRecord<D>> | L>;
}

/** `missing` is said of a document that is not there and of one out of scope alike. */
export function documentReads<Row extends object>(
  read: (db: Db, id: number, scope: Scope) => Promise<Row | undefined>,
  missing: string,
): DocumentReads<Row> {
  const find = async (ctx: Ctx, id: number): Promise<Row | Refusal> =>
    (await read(ctx.db, id, customerScope(ctx.sesion))) ?? refuse(404, missing);
  return {
    one:
      (show) =>
      async (ctx, { query }) => {
        const row = await find(ctx, query.id);
        return isRefusal(row) ? row : show(ctx, row, query);
      },
    oneOrList:
      (show, list) =>
      async (ctx, { query }) => {
        if (query.id === undefined) return list(ctx, query);
        const row = await find(ctx, query.id);
        return isRefusal(row) ? row : asRecord(show(ctx, row));
      },
  };
}
