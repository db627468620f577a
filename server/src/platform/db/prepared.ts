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
