import { sql } from 'kysely';
import type { Tx } from '../../platform/db/handle.ts';
import { type Param, prepared } from '../../platform/db/prepared.ts';
import { type CheckedFile, storeFile } from '../../platform/files/index.ts';

const read = prepared(
  'pedido.remitoFirmado',
  (param: Param<{ id: number }>) => sql<{ hay: boolean }>`
  SELECT EXISTS (SELECT 1 FROM pedido_recibos r WHERE r.pedido = ${param('id')} AND r.momento >= coalesce(
    (SELECT max(h.momento) FROM historial h WHERE h.entidad = 'pedido' AND h.entidad_id = ${param('id')}::int::text AND h.a = 'F'), '-infinity')) AS hay`,
);

/** Whether the photo of this delivery's signed remito is there: one of an earlier sheet is not it (D4 §5). */
export async function tieneRemitoFirmado(tx: Tx, pedido: number): Promise<boolean> {
  const [row] = await read(tx, { id: pedido });
  return row?.hay ?? false;
}

const write = prepared(
  'pedido.guardarRemitoFirmado',
  (param: Param<{ id: number; archivo: string; usuario: number; username: string }>) => sql<{ id: number }>`
  WITH facturas AS (SELECT DISTINCT l.factura FROM factura_lineas l WHERE l.pedido = ${param('id')}),
  recibos AS (
    INSERT INTO factura_recibos (factura, archivo, usuario)
    SELECT f.factura, ${param('archivo')}, ${param('usuario')}::int FROM facturas f
    WHERE f.factura = (SELECT max(factura) FROM facturas) OR NOT EXISTS (SELECT 1 FROM factura_recibos r WHERE r.factura = f.factura)
    ON CONFLICT (factura) DO UPDATE SET archivo = excluded.archivo, usuario = excluded.usuario, momento = now()),
  hecho AS (
    INSERT INTO historial (entidad, entidad_id, usuario, username, accion)
    VALUES ('pedido', ${param('id')}::int::text, ${param('usuario')}::int, ${param('username')}, 'Foto del remito firmado'))
  INSERT INTO pedido_recibos (pedido, archivo, usuario) VALUES (${param('id')}, ${param('archivo')}, ${param('usuario')}::int) RETURNING id`,
);

/**
 * Keeps the photo of a delivery: on the order, and as the receipt of the invoices that have none and of the last one
 * (domain-facts §4.1). The caller holds the order. For the order's page and for route sheets.
 */
export async function guardarRemitoFirmado(
  tx: Tx,
  pedido: number,
  foto: CheckedFile,
  autor: { userId: number; username: string },
): Promise<void> {
  await storeFile(tx, foto);
  await write(tx, { id: pedido, archivo: foto.hash, usuario: autor.userId, username: autor.username });
}
