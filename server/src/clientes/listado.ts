import { ESTADOS_CLIENTE } from '@distri/domain/clientes';
import type { Scope } from '@distri/domain/kernel';
import { sql } from 'kysely';
import type { Db } from '../platform/db/handle.ts';
import { first } from '../platform/db/kysely.ts';
import { scopeCondition } from '../platform/db/scopeCondition.ts';
import type { ListadoClientes } from './print/clientesPdf.ts';
import { type ClientesFilter, conditions } from './repository.ts';

const { ACTIVO, INACTIVO, INHABILITADO, OCASIONAL } = ESTADOS_CLIENTE;

/** The cells of a printed row, in the order of the paper's columns. */
const cells = sql`json_build_array(c.id, c.razsoc, c.cuit, c.localidad_nombre, c.direccion, v.nombre, coalesce(k.nombre, ''),
  CASE WHEN c.inhabilitado THEN ${INHABILITADO.palabra} WHEN c.inactivo THEN ${INACTIVO.palabra} WHEN c.ocasional THEN ${OCASIONAL.palabra}
    ELSE ${ACTIVO.palabra} END)`;
const joins = sql`JOIN vendedores v ON v.id = c.vendedor LEFT JOIN clasificaciones_cliente k ON k.id = c.clasificacion`;
const aggregate = (order: ReturnType<typeof sql>) =>
  sql`SELECT coalesce(json_agg(${cells} ORDER BY ${order}), '[]')::text AS rows, count(*) AS count`;

async function read(db: Db, statement: ReturnType<typeof sql<ListadoClientes>>): Promise<ListadoClientes> {
  return (await first(db, statement)) ?? { rows: '[]', count: 0 };
}

/** The customers of these ids that are in scope, each once, in the order of the ids. */
export function readListadoByIds(db: Db, ids: readonly string[], scope: Scope): Promise<ListadoClientes> {
  return read(
    db,
    sql<ListadoClientes>`
      ${aggregate(sql`pedido.orden`)}
      FROM (SELECT id, min(orden) AS orden FROM unnest(${ids}::text[]) WITH ORDINALITY AS u (id, orden) GROUP BY id) pedido
        JOIN clientes c ON c.id = pedido.id ${joins}
      WHERE ${scopeCondition(scope)}`,
  );
}

/** The customers that the list screen's filter matches, by name, up to `limit`. */
export function readListadoByFiltro(
  db: Db,
  filtro: ClientesFilter,
  scope: Scope,
  limit: number,
): Promise<ListadoClientes> {
  return read(
    db,
    sql<ListadoClientes>`
      ${aggregate(sql`c.razsoc_orden COLLATE "C", c.id COLLATE "C"`)}
      FROM (SELECT * FROM clientes c WHERE ${conditions(filtro, scope)} LIMIT ${limit}) c ${joins}`,
  );
}
