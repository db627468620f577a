export { ensureDatabase, withClient, withDatabase } from './databases.ts';
export {
  CommitUnknownError,
  type DbRefusal,
  isConnectionLoss,
  isState,
  toDbRefusal,
  violatedConstraint,
} from './errors.ts';
export { type Db, Tx } from './handle.ts';
export { all, first, qb, run, type Statement } from './kysely.ts';
export { type MigrateOptions, migrate } from './migrations.ts';
export { connectApart, createPool, type PoolOptions } from './pool.ts';
export { type Param, prepared } from './prepared.ts';
export type { DB, Json } from './schema.generated.ts';
export { countStatements } from './statements.ts';
export { inOpenedTransaction, inTransaction, type TransactionOptions } from './transaction.ts';
