import type { EmpresaPerfil } from '@distri/domain/kernel';
import { sql } from 'kysely';
import { writeAudit } from '../../platform/commands/index.ts';
import { first, run, type Tx } from '../../platform/db/index.ts';
import { addMaestrosIniciales, type Sink, type Table } from './rows.ts';
import { talonariosIniciales } from './talonarios.ts';

/** The audit row that says that it was done, written in the same transaction. */
const MARK = { accion: 'maestros.iniciales', entidad: 'instalacion', entidad_id: '1' };
const SYSTEM = { id: null, username: 'sistema' };

/** Rows by table, tables in the order in which they came. */
function initialRows(empresa: EmpresaPerfil): Map<Table, object[]> {
  const byTable = new Map<Table, object[]>();
  const sink: Sink = {
    add(table, row) {
      const rows = byTable.get(table);
      if (rows) rows.push(row);
      else byTable.set(table, [row]);
    },
  };
  addMaestrosIniciales(sink, empresa);
  for (const row of talonariosIniciales(empresa)) sink.add('talonarios', row);
  return byTable;
}

/** Adds the rows whose key is free; what somebody wrote or changed stays. */
async function insertRows(tx: Tx, table: Table, rows: readonly object[]): Promise<number> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  const target = sql.table(table);
  return run(
    tx,
    sql`INSERT INTO ${target} (${columns})
        SELECT ${columns} FROM jsonb_populate_recordset(NULL::${target}, ${JSON.stringify(rows)}::jsonb)
        ON CONFLICT DO NOTHING`,
  );
}

/** Whether a company in production still lacks them. The lock makes a second process wait for the first. */
async function areMissing(tx: Tx): Promise<boolean> {
  const instalacion = await first(tx, sql<{ clase: string }>`SELECT clase FROM instalacion FOR UPDATE`);
  if (instalacion?.clase !== 'produccion') return false;
  const { accion, entidad, entidad_id } = MARK;
  const mark = await first(
    tx,
    sql`SELECT 1 FROM auditoria WHERE entidad = ${entidad} AND entidad_id = ${entidad_id} AND accion = ${accion}`,
  );
  return mark === undefined;
}

/**
 * Loads the lookup tables of a company in production, once in its life: a row that somebody deletes or changes later
 * is theirs. Answers whether it did.
 */
export async function loadMaestrosIniciales(tx: Tx, empresa: EmpresaPerfil): Promise<boolean> {
  if (!(await areMissing(tx))) return false;
  const added: Record<string, number> = {};
  for (const [table, rows] of initialRows(empresa)) added[table] = await insertRows(tx, table, rows);
  writeAudit(tx, SYSTEM, 'arranque', [{ ...MARK, antes: null, despues: added }]);
  return true;
}
