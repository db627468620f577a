import type pg from 'pg';
import { StartRefusal } from '../platform/startRefusal.ts';

export async function databaseExists(client: pg.ClientBase, name: string): Promise<boolean> {
  return (await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])).rowCount === 1;
}

/** Refuses to touch a database that somebody is connected to. */
export async function refuseInUse(client: pg.ClientBase, name: string): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_stat_activity WHERE datname = $1 LIMIT 1', [name]);
  if (rowCount) throw new StartRefusal(`La base ${name} está en uso. Detené Distri y volvé a probar.`);
}
