import type { EstadoVisible } from '../kernel/index.ts';

export const ESTADIOS = ['N', 'I', 'F', 'D', 'E', 'P', 'R', 'H', 'C'] as const;
/** Stage on the road (D1 §4). The screens' empty stage is N. */
export type Estadio = (typeof ESTADIOS)[number];

/** What the chip says: the stage, or Facturado when N or F is invoiced. */
export type EstadoPedido = Estadio | 'FACT';

/** Word and hue of each (look.md). */
export const ESTADOS_PEDIDO: Readonly<Record<EstadoPedido, EstadoVisible>> = {
  N: { palabra: 'Nuevo', tono: 'gris' },
  I: { palabra: 'Ingresado', tono: 'contorno' },
  F: { palabra: 'En Facturación', tono: 'amarillo' },
  FACT: { palabra: 'Facturado', tono: 'naranja' },
  D: { palabra: 'En Distribución', tono: 'teal' },
  E: { palabra: 'Entregado', tono: 'verde' },
  P: { palabra: 'Entregado Parcial', tono: 'rojo' },
  R: { palabra: 'Retornado', tono: 'negro' },
  H: { palabra: 'Rechazado', tono: 'granate' },
  C: { palabra: 'Cerrado', tono: 'contorno' },
};

/** The two facts, stage and invoiced, as one word (D2 §4). Reads the bare `estado`. */
export function estadoPedido(pedido: { estadio: Estadio; estado: boolean }): EstadoPedido {
  return pedido.estado && (pedido.estadio === 'N' || pedido.estadio === 'F') ? 'FACT' : pedido.estadio;
}

/** Bulk types; everything else is packaged, ENV (D4 §3). */
export function isGranel(tipo: string): boolean {
  return tipo.startsWith('GRA');
}

/** Stage N, or F while `estado` is false (D2 §4). */
export function canEditADespachar(pedido: { estadio: Estadio; estado: boolean }): boolean {
  return pedido.estadio === 'N' || (pedido.estadio === 'F' && !pedido.estado);
}

/** An order line row is tinted green when nothing is pending (D2 §4). */
export function isLineaCompleta(linea: { pendfac: number }): boolean {
  return linea.pendfac <= 0;
}
