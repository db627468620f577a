import { isQuantity, type Problem } from '../kernel/index.ts';
import { canEditADespachar, type Estadio } from './estados.ts';
import type { CodigoPedido } from './messages.ts';

/** A row of `PUT /pedidos/changeADespachar`. */
export interface CantidadADespachar {
  numrenglon: number;
  adespachar: number;
}

/** 0 ≤ adespachar ≤ pendfac, on lines of the order, while its stage allows it (D2 §4, §5). */
export function checkADespachar(
  pedido: { estadio: Estadio; estado: boolean; articulos: readonly { numrenglon: number; pendfac: number }[] },
  cantidades: readonly CantidadADespachar[],
): Problem<CodigoPedido>[] {
  if (!canEditADespachar(pedido)) return [{ code: 'DESPACHO_CERRADO', severity: 'block' }];
  const pending = new Map(pedido.articulos.map((linea) => [linea.numrenglon, linea.pendfac]));
  return cantidades.flatMap(({ numrenglon, adespachar }): Problem<CodigoPedido>[] => {
    const code = reasonFor(adespachar, pending.get(numrenglon));
    return code
      ? [{ code, severity: 'block', path: `articulos.${numrenglon}.adespachar`, params: { numrenglon } }]
      : [];
  });
}

function reasonFor(adespachar: number, pendfac: number | undefined): CodigoPedido | null {
  if (pendfac === undefined) return 'RENGLON_INEXISTENTE';
  if (!isQuantity(adespachar)) return 'DESPACHO_INVALIDO';
  if (adespachar < 0) return 'DESPACHO_NEGATIVO';
  return adespachar > pendfac ? 'DESPACHO_EXCEDIDO' : null;
}
