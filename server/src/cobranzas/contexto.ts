import type { CobranzaContexto, CobranzaEntrada, DescuentoFijo, DocumentoACancelar } from '@distri/domain/cobranzas';
import { BONIFICACIONES_DIAS_PAGO_FIJAS, type BonificacionDiasPago } from '@distri/domain/lineas';
import type { Cheque } from '@distri/domain/valores';
import { sql } from 'kysely';
import { type ACancelarRow, maxImporte } from '../cuentas/index.ts';
import type { Db } from '../platform/db/handle.ts';
import { all } from '../platform/db/kysely.ts';
import type { Ctx } from '../platform/http/index.ts';
import { type ValorRow, valorDeFila } from '../valores/index.ts';
import { type CobranzaDetalleRow, documentoACancelar } from './filas.ts';

/** The scale of the company: the fixed table where the switch is on (D2 §9), else the stored one. */
export async function readEscala(db: Db, empresa: Ctx['empresa']): Promise<readonly BonificacionDiasPago[]> {
  if (empresa.tablaFijaDiasPago) return BONIFICACIONES_DIAS_PAGO_FIJAS;
  return all(db, sql<BonificacionDiasPago>`SELECT dias, porcentaje FROM bonificaciones_dias_pago ORDER BY dias`);
}

export const descuentoFijoDe = (row: CobranzaDetalleRow): DescuentoFijo => ({
  enabled: row.descfijo,
  tipo: row.descfijo_tipo,
  importe: row.descfijo_importe,
  porcentaje: row.descfijo_porcentaje,
});

/** What was entered, as it is stored: what `calcular` takes. */
export function entradaDe(row: CobranzaDetalleRow): CobranzaEntrada {
  return {
    fechaRecibo: row.fecharecibo,
    documentos: row.documentos.map(documentoACancelar),
    items: row.items.map(valorDeFila),
    descuentoFijo: descuentoFijoDe(row),
  };
}

/** The collection's own use of the account, which is its own to use again. */
export const usoPropio = ({ items }: Pick<CobranzaDetalleRow, 'items'>): number =>
  items.find(({ tipo }) => tipo === 'SCC')?.importe ?? 0;

/** What the house knows of the customer of a locked collection, its own use of the account put back. */
export async function contextoDe(db: Db, empresa: Ctx['empresa'], row: CobranzaDetalleRow): Promise<CobranzaContexto> {
  const escala = await readEscala(db, empresa);
  const [cuenta] = await all(db, sql<{ saldo: number }>`SELECT saldo_a_favor(${row.cliente}) AS saldo`);
  return { escala, sinDescuento: row.sin_descuento, saldoCuentaCorriente: (cuenta?.saldo ?? 0) + usoPropio(row) };
}

/** An open document as the rules read it, with what is to be cancelled of it. */
export function aCancelar(row: ACancelarRow, importe: number): DocumentoACancelar {
  const { id, tipo, numero, ingreso, total, percepciones, pendi, isPrepago } = row;
  const facts = { id, tipo, numero, puntoVenta: row.punto_venta, ingreso, total, percepciones, pendi };
  return { ...facts, importe, maxImporte: maxImporte(row), isPrepago, condVta30: row.condvta30 };
}

/** An item of a prepaid quotation that its invoice offers (domain-facts §4.5). */
export interface OfrecidoRow extends ValorRow<Cheque> {
  cotizacion_item: number;
  cotizacion: number;
  documento: number;
  factura: string;
}

/**
 * The items of the prepaid quotations behind some documents, without those that were rejected or that another
 * collection brings along. One statement; `cobranza`: the one that is being edited.
 */
export function listOfrecidos(db: Db, documentos: readonly number[], cobranza: number): Promise<OfrecidoRow[]> {
  if (documentos.length === 0) return Promise.resolve([]);
  return all(
    db,
    sql<OfrecidoRow>`
      SELECT DISTINCT ON (q.id, i.renglon) i.id AS cotizacion_item, i.item, i.tipo, i.fecha, i.importe, i.leyenda, i.numero, i.cuenta,
        i.jurisdiccion, coalesce(ib.nombre || ' · ' || ic.detalle, '') AS cuenta_desc, coalesce(ij.nombre, '') AS jurisdiccion_desc,
        i.cheques, i.recibido IS NOT NULL AS recibido, EXISTS (SELECT 1 FROM cotizacion_comprobantes p WHERE p.item = i.id) AS comprobante,
        q.id AS cotizacion, d.id AS documento, f.documento AS factura
      FROM cuenta_documentos d JOIN facturas f ON f.id = d.factura AND f.isprepago
        JOIN factura_lineas l ON l.factura = f.id JOIN pedidos p ON p.id = l.pedido AND p.isprepago
        JOIN cotizaciones q ON q.id = p.idcotiza AND q.cliente = d.cliente JOIN cotizacion_items i ON i.cotizacion = q.id
        LEFT JOIN cuentas_bancarias ic ON ic.id = i.cuenta LEFT JOIN bancos ib ON ib.id = ic.banco LEFT JOIN jurisdicciones ij ON ij.id = i.jurisdiccion
      WHERE d.id = ANY (${documentos}::int[]) AND NOT i.rechazado
        AND NOT EXISTS (SELECT 1 FROM cobranza_items k WHERE k.cotizacion_item = i.id AND k.cobranza <> ${cobranza})
      ORDER BY q.id, i.renglon, d.id`,
  );
}
