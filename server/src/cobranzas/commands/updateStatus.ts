import { updateCobranzaStatus as call, estadoCalculado, estadoTrasComprobantes } from '@distri/domain/cobranzas';
import { customerScope, refuse } from '@distri/domain/kernel';
import { command } from '../../platform/commands/index.ts';
import { cambiarEstado, lockCobranza, situacionDe } from '../repository.ts';

/** PUT /cobranzas/updateStatus: the proofs were touched; the status that its items give it, if it waits for them (D3 §4). */
export const updateStatus = command(call, async (tx, ctx, { query }) => {
  const cobranza = await lockCobranza(tx, query.id, customerScope(ctx.sesion));
  if (!cobranza) return refuse(404, 'No existe la cobranza');
  const status = estadoTrasComprobantes(cobranza.status, estadoCalculado(situacionDe(cobranza)));
  if (status !== cobranza.status) await cambiarEstado(tx, ctx, cobranza, status, { accion: 'Comprobantes revisados' });
  return { result: { status } };
});
