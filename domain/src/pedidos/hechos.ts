import type { Estadio } from './estados.ts';
import type { PedidoEnCurso } from './guards.ts';

/** What of an order its stage is decided on, as every answer brings it. */
export interface HechosPedido {
  estadio: Estadio;
  estado: boolean;
  tiene_articulos_facturados: boolean;
  tipo: string;
  resultadoEnHoja: boolean;
}

/**
 * The facts that the table of stages looks at. An order is on an open sheet from the day it is added (F) until its
 * result, so stage F or D is that fact, and something is left to invoice exactly while `estado` is false
 * (domain-facts §4.2).
 */
export function hechosDe(pedido: HechosPedido): PedidoEnCurso {
  const { estadio, estado, tiene_articulos_facturados, tipo, resultadoEnHoja } = pedido;
  return {
    estadio,
    estado,
    tiene_articulos_facturados,
    tipo,
    resultadoEnHoja,
    pendiente: !estado,
    enHoja: estadio === 'F' || estadio === 'D',
    hojaEnMarcha: estadio === 'D',
    esperaCot: false,
  };
}
