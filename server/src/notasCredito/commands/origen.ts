import type { Scope } from '@distri/domain/kernel';
import type { ImpuestoCalculado } from '@distri/domain/lineas';
import type { LetraFactura } from '@distri/domain/talonarios';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/handle.ts';
import { type Param, prepared } from '../../platform/db/prepared.ts';
import { preparedScope, type ScopeParams, scopeParams } from '../../platform/db/scopeCondition.ts';

/** A line of the invoice, what notes took back of it, and the order's line that its goods left with. */
export interface LineaOrigenRow {
  numrenglon: number;
  id: string;
  detalle: string;
  cantidad: number;
  unidad: number;
  precio: number;
  bonificacion: number;
  /** By credit notes. */
  devuelto: number;
  pedido: number | null;
  pedidoRenglon: number | null;
  deposito: number | null;
  pendfac: number;
  penddesc: number;
  /** By the driver, and still there (domain-facts §4.4). */
  vuelto: number;
  /** Of the order; closed when there is none. */
  estadio: string;
}

/** An invoice that a note is about. */
export interface FacturaOrigenRow {
  id: number;
  cliente: string;
  vendedor: string;
  letra: LetraFactura;
  punto_venta: number;
  numero: number;
  documento: string;
  ingreso: string;
  bonificacion: number;
  listaprecio: number;
  condcomercial: number;
  comision: number;
  tipoasiento: number;
  jurisdiccion: number | null;
  transporte: string;
  leyenda1: string;
  leyenda2: string;
  importe: number;
  iibb: ImpuestoCalculado[];
  alicuota: number;
  porcentaje: number;
  /** What notes about it have credited; a note about several counts in proportion. */
  acreditado: number;
  lineas: LineaOrigenRow[];
}

interface Ids {
  ids: readonly number[];
}

/** Issued rows never change, but their lock makes whoever credits the same invoice wait (reliability B6). */
const lockFacturas = prepared(
  'notaCredito.bloquearFacturas',
  (param: Param<Ids>) => sql`SELECT id FROM facturas WHERE id = ANY (${param('ids')}::int[]) ORDER BY id FOR UPDATE`,
);

/** Their orders, so that no driver's return is recorded meanwhile. */
const lockPedidos = prepared(
  'notaCredito.bloquearPedidos',
  (param: Param<Ids>) => sql`
  SELECT id FROM pedidos WHERE id IN (SELECT pedido FROM factura_lineas WHERE factura = ANY (${param('ids')}::int[]))
  ORDER BY id FOR UPDATE`,
);

const readFacturas = prepared(
  'notaCredito.facturas',
  (param: Param<Ids & ScopeParams>) => sql<FacturaOrigenRow>`
  SELECT d.id, d.cliente, d.vendedor, d.letra, d.punto_venta, d.numero, d.documento, d.ingreso, d.bonificacion, d.listaprecio,
    d.condcomercial, d.comision, d.tipoasiento, d.jurisdiccion, d.transporte, d.leyenda1, d.leyenda2, d.importe, d.iibb,
    d.alicuota_iva AS alicuota, coalesce(a.porcentaje, 0) AS porcentaje,
    (SELECT coalesce(sum(round(n.importe::numeric * d.importe / t.suma)), 0)::bigint FROM nota_credito_facturas x
       JOIN notas_credito n ON n.id = x.nota_credito
       CROSS JOIN LATERAL (SELECT sum(f.importe) AS suma FROM nota_credito_facturas y JOIN facturas f ON f.id = y.factura WHERE y.nota_credito = n.id) t
       WHERE x.factura = d.id) AS acreditado,
    (SELECT coalesce(json_agg(json_build_object('numrenglon', l.numrenglon, 'id', l.articulo, 'detalle', l.detalle, 'cantidad', l.cantidad,
        'unidad', l.unidad, 'precio', l.precio, 'bonificacion', l.bonificacion,
        'devuelto', (SELECT coalesce(sum(n.cantidad), 0) FROM nota_credito_lineas n WHERE n.factura = l.factura AND n.factura_renglon = l.numrenglon),
        'pedido', l.pedido, 'pedidoRenglon', l.pedido_renglon, 'deposito', p.deposito, 'pendfac', coalesce(p.pendfac, 0),
        'penddesc', coalesce(p.penddesc, 0), 'vuelto', coalesce(p.devuelto, 0), 'estadio', coalesce(o.estadio, 'C')) ORDER BY l.numrenglon), '[]')
      FROM factura_lineas l LEFT JOIN pedido_lineas p ON p.pedido = l.pedido AND p.numrenglon = l.pedido_renglon
        LEFT JOIN pedidos o ON o.id = l.pedido
      WHERE l.factura = d.id) AS lineas
  FROM facturas d JOIN clientes c ON c.id = d.cliente LEFT JOIN alicuotas a ON a.id = d.alicuota_iva
  WHERE d.id = ANY (${param('ids')}::int[]) AND ${preparedScope(param)} ORDER BY d.id`,
);

/** The invoices in scope, locked until the commit; with `conPedidos` their orders too. Read after the locks are held. */
export async function lockFacturasOrigen(
  tx: Tx,
  ids: readonly number[],
  scope: Scope,
  options: { conPedidos?: boolean } = {},
): Promise<FacturaOrigenRow[]> {
  const wanted = [...new Set(ids)].sort((a, b) => a - b);
  await lockFacturas(tx, { ids: wanted });
  if (options.conPedidos) await lockPedidos(tx, { ids: wanted });
  return readFacturas(tx, { ids: wanted, ...scopeParams(scope) });
}

/** What a note of concepts takes from its customer. */
export interface ClienteNotaRow {
  id: string;
  vendedor: string;
  letra: LetraFactura;
  condcomercial: number;
  listaprecio: number;
  jurisdiccion: number | null;
}

const readCliente = prepared(
  'notaCredito.cliente',
  (param: Param<{ id: string } & ScopeParams>) => sql<ClienteNotaRow>`
  SELECT c.id, c.vendedor, r.letra, c.condcomercial, c.listaprecio, c.jurisdiccion FROM clientes c JOIN resp_iva r ON r.id = c.resp_iva
  WHERE c.id = ${param('id')} AND ${preparedScope(param)}`,
);

/** A customer in scope. */
export async function readClienteNota(tx: Tx, id: string, scope: Scope): Promise<ClienteNotaRow | undefined> {
  const [row] = await readCliente(tx, { id, ...scopeParams(scope) });
  return row;
}
