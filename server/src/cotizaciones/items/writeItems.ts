import type { Valor } from '@distri/domain/valores';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/handle.ts';
import { run } from '../../platform/db/kysely.ts';

/**
 * The payment items of a quotation as they are now: those that are gone go, the rest is changed or added, each in one
 * statement. What was received stays as it was received; who gets here has checked that nobody wants it otherwise.
 */
export async function writeItems(tx: Tx, cotizacion: number, items: readonly Valor[]): Promise<void> {
  const column = <T>(value: (item: Valor) => T) => items.map(value);
  const ids = column(({ id }) => id);
  await run(
    tx,
    sql`DELETE FROM cotizacion_items WHERE cotizacion = ${cotizacion} AND item <> ALL (${ids}::int[]) AND recibido IS NULL`,
  );
  await run(
    tx,
    sql`
      INSERT INTO cotizacion_items (cotizacion, renglon, item, tipo, fecha, importe, leyenda, numero, cuenta, jurisdiccion, cheques)
      SELECT ${cotizacion}, n.renglon, n.item, n.tipo, n.fecha, n.importe, n.leyenda, n.numero, n.cuenta, n.jurisdiccion, n.cheques
      FROM unnest(${ids}::int[], ${column(({ tipo }) => tipo)}::text[], ${column(({ fecha }) => fecha)}::date[],
          ${column(({ importe }) => importe)}::bigint[], ${column(({ leyenda }) => leyenda)}::text[],
          ${column(({ transferencia }) => transferencia.numero)}::text[], ${column(({ transferencia }) => transferencia.cuenta)}::int[],
          ${column(({ jurisdiccion }) => jurisdiccion)}::int[], ${column(({ cheques }) => JSON.stringify(cheques))}::jsonb[])
        WITH ORDINALITY AS n (item, tipo, fecha, importe, leyenda, numero, cuenta, jurisdiccion, cheques, renglon)
      ON CONFLICT (cotizacion, item) DO UPDATE SET renglon = excluded.renglon, tipo = excluded.tipo, fecha = excluded.fecha,
        importe = excluded.importe, leyenda = excluded.leyenda, numero = excluded.numero, cuenta = excluded.cuenta,
        jurisdiccion = excluded.jurisdiccion, cheques = excluded.cheques
      WHERE cotizacion_items.recibido IS NULL`,
  );
}
