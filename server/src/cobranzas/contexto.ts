import type { CobranzaContexto, CobranzaEntrada, DescuentoFijo } from '@distri/domain/cobranzas';
import { BONIFICACIONES_DIAS_PAGO_FIJAS, type BonificacionDiasPago } from '@distri/domain/lineas';
import { sql } from 'kysely';
import type { Db } from '../platform/db/handle.ts';
import { all } from '../platform/db/kysely.ts';
import type { Ctx } from '../platform/http/index.ts';
import { type CobranzaDetalleRow, documentoACancelar } from './filas.ts';
import { itemValor } from './repository.ts';

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
    items: row.items.map(itemValor),
    descuentoFijo: descuentoFijoDe(row),
  };
}

/** What the house knows of the customer of a locked collection, its own use of the account put back. */
export async function contextoDe(db: Db, empresa: Ctx['empresa'], row: CobranzaDetalleRow): Promise<CobranzaContexto> {
  const escala = await readEscala(db, empresa);
  const [cuenta] = await all(db, sql<{ saldo: number }>`SELECT saldo_a_favor(${row.cliente}) AS saldo`);
  const own = row.items.find(({ tipo }) => tipo === 'SCC')?.importe ?? 0;
  return { escala, sinDescuento: row.sin_descuento, saldoCuentaCorriente: (cuenta?.saldo ?? 0) + own };
}
