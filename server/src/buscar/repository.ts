import { type Encontrado, TOPE_POR_CLASE } from '@distri/domain/buscar';
import type { Scope } from '@distri/domain/kernel';
import { type RawBuilder, sql } from 'kysely';
import { articuloMatches, searchable } from '../articulos/index.ts';
import { type Db, first } from '../platform/db/index.ts';
import { scopeCondition } from '../platform/db/scopeCondition.ts';
import { searchCondition } from '../platform/db/search.ts';
import { numeroCondition } from '../talonarios/index.ts';

/** Which kinds of thing a role has screens for, and what of them may be searched. */
export interface Kinds {
  clientes: boolean;
  articulos: boolean;
  /** The barcode is part of an article's search text, and not everybody may read it (reliability F8). */
  codigosDeBarras: boolean;
  cotizaciones: boolean;
  pedidos: boolean;
  facturas: boolean;
  remitos: boolean;
  notasCredito: boolean;
  cobranzas: boolean;
}

const MAX_ID = 2_147_483_647;
/** Numbers that begin with two digits or fewer are too many to be of use: those must be the whole number. */
const MIN_PREFIX = 3;

const limit = sql`LIMIT ${TOPE_POR_CLASE}`;
const nothing = sql`'[]'::json`;
const jsonRows = (rows: RawBuilder<unknown>) => sql`(SELECT coalesce(json_agg(fila), '[]') FROM (${rows}) AS fila)`;

function clientes(text: string, scope: Scope) {
  const condition = searchCondition(text, 'c.busqueda', ['c.razsoc_orden', 'c.id']);
  return sql`
    SELECT c.id, c.razsoc, c.localidad_nombre AS localidad, c.inhabilitado, c.inactivo FROM clientes c
    WHERE ${condition} AND ${scopeCondition(scope)}
    ORDER BY c.razsoc_orden COLLATE "C", c.id COLLATE "C" ${limit}`;
}

function articulos(text: string, codigosDeBarras: boolean) {
  return sql`
    SELECT a.id, a.detalle FROM ${searchable}
    WHERE a.activo AND ${articuloMatches(text, codigosDeBarras)} ORDER BY a.id COLLATE "C" ${limit}`;
}

/** '118' finds 118, 1180–1189, 11800–11899…: ranges that the primary key answers. */
function numberCondition(column: string, digits: string) {
  const ref = sql.ref(column);
  const exact = Number(digits);
  const conditions = [sql`${ref} = ${exact}`];
  if (digits.length >= MIN_PREFIX)
    for (let width = 10; exact * width <= MAX_ID; width *= 10)
      conditions.push(sql`${ref} BETWEEN ${exact * width} AND ${Math.min(exact * width + width - 1, MAX_ID)}`);
  return sql`(${sql.join(conditions, sql` OR `)})`;
}

const digitsOf = (text: string) => (/^\d{1,9}$/.test(text.trim()) ? text.trim().replace(/^0+(?=\d)/, '') : null);

function cotizaciones(digits: string, scope: Scope) {
  return sql`
    SELECT q.id, q.cliente, c.razsoc FROM cotizaciones q JOIN clientes c ON c.id = q.cliente
    WHERE ${numberCondition('q.id', digits)} AND ${scopeCondition(scope)} ORDER BY q.id ${limit}`;
}

function pedidos(digits: string, scope: Scope) {
  return sql`
    SELECT p.id, p.cliente, c.razsoc, p.estadio, p.estado FROM pedidos p JOIN clientes c ON c.id = p.cliente
    WHERE ${numberCondition('p.id', digits)} AND ${scopeCondition(scope)} ORDER BY p.id ${limit}`;
}

/** By its own number, or by that of its receipt. */
function cobranzas(digits: string, scope: Scope) {
  return sql`
    SELECT b.id, b.cliente, c.razsoc, b.numrec, b.status FROM cobranzas b JOIN clientes c ON c.id = b.cliente
    WHERE (${numberCondition('b.id', digits)} OR b.recibo = 'X0006' || lpad(${digits}::text, 8, '0')) AND ${scopeCondition(scope)}
    ORDER BY b.id ${limit}`;
}

/** By number, whole or its beginning, with or without letter and sales point; newest first. */
function emitidos(table: 'facturas' | 'remitos' | 'notas_credito', text: string, scope: Scope) {
  const condition = numeroCondition('d', text);
  return (
    condition &&
    sql`
    SELECT d.id, d.documento, d.cliente, c.razsoc FROM ${sql.table(table)} d JOIN clientes c ON c.id = d.cliente
    WHERE ${condition} AND ${scopeCondition(scope)} ORDER BY d.ingreso DESC, d.id DESC ${limit}`
  );
}

/** The search box of the header, in one statement: at most eight of each kind, all within the scope. */
export async function search(db: Db, text: string, scope: Scope, kinds: Kinds): Promise<Encontrado> {
  const digits = digitsOf(text);
  const issued = (kind: 'facturas' | 'remitos' | 'notasCredito', table: Parameters<typeof emitidos>[0]) => {
    const rows = kinds[kind] ? emitidos(table, text, scope) : null;
    return rows ? jsonRows(rows) : nothing;
  };
  const row = await first(
    db,
    sql<Encontrado>`
      SELECT ${kinds.clientes ? jsonRows(clientes(text, scope)) : nothing} AS clientes,
             ${kinds.articulos ? jsonRows(articulos(text, kinds.codigosDeBarras)) : nothing} AS articulos,
             ${kinds.cotizaciones && digits ? jsonRows(cotizaciones(digits, scope)) : nothing} AS cotizaciones,
             ${kinds.pedidos && digits ? jsonRows(pedidos(digits, scope)) : nothing} AS pedidos,
             ${issued('facturas', 'facturas')} AS facturas, ${issued('remitos', 'remitos')} AS remitos,
             ${issued('notasCredito', 'notas_credito')} AS "notasCredito",
             ${kinds.cobranzas && digits ? jsonRows(cobranzas(digits, scope)) : nothing} AS cobranzas`,
  );
  if (!row) throw new Error('the search is always one row');
  return row;
}
