import type { PedidosPorEstadio } from '@distri/domain/home';
import type { EstadoVisible } from '@distri/domain/kernel';
import { ESTADOS_PEDIDO, type EstadoPedido, estadoPedido } from '@distri/domain/pedidos';

/** A stage with its orders and litres, in the order of the road. */
export interface StageRow extends EstadoVisible {
  id: EstadoPedido;
  pedidos: number;
  litros: number;
}

const ORDEN: readonly EstadoPedido[] = ['N', 'I', 'F', 'FACT', 'D', 'E', 'P', 'R', 'H', 'C'];

/** Adds the rows up by the word that people see ("Facturado" joins N and F with everything invoiced); empty stages are left out. */
export function stageRows(rows: readonly PedidosPorEstadio[]): StageRow[] {
  return ORDEN.map((id) => {
    const own = rows.filter(({ estadio, facturado }) => estadoPedido({ estadio, estado: facturado }) === id);
    const add = (pick: (row: PedidosPorEstadio) => number) => own.reduce((sum, row) => sum + pick(row), 0);
    return { id, ...ESTADOS_PEDIDO[id], pedidos: add((row) => row.pedidos), litros: add((row) => row.litros) };
  }).filter((row) => row.pedidos > 0);
}
