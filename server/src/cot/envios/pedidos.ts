import { customerScope } from '@distri/domain/kernel';
import { decideAccion } from '@distri/domain/pedidos';
import { aplicarEstadio, hechosDeFila, lockPedidos, readLineas } from '../../pedidos/index.ts';
import type { CommandCtx } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/handle.ts';

/**
 * The orders whose COT there is leave for distribution (domain-facts §4.2): those that wait for it, at F. An order at
 * any other stage stays where it is.
 */
export async function despacharPedidos(tx: Tx, ctx: CommandCtx, ids: readonly number[], motivo: string): Promise<void> {
  if (ids.length === 0) return;
  for (const pedido of await lockPedidos(tx, ids, customerScope(ctx.sesion))) {
    const decision = decideAccion(hechosDeFila(pedido), 'obtenerCot', ctx.sesion.rol);
    if (decision.permitida)
      await aplicarEstadio(tx, ctx, pedido, await readLineas(tx, pedido.id), decision.transicion, motivo);
  }
}
