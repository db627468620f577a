import { isVencida, type PrepagoEnCurso } from '@distri/domain/cotizaciones';
import { customerScope, type Dia, type Refusal, refuse } from '@distri/domain/kernel';
import { type ClienteVenta, lockClienteVenta } from '../clientes/index.ts';
import { banderas, type CotizacionDetalleRow, itemValor, readCotizacion } from '../cotizaciones/index.ts';
import type { CommandCtx } from '../platform/commands/index.ts';
import type { Tx } from '../platform/db/handle.ts';

const inexistente = () => refuse(404, 'No existe la cotización');

/**
 * A quotation in scope and its customer, both locked, the customer first like everywhere (reliability B4). Whose it is
 * is read before the locks: a quotation never changes its customer.
 */
export async function lockPrepago(
  tx: Tx,
  ctx: CommandCtx,
  id: number,
): Promise<{ row: CotizacionDetalleRow; cliente: ClienteVenta } | Refusal> {
  const scope = customerScope(ctx.sesion);
  const found = await readCotizacion(tx, id, scope);
  if (!found) return inexistente();
  const cliente = await lockClienteVenta(tx, found.cliente, scope, { condcomercial: found.condcomercial });
  if (!cliente) return inexistente();
  const row = await readCotizacion(tx, id, scope, { lock: true });
  return row ? { row, cliente } : inexistente();
}

/** The quotation as the rules of its approval read it. */
export function enCurso(row: CotizacionDetalleRow, hoy: Dia): PrepagoEnCurso {
  const { vence, pedidoref, isprepago: isPrepago, aprob_coti } = row;
  return {
    ...banderas(row, hoy),
    vencida: isVencida({ vence, isPrepago, aprob_coti }, hoy),
    vence,
    pedidoref,
    items: row.items.map(itemValor),
  };
}
