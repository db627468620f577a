import type { Scope } from '@distri/domain/kernel';
import type { DocumentoRelacionado, ImpuestoCalculado } from '@distri/domain/lineas';
import type { ClaseNotaCredito } from '@distri/domain/notasCredito';
import { sql } from 'kysely';
import type { ComprobanteRow } from '../facturas/index.ts';
import { type HistorialRow, historialDe, relacionadosDe } from '../lineas/index.ts';
import type { Db } from '../platform/db/handle.ts';
import type { Page, PageRequest } from '../platform/db/page.ts';
import { type Param, prepared } from '../platform/db/prepared.ts';
import { preparedScope, type ScopeParams, scopeParams } from '../platform/db/scopeCondition.ts';
import { type EmitidosFilter, type Listado, listEmitidos } from '../talonarios/index.ts';

/** A stored credit note as the lists show it. */
export interface NotaCreditoRow {
  id: number;
  documento: string;
  clase: ClaseNotaCredito;
  cliente: string;
  razsoc: string;
  ingreso: string;
  factura: string | null;
  importe_bonificado: number;
  iva: number;
  importe: number;
  pendiente: number;
  vendedor: string;
  apenom: string;
}

export interface NotaCreditoLineaRow {
  numrenglon: number;
  articulo: string;
  detalle: string;
  cantidad: number;
  unidad: number;
  precio_lista: number | null;
  precio: number;
  bonificacion: number;
  importe: number;
  factura_renglon: number | null;
}

/** The whole credit note. */
export interface NotaCreditoDetalleRow extends NotaCreditoRow, ComprobanteRow {
  usuario: number | null;
  username: string;
  entrega: string;
  bonificacion: number;
  listaprecio: number;
  condcomercial: number;
  condicion: string;
  tipoasiento: number;
  jurisdiccion: number | null;
  transporte: string;
  comision: number;
  notacompra: string;
  leyenda1: string;
  leyenda2: string;
  leyenda3: string;
  leyenda4: string;
  periodo_desde: string | null;
  periodo_hasta: string | null;
  subtotal: number;
  bonificado: number;
  impiibb: number;
  iibb: ImpuestoCalculado[];
  alicuota_iva: number;
  lineas: NotaCreditoLineaRow[];
  facturas: { id: number; documento: string; ingreso: string; importe: number }[];
  historial: HistorialRow[];
  relacionados: DocumentoRelacionado[];
}

const listColumns = sql`
  d.id, d.documento, d.clase, d.cliente, c.razsoc, d.ingreso,
  (SELECT f.documento FROM nota_credito_facturas a JOIN facturas f ON f.id = a.factura WHERE a.nota_credito = d.id ORDER BY f.id LIMIT 1) AS factura,
  d.importe_bonificado, d.iva, d.importe, coalesce(x.pendiente, 0) AS pendiente, d.vendedor, v.nombre AS apenom`;
const joins = sql`JOIN vendedores v ON v.id = d.vendedor LEFT JOIN cuenta_documentos x ON x.nota_credito = d.id`;
const LISTADO: Listado = { tabla: 'notas_credito', columns: listColumns, joins };

/** One page of the credit notes in scope, newest first. */
export function listNotasCredito(
  db: Db,
  filter: EmitidosFilter,
  scope: Scope,
  page: PageRequest,
): Promise<Page<NotaCreditoRow>> {
  return listEmitidos<NotaCreditoRow>(db, LISTADO, filter, [], scope, page);
}

const lineas = sql`
  (SELECT coalesce(json_agg(json_build_object('numrenglon', l.numrenglon, 'articulo', l.articulo, 'detalle', l.detalle, 'cantidad', l.cantidad,
      'unidad', l.unidad, 'precio_lista', o.precio_lista, 'precio', l.precio, 'bonificacion', l.bonificacion, 'importe', l.importe,
      'factura_renglon', l.factura_renglon) ORDER BY l.numrenglon), '[]')
    FROM nota_credito_lineas l LEFT JOIN factura_lineas f ON f.factura = l.factura AND f.numrenglon = l.factura_renglon
      LEFT JOIN pedido_lineas o ON o.pedido = f.pedido AND o.numrenglon = f.pedido_renglon
    WHERE l.nota_credito = d.id)`;

/** The invoices that it is about, each checked to be of the same customer and looked up by itself (lineas/relacionados.ts). */
const facturas = sql`
  (SELECT coalesce(json_agg(json_build_object('id', f.id, 'documento', f.documento, 'ingreso', f.ingreso, 'importe', f.importe) ORDER BY f.id), '[]')
    FROM nota_credito_facturas a CROSS JOIN LATERAL (SELECT * FROM facturas WHERE id = a.factura OFFSET 0) f
    WHERE a.nota_credito = d.id AND f.cliente = d.cliente)`;

const relacionados = relacionadosDe(sql`d.cliente`, [
  { clase: 'factura', ids: sql`SELECT a.factura AS id FROM nota_credito_facturas a WHERE a.nota_credito = d.id` },
  {
    clase: 'pedido',
    ids: sql`SELECT DISTINCT fl.pedido AS id FROM nota_credito_lineas l
      JOIN factura_lineas fl ON fl.factura = l.factura AND fl.numrenglon = l.factura_renglon WHERE l.nota_credito = d.id`,
  },
]);

const read = prepared(
  'notaCredito.leer',
  (param: Param<{ id: number } & ScopeParams>) => sql<NotaCreditoDetalleRow>`
  SELECT ${listColumns}, d.letra, d.punto_venta, d.numero, d.talonario, d.receptor, z.cae, z.cae_vto,
    coalesce(z.cae_estado, 'pendiente') AS cae_estado, d.usuario, coalesce(u.username, '') AS username, d.entrega, d.bonificacion,
    d.listaprecio, d.condcomercial, k.nombre AS condicion, d.tipoasiento, d.jurisdiccion, d.transporte, d.comision, d.notacompra,
    d.leyenda1, d.leyenda2, d.leyenda3, d.leyenda4, d.periodo_desde, d.periodo_hasta, d.subtotal, d.bonificado, d.impiibb, d.iibb,
    coalesce(a.porcentaje, 0) AS alicuota_iva, ${lineas} AS lineas, ${facturas} AS facturas,
    ${historialDe('notaCredito', sql`d.id::text`)} AS historial, ${relacionados} AS relacionados
  FROM notas_credito d JOIN clientes c ON c.id = d.cliente ${joins} JOIN condiciones_venta k ON k.id = d.condcomercial
    LEFT JOIN alicuotas a ON a.id = d.alicuota_iva LEFT JOIN usuarios u ON u.id = d.usuario LEFT JOIN autorizaciones z ON z.nota_credito = d.id
  WHERE d.id = ${param('id')} AND ${preparedScope(param)}`,
);

/** The whole credit note in one statement, when it is in scope. */
export async function readNotaCredito(db: Db, id: number, scope: Scope): Promise<NotaCreditoDetalleRow | undefined> {
  const [row] = await read(db, { id, ...scopeParams(scope) });
  return row;
}
