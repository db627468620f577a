import type { Dia } from '@distri/domain/kernel';
import type { FiltroRecepcion, RecepcionItem } from '@distri/domain/recepciones';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/db/handle.ts';
import { all, first } from '../platform/db/kysely.ts';

export interface RecepcionesFilter {
  filter: FiltroRecepcion;
  /** Of those received; null: until now. */
  desde: Dia;
  hasta: Dia | null;
  sortBy: 'fecha' | 'importe' | 'razsoc';
  sortDir: 'asc' | 'desc';
}

type Sql = RawBuilder<unknown>;

/** Rows of a tab; `v` holds what an administrator said of the value. */
function inTab({ filter, desde, hasta }: RecepcionesFilter, v: 'i' | 'q', pending: Sql): Sql {
  const column = (name: string) => sql.ref(`${v}.${name}`);
  if (filter === 'PENDIENTES') return sql`${column('recibido')} IS NULL AND NOT ${column('rechazado')} AND ${pending}`;
  if (filter === 'RECHAZADOS') return sql`${column('rechazado')}`;
  const from = sql`${column('recibido')} >= ${desde}::date AT TIME ZONE 'America/Argentina/Buenos_Aires'`;
  if (hasta === null) return from;
  return sql`${from} AND ${column('recibido')} < (${hasta}::date + 1) AT TIME ZONE 'America/Argentina/Buenos_Aires'`;
}

/** Only listed columns, each with the row's id behind it (reliability F8). */
function orderBy({ sortBy, sortDir }: RecepcionesFilter): Sql {
  const column = { fecha: sql`r.fecha`, importe: sql`r.importe`, razsoc: sql`r.razsoc COLLATE "und-x-icu"` }[sortBy];
  // Numbers of one letter in their order: I9 comes before I10.
  return sortDir === 'desc'
    ? sql`${column} DESC NULLS LAST, length(r.id) DESC, r.id DESC`
    : sql`${column} ASC NULLS LAST, length(r.id), r.id`;
}

/** What a row says of the collection that it belongs to. */
const ofCobranza = sql`
  c.id AS cliente, c.razsoc, s.nombre AS vendedor, b.pordesc, b.descfijo, b.equiv_porc, b.dpromitems, b.id AS idrecibo, b.numrec, b.status,
  b.fecharecibo AS ingreso,
  EXISTS (SELECT 1 FROM cobranza_comprobantes p WHERE p.cobranza = b.id AND p.numitem = i.item::text) AS "conComprobante", i.item::text AS numitem`;
const joins = sql`
  JOIN cobranzas b ON b.id = i.cobranza JOIN clientes c ON c.id = b.cliente JOIN vendedores s ON s.id = b.vendedor`;
/** Of a settled or posted collection nobody confirms anything any more. */
const waits = sql`b.status NOT IN ('S', 'I')`;

/** Those of some keys, of a source that gives its keys this letter; all of them without keys. */
function ofKeys(keys: readonly string[] | null, letra: 'I' | 'C' | 'P', id: 'i.id' | 'q.id'): Sql {
  if (keys === null) return sql`true`;
  const ids = keys.filter((key) => key.startsWith(letra)).map((key) => Number(key.slice(1)));
  return sql`${sql.ref(id)} = ANY (${ids}::int[])`;
}

type Keys = readonly string[] | null;

/** Transfers and cash credits; those that a prepaid quotation brought are received there (domain-facts §4.5). */
const items = (filter: RecepcionesFilter, keys: Keys): Sql => sql`
  SELECT 'I' || i.id AS id, i.tipo, i.fecha, i.importe, i.numero, coalesce(ib.nombre || ' · ' || ic.detalle, '') AS cuenta_desc,
    '' AS banco_desc, i.recibido IS NOT NULL AS recibido, i.rechazado, i.observa, i.recibido AS recibido_d, ${ofCobranza}
  FROM cobranza_items i ${joins} LEFT JOIN cuentas_bancarias ic ON ic.id = i.cuenta LEFT JOIN bancos ib ON ib.id = ic.banco
  WHERE i.tipo IN ('TRF', 'AEF') AND i.cotizacion_item IS NULL AND ${inTab(filter, 'i', waits)} AND ${ofKeys(keys, 'I', 'i.id')}`;

/** Electronic cheques, one row each. */
const cheques = (filter: RecepcionesFilter, keys: Keys): Sql => sql`
  SELECT 'C' || q.id AS id, 'CEL' AS tipo, q.fecha, q.importe, q.numero, '' AS cuenta_desc, qb.nombre AS banco_desc,
    q.recibido IS NOT NULL AS recibido, q.rechazado, q.observa, q.recibido AS recibido_d, ${ofCobranza}
  FROM cheques q JOIN cobranza_items i ON i.id = q.item AND i.tipo = 'CHE' ${joins} JOIN bancos qb ON qb.id = q.banco
  WHERE q.iselectro AND i.cotizacion_item IS NULL AND ${inTab(filter, 'q', waits)} AND ${ofKeys(keys, 'C', 'q.id')}`;

/** Transfers of approved prepaid quotations. */
const prepago = (filter: RecepcionesFilter, keys: Keys): Sql => sql`
  SELECT 'P' || i.id AS id, 'PREPAGO' AS tipo, i.fecha, i.importe, i.numero, ib.nombre || ' · ' || ic.detalle AS cuenta_desc,
    '' AS banco_desc, i.recibido IS NOT NULL AS recibido, i.rechazado, i.observa, i.recibido AS recibido_d, c.id AS cliente, c.razsoc,
    s.nombre AS vendedor, k.bonificacion AS pordesc, false AS descfijo, 0 AS equiv_porc, 0::numeric AS dpromitems, k.id AS idrecibo,
    '' AS numrec, NULL AS status, k.ingreso,
    EXISTS (SELECT 1 FROM cotizacion_comprobantes p WHERE p.item = i.id) AS "conComprobante", i.item::text AS numitem
  FROM cotizacion_items i JOIN cotizaciones k ON k.id = i.cotizacion JOIN clientes c ON c.id = k.cliente JOIN vendedores s ON s.id = k.vendedor
    JOIN cuentas_bancarias ic ON ic.id = i.cuenta JOIN bancos ib ON ib.id = ic.banco
  WHERE i.tipo = 'TRF' AND k.isprepago AND ${inTab(filter, 'i', sql`k.aprob_coti = 'A' AND k.pedidoref IS NULL`)}
    AND ${ofKeys(keys, 'P', 'i.id')}`;

export type RecepcionRow = Omit<RecepcionItem, 'tipo_desc' | 'version'>;

export type Origen = 'cobranza' | 'cotizacion';

const rowsOf = (origen: Origen, filter: RecepcionesFilter, keys: Keys = null): Sql =>
  origen === 'cotizacion' ? prepago(filter, keys) : sql`${items(filter, keys)} UNION ALL ${cheques(filter, keys)}`;

/** The first values of a tab, in one statement. */
export function listRecepciones(
  db: Db,
  origen: Origen,
  filter: RecepcionesFilter,
  limite: number,
): Promise<RecepcionRow[]> {
  const rows = rowsOf(origen, filter);
  return all(db, sql<RecepcionRow>`SELECT r.* FROM (${rows}) AS r ORDER BY ${orderBy(filter)} LIMIT ${limite}::int`);
}

/** The ids of all the values of a tab, in its order. */
export async function listIds(db: Db, origen: Origen, filter: RecepcionesFilter): Promise<string[]> {
  const rows = await all(
    db,
    sql<{ id: string }>`SELECT r.id FROM (${rowsOf(origen, filter)}) AS r ORDER BY ${orderBy(filter)}`,
  );
  return rows.map(({ id }) => id);
}

/** Of these values those that are still in the tab, in the order of their ids. */
export function readRecepciones(
  db: Db,
  origen: Origen,
  filter: RecepcionesFilter,
  ids: readonly string[],
): Promise<RecepcionRow[]> {
  const rows = rowsOf(origen, filter, ids);
  return all(db, sql<RecepcionRow>`SELECT r.* FROM (${rows}) AS r ORDER BY array_position(${ids}::text[], r.id)`);
}

/** How many there are in a tab. */
export async function countRecepciones(db: Db, origen: Origen, filter: RecepcionesFilter): Promise<number> {
  const row = await first(db, sql<{ n: number }>`SELECT count(*)::int AS n FROM (${rowsOf(origen, filter)}) AS r`);
  return row?.n ?? 0;
}

/** The collection that an item or a cheque is of; whose never changes while it lives. */
export async function findCobranza(db: Db, fuente: 'item' | 'cheque', id: number): Promise<number | null> {
  const row = await first(
    db,
    fuente === 'item'
      ? sql<{ cobranza: number }>`SELECT cobranza FROM cobranza_items WHERE id = ${id}`
      : sql<{
          cobranza: number;
        }>`SELECT i.cobranza FROM cheques q JOIN cobranza_items i ON i.id = q.item WHERE q.id = ${id}`,
  );
  return row?.cobranza ?? null;
}

/** The quotation that a prepaid item is of, and its number there. */
export function findPrepago(db: Db, id: number): Promise<{ cotizacion: number; item: number } | undefined> {
  return first(
    db,
    sql<{ cotizacion: number; item: number }>`
      SELECT i.cotizacion, i.item FROM cotizacion_items i JOIN cotizaciones k ON k.id = i.cotizacion WHERE i.id = ${id} AND k.isprepago`,
  );
}
