import { businessDay, type Dia, type EmpresaPerfil } from '@distri/domain/kernel';
import type pg from 'pg';
import { connectApart } from '../src/platform/db/index.ts';
import { StartRefusal } from '../src/platform/startRefusal.ts';
import type { DemoSize } from './plan.ts';
import { populate } from './populate.ts';
import { readUsuarios, type UsuarioAnunciado } from './usuarios.ts';

const NO_LIMITS =
  'SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL lock_timeout = 0';

export interface DemoOptions {
  size: DemoSize;
  log: (line: string) => void;
  /** The day on which the demo is "today"; the business day when left out. */
  today?: Dia;
}

/**
 * Loads the demo of a company into an empty, migrated database, in one transaction: half a demo never remains. The
 * same company, size and day give the same data. On a database that holds a demo it does nothing; it refuses
 * (StartRefusal) one in production, of another company, or with data that nobody declared to be a demo.
 */
export async function loadDemo(
  pool: pg.Pool,
  empresa: EmpresaPerfil,
  { size, log, today = businessDay(new Date()) }: DemoOptions,
): Promise<{ usuarios: UsuarioAnunciado[] }> {
  const client = await connectApart(pool);
  try {
    await client.query('BEGIN');
    // Loading outlasts the limits that keep ordinary work from hanging; a second server waits for the first.
    await client.query(NO_LIMITS);
    await client.query('LOCK TABLE instalacion IN EXCLUSIVE MODE');
    const fresh = await isFresh(client, empresa);
    if (fresh) await populate(client, empresa, { size, log, today });
    await client.query('COMMIT');
    // The planner has to know the new tables before the first screen asks.
    if (fresh) await client.query('SET statement_timeout = 0; ANALYZE; RESET statement_timeout');
    return { usuarios: await readUsuarios(client) };
  } finally {
    // Closing the connection undoes what it had begun.
    await client.end();
  }
}

/** True for a database to fill, false for one that holds the demo; refuses the rest. */
async function isFresh(client: pg.ClientBase, empresa: EmpresaPerfil): Promise<boolean> {
  const { rows } = await client.query<{ empresa: string; clase: string; demo_completa: boolean }>(
    'SELECT empresa, clase, demo_completa FROM instalacion',
  );
  const [installed] = rows;
  if (installed?.clase === 'produccion')
    throw new StartRefusal(`${empresa.nombre} está en producción: los datos de demostración no entran.`);
  if (installed !== undefined && installed.empresa !== empresa.id)
    throw new StartRefusal(`La base configurada para '${empresa.id}' es de otra empresa: '${installed.empresa}'.`);
  if (installed?.demo_completa) return false;
  const { rowCount } = await client.query('SELECT 1 FROM usuarios UNION ALL SELECT 1 FROM clientes LIMIT 1');
  if (rowCount)
    throw new StartRefusal(
      `La base de ${empresa.nombre} ya tiene datos: la demostración solo entra en una base vacía.`,
    );
  return true;
}
