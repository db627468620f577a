import type { Scope } from '@distri/domain/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/db/handle.ts';
import { all } from '../platform/db/kysely.ts';
import { cutPage, type Page, type PageRequest } from '../platform/db/page.ts';
import { preparedByText } from '../platform/db/prepared.ts';
import { scopeCondition } from '../platform/db/scopeCondition.ts';
import { decodeKey, searchCondition, searchWords } from '../platform/db/search.ts';

/** What the list is asked for; absent switches include everything, as the documents have it. */
export interface ClientesFilter {
  id?: string | undefined;
  vendedor?: string | undefined;
  withInactivos?: boolean | undefined;
  soloInhabilitados?: boolean | undefined;
  sinInhabilitados?: boolean | undefined;
  sinOcasionales?: boolean | undefined;
  buscar?: string | undefined;
}

export interface ClienteRow {
  id: string;
  razsoc: string;
  cuit: string;
  tipodocu: number;
  resp_iva: string;
  localidad_nombre: string;
  provincia: string | null;
  codpostal: string;
  direccion: string;
  direccion_entrega: string | null;
  telefono: string;
  email: string;
  vendedor: string;
  apenom: string;
  vendedor_nivel: number;
  clasifica: string | null;
  zona: string | null;
  inhabilitado: boolean;
  inactivo: boolean;
  ocasional: boolean;
  latitud: number | null;
  longitud: number | null;
  saldo: number;
  bonificacion: number;
  bonificacion_cliente: number;
  listaprecio: number;
  condcomercial: number;
  jurisdiccion: number | null;
  transporte: string;
  iibb_1: number | null;
  iibb_2: number | null;
  razsoc_orden: string;
}

/** Columns of a customer as the screens read it; `c` is the customer. */
const columns = sql`
  c.id, c.razsoc, c.cuit, c.tipodocu, c.resp_iva, c.localidad_nombre, p.nombre AS provincia, c.codpostal, c.direccion,
  (SELECT d.direccion || ', ' || d.localidad FROM direcciones_entrega d
    WHERE d.cliente = c.id AND d.activa ORDER BY d.id LIMIT 1) AS direccion_entrega,
  c.telefono, c.email, c.vendedor, v.nombre AS apenom, v.nivel AS vendedor_nivel, k.nombre AS clasifica, z.nombre AS zona,
  c.inhabilitado, c.inactivo, c.ocasional, c.latitud, c.longitud, saldo_a_favor(c.id) AS saldo,
  c.bonificacion, c.bonificacion_cliente, c.listaprecio, c.condcomercial, c.jurisdiccion, c.transporte, c.iibb_1, c.iibb_2,
  c.razsoc_orden`;

const joins = sql`
  JOIN vendedores v ON v.id = c.vendedor
  LEFT JOIN provincias p ON p.id = c.provincia
  LEFT JOIN clasificaciones_cliente k ON k.id = c.clasificacion
  LEFT JOIN zonas z ON z.id = c.zona`;

/** The filter and the scope as one condition over customer `c`. */
export function conditions(filter: ClientesFilter, scope: Scope): RawBuilder<boolean> {
  const parts: RawBuilder<boolean>[] = [scopeCondition(scope)];
  if (filter.id !== undefined) parts.push(sql<boolean>`c.id = ${filter.id}`);
  if (filter.vendedor !== undefined) parts.push(sql<boolean>`c.vendedor = ${filter.vendedor}`);
  // One customer is answered whatever its flags: documents of an inactive one still show its name.
  if (filter.id === undefined && filter.withInactivos !== true) parts.push(sql<boolean>`NOT c.inactivo`);
  if (filter.soloInhabilitados) parts.push(sql<boolean>`c.inhabilitado`);
  if (filter.sinInhabilitados) parts.push(sql<boolean>`NOT c.inhabilitado`);
  if (filter.sinOcasionales) parts.push(sql<boolean>`NOT c.ocasional`);
  if (filter.buscar) parts.push(searchCondition(filter.buscar, 'c.busqueda', ['c.razsoc_orden', 'c.id']));
  return sql.join(parts, sql` AND `) as RawBuilder<boolean>;
}

const order = sql`razsoc_orden COLLATE "C", id COLLATE "C"`;

function afterKey(key: string | undefined): RawBuilder<boolean> {
  if (key === undefined) return sql<boolean>`true`;
  const [orden, id] = decodeKey(key, 2);
  return sql<boolean>`(razsoc_orden COLLATE "C", id COLLATE "C") > (${orden}, ${id})`;
}

const readPage = preparedByText('clientes.lista');

/**
 * One page of customers and how many match in all, in one statement. A search is answered from the trigram index
 * once, for count and page together; without one the page comes straight from the index of the order.
 */
export async function listClientes(
  db: Db,
  filter: ClientesFilter & PageRequest,
  scope: Scope,
): Promise<Page<ClienteRow>> {
  const { limite } = filter;
  const where = conditions(filter, scope);
  const searches = filter.buscar !== undefined && searchWords(filter.buscar).length > 0;
  const hits = searches
    ? sql`hallados AS MATERIALIZED (SELECT c.id, c.razsoc_orden FROM clientes c WHERE ${where})`
    : sql`hallados AS NOT MATERIALIZED (SELECT c.id, c.razsoc_orden FROM clientes c WHERE ${where})`;
  const count = filter.contar ? sql`(SELECT count(*) FROM hallados)` : sql`0::bigint`;
  const rows = await readPage(
    db,
    sql<ClienteRow & { cuantos: number }>`
      WITH ${hits},
      pagina AS (SELECT id FROM hallados WHERE ${afterKey(filter.desdeClave)} ORDER BY ${order} LIMIT ${limite + 1})
      SELECT ${columns}, ${count} AS cuantos
      FROM pagina JOIN clientes c USING (id) ${joins}
      ORDER BY c.razsoc_orden COLLATE "C", c.id COLLATE "C"`,
  );
  return cutPage(rows, limite, ({ razsoc_orden, id }) => [razsoc_orden, id], rows[0]?.cuantos);
}

/** The customer of an id, when it is in scope. */
export async function findCliente(db: Db, id: string, scope: Scope): Promise<ClienteRow | undefined> {
  const { rows } = await listClientes(db, { id, limite: 1, contar: false }, scope);
  return rows[0];
}

export interface DireccionRow {
  cliente: string;
  id: number;
  direccion: string;
  localidad: string;
  provincia: string;
  codigopostal: string;
  observacion: string;
  jurisdiccion: number | null;
  latitud: number | null;
  longitud: number | null;
}

/** Active delivery addresses of some customers, those in scope only, by customer and id. */
export function listDirecciones(db: Db, clientes: readonly string[], scope: Scope): Promise<DireccionRow[]> {
  return all(
    db,
    sql<DireccionRow>`
      SELECT d.cliente, d.id, d.direccion, d.localidad, d.provincia, d.codigopostal, d.observacion, d.jurisdiccion, d.latitud, d.longitud
      FROM direcciones_entrega d JOIN clientes c ON c.id = d.cliente
      WHERE d.cliente = ANY (${clientes}::text[]) AND d.activa AND ${scopeCondition(scope)}
      ORDER BY d.cliente, d.id`,
  );
}
