import { ESTADOS_PEDIDO, type Estadio } from '@distri/domain/pedidos';
import { notificar } from '../../notificaciones/index.ts';
import type { CommandCtx } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/handle.ts';
import type { PedidoBloqueado } from './lockPedido.ts';

/** A and O get the task: goods came back, the invoice still stands (domain-facts §4.4). */
export async function notifyCredit(tx: Tx, ctx: CommandCtx, pedido: PedidoBloqueado, a: Estadio): Promise<void> {
  const { id, cliente, razsoc } = pedido;
  await notificar(tx, ctx.sesion, {
    roles: ['A', 'O'],
    msg: `Falta emitir la nota de crédito del pedido ${id} de ${razsoc}: quedó ${ESTADOS_PEDIDO[a].palabra} con mercadería facturada que no se entregó.`,
    enlace: `/ventas/pedidos/${encodeURIComponent(cliente)}/view/${id}`,
  });
}
