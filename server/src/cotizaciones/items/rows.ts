import type { ItemDeCobranza, Valor } from '@distri/domain/valores';
import { sql } from 'kysely';
import { type ValorRow, valorDeFila } from '../../valores/index.ts';

/** A stored payment item inside a detail row: JSON, so that the whole document is one statement. */
export interface ItemRow extends ValorRow<ItemDeCobranza['cheques'][number]> {
  rechazado: boolean;
  observa: string;
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
  return { ...valorDeFila(row), recibido: row.recibido, rechazado: row.rechazado };
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
