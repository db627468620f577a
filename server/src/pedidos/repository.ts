import type { Scope } from '@distri/domain/kernel';
import type { DocumentoRelacionado, ImpuestoCalculado } from '@distri/domain/lineas';
import { type RawBuilder, sql } from 'kysely';
import { type HistorialRow, historialDe, relacionadosDe } from '../lineas/index.ts';
import type { Db } from '../platform/db/handle.ts';
import { all } from '../platform/db/kysely.ts';
import { cutPage, type Page, type PageRequest } from '../platform/db/page.ts';
import { type Param, prepared, preparedByText } from '../platform/db/prepared.ts';
import { preparedScope, type ScopeParams, scopeCondition, scopeParams } from '../platform/db/scopeCondition.ts';
import { decodeNumericKey } from '../platform/db/search.ts';

export type Estadio = 'N' | 'I' | 'F' | 'D' | 'E' | 'P' | 'R' | 'H' | 'C';

/** A stored order as the list shows it. */
export interface PedidoRow {
  id: number;
  version: number;
  cliente: string;
  razsoc: string;
  estadio: Estadio;
  estado: boolean;
  ingreso: string;
  entrega: string;
  importe_bonificado: number;
  isprepago: boolean;
  condvta30: boolean;
  vendedor: string;
  apenom: string;
  litros: number;
  idcotiza: number | null;
  tipo: string;
  tiene_articulos_facturados: boolean;
  resultado_en_hoja: boolean;
  /** Every route sheet that it was on, oldest first. */
  hojas: number[];
  estadio_desde: string;
  /** What dispatch looks at; only in its lists. */
  despacho?: DespachoRow | null;
}

export interface DespachoRow {
  zona: number | null;
  direccion_entrega: string;
  id_direccion_entrega: number | null;
  latitud: number | null;
  longitud: number | null;
  vendedor_nivel: number | null;
  numrem: string | null;
  escaneado1: boolean;
  escaneado2: boolean;
}

export interface PedidoLineaRow {
  numrenglon: number;
  articulo: string;
  detalle: string;
  cantidad: number;
  unidad: number;
  precio_lista: number;
  precio: number;
  bonificacion: number;
  importe: number;
  pendfac: number;
  adespachar: number;
  penddesc: number;
  devuelto: number;
  acreditado: number;
  from_armado: number | null;
  armado: string | null;
}

export type RelacionadoRow = DocumentoRelacionado & { importe: number };

/** The whole order. */
export interface PedidoDetalleRow extends PedidoRow {
  usuario: number;
  username: string;
  cuit: string;
  cliente_email: string;
  bonificacion: number;
  listaprecio: number;
  condcomercial: number;
  condicion: string;
  tipoasiento: number;
  tipo: string;
  talfactura: number;
  talremito: number;
  jurisdiccion: number | null;
  transporte: string;
  transporte_nombre: string;
  direccion_entrega: number | null;
  direccion_texto: string;
  leyenda1: string;
  leyenda2: string;
  leyenda3: string;
  leyenda4: string;
  notacompra: string;
  comision: number;
  subtotal: number;
  bonificado: number;
  iva: number;
  impiibb: number;
  importe: number;
  iibb: ImpuestoCalculado[];
  alicuota_iva: number;
  lineas: PedidoLineaRow[];
  historial: HistorialRow[];
  relacionados: RelacionadoRow[];
}

const listColumns = sql`
  p.id, p.version, p.cliente, c.razsoc, p.estadio, p.estado, p.ingreso, p.entrega, p.importe_bonificado, p.isprepago, p.condvta30,
  p.vendedor, v.nombre AS apenom, p.litros, p.idcotiza, p.tipo, p.tiene_articulos_facturados, p.resultado_en_hoja, p.estadio_desde,
  (SELECT coalesce(array_agg(h.hoja ORDER BY h.hoja), '{}') FROM hoja_pedidos h WHERE h.pedido = p.id) AS hojas`;

export interface PedidosFilter {
  cliente?: string | undefined;
  pending?: boolean | undefined;
  zona?: number | undefined;
  facturadosSinHoja?: boolean | undefined;
  /** Handed over without a sheet since this day. */
  entregadosDesde?: string | undefined;
  buscar?: string | undefined;
}

function conditions(filter: PedidosFilter, scope: Scope): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [scopeCondition(scope)];
  if (filter.cliente !== undefined) parts.push(sql`p.cliente = ${filter.cliente}`);
  // The lists of dispatch (domain-facts §4.2), each with the words of its partial index.
  if (filter.pending) parts.push(sql`(p.estadio IN ('N', 'R') OR (p.estadio IN ('E', 'P') AND NOT p.estado))`);
  if (filter.zona !== undefined) parts.push(sql`p.zona = ${filter.zona}`);
  if (filter.facturadosSinHoja) parts.push(sql`p.estadio = 'N' AND (p.estado OR p.tiene_articulos_facturados)`);
  if (filter.entregadosDesde !== undefined)
    parts.push(sql`p.estadio = 'E' AND NOT p.resultado_en_hoja
      AND p.estadio_desde >= (${filter.entregadosDesde}::date)::timestamp AT TIME ZONE 'America/Argentina/Buenos_Aires'`);
  if (filter.buscar) parts.push(sql`p.id::text LIKE ${`${filter.buscar.replace(/\D/g, '')}%`}`);
  return sql.join(parts, sql` AND `);
}

/** Where an order goes and with which remito; its own coordinates or else the customer's. */
const despachoJson = sql`
  (SELECT json_build_object('zona', p.zona, 'direccion_entrega', p.direccion_texto, 'id_direccion_entrega', p.direccion_entrega,
      'latitud', coalesce(d.latitud, c.latitud), 'longitud', coalesce(d.longitud, c.longitud), 'vendedor_nivel', v.nivel,
      'numrem', (SELECT m.documento FROM remitos m
        WHERE m.factura IN (SELECT fl.factura FROM factura_lineas fl WHERE fl.pedido = p.id) ORDER BY m.id DESC LIMIT 1),
      'escaneado1', p.escaneado1, 'escaneado2', p.escaneado2)
    FROM (SELECT 1) AS uno LEFT JOIN direcciones_entrega d ON d.cliente = p.cliente AND d.id = p.direccion_entrega)`;

const isDespacho = (filter: PedidosFilter) =>
  filter.pending || filter.facturadosSinHoja || filter.entregadosDesde !== undefined;

const readDeCliente = preparedByText('pedidos.deCliente');

/** One page, newest first, and how many match. */
export async function listPedidos(db: Db, filter: PedidosFilter & PageRequest, scope: Scope): Promise<Page<PedidoRow>> {
  const { limite, desdeClave } = filter;
  const where = conditions(filter, scope);
  // Who sees everything need not have each order's customer looked up to be counted: half the time on 190,000 of them.
  const counted = scope.kind === 'all' ? sql`pedidos p` : sql`pedidos p JOIN clientes c ON c.id = p.cliente`;
  const count = filter.contar ? sql`(SELECT count(*) FROM ${counted} WHERE ${where})` : sql`0::bigint`;
  const after = desdeClave === undefined ? sql`true` : sql`p.id < ${decodeNumericKey(desdeClave)}`;
  const rows = await (filter.cliente === undefined ? all : readDeCliente)(
    db,
    sql<PedidoRow & { cuantos: number }>`
      SELECT ${listColumns}, ${isDespacho(filter) ? despachoJson : sql`NULL`} AS despacho, ${count} AS cuantos
      FROM pedidos p JOIN clientes c ON c.id = p.cliente JOIN vendedores v ON v.id = p.vendedor
      WHERE ${where} AND ${after} ORDER BY p.id DESC LIMIT ${limite + 1}`,
  );
  return cutPage(rows, limite, ({ id }) => [id], rows[0]?.cuantos);
}

/** An order on a sheet, and what came of it there. */
export interface PedidoDeHojaRow extends PedidoRow {
  renglon: number;
  resultado: 'E' | 'P' | 'R' | 'H' | null;
}

/** The orders of a route sheet, in its order; at most 35 (D4 §5). */
export function listPedidosDeHoja(db: Db, hoja: number, scope: Scope): Promise<PedidoDeHojaRow[]> {
  return all(
    db,
    sql<PedidoDeHojaRow>`
      SELECT ${listColumns}, ${despachoJson} AS despacho, k.renglon, k.resultado
      FROM hoja_pedidos k JOIN pedidos p ON p.id = k.pedido JOIN clientes c ON c.id = p.cliente JOIN vendedores v ON v.id = p.vendedor
      WHERE k.hoja = ${hoja} AND ${scopeCondition(scope)} ORDER BY k.renglon`,
  );
}

/** Units of line `l` that credit notes by return have taken back. */
export const acreditado = sql`
  (SELECT coalesce(sum(n.cantidad), 0) FROM factura_lineas x
    JOIN nota_credito_lineas n ON n.factura = x.factura AND n.factura_renglon = x.numrenglon
    WHERE x.pedido = l.pedido AND x.pedido_renglon = l.numrenglon)`;

/** Rows `l` of `pedido_lineas` as an array of `PedidoLineaRow`. Whole rows: naming each key in each of them takes longer. */
export const lineasJson = (desde: RawBuilder<unknown>) => sql`
  (SELECT coalesce(json_agg(x ORDER BY x.numrenglon), '[]') FROM (
    SELECT l.numrenglon, l.articulo, l.detalle, l.cantidad, l.unidad, l.precio_lista, l.precio, l.bonificacion, l.importe,
      l.pendfac, l.adespachar, l.penddesc, l.devuelto, ${acreditado} AS acreditado, l.from_armado, l.armado
    FROM ${desde}) x)`;

/** Quotation, invoices, delivery notes and credit notes of the order. */
const relacionados = relacionadosDe(
  sql`p.cliente`,
  [
    { clase: 'cotizacion', ids: sql`SELECT p.idcotiza AS id` },
    { clase: 'factura', ids: sql`SELECT unnest(e.facturas) AS id` },
    { clase: 'remito', ids: sql`SELECT unnest(e.facturas) AS id`, clave: 'factura' },
    {
      clase: 'notaCredito',
      ids: sql`SELECT DISTINCT a.nota_credito AS id FROM nota_credito_facturas a WHERE a.factura = ANY (e.facturas)`,
    },
  ],
  sql`(SELECT array_agg(DISTINCT fl.factura) AS facturas FROM factura_lineas fl WHERE fl.pedido = p.id) e`,
);

const read = prepared(
  'pedido.leer',
  (param: Param<{ id: number } & ScopeParams>) => sql<PedidoDetalleRow>`
  SELECT ${listColumns}, p.usuario, u.username, c.cuit, c.email AS cliente_email, p.bonificacion, p.listaprecio, p.condcomercial,
    k.nombre AS condicion, p.tipoasiento, p.tipo, p.talfactura, p.talremito, p.jurisdiccion, p.transporte,
    t.nombre AS transporte_nombre, p.direccion_entrega, p.direccion_texto, p.leyenda1, p.leyenda2, p.leyenda3, p.leyenda4,
    p.notacompra, p.comision, p.subtotal, p.bonificado, p.iva, p.impiibb, p.importe, p.iibb, a.porcentaje AS alicuota_iva,
    ${lineasJson(sql`pedido_lineas l WHERE l.pedido = p.id`)} AS lineas, ${historialDe('pedido', sql`p.id::text`)} AS historial, ${relacionados} AS relacionados
  FROM pedidos p JOIN clientes c ON c.id = p.cliente JOIN vendedores v ON v.id = p.vendedor JOIN usuarios u ON u.id = p.usuario
    JOIN condiciones_venta k ON k.id = p.condcomercial JOIN transportes t ON t.id = p.transporte JOIN alicuotas a ON a.id = p.alicuota_iva
  WHERE p.id = ${param('id')} AND ${preparedScope(param)}`,
);

/** The whole order in one statement, when it is in scope. */
export async function readPedido(db: Db, id: number, scope: Scope): Promise<PedidoDetalleRow | undefined> {
  const [row] = await read(db, { id, ...scopeParams(scope) });
  return row;
}
