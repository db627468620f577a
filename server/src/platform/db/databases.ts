import pg from 'pg';
import { connectionConfig, type PoolOptions } from './pool.ts';

/** One short connection for a statement that needs no pool. */
export async function withClient<T>(options: PoolOptions, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connectionConfig(options));
  client.on('error', () => {}); // The statement under way rejects.
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The same connection string for another database of the cluster. */
export function withDatabase(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${encodeURIComponent(database)}`;
  return other.href;
}

/** What CREATE DATABASE answers when another process has just made it. */
const ALREADY_THERE = ['42P04', '23505'];

function isAlreadyThere(error: unknown): boolean {
  return error instanceof pg.DatabaseError && ALREADY_THERE.includes(error.code ?? '');
}

/** Creates a database unless it exists; `admin` is any database of the cluster. Answers whether it did. */
export async function ensureDatabase(admin: PoolOptions, name: string): Promise<boolean> {
  return withClient(admin, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return false;
    try {
      await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)} TEMPLATE template0 ENCODING 'UTF8'`);
      return true;
    } catch (error) {
      if (isAlreadyThere(error)) return false;
      throw error;
    }
  });
}
