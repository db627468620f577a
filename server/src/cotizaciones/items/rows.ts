import type { ItemDeCobranza, TipoValor, Valor } from '@distri/domain/valores';
import { sql } from 'kysely';

/** A stored payment item inside a detail row: JSON, so that the whole document is one statement. */
export interface ItemRow {
  item: number;
  tipo: TipoValor;
  fecha: string | null;
  importe: number;
  leyenda: string;
  numero: string;
  cuenta: number | null;
  jurisdiccion: number | null;
  cuenta_desc: string;
  jurisdiccion_desc: string;
  cheques: ItemDeCobranza['cheques'];
  recibido: boolean;
  rechazado: boolean;
  observa: string;
  comprobante: boolean;
}

/** The items of the quotation `q`, in their order. */
export const itemsJson = sql<ItemRow[]>`
  (SELECT coalesce(json_agg(json_build_object('item', i.item, 'tipo', i.tipo, 'fecha', i.fecha, 'importe', i.importe,
      'leyenda', i.leyenda, 'numero', i.numero, 'cuenta', i.cuenta, 'jurisdiccion', i.jurisdiccion,
      'cuenta_desc', coalesce(ib.nombre || ' · ' || ic.detalle, ''), 'jurisdiccion_desc', coalesce(ij.nombre, ''), 'cheques', i.cheques,
      'recibido', i.recibido IS NOT NULL, 'rechazado', i.rechazado, 'observa', i.observa,
      'comprobante', EXISTS (SELECT 1 FROM cotizacion_comprobantes ip WHERE ip.item = i.id)) ORDER BY i.renglon), '[]')
    FROM cotizacion_items i LEFT JOIN cuentas_bancarias ic ON ic.id = i.cuenta LEFT JOIN bancos ib ON ib.id = ic.banco
      LEFT JOIN jurisdicciones ij ON ij.id = i.jurisdiccion
    WHERE i.cotizacion = q.id)`;

/** The item as the rules read it. */
export function itemValor(row: ItemRow): Valor & { recibido: boolean; rechazado: boolean } {
  return {
    id: row.item,
    tipo: row.tipo,
    fecha: row.fecha,
    importe: row.importe,
    leyenda: row.leyenda,
    transferencia: { numero: row.numero, cuenta: row.cuenta },
    cheques: row.cheques,
    jurisdiccion: row.jurisdiccion,
    recibido: row.recibido,
    rechazado: row.rechazado,
  };
}

/** A provisional transfer waits to be replaced, a rejected item to be seen to (D2 §5). */
export function presentItem(row: ItemRow): ItemDeCobranza {
  return {
    ...itemValor(row),
    cheques: row.cheques,
    cuenta_desc: row.cuenta_desc,
    jurisdiccion_desc: row.jurisdiccion_desc,
    observado: row.rechazado || row.tipo === 'TRP',
    observa: row.observa,
    error: row.rechazado,
    _fecha: row.fecha,
    _importe: row.importe,
    conComprobante: row.comprobante,
  };
}
