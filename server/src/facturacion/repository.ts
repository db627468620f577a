import type { Scope } from '@distri/domain/kernel';
import type { TasaIIBB } from '@distri/domain/lineas';
import type { Estadio } from '@distri/domain/pedidos';
import type { LetraFactura } from '@distri/domain/talonarios';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../platform/db/handle.ts';
import { all } from '../platform/db/kysely.ts';
import { cutPage, type Page, type PageRequest } from '../platform/db/page.ts';
import { type Param, prepared } from '../platform/db/prepared.ts';
import { preparedScope, type ScopeParams, scopeCondition, scopeParams } from '../platform/db/scopeCondition.ts';
import { decodeKey, searchCondition } from '../platform/db/search.ts';

/** A line of an order with something to invoice. */
export interface LineaFacturableRow {
  numrenglon: number;
  id: string;
  detalle: string;
  unidad: number;
  precio: number;
  bonificacion: number;
  costoneto: number;
  pendfac: number;
  penddesc: number;
  adespachar: number;
  deposito: number;
  fromArmado: number | null;
  armado: string | null;
  granel: boolean;
}

/** An order with everything that its invoice takes from it and from its customer as they are today. */
export interface FacturableRow {
  id: number;
  version: number;
  cliente: string;
  razsoc: string;
  vendedor: string;
  apenom: string;
  comision: number;
  zona: number | null;
  zona_nombre: string;
  estadio: Estadio;
  estado: boolean;
  tiene_articulos_facturados: boolean;
  tipo: string;
  ingreso: string;
  entrega: string;
  isprepago: boolean;
  condvta30: boolean;
  bonificacion: number;
  listaprecio: number;
  condcomercial: number;
  condicion: string;
  dias: number;
  alicuota: number;
  porcentaje: number;
  talfactura: number;
  talremito: number;
  tipoasiento: number;
  jurisdiccion: number | null;
  transporte: string;
  direccion_texto: string;
  notacompra: string;
  leyenda1: string;
  leyenda2: string;
  leyenda3: string;
  leyenda4: string;
  letra: LetraFactura;
  resp_iva: string;
  tipodocu: number;
  cuit: string;
  inhabilitado: boolean;
  iibb: TasaIIBB[];
  lineas: LineaFacturableRow[];
}

const columns = sql`
  p.id, p.version, p.cliente, c.razsoc, p.vendedor, v.nombre AS apenom, p.comision, p.zona, coalesce(z.nombre, '') AS zona_nombre,
  p.estadio, p.estado, p.tiene_articulos_facturados, p.tipo, p.ingreso, p.entrega, p.isprepago, p.condvta30, p.bonificacion,
  p.listaprecio, p.condcomercial, k.nombre AS condicion, k.dias, p.alicuota_iva AS alicuota, coalesce(a.porcentaje, 0) AS porcentaje,
  p.talfactura, p.talremito, p.tipoasiento, p.jurisdiccion, p.transporte, p.direccion_texto, p.notacompra,
  p.leyenda1, p.leyenda2, p.leyenda3, p.leyenda4, r.letra, c.resp_iva, c.tipodocu, c.cuit, c.inhabilitado,
  (SELECT coalesce(json_agg(json_build_object('id', t.id, 'nombre', t.nombre, 'porcentaje', t.porcentaje) ORDER BY t.id = c.iibb_2), '[]')
     FROM alicuotas t WHERE t.id IN (c.iibb_1, c.iibb_2)) AS iibb,
  (SELECT coalesce(json_agg(json_build_object('numrenglon', l.numrenglon, 'id', l.articulo, 'detalle', l.detalle, 'unidad', l.unidad,
       'precio', l.precio, 'bonificacion', l.bonificacion, 'costoneto', l.costoneto, 'pendfac', l.pendfac, 'penddesc', l.penddesc,
       'adespachar', l.adespachar, 'deposito', l.deposito, 'fromArmado', l.from_armado, 'armado', l.armado,
       'granel', coalesce(e.granel, false)) ORDER BY l.numrenglon), '[]')
     FROM pedido_lineas l JOIN articulos s ON s.id = l.articulo LEFT JOIN envases_articulo e ON e.id = s.envase
     WHERE l.pedido = p.id AND l.pendfac > 0) AS lineas`;

const joins = sql`
  JOIN clientes c ON c.id = p.cliente JOIN resp_iva r ON r.id = c.resp_iva JOIN vendedores v ON v.id = p.vendedor
  JOIN condiciones_venta k ON k.id = p.condcomercial LEFT JOIN alicuotas a ON a.id = p.alicuota_iva LEFT JOIN zonas z ON z.id = p.zona`;

const lock = prepared(
  'facturacion.bloquear',
  (param: Param<{ ids: readonly number[] }>) => sql<{ id: number }>`
  SELECT id FROM pedidos WHERE id = ANY (${param('ids')}::int[]) ORDER BY id FOR UPDATE`,
);

const readMany = prepared(
  'facturacion.leer',
  (param: Param<{ ids: readonly number[] } & ScopeParams>) => sql<FacturableRow>`
  SELECT ${columns} FROM pedidos p ${joins} WHERE p.id = ANY (${param('ids')}::int[]) AND ${preparedScope(param)}`,
);

/**
 * The same for one order. Its own statement: for a list PostgreSQL expects ten orders, finds that too dear to plan once,
 * and plans the nine joins anew each time, which takes longer than reading.
 */
const readOne = prepared(
  'facturacion.leerUno',
  (param: Param<{ id: number | undefined } & ScopeParams>) => sql<FacturableRow>`
  SELECT ${columns} FROM pedidos p ${joins} WHERE p.id = ${param('id')} AND ${preparedScope(param)}`,
);

/**
 * The orders in scope, locked in the order of their numbers until the commit. Two statements: the second one sees what
 * whoever held the locks before has committed, lines included.
 */
export async function lockFacturables(
  tx: Tx,
  ids: readonly number[],
  scope: Scope,
): Promise<Map<number, FacturableRow>> {
  const [id] = ids;
  const within = scopeParams(scope);
  const [, rows] = await Promise.all([
    lock(tx, { ids }),
    ids.length === 1 ? readOne(tx, { id, ...within }) : readMany(tx, { ids, ...within }),
  ]);
  return new Map(rows.map((row) => [row.id, row]));
}

interface Saldos {
  depositos: readonly number[];
  articulos: readonly string[];
}

const lockStock = prepared(
  'facturacion.bloquearStock',
  (param: Param<Saldos>) => sql<{ deposito: number; articulo: string; total: number }>`
  SELECT s.deposito, s.articulo, s.total FROM stock s
  WHERE (s.deposito, s.articulo) IN (SELECT * FROM unnest(${param('depositos')}::int[], ${param('articulos')}::text[]))
  ORDER BY s.deposito, s.articulo FOR UPDATE`,
);

/** Locks the balances of all the goods that will leave, in one order for everybody, before the first pad is locked. */
export async function lockSaldos(tx: Tx, lineas: readonly { deposito: number; id: string }[]) {
  const depositos = lineas.map(({ deposito }) => deposito);
  const articulos = lineas.map(({ id }) => id);
  const rows = await lockStock(tx, { depositos, articulos });
  return new Map(rows.map(({ deposito, articulo, total }) => [`${deposito}/${articulo}`, total]));
}

export interface FacturablesFilter {
  zona?: number | undefined;
  desde?: string | undefined;
  hasta?: string | undefined;
  estadio?: Estadio | undefined;
  pedido?: number | undefined;
  buscar?: string | undefined;
}

/** Orders that an `facturar` row of domain-facts §4.2 starts from, with something pending. */
const facturable = sql<boolean>`
  NOT p.estado AND (p.estadio IN ('N', 'F') OR (p.estadio IN ('D', 'E', 'P') AND p.tipo LIKE 'GRA%'))
  AND EXISTS (SELECT 1 FROM pedido_lineas l WHERE l.pedido = p.id AND l.pendfac > 0)`;

function search(text: string): RawBuilder<boolean> {
  const byCustomer = searchCondition(text, 'c.busqueda', ['c.razsoc_orden', 'c.id']);
  return /^\d+$/.test(text.trim()) ? sql<boolean>`(p.id::text LIKE ${`${text.trim()}%`} OR ${byCustomer})` : byCustomer;
}

function conditions(filter: FacturablesFilter, scope: Scope): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [facturable, scopeCondition(scope)];
  if (filter.zona !== undefined) parts.push(sql`p.zona = ${filter.zona}`);
  if (filter.desde !== undefined) parts.push(sql`p.entrega >= ${filter.desde}`);
  if (filter.hasta !== undefined) parts.push(sql`p.entrega <= ${filter.hasta}`);
  if (filter.estadio !== undefined) parts.push(sql`p.estadio = ${filter.estadio}`);
  if (filter.pedido !== undefined) parts.push(sql`p.id = ${filter.pedido}`);
  if (filter.buscar) parts.push(search(filter.buscar));
  return sql.join(parts, sql` AND `);
}

function afterKey(key: string | undefined): RawBuilder<unknown> {
  if (key === undefined) return sql`true`;
  const [entrega = '', id = ''] = decodeKey(key, 2);
  return sql`(p.entrega, p.id) > (${entrega}::date, ${Number(id)}::int)`;
}

/** One page of the orders that can be invoiced, by day of delivery, and how many there are. */
export async function listFacturables(
  db: Db,
  filter: FacturablesFilter,
  scope: Scope,
  page: PageRequest,
): Promise<Page<FacturableRow>> {
  const where = conditions(filter, scope);
  const counted = page.contar
    ? sql`(SELECT count(*) FROM pedidos p JOIN clientes c ON c.id = p.cliente WHERE ${where})`
    : sql`0`;
  const rows = await all(
    db,
    sql<FacturableRow & { cuantos: number }>`
      SELECT ${columns}, ${counted} AS cuantos FROM pedidos p ${joins}
      WHERE ${where} AND ${afterKey(page.desdeClave)} ORDER BY p.entrega, p.id LIMIT ${page.limite + 1}`,
  );
  return cutPage(rows, page.limite, ({ entrega, id }) => [entrega, id], rows[0]?.cuantos);
}
