import type { Dia } from '../kernel/index.ts';
import { formatDia } from '../kernel/index.ts';
import { type Estadio, type EstadoPedido, estadoPedido } from './estados.ts';

/** What a customer wants to know of an order: where it is, in words. Added by us; the stage's own word stays on its chip. */
const SEGUIMIENTO: Readonly<Record<EstadoPedido, (entrega: string) => string>> = {
  N: (entrega) => `Recibimos tu pedido. La entrega está prevista para el ${entrega}.`,
  I: () => 'Recibimos tu pedido y lo estamos revisando antes de prepararlo.',
  F: (entrega) => `Estamos preparando tu pedido para entregarlo el ${entrega}.`,
  FACT: (entrega) => `Tu pedido está facturado y listo para salir. La entrega está prevista para el ${entrega}.`,
  D: () => 'Tu pedido está en camino.',
  E: () => 'Tu pedido fue entregado.',
  P: () => 'Tu pedido se entregó en parte. Si no sabés qué falta, hablá con tu vendedor.',
  R: () => 'No pudimos entregar tu pedido. Volvió al depósito y lo vamos a llevar otra vez.',
  H: () => 'Tu pedido figura como rechazado en la entrega. Si no es así, hablá con tu vendedor.',
  C: () => 'Tu pedido está cerrado.',
};

/** The sentence for the order's customer. */
export function seguimientoPedido(pedido: { estadio: Estadio; estado: boolean; entrega: Dia }): string {
  return SEGUIMIENTO[estadoPedido(pedido)](formatDia(pedido.entrega));
}
