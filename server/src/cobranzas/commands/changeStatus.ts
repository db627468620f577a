import {
  changeCobranzaStatus as call,
  canCambiarEstado,
  decidirCambio,
  type EstadoCobranza,
  PALABRA_COBRANZA,
} from '@distri/domain/cobranzas';
import { customerScope, isRefusal, refuse } from '@distri/domain/kernel';
import { sql } from 'kysely';
import { type CommandCtx, command } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/handle.ts';
import { run } from '../../platform/db/kysely.ts';
import { asentar } from '../acts/asentar.ts';
import { avisarObservada } from '../acts/avisos.ts';
import { anularRendicion, rendirCobranzas } from '../acts/rendir.ts';
import type { CobranzaDetalleRow } from '../filas.ts';
import { cambiarEstado, lockCobranza } from '../repository.ts';

/** What the history calls it: the approvals' words where they have one (D3 §4). */
function accionOf(from: EstadoCobranza, to: EstadoCobranza): string {
  if (from === 'S' && to === 'A') return 'Rendición cancelada';
  if (from === 'A' && to === 'O') return 'Rechazada';
  return `Pasó a ${PALABRA_COBRANZA[to]}`;
}

/** Any status but Rendida and Ingresada, which do more than say a word. */
async function moveTo(tx: Tx, ctx: CommandCtx, cobranza: CobranzaDetalleRow, to: EstadoCobranza): Promise<void> {
  const { id, status } = cobranza;
  if (status === 'S') await anularRendicion(tx, id);
  // The discount that waited for an administrator waits no more: the one that was agreed stays (D3 §4).
  if (status === 'R')
    await run(tx, sql`UPDATE cobranzas SET revision_imp = NULL, revision_porc = NULL WHERE id = ${id}`);
  const accion = accionOf(status, to);
  await cambiarEstado(tx, ctx, cobranza, to, { accion, ...(to === 'G' ? { substatus: 'G' } : {}) });
  if (to === 'O') await avisarObservada(tx, ctx, cobranza, '');
}

/** PUT /cobranzas/changeStatus: A, or the one user of the company's profile (D2 §6); to Ingresada it posts. */
export const changeStatus = command(call, async (tx, ctx, { query }) => {
  if (!canCambiarEstado(ctx.sesion, ctx.empresa.usuarioCambioEstado))
    return refuse(403, 'No tenés permiso para esta operación');
  const cobranza = await lockCobranza(tx, query.id, customerScope(ctx.sesion));
  if (!cobranza) return refuse(404, 'No existe la cobranza');
  const { status: to } = query;
  const decision = decidirCambio(cobranza, to, ctx.sesion.rol);
  const [from, target] = [PALABRA_COBRANZA[cobranza.status], PALABRA_COBRANZA[to]];
  if (decision === 'no') return refuse(409, `La cobranza está en ${from}: no se puede pasar a ${target}`);
  if (decision === 'sinDescuento')
    return refuse(409, `La cobranza está en ${from} y no tiene descuento: no se puede pasar a ${target}`);
  if (decision === 'cambia') {
    const refusal = await apply(tx, ctx, cobranza, to);
    if (refusal) return refusal;
  }
  return { result: { status: to } };
});

async function apply(tx: Tx, ctx: CommandCtx, cobranza: CobranzaDetalleRow, to: EstadoCobranza) {
  if (to === 'S') {
    await rendirCobranzas(tx, ctx, [cobranza], 'digital');
    return null;
  }
  if (to === 'I') {
    const posted = await asentar(tx, ctx, cobranza);
    return isRefusal(posted) ? posted : null;
  }
  await moveTo(tx, ctx, cobranza, to);
  return null;
}
