import type pg from 'pg';
import type { DatabasePlace } from '../../platform/cluster.ts';
import { ensureDatabase, type PoolOptions, withClient, withDatabase } from '../../platform/db/index.ts';
import { StartRefusal } from '../../platform/startRefusal.ts';
import { databaseExists, refuseInUse } from '../databases.ts';
import type { Backup } from './manifest.ts';
import { loadBackup } from './restore.ts';

async function isEmpty(connection: PoolOptions): Promise<boolean> {
  return withClient(connection, async (client) => {
    const { rowCount } = await client.query(
      "SELECT 1 FROM pg_class WHERE relnamespace = 'public'::regnamespace LIMIT 1",
    );
    return rowCount === 0;
  });
}

/** Puts the loaded database in the place of the present one, which keeps its rows under another name. */
async function swap(client: pg.Client, loaded: string, name: string, kept: string): Promise<string | null> {
  const id = (text: string) => client.escapeIdentifier(text);
  const had = await databaseExists(client, name);
  if (had) await client.query(`ALTER DATABASE ${id(name)} RENAME TO ${id(kept)}`);
  await client.query(`ALTER DATABASE ${id(loaded)} RENAME TO ${id(name)}`);
  return had ? kept : null;
}

/**
 * Restores a verified backup beside the present database and swaps them when everything is loaded, so that a failure
 * leaves things as they were. Answers the name that the former database got, null when there was none. A database
 * of its own (DATABASE_URL_EMPRESA) has no room beside it and must be empty.
 */
export async function replaceDatabase(
  place: DatabasePlace,
  folder: string,
  backup: Backup,
  options: { replace: boolean },
): Promise<string | null> {
  const { admin, name, connection } = place;
  if (!admin) {
    if (!(await isEmpty(connection)))
      throw new StartRefusal(`La base de destino no está vacía. Restaurá en una nueva.`);
    await loadBackup(connection, folder, backup);
    return null;
  }
  return withClient({ ...admin, unhurried: true }, async (client) => {
    if (!options.replace && (await databaseExists(client, name))) {
      throw new StartRefusal(
        `La base ${name} ya existe. Con --reemplazar se restaura, y la actual queda con otro nombre.`,
      );
    }
    await refuseInUse(client, name);
    const loaded = `${name}_restauracion`;
    await client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(loaded)}`);
    await ensureDatabase(admin, loaded);
    await loadBackup({ ...admin, url: withDatabase(admin.url, loaded) }, folder, backup);
    await refuseInUse(client, name);
    return swap(client, loaded, name, `${name}_hasta_${Date.now()}`);
  });
}
