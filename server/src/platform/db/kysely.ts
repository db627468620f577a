import {
  type Compilable,
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from 'kysely';
import { type Db, send } from './handle.ts';
import type { DB } from './schema.generated.ts';

/**
 * Builds typed statements; has no connection. What it builds is sent by the functions below to a pool or to a
 * transaction, so that which of the two is always in plain sight:
 *
 *     const rows = await all(db, qb.selectFrom('clientes').select(['codigo', 'razsoc']).limit(10));
 */
export const qb = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** A statement of the builder, or a `sql` fragment that is a whole statement. */
export type Statement<R> = Compilable<R> | RawBuilder<R>;

export function compile<R>(statement: Statement<R>): CompiledQuery<R> {
  return 'isRawBuilder' in statement ? statement.compile(qb) : statement.compile();
}

function execute<R>(db: Db, statement: Statement<R>) {
  const { sql, parameters } = compile(statement);
  return send<R & object>(db, { text: sql, values: [...parameters] });
}

/** All rows of a statement. */
export async function all<R>(db: Db, statement: Statement<R>): Promise<R[]> {
  return (await execute(db, statement)).rows;
}

/** The first row of a statement, undefined when there is none. */
export async function first<R>(db: Db, statement: Statement<R>): Promise<R | undefined> {
  return (await execute(db, statement)).rows[0];
}

/** Runs a statement for its effect; answers the number of rows inserted, changed or deleted. */
export async function run<R>(db: Db, statement: Statement<R>): Promise<number> {
  return (await execute(db, statement)).rowCount ?? 0;
}
