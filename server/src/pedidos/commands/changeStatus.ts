import { asValue, customerScope, problemText, refuse } from '@distri/domain/kernel';
import { changeStatus as call, decideEstadio, MENSAJES_TRANSICION } from '@distri/domain/pedidos';
import { command } from '../../platform/commands/index.ts';
import { aplicarEstadio } from '../estadios/aplicarEstadio.ts';
import { hechosDeFila, lockPedido, readLineas } from '../estadios/lockPedido.ts';
import { tieneRemitoFirmado } from '../estadios/remitoFirmado.ts';
import { otherVersion } from './version.ts';

/** PUT /pedidos/changeStatus: idempotent by state; what the table of stages does not have is a 409 that names both. */
export const changeStatus = command(call, async (tx, ctx, { query, body }) => {
  const pedido = await lockPedido(tx, query.id, customerScope(ctx.sesion));
  if (!pedido) return refuse(404, 'No existe el pedido');
  const { id, estadio, estado, version } = pedido;
  if (estadio === query.status) return asValue({ id, version, estadio, estado, cambio: false, pideNotaCredito: false });
  const changed = otherVersion(pedido, query.version);
  if (changed) return changed;

  const motivo = body?.motivo ?? '';
  const hechos = hechosDeFila(pedido);
  const foto = hechos.enHoja && (await tieneRemitoFirmado(tx, id));
  const decision = decideEstadio(hechos, query.status, ctx.sesion.rol, { motivo, foto });
  if (!decision.permitida) {
    const message = problemText(MENSAJES_TRANSICION, decision.problema);
    return refuse(decision.status, message, { problems: [{ code: decision.problema.code, message }] });
  }
  const aplicado = await aplicarEstadio(tx, ctx, pedido, await readLineas(tx, id), decision.transicion, motivo);
  return asValue({ id, estadio: query.status, estado, cambio: true, ...aplicado });
});
