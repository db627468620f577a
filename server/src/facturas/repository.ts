import type { EstadoCae, Receptor } from '@distri/domain/facturas';
import type { Scope } from '@distri/domain/kernel';
import type { DocumentoRelacionado, ImpuestoCalculado } from '@distri/domain/lineas';
import { type RawBuilder, sql } from 'kysely';
import { type HistorialRow, historialDe, relacionadosDe } from '../lineas/index.ts';
import type { Db } from '../platform/db/handle.ts';
import { first } from '../platform/db/kysely.ts';
import type { Page, PageRequest } from '../platform/db/page.ts';
import { type Param, prepared } from '../platform/db/prepared.ts';
import { preparedScope, type ScopeParams, scopeCondition, scopeParams } from '../platform/db/scopeCondition.ts';
import { type EmitidosFilter, type Listado, listEmitidos } from '../talonarios/index.ts';

/** A stored invoice as the lists show it. */
export interface FacturaRow {
  id: number;
  documento: string;
  remito: string | null;
  remito_id: number | null;
  pedidos: number[];
  cliente: string;
  razsoc: string;
  ingreso: string;
  vencimiento: string;
  importe_bonificado: number;
  iva: number;
  importe: number;
  pendiente: number;
  isprepago: boolean;
  condvta30: boolean;
  granel: boolean;
  con_recibo: boolean;
  vendedor: string;
  apenom: string;
  comision: number;
}

export interface FacturaLineaRow {
  numrenglon: number;
  articulo: string;
  detalle: string;
  cantidad: number;
  unidad: number;
  precio_lista: number | null;
  precio: number;
  bonificacion: number;
  importe: number;
  from_armado: number | null;
  armado: string | null;
  pedido: number | null;
  devuelto: number;
}

/** What any paper with a letter prints of its number, and of ARCA's authorization. */
export interface ComprobanteRow {
  letra: string;
  punto_venta: number;
  numero: number;
  talonario: number;
  receptor: Receptor;
  cae: string | null;
  cae_vto: string | null;
  cae_estado: EstadoCae;
}

/** The whole invoice. */
export interface FacturaDetalleRow extends FacturaRow, ComprobanteRow {
  usuario: number | null;
  username: string;
  bonificacion: number;
  listaprecio: number;
  condcomercial: number;
  condicion: string;
  transporte_nombre: string;
  direccion_texto: string;
  notacompra: string;
  leyenda1: string;
  leyenda2: string;
  leyenda3: string;
  leyenda4: string;
  subtotal: number;
  bonificado: number;
  impiibb: number;
  iibb: ImpuestoCalculado[];
  alicuota_iva: number;
  litros: number;
  lineas: FacturaLineaRow[];
  historial: HistorialRow[];
  relacionados: DocumentoRelacionado[];
}

const listColumns = sql`
  d.id, d.documento, m.documento AS remito, m.id AS remito_id,
  (SELECT coalesce(array_agg(DISTINCT l.pedido ORDER BY l.pedido), '{}') FROM factura_lineas l WHERE l.factura = d.id AND l.pedido IS NOT NULL) AS pedidos,
  d.cliente, c.razsoc, d.ingreso, d.vencimiento, d.importe_bonificado, d.iva, d.importe, coalesce(x.pendiente, 0) AS pendiente,
  d.isprepago, d.condvta30, d.granel, EXISTS (SELECT 1 FROM factura_recibos b WHERE b.factura = d.id) AS con_recibo,
  d.vendedor, v.nombre AS apenom, d.comision`;
const joins = sql`
  JOIN vendedores v ON v.id = d.vendedor LEFT JOIN remitos m ON m.factura = d.id LEFT JOIN cuenta_documentos x ON x.factura = d.id`;
const LISTADO: Listado = { tabla: 'facturas', columns: listColumns, joins };

export type FacturasFilter = EmitidosFilter & { soloGranel?: boolean | undefined };

/** One page of the invoices in scope, newest first. */
export function listFacturas(
  db: Db,
  filter: FacturasFilter,
  scope: Scope,
  page: PageRequest,
): Promise<Page<FacturaRow>> {
  const own: RawBuilder<unknown>[] = filter.soloGranel ? [sql`d.granel`] : [];
  return listEmitidos<FacturaRow>(db, LISTADO, filter, own, scope, page);
}

const lineas = sql`
  (SELECT coalesce(json_agg(json_build_object('numrenglon', l.numrenglon, 'articulo', l.articulo, 'detalle', l.detalle, 'cantidad', l.cantidad,
      'unidad', l.unidad, 'precio_lista', o.precio_lista, 'precio', l.precio, 'bonificacion', l.bonificacion, 'importe', l.importe,
      'from_armado', l.from_armado, 'armado', l.armado, 'pedido', l.pedido,
      'devuelto', (SELECT coalesce(sum(n.cantidad), 0) FROM nota_credito_lineas n WHERE n.factura = l.factura AND n.factura_renglon = l.numrenglon))
      ORDER BY l.numrenglon), '[]')
    FROM factura_lineas l LEFT JOIN pedido_lineas o ON o.pedido = l.pedido AND o.numrenglon = l.pedido_renglon WHERE l.factura = d.id)`;

const relacionados = relacionadosDe(
  sql`d.cliente`,
  [
    { clase: 'cotizacion', ids: sql`SELECT DISTINCT o.idcotiza AS id FROM pedidos o WHERE o.id = ANY (e.pedidos)` },
    { clase: 'pedido', ids: sql`SELECT unnest(e.pedidos) AS id` },
    { clase: 'remito', ids: sql`SELECT m.id` },
    { clase: 'notaCredito', ids: sql`SELECT a.nota_credito AS id FROM nota_credito_facturas a WHERE a.factura = d.id` },
  ],
  sql`(SELECT array_agg(DISTINCT l.pedido) AS pedidos FROM factura_lineas l WHERE l.factura = d.id) e`,
);

const read = prepared(
  'factura.leer',
  (param: Param<{ id: number } & ScopeParams>) => sql<FacturaDetalleRow>`
  SELECT ${listColumns}, d.letra, d.punto_venta, d.numero, d.talonario, d.receptor, z.cae, z.cae_vto,
    coalesce(z.cae_estado, 'pendiente') AS cae_estado, d.usuario, coalesce(u.username, '') AS username, d.bonificacion, d.listaprecio,
    d.condcomercial, k.nombre AS condicion, t.nombre AS transporte_nombre, d.direccion_texto, d.notacompra,
    d.leyenda1, d.leyenda2, d.leyenda3, d.leyenda4, d.subtotal, d.bonificado, d.impiibb, d.iibb, coalesce(a.porcentaje, 0) AS alicuota_iva,
    d.litros, ${lineas} AS lineas, ${historialDe('factura', sql`d.id::text`)} AS historial, ${relacionados} AS relacionados
  FROM facturas d JOIN clientes c ON c.id = d.cliente ${joins} JOIN condiciones_venta k ON k.id = d.condcomercial
    JOIN transportes t ON t.id = d.transporte LEFT JOIN alicuotas a ON a.id = d.alicuota_iva LEFT JOIN usuarios u ON u.id = d.usuario
    LEFT JOIN autorizaciones z ON z.factura = d.id
  WHERE d.id = ${param('id')} AND ${preparedScope(param)}`,
);

/** The whole invoice in one statement, when it is in scope. */
export async function readFactura(db: Db, id: number, scope: Scope): Promise<FacturaDetalleRow | undefined> {
  const [row] = await read(db, { id, ...scopeParams(scope) });
  return row;
}

/** Key and number of the invoice's receipt, when the invoice is in scope; `archivo` null when nobody left one. */
export function findRecibo(
  db: Db,
  id: number,
  scope: Scope,
): Promise<{ documento: string; archivo: string | null } | undefined> {
  return first(
    db,
    sql<{ documento: string; archivo: string | null }>`
      SELECT d.documento, b.archivo FROM facturas d JOIN clientes c ON c.id = d.cliente LEFT JOIN factura_recibos b ON b.factura = d.id
      WHERE d.id = ${id} AND ${scopeCondition(scope)}`,
  );
}
