import { sql } from 'kysely';
import type { Tx } from '../platform/db/handle.ts';
import { type Param, prepared } from '../platform/db/prepared.ts';

/** Documents that a transaction has issued. */
export interface Emitidos {
  facturas?: readonly number[];
  remitos?: readonly number[];
  notasCredito?: readonly number[];
}

const insert = prepared(
  'emitidos.sellar',
  (param: Param<Required<Emitidos>>) => sql`
  INSERT INTO documentos_emitidos (clase, id, huella)
  SELECT 'factura', id, huella_factura(id) FROM unnest(${param('facturas')}::int[]) AS id
  UNION ALL SELECT 'remito', id, huella_remito(id) FROM unnest(${param('remitos')}::int[]) AS id
  UNION ALL SELECT 'notaCredito', id, huella_nota_credito(id) FROM unnest(${param('notasCredito')}::int[]) AS id`,
);

/** Stores the digest of what was issued, so that a later change of it would show (reliability I10). */
export async function sellarEmitidos(
  tx: Tx,
  { facturas = [], remitos = [], notasCredito = [] }: Emitidos,
): Promise<void> {
  await insert(tx, { facturas, remitos, notasCredito });
}
