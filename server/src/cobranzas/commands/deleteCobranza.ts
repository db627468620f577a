import { deleteCobranza as call, isEliminable, PALABRA_COBRANZA } from '@distri/domain/cobranzas';
import { customerScope, refuse } from '@distri/domain/kernel';
import { sql } from 'kysely';
import { notificar } from '../../notificaciones/index.ts';
import { command } from '../../platform/commands/index.ts';
import { run } from '../../platform/db/kysely.ts';
import { lockCobranza } from '../repository.ts';

/**
 * DELETE /cobranzas: A only (decisions 7), not once it is settled. Its documents, cheques, receipt number, credit of the
 * account and prepaid items are free again; what it said stays in the audit.
 */
export const deleteCobranza = command(call, async (tx, ctx, { query }) => {
  const row = await lockCobranza(tx, query.id, customerScope(ctx.sesion));
  if (!row) return refuse(404, 'No existe la cobranza');
  if (!isEliminable(row.status, ctx.sesion.rol))
    return refuse(409, `Una cobranza ${PALABRA_COBRANZA[row.status]} no se puede eliminar`);
  if (row.ajuste)
    return refuse(409, `La cobranza ya tiene su nota de ajuste plazo, ${row.ajuste.documento}: no se puede eliminar`);
  await run(
    tx,
    sql`WITH hecho AS (
          INSERT INTO historial (entidad, entidad_id, usuario, username, accion, de)
          VALUES ('cobranza', ${String(row.id)}, ${ctx.sesion.userId}, ${ctx.sesion.username}, 'Cobranza eliminada', ${row.status}))
        DELETE FROM cobranzas WHERE id = ${row.id}`,
  );
  await notificar(tx, ctx.sesion, {
    vendedor: row.vendedor,
    msg: `Se eliminó la cobranza ${row.id} de ${row.razsoc}, recibo ${row.numrec}.`,
    enlace: `/ventas/cobranzas/${encodeURIComponent(row.cliente)}`,
  });
  const { historial: _historial, ...before } = row;
  ctx.audit('eliminar', 'cobranza', row.id, before, null);
  return { result: true as const };
});
