import type { Talonario } from '@distri/domain/talonarios';
import { sql } from 'kysely';
import type { Db } from '../platform/db/handle.ts';
import { all } from '../platform/db/kysely.ts';

/** The pads of some documents as they are now, not locked: what a list shows beforehand. */
export function listTalonarios(db: Db, comprobantes: readonly string[]): Promise<Talonario[]> {
  return all(
    db,
    sql<Talonario>`
      SELECT id, comprobante, letra, punto_venta AS "puntoVenta", desde, hasta, proximo, cai, cai_vence AS "caiVence", activo
      FROM talonarios WHERE comprobante = ANY (${comprobantes}::text[]) ORDER BY id, letra`,
  );
}
