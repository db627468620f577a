import { sql } from 'kysely';
import type { Tx } from '../../platform/db/handle.ts';
import { type Param, prepared } from '../../platform/db/prepared.ts';

const read = prepared(
  'pedido.remitoFirmado',
  (param: Param<{ id: number }>) => sql<{ hay: boolean }>`
  SELECT EXISTS (SELECT 1 FROM factura_recibos r
    WHERE r.factura IN (SELECT l.factura FROM factura_lineas l WHERE l.pedido = ${param('id')})) AS hay`,
);

/** Whether the photo of the signed remito is there: it is the receipt of the order's invoice (domain-facts §4.1). */
export async function tieneRemitoFirmado(tx: Tx, pedido: number): Promise<boolean> {
  const [row] = await read(tx, { id: pedido });
  return row?.hay ?? false;
}
