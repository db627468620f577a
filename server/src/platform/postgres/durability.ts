import type { ClientBase } from 'pg';
import { StartRefusal } from '../startRefusal.ts';

const REQUIRED = ['fsync', 'full_page_writes', 'synchronous_commit'];

/**
 * Refuses a database that may lose what it has confirmed (reliability C4). Asks for the values that hold in this very
 * session, so one set for the role or the database is seen too.
 */
export async function refuseUnsafeDatabase(client: ClientBase, options: { embedded: boolean }): Promise<void> {
  const required = options.embedded ? [...REQUIRED, 'data_checksums'] : REQUIRED;
  const { rows } = await client.query<{ name: string }>(
    "SELECT name FROM pg_settings WHERE name = ANY ($1) AND setting = 'off'",
    [required],
  );
  if (rows.length === 0) return;
  const names = rows.map((row) => row.name).join(', ');
  throw new StartRefusal(
    `La base de datos tiene desactivado: ${names}. Así puede perder operaciones confirmadas, y Distri no arranca. ` +
      'Activalo en la configuración de PostgreSQL.',
  );
}
