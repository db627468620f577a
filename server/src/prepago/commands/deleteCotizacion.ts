import { MENSAJES_APROBACION } from '@distri/domain/cotizaciones';
import { customerScope, refuse } from '@distri/domain/kernel';
import { deleteCotizacion as call } from '@distri/domain/prepago';
import { sql } from 'kysely';
import { itemValor, readCotizacion } from '../../cotizaciones/index.ts';
import { command } from '../../platform/commands/index.ts';
import { run } from '../../platform/db/kysely.ts';

/**
 * DELETE /cotizaciones: A only (D2 §6). One that became an order, or whose money came in, stays. What it said stays in
 * the audit; its history, its mails and its number are not used again.
 */
export const deleteCotizacion = command(call, async (tx, ctx, { query }) => {
  const row = await readCotizacion(tx, query.id, customerScope(ctx.sesion), { lock: true });
  if (!row) return refuse(404, 'No existe la cotización');
  if (row.pedidoref !== null)
    return refuse(409, `La cotización ya generó el pedido ${row.pedidoref}: no se puede eliminar`);
  if (row.items.some(({ recibido }) => recibido)) return refuse(409, MENSAJES_APROBACION.TRANSFERENCIA_RECIBIDA({}));
  await run(
    tx,
    sql`WITH lineas AS (DELETE FROM cotizacion_lineas WHERE cotizacion = ${row.id}),
          hecho AS (
            INSERT INTO historial (entidad, entidad_id, usuario, username, accion)
            VALUES ('cotizacion', ${String(row.id)}, ${ctx.sesion.userId}, ${ctx.sesion.username}, 'Cotización eliminada'))
        DELETE FROM cotizaciones WHERE id = ${row.id}`,
  );
  ctx.audit('eliminar', 'cotizacion', row.id, { ...row, items: row.items.map(itemValor) }, null);
  return { result: true as const };
});
