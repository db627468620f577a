import type {
  DescuentoFijo,
  DocumentoACancelar,
  EstadoCobranza,
  Substatus,
  TipoCob,
  TipoDocumento,
} from '@distri/domain/cobranzas';
import { sql } from 'kysely';
import { puntoVentaDe } from '../cuentas/index.ts';
import { type HistorialRow, historialDe } from '../lineas/index.ts';
import type { ValorRow } from '../valores/index.ts';

/** A stored collection as lists show it. */
export interface CobranzaRow {
  id: number;
  version: number;
  numrec: string;
  fecharecibo: string;
  cliente: string;
  razsoc: string;
  vendedor: string;
  apenom: string;
  usuario: number;
  username: string;
  status: EstadoCobranza;
  substatus: Substatus;
  tipocob: TipoCob;
  observa: string;
  modificada: string;
  totdocs: number;
  totitems: number;
  saldo: number;
  saldototal: number;
  dpromdocs: number;
  dpromitems: number;
  base: number;
  pordesc: number;
  impdesc: number;
  tipodesc: 'I' | 'P';
  descfijo: boolean;
  equiv_porc: number;
  equiv_imp: number;
  observado: boolean;
}

/** A document inside a detail row: JSON, so that the whole collection is one statement. */
export interface DocumentoRow {
  id: number;
  tipo: TipoDocumento;
  numero: string;
  /** The invoice behind it; null of anything else. */
  factura: number | null;
  ingreso: string;
  vencimiento: string;
  total: number;
  iva: number;
  percepciones: number;
  pendiente: number;
  pendi: number;
  importe: number;
  max_importe: number;
  punto_venta: number;
  isprepago: boolean;
  condvta30: boolean;
  base: number;
  descuento: number;
}

export interface ChequeRow {
  id: number;
  numero: string;
  banco: string;
  banco_desc: string;
  fecha: string;
  importe: number;
  iselectro: boolean;
  idelectro: string;
  repetido: boolean;
  depositado: boolean;
  en_cartera: boolean;
  recibido: boolean;
  rechazado: boolean;
  observa: string;
}

/** A payment item inside a detail row. */
export interface ItemRow extends ValorRow<ChequeRow> {
  /** Its row; `item` is the number that the screen made. */
  fila: number;
  fecha_original: string | null;
  importe_original: number;
  /** Of electronic cheques: every one of them is. */
  recibido: boolean;
  /** It was rejected, or one of its cheques was. */
  rechazado: boolean;
  observa: string;
  cotizacion_item: number | null;
}

/** As it is stored: the body of the call once it was accepted. */
export interface Encabezado {
  condcomercial: number;
  tipoasiento: number;
  talrecibo: number;
  jurisdiccion: number | null;
  transporte: string;
  leyenda1: string;
  leyenda2: string;
}

/** The whole collection. */
export interface CobranzaDetalleRow extends CobranzaRow {
  cuit: string;
  cliente_direccion: string;
  cliente_localidad: string;
  cliente_email: string;
  email_vendedor: string;
  sin_descuento: boolean;
  descfijo_tipo: DescuentoFijo['tipo'];
  descfijo_importe: number;
  descfijo_porcentaje: number;
  revision_imp: number | null;
  revision_porc: number | null;
  header: Encabezado;
  documentos: DocumentoRow[];
  items: ItemRow[];
  /** The image of the receipt is there (RDC). */
  con_recibo: boolean;
  /** The discount's note: of a Guardada, or of the posting. */
  ajuste: { notaCredito: number; documento: string; importe: number } | null;
  historial: HistorialRow[];
}

export const listColumns = sql`
  b.id, b.version, b.numrec, b.fecharecibo, b.cliente, c.razsoc, b.vendedor, v.nombre AS apenom, b.usuario, u.username, b.status,
  b.substatus, b.tipocob, b.observa, b.modificada, b.totdocs, b.totitems, b.saldo, b.saldototal, b.dpromdocs, b.dpromitems, b.base,
  b.pordesc, b.impdesc, b.tipodesc, b.descfijo, b.equiv_porc, b.equiv_imp,
  EXISTS (SELECT 1 FROM cobranza_items o WHERE o.cobranza = b.id AND (o.tipo = 'TRP' OR o.rechazado
    OR EXISTS (SELECT 1 FROM cheques oc WHERE oc.item = o.id AND oc.rechazado))) AS observado`;

export const joins = sql`
  JOIN clientes c ON c.id = b.cliente JOIN vendedores v ON v.id = b.vendedor JOIN usuarios u ON u.id = b.usuario`;

/** The documents of collection `b`, in their order. */
export const documentosJson = sql<DocumentoRow[]>`
  (SELECT coalesce(json_agg(json_build_object('id', d.id, 'tipo', d.tipo, 'numero', d.documento, 'factura', d.factura, 'ingreso', d.ingreso,
      'vencimiento', d.vencimiento, 'total', d.importe, 'iva', coalesce(f.iva, n.iva, 0), 'percepciones', d.percepciones,
      'pendiente', d.pendiente, 'pendi', k.pendi, 'importe', k.importe, 'max_importe', k.max_importe, 'punto_venta', ${puntoVentaDe},
      'isprepago', coalesce(f.isprepago, false), 'condvta30', coalesce(f.condvta30, false), 'base', k.base, 'descuento', k.descuento)
      ORDER BY k.renglon), '[]')
    FROM cobranza_documentos k JOIN cuenta_documentos d ON d.id = k.documento
      LEFT JOIN facturas f ON f.id = d.factura LEFT JOIN notas_credito n ON n.id = d.nota_credito
    WHERE k.cobranza = b.id AND d.cliente = b.cliente)`;

const cheques = sql`
  (SELECT coalesce(json_agg(json_build_object('id', q.id, 'numero', q.numero, 'banco', q.banco, 'banco_desc', qb.nombre, 'fecha', q.fecha, 'importe', q.importe,
      'iselectro', q.iselectro, 'idelectro', q.idelectro, 'repetido', q.repetido, 'depositado', q.depositado, 'en_cartera', q.en_cartera,
      'recibido', q.recibido IS NOT NULL, 'rechazado', q.rechazado, 'observa', q.observa) ORDER BY q.renglon, q.id), '[]')
    FROM cheques q JOIN bancos qb ON qb.id = q.banco WHERE q.item = i.id)`;

/**
 * The payment items of collection `b`, in their order. Electronic cheques are received and rejected one by one: their
 * item is received when all of them are, and rejected when one is.
 */
export const itemsJson = sql<ItemRow[]>`
  (SELECT coalesce(json_agg(json_build_object('fila', i.id, 'item', i.item, 'tipo', i.tipo, 'fecha', i.fecha, 'importe', i.importe,
      'leyenda', i.leyenda, 'numero', i.numero, 'cuenta', i.cuenta, 'jurisdiccion', i.jurisdiccion,
      'cuenta_desc', coalesce(ib.nombre || ' · ' || ic.detalle, ''), 'jurisdiccion_desc', coalesce(ij.nombre, ''),
      'fecha_original', i.fecha_original, 'importe_original', i.importe_original,
      'recibido', CASE WHEN i.tipo = 'CHE' THEN NOT EXISTS (SELECT 1 FROM cheques q WHERE q.item = i.id AND q.recibido IS NULL)
                  ELSE i.recibido IS NOT NULL END,
      'rechazado', i.rechazado OR EXISTS (SELECT 1 FROM cheques q WHERE q.item = i.id AND q.rechazado),
      'observa', CASE WHEN i.observa <> '' THEN i.observa
                 ELSE coalesce((SELECT string_agg(q.observa, ' · ' ORDER BY q.renglon) FROM cheques q WHERE q.item = i.id AND q.observa <> ''), '') END,
      'cotizacion_item', i.cotizacion_item,
      'comprobante', EXISTS (SELECT 1 FROM cobranza_comprobantes p WHERE p.cobranza = b.id AND p.numitem = i.item::text),
      'cheques', ${cheques}) ORDER BY i.renglon), '[]')
    FROM cobranza_items i LEFT JOIN cuentas_bancarias ic ON ic.id = i.cuenta LEFT JOIN bancos ib ON ib.id = ic.banco
      LEFT JOIN jurisdicciones ij ON ij.id = i.jurisdiccion
    WHERE i.cobranza = b.id)`;

export const detailColumns = sql`
  ${listColumns}, c.cuit, c.direccion AS cliente_direccion, c.localidad_nombre AS cliente_localidad, c.email AS cliente_email,
  v.email AS email_vendedor, c.sin_descuento, b.descfijo_tipo, b.descfijo_importe, b.descfijo_porcentaje, b.revision_imp, b.revision_porc,
  b.header, ${documentosJson} AS documentos, ${itemsJson} AS items,
  EXISTS (SELECT 1 FROM cobranza_comprobantes p WHERE p.cobranza = b.id AND p.numitem = 'RDC') AS con_recibo,
  (SELECT json_build_object('notaCredito', x.id, 'documento', x.documento, 'importe', x.importe) FROM notas_credito x
    WHERE x.id IN (SELECT j.nota_credito FROM cobranza_ajustes j WHERE j.cobranza = b.id
                   UNION ALL SELECT s.nota_credito FROM asientos s WHERE s.cobranza = b.id) LIMIT 1) AS ajuste,
  ${historialDe('cobranza', sql`b.id::text`)} AS historial`;

/** A stored document as the rules read it. */
export function documentoACancelar(row: DocumentoRow): DocumentoACancelar {
  const { id, tipo, numero, ingreso, total, percepciones, pendi, importe, condvta30 } = row;
  const { punto_venta: puntoDeVenta, max_importe: maxImporte, isprepago: isPrepago } = row;
  const amounts = { total, percepciones, pendi, importe, maxImporte };
  return { id, tipo, numero, puntoVenta: puntoDeVenta, ingreso, ...amounts, isPrepago, condVta30: condvta30 };
}
