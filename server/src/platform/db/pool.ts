import type { ConnectionOptions } from 'node:tls';
import { ZONA_HORARIA } from '@distri/domain/kernel';
import pg from 'pg';
import { typeParsers } from './types.ts';

export interface PoolOptions {
  url: string;
  /** Connections at most. */
  max?: number;
  tls?: ConnectionOptions;
  /** Told of connections lost while idle; they are replaced, nobody's work is lost. */
  onIdleLoss?: (error: Error) => void;
  /** Without the limits that keep ordinary work from hanging: for commands over whole tables. */
  unhurried?: boolean;
  /** Longest wait for a connection in milliseconds. */
  connectTimeoutMs?: number;
}

/** Limits that keep one stuck lock or one forgotten transaction from starving everybody (reliability C9). */
const LIMITS = { lock_timeout: 4_000, statement_timeout: 30_000, idle_in_transaction_session_timeout: 15_000 };
const NO_LIMITS = { lock_timeout: 0, statement_timeout: 0, idle_in_transaction_session_timeout: 0 };
const CONNECT_TIMEOUT_MS = 5_000;

/** Settings of any connection of the project. The session's zone makes `::date` the business day of Buenos Aires. */
export function connectionConfig(options: PoolOptions): pg.ClientConfig {
  return {
    connectionString: options.url,
    ...(options.tls ? { ssl: options.tls } : {}),
    types: typeParsers,
    application_name: 'distri',
    keepAlive: true,
    connectionTimeoutMillis: options.connectTimeoutMs ?? CONNECT_TIMEOUT_MS,
    ...(options.unhurried ? NO_LIMITS : LIMITS),
    options: `-c TimeZone=${ZONA_HORARIA} -c DateStyle=ISO`,
  };
}

/** A connection of its own with the settings of `pool`: COPY needs one whose statements wait for each other. */
export async function connectApart(pool: pg.Pool): Promise<pg.Client> {
  const client = new pg.Client({ ...pool.options, pipeline: false });
  client.on('error', () => {}); // The statement under way rejects.
  await client.connect();
  return client;
}

/**
 * A pool whose connections speak the project's types. A connection lost while idle or checked out ends no process.
 * One stays open: it is how commands that replace a database see that a server uses it.
 */
export function createPool(options: PoolOptions): pg.Pool {
  const size = { min: 1, max: options.max ?? 10, idleTimeoutMillis: 60_000 };
  // Statements of a transaction that need not wait for each other travel together (Tx).
  const pool = new pg.Pool({ ...connectionConfig(options), ...size, pipeline: true });
  pool.on('error', (error) => options.onIdleLoss?.(error));
  // A client in use has no listener of the pool's (node-postgres #2635): its query rejects, this keeps us alive.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
