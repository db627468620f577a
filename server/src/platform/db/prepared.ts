import { type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import { type Db, send } from './handle.ts';
import { compile, type Statement } from './kysely.ts';

/** Stands in a compiled statement for a value that each call brings. */
class Slot {
  constructor(readonly name: PropertyKey) {}
}

/** Names a value of the call inside the statement. */
export type Param<P> = <K extends keyof P>(name: K) => RawBuilder<P[K]>;

const names = new Set<string>();

/**
 * A statement of a hot path: built and compiled once, at its first use, then sent by name, so that PostgreSQL keeps
 * its plan per connection. `name` is unique in the program.
 *
 *     const readPedido = prepared('pedido.leer', (param: Param<{ id: number }>) =>
 *       qb.selectFrom('pedidos').selectAll().where('id', '=', param('id')));
 *     const [pedido] = await readPedido(db, { id: 7 });
 */
export function prepared<P extends object, R>(
  name: string,
  build: (param: Param<P>) => Statement<R>,
): (db: Db, params: P) => Promise<R[]> {
  if (names.has(name)) throw new Error(`Two prepared statements are called ${name}`);
  names.add(name);
  let compiled: { text: string; slots: readonly unknown[] } | undefined;

  const compileOnce = () => {
    const { sql: text, parameters } = compile(build((key) => sql`${new Slot(key)}`));
    return { text, slots: parameters };
  };

  return async (db, params) => {
    compiled ??= compileOnce();
    const byName = new Map<PropertyKey, unknown>(Object.entries(params));
    const values = compiled.slots.map((slot) => (slot instanceof Slot ? byName.get(slot.name) : slot));
    const statement: pg.QueryConfig = { name, text: compiled.text, values };
    return (await send<R & object>(db, statement)).rows;
  };
}

/** Texts of one list that are kept planned in each connection; its filters make more, seldom asked. */
const MOST_TEXTS = 24;

/**
 * A list whose statement is built anew for each set of filters. The first texts of it that are asked get a name each,
 * so that PostgreSQL does not plan a dozen joins again for every page that somebody opens; the rest are sent without.
 * For conditions whose plan is the same whatever the values are: a customer's own, words under a trigram index.
 */
export function preparedByText(name: string): <R>(db: Db, statement: Statement<R>) => Promise<R[]> {
  const known = new Map<string, string>();
  const nameOf = (text: string) => {
    const given = known.get(text);
    if (given !== undefined || known.size === MOST_TEXTS) return given;
    const fresh = `${name}.${known.size + 1}`;
    known.set(text, fresh);
    return fresh;
  };
  return async <R>(db: Db, statement: Statement<R>) => {
    const { sql: text, parameters } = compile(statement);
    const given = nameOf(text);
    return (await send<R & object>(db, { text, values: [...parameters], ...(given && { name: given }) })).rows;
  };
}
