import type { Receptor } from '@distri/domain/facturas';
import type { Scope } from '@distri/domain/kernel';
import type { DocumentoRelacionado } from '@distri/domain/lineas';
import type { CotDeRemito } from '@distri/domain/remitos';
import { sql } from 'kysely';
import { relacionadosDe } from '../lineas/index.ts';
import type { Db } from '../platform/db/handle.ts';
import type { Page, PageRequest } from '../platform/db/page.ts';
import { type Param, prepared } from '../platform/db/prepared.ts';
import { preparedScope, type ScopeParams, scopeParams } from '../platform/db/scopeCondition.ts';
import { type EmitidosFilter, type Listado, listEmitidos } from '../talonarios/index.ts';

/** A stored delivery note as the list shows it. */
export interface RemitoRow {
  id: number;
  documento: string;
  factura: string | null;
  factura_id: number | null;
  pedidos: number[];
  cliente: string;
  razsoc: string;
  ingreso: string;
  importe: number;
  isprepago: boolean;
  con_recibo: boolean;
  vendedor: string;
  apenom: string;
}

export interface RemitoLineaRow {
  numrenglon: number;
  articulo: string;
  detalle: string;
  cantidad: number;
  unidad: number;
  pedido: number | null;
}

/** The whole delivery note. */
export interface RemitoDetalleRow extends RemitoRow {
  punto_venta: number;
  numero: number;
  letra: string;
  receptor: Receptor;
  condvta30: boolean;
  direccion_texto: string;
  transporte_nombre: string;
  notacompra: string;
  leyenda1: string;
  leyenda2: string;
  leyenda3: string;
  leyenda4: string;
  cai: string | null;
  cai_vence: string | null;
  cot: CotDeRemito | null;
  litros: number;
  lineas: RemitoLineaRow[];
  relacionados: DocumentoRelacionado[];
}

const listColumns = sql`
  d.id, d.documento, f.documento AS factura, f.id AS factura_id,
  (SELECT coalesce(array_agg(DISTINCT l.pedido ORDER BY l.pedido), '{}') FROM remito_lineas l WHERE l.remito = d.id AND l.pedido IS NOT NULL) AS pedidos,
  d.cliente, c.razsoc, d.ingreso, d.importe, coalesce(f.isprepago, false) AS isprepago,
  EXISTS (SELECT 1 FROM factura_recibos b WHERE b.factura = d.factura) AS con_recibo, v.id AS vendedor, v.nombre AS apenom`;
const joins = sql`LEFT JOIN facturas f ON f.id = d.factura JOIN vendedores v ON v.id = coalesce(f.vendedor, c.vendedor)`;
const LISTADO: Listado = { tabla: 'remitos', columns: listColumns, joins };

/** One page of the delivery notes in scope, newest first. */
export function listRemitos(db: Db, filter: EmitidosFilter, scope: Scope, page: PageRequest): Promise<Page<RemitoRow>> {
  return listEmitidos<RemitoRow>(db, LISTADO, filter, [], scope, page);
}

const lineas = sql`
  (SELECT coalesce(json_agg(json_build_object('numrenglon', l.numrenglon, 'articulo', l.articulo, 'detalle', l.detalle,
      'cantidad', l.cantidad, 'unidad', l.unidad, 'pedido', l.pedido) ORDER BY l.numrenglon), '[]') FROM remito_lineas l WHERE l.remito = d.id)`;

const relacionados = relacionadosDe(sql`d.cliente`, [
  {
    clase: 'pedido',
    ids: sql`SELECT DISTINCT l.pedido AS id FROM remito_lineas l WHERE l.remito = d.id`,
  },
  { clase: 'factura', ids: sql`SELECT d.factura AS id` },
  {
    clase: 'notaCredito',
    ids: sql`SELECT a.nota_credito AS id FROM nota_credito_facturas a WHERE a.factura = d.factura`,
  },
]);

/** Under its own number, or under its invoice's: the same goods. */
const cot = sql`
  (SELECT json_build_object('codigo', r.cot, 'momento', r.momento, 'dominio', e.patente, 'simulada', e.simulada)
    FROM cot_remitos r JOIN cot_envios e ON e.id = r.envio
    WHERE r.resultado = 'aceptado' AND (r.remito = d.id OR r.factura = d.factura) LIMIT 1)`;

const read = prepared(
  'remito.leer',
  (param: Param<{ id: number } & ScopeParams>) => sql<RemitoDetalleRow>`
  SELECT ${listColumns}, d.letra, d.punto_venta, d.numero, d.receptor, coalesce(f.condvta30, false) AS condvta30,
    coalesce(f.direccion_texto, '') AS direccion_texto, coalesce(t.nombre, '') AS transporte_nombre, coalesce(f.notacompra, '') AS notacompra,
    coalesce(f.leyenda1, '') AS leyenda1, coalesce(f.leyenda2, '') AS leyenda2, coalesce(f.leyenda3, '') AS leyenda3,
    coalesce(f.leyenda4, '') AS leyenda4, d.cai, d.cai_vence,
    (SELECT coalesce(sum(round(l.cantidad * l.unidad, 3)), 0) FROM remito_lineas l WHERE l.remito = d.id) AS litros,
    ${cot} AS cot, ${lineas} AS lineas, ${relacionados} AS relacionados
  FROM remitos d JOIN clientes c ON c.id = d.cliente ${joins} LEFT JOIN transportes t ON t.id = f.transporte
  WHERE d.id = ${param('id')} AND ${preparedScope(param)}`,
);

/** The whole delivery note in one statement, when it is in scope. */
export async function readRemito(db: Db, id: number, scope: Scope): Promise<RemitoDetalleRow | undefined> {
  const [row] = await read(db, { id, ...scopeParams(scope) });
  return row;
}
