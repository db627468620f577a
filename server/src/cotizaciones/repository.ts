import type { Scope } from '@distri/domain/kernel';
import type { ImpuestoCalculado } from '@distri/domain/lineas';
import { type RawBuilder, sql } from 'kysely';
import { type HistorialRow, historialDe } from '../lineas/index.ts';
import type { Db } from '../platform/db/handle.ts';
import { all, run } from '../platform/db/kysely.ts';
import { cutPage, type Page, type PageRequest } from '../platform/db/page.ts';
import { scopeCondition } from '../platform/db/scopeCondition.ts';
import { decodeNumericKey } from '../platform/db/search.ts';
import { type ItemRow, itemsJson } from './items/rows.ts';

/** A stored quotation as the list shows it. */
export interface CotizacionRow {
  id: number;
  version: number;
  cliente: string;
  razsoc: string;
  ingreso: string;
  entrega: string;
  vence: string;
  imptotal: number;
  estado: boolean;
  isprepago: boolean;
  isproforma: boolean;
  condvta30: boolean;
  aprob_coti: '' | 'A' | 'R';
  ingre_tran: boolean;
  aprob_tran: boolean;
  recha_tran: boolean;
  pedidoref: number | null;
  vendedor: string;
  apenom: string;
  litros: number;
}

/** A line inside a detail row: JSON, so that the whole document is one statement. */
export interface CotizacionLineaRow {
  numrenglon: number;
  articulo: string;
  detalle: string;
  cantidad: number;
  unidad: number;
  precio_lista: number;
  precio: number;
  bonificacion: number;
  importe: number;
  deposito: number;
  from_armado: number | null;
  armado: string | null;
}

/** The whole document. */
export interface CotizacionDetalleRow extends CotizacionRow {
  usuario: number;
  username: string;
  cuit: string;
  resp_iva: string;
  cliente_direccion: string;
  cliente_localidad: string;
  cliente_email: string;
  leyenda1: string;
  leyenda2: string;
  leyenda3: string;
  leyenda4: string;
  bonificacion: number;
  listaprecio: number;
  condcomercial: number;
  condicion: string;
  notacompra: string;
  comision: number;
  talremito: number;
  /** Whether that pad is still in use. */
  talremito_activo: boolean;
  direccion_entrega: number | null;
  direccion_texto: string;
  alicuota_iva: number;
  /** Id of that rate. */
  alicuota_id: number;
  impsubtotal: number;
  impbonifica: number;
  impgravado: number;
  impexento: number;
  impiva: number;
  impiibb: number;
  impinteres: number;
  impflet: number;
  imptotalprepago: number;
  iibb: ImpuestoCalculado[];
  lineas: CotizacionLineaRow[];
  items: ItemRow[];
  historial: HistorialRow[];
}

const listColumns = sql`
  q.id, q.version, q.cliente, c.razsoc, q.ingreso, q.entrega, q.vence, q.imptotal, q.estado, q.isprepago, q.isproforma, q.condvta30,
  q.aprob_coti, q.ingre_tran, q.aprob_tran, q.recha_tran, q.pedidoref, q.vendedor, v.nombre AS apenom, q.litros`;

const joins = sql`JOIN clientes c ON c.id = q.cliente JOIN vendedores v ON v.id = q.vendedor`;

export interface CotizacionesFilter {
  cliente?: string | undefined;
  /** Only those that can still become an order (D2 §5): not prepaid, not used, not expired at this day. */
  usablesAl?: string | undefined;
  /** Text of a number, as people search: '118'. */
  buscar?: string | undefined;
}

function conditions(filter: CotizacionesFilter, scope: Scope): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [scopeCondition(scope)];
  if (filter.cliente !== undefined) parts.push(sql`q.cliente = ${filter.cliente}`);
  if (filter.usablesAl !== undefined)
    parts.push(sql`NOT q.isprepago AND NOT q.estado AND q.vence >= ${filter.usablesAl}`);
  if (filter.buscar) parts.push(sql`q.id::text LIKE ${`${filter.buscar.replace(/\D/g, '')}%`}`);
  return sql.join(parts, sql` AND `);
}

/** One page, newest first, and how many match. */
export async function listCotizaciones(
  db: Db,
  filter: CotizacionesFilter & PageRequest,
  scope: Scope,
): Promise<Page<CotizacionRow>> {
  const { limite, desdeClave } = filter;
  const where = conditions(filter, scope);
  // Who sees everything need not have each quotation's customer looked up to be counted.
  const counted = scope.kind === 'all' ? sql`cotizaciones q` : sql`cotizaciones q JOIN clientes c ON c.id = q.cliente`;
  const count = filter.contar ? sql`(SELECT count(*) FROM ${counted} WHERE ${where})` : sql`0::bigint`;
  const after = desdeClave === undefined ? sql`true` : sql`q.id < ${decodeNumericKey(desdeClave)}`;
  const rows = await all(
    db,
    sql<CotizacionRow & { cuantas: number }>`
      SELECT ${listColumns}, ${count} AS cuantas
      FROM cotizaciones q ${joins} WHERE ${where} AND ${after} ORDER BY q.id DESC LIMIT ${limite + 1}`,
  );
  return cutPage(rows, limite, ({ id }) => [id], rows[0]?.cuantas);
}

/**
 * The whole quotation in one statement, when it is in scope. `lock` keeps it from being changed or used meanwhile; the
 * lock is a statement of its own, so that what is read after waiting for it is what the one before left, items included.
 */
export async function readCotizacion(
  db: Db,
  id: number,
  scope: Scope,
  options: { lock?: boolean } = {},
): Promise<CotizacionDetalleRow | undefined> {
  if (options.lock) await run(db, sql`SELECT 1 FROM cotizaciones WHERE id = ${id} FOR UPDATE`);
  const rows = await all(
    db,
    sql<CotizacionDetalleRow>`
      SELECT ${listColumns}, q.usuario, u.username, c.cuit, c.resp_iva, c.direccion AS cliente_direccion,
        c.localidad_nombre AS cliente_localidad, c.email AS cliente_email,
        q.leyenda1, q.leyenda2, q.leyenda3, q.leyenda4, q.bonificacion, q.listaprecio, q.condcomercial, k.nombre AS condicion,
        q.notacompra, q.comision, q.talremito,
        EXISTS (SELECT FROM talonarios p WHERE p.id = q.talremito AND p.comprobante = 'remito' AND p.activo) AS talremito_activo,
        q.direccion_entrega, q.direccion_texto, t.porcentaje AS alicuota_iva, q.alicuota_iva AS alicuota_id,
        q.impsubtotal, q.impbonifica, q.impgravado, q.impexento, q.impiva, q.impiibb, q.impinteres, q.impflet, q.imptotalprepago, q.iibb,
        (SELECT coalesce(json_agg(l ORDER BY l.numrenglon), '[]') FROM cotizacion_lineas l WHERE l.cotizacion = q.id) AS lineas,
        ${itemsJson} AS items,
        ${historialDe('cotizacion', sql`q.id::text`)} AS historial
      FROM cotizaciones q ${joins} JOIN usuarios u ON u.id = q.usuario
        JOIN condiciones_venta k ON k.id = q.condcomercial JOIN alicuotas t ON t.id = q.alicuota_iva
      WHERE q.id = ${id} AND ${scopeCondition(scope)}`,
  );
  return rows[0];
}
