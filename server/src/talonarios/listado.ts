import type { Scope } from '@distri/domain/kernel';
import { parseNumeroBuscado } from '@distri/domain/talonarios';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/db/handle.ts';
import { all } from '../platform/db/kysely.ts';
import { cutPage, type Page, type PageRequest } from '../platform/db/page.ts';
import { preparedByText } from '../platform/db/prepared.ts';
import { scopeCondition } from '../platform/db/scopeCondition.ts';
import { decodeKey, searchCondition } from '../platform/db/search.ts';

const MAX_NUMERO = 99_999_999;
/** Shorter beginnings are too many to be of use: those must be the whole number. */
const MIN_PREFIX = 3;

/** '118' finds 118, 1180–1189, 11800–11899…: ranges that the index of the numbers answers. */
function prefixRanges(column: RawBuilder<unknown>, digits: string): RawBuilder<boolean>[] {
  const exact = Number(digits);
  const conditions = [sql<boolean>`${column} = ${exact}`];
  if (digits.length >= MIN_PREFIX)
    for (let width = 10; exact > 0 && exact * width <= MAX_NUMERO; width *= 10)
      conditions.push(
        sql<boolean>`${column} BETWEEN ${exact * width} AND ${Math.min(exact * width + width - 1, MAX_NUMERO)}`,
      );
  return conditions;
}

/** Documents of table `alias` whose number is what was typed, or begins with it; null when the text is no number. */
export function numeroCondition(alias: string, text: string): RawBuilder<boolean> | null {
  const typed = parseNumeroBuscado(text);
  if (!typed) return null;
  const column = sql.ref(`${alias}.numero`);
  const ranges = typed.exacto
    ? [sql<boolean>`${column} = ${Number(typed.numero)}`]
    : prefixRanges(column, typed.numero);
  const parts = [sql<boolean>`(${sql.join(ranges, sql` OR `)})`];
  if (typed.letra !== null) parts.push(sql<boolean>`${sql.ref(`${alias}.letra`)} = ${typed.letra}`);
  if (typed.puntoVenta !== null) parts.push(sql<boolean>`${sql.ref(`${alias}.punto_venta`)} = ${typed.puntoVenta}`);
  return sql<boolean>`(${sql.join(parts, sql` AND `)})`;
}

export interface EmitidosFilter {
  cliente?: string | undefined;
  desde?: string | undefined;
  buscar?: string | undefined;
}

/** A list of issued documents: table `d`, its customer `c`. */
export interface Listado {
  tabla: string;
  columns: RawBuilder<unknown>;
  joins: RawBuilder<unknown>;
}

/**
 * Number, or words of the customer. The customers are looked for once and apart: their words are not to be compared
 * again for each document.
 */
function search(text: string): RawBuilder<boolean> {
  const words = searchCondition(text, 'b.busqueda', ['b.razsoc_orden', 'b.id']);
  const customer = sql<boolean>`d.cliente IN (SELECT b.id FROM clientes b WHERE ${words})`;
  const number = numeroCondition('d', text);
  return number ? sql<boolean>`(${number} OR ${customer})` : customer;
}

function conditions(filter: EmitidosFilter, scope: Scope, own: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [scopeCondition(scope), ...own];
  if (filter.cliente !== undefined) parts.push(sql`d.cliente = ${filter.cliente}`);
  if (filter.desde !== undefined) parts.push(sql`d.ingreso >= ${filter.desde}`);
  if (filter.buscar) parts.push(search(filter.buscar));
  return sql.join(parts, sql` AND `);
}

function afterKey(key: string | undefined): RawBuilder<unknown> {
  if (key === undefined) return sql`true`;
  const [ingreso = '', id = ''] = decodeKey(key, 2);
  return sql`(d.ingreso, d.id) < (${ingreso}::date, ${Number(id)}::int)`;
}

const readDeCliente = preparedByText('emitidos.deCliente');

/** One page of issued documents in scope, newest first, and how many match. */
export async function listEmitidos<Row extends { id: number; ingreso: string }>(
  db: Db,
  listado: Listado,
  filter: EmitidosFilter,
  own: readonly RawBuilder<unknown>[],
  scope: Scope,
  page: PageRequest,
): Promise<Page<Row>> {
  const where = conditions(filter, scope, own);
  const table = sql.table(listado.tabla);
  // Who sees everything need not have each document's customer looked up to be counted.
  const counted = scope.kind === 'all' ? sql`${table} d` : sql`${table} d JOIN clientes c ON c.id = d.cliente`;
  const count = page.contar ? sql`(SELECT count(*) FROM ${counted} WHERE ${where})` : sql`0::bigint`;
  const rows = await (filter.cliente === undefined ? all : readDeCliente)(
    db,
    sql<Row & { cuantos: number }>`
      SELECT ${listado.columns}, ${count} AS cuantos FROM ${table} d JOIN clientes c ON c.id = d.cliente ${listado.joins}
      WHERE ${where} AND ${afterKey(page.desdeClave)} ORDER BY d.ingreso DESC, d.id DESC LIMIT ${page.limite + 1}`,
  );
  return cutPage(rows, page.limite, ({ ingreso, id }) => [ingreso, id], rows[0]?.cuantos);
}
