import { emitirAjustePlazo as call, PALABRA_COBRANZA } from '@distri/domain/cobranzas';
import { formatNumero } from '@distri/domain/cuentas';
import { asCreated, customerScope, isRefusal, refuse } from '@distri/domain/kernel';
import { sql } from 'kysely';
import { notificar } from '../../notificaciones/index.ts';
import { command } from '../../platform/commands/index.ts';
import { run } from '../../platform/db/kysely.ts';
import { enlaceDe } from '../acts/avisos.ts';
import { emitirAjuste } from '../acts/emitirAjuste.ts';
import { lockCobranza } from '../repository.ts';

/**
 * POST /cobranzas/ajustePlazo: the note that a Guardada waits for, open and offered to it alone (domain-facts §4.6). One
 * per collection, for ever.
 */
export const ajustePlazo = command(call, async (tx, ctx, { query }) => {
  const cobranza = await lockCobranza(tx, query.id, customerScope(ctx.sesion));
  if (!cobranza) return refuse(404, 'No existe la cobranza');
  const { id, status, impdesc: importe, ajuste } = cobranza;
  if (ajuste) return refuse(409, `La cobranza ya tiene su ajuste plazo: ${formatNumero(ajuste.documento)}`);
  if (status !== 'G')
    return refuse(409, `La cobranza está en ${PALABRA_COBRANZA[status]}: el ajuste plazo es de una Guardada`);
  const nota = await emitirAjuste(tx, ctx, cobranza, importe, { aplicada: false });
  if (isRefusal(nota)) return nota;
  const { userId, username } = ctx.sesion;
  const documento = formatNumero(nota.documento);
  await run(
    tx,
    sql`
      WITH ajuste AS (INSERT INTO cobranza_ajustes (cobranza, nota_credito) VALUES (${id}, ${nota.id})),
      reservada AS (UPDATE cuenta_documentos SET cobranza = ${id} WHERE nota_credito = ${nota.id}),
      hecho AS (
        INSERT INTO historial (entidad, entidad_id, usuario, username, accion, detalle)
        VALUES ('cobranza', ${String(id)}, ${userId}, ${username}, 'Ajuste plazo generado', ${`Nota de crédito ${documento}`}))
      UPDATE cobranzas SET version = version + 1, modificada = now() WHERE id = ${id}`,
  );
  ctx.audit('ajustePlazo', 'cobranza', id, null, { notaCredito: nota.id, documento: nota.documento, importe });
  await notificar(tx, ctx.sesion, {
    vendedor: cobranza.vendedor,
    msg: `La cobranza ${id} de ${cobranza.razsoc} ya tiene su ajuste plazo ${documento}: editala para incluirlo.`,
    enlace: enlaceDe(cobranza),
  });
  return { ...asCreated(nota.id), documento: nota.documento, importe };
});
