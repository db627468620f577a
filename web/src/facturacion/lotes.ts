import type { facturar, ResultadoFacturacion } from '@distri/domain/facturacion';
import type { BodyOf } from '@distri/domain/kernel';

/** What one order needs to be invoiced: its version as it was shown, and the metered litres of bulk. */
export type PedidoAFacturar = NonNullable<BodyOf<typeof facturar>>['pedidos'][number];

/**
 * Few orders go in each call: progress moves, stopping takes effect soon, and a lost answer leaves few in doubt. Each
 * order is all or nothing on the server (domain-facts §4.3).
 */
export const PEDIDOS_POR_LOTE = 5;

/** Some orders that travel together. The key makes a repeat the same call (decisions 8). */
export interface Lote {
  key: string;
  pedidos: readonly PedidoAFacturar[];
}

/** What is known of one order. `dudoso`: no answer came, and it may have been invoiced. */
export type EstadoEnvio = 'espera' | 'enviando' | 'listo' | 'fallado' | 'dudoso' | 'detenido';

export interface Envio {
  pedido: number;
  estado: EstadoEnvio;
  resultado: ResultadoFacturacion | null;
  /** Why not, for people. */
  mensaje: string;
}

export type Envios = ReadonlyMap<number, Envio>;

/** Splits orders into calls, in their order. */
export function enLotes(pedidos: readonly PedidoAFacturar[], newKey: () => string): Lote[] {
  const lotes: Lote[] = [];
  for (let at = 0; at < pedidos.length; at += PEDIDOS_POR_LOTE)
    lotes.push({ key: newKey(), pedidos: pedidos.slice(at, at + PEDIDOS_POR_LOTE) });
  return lotes;
}

const blank = (pedido: number, estado: EstadoEnvio): Envio => ({ pedido, estado, resultado: null, mensaje: '' });

/** Every order in wait. */
export function enEspera(pedidos: readonly number[]): Envios {
  return new Map(pedidos.map((pedido) => [pedido, blank(pedido, 'espera')]));
}

/** The orders of a batch get a state; the others keep theirs. */
export function conEstado(envios: Envios, { pedidos }: Lote, estado: EstadoEnvio, mensaje = ''): Envios {
  const next = new Map(envios);
  for (const { pedido } of pedidos) next.set(pedido, { ...blank(pedido, estado), mensaje });
  return next;
}

const SIN_RESULTADO = 'El servidor no informó el resultado de este pedido.';

/** What the server answered about a batch. An order without an answer is in doubt, never taken for done. */
export function conResultados(envios: Envios, lote: Lote, resultados: readonly ResultadoFacturacion[]): Envios {
  const next = new Map(conEstado(envios, lote, 'dudoso', SIN_RESULTADO));
  for (const resultado of resultados) {
    if (!next.has(resultado.pedido)) continue;
    const estado = resultado.ok ? 'listo' : 'fallado';
    next.set(resultado.pedido, { pedido: resultado.pedido, estado, resultado, mensaje: resultado.message });
  }
  return next;
}

/** Whoever had not been sent stays out. */
export function detener(envios: Envios): Envios {
  return new Map(
    [...envios].map(([pedido, envio]) => [pedido, envio.estado === 'espera' ? blank(pedido, 'detenido') : envio]),
  );
}

const cuenta = (envios: Envios, ...estados: EstadoEnvio[]) =>
  [...envios.values()].filter(({ estado }) => estados.includes(estado)).length;

/** How far it is: done in any way, of how many; and what can be tried again. */
export function resumenEnvios(envios: Envios) {
  return {
    total: envios.size,
    terminados: cuenta(envios, 'listo', 'fallado', 'dudoso', 'detenido'),
    listos: cuenta(envios, 'listo'),
    fallados: cuenta(envios, 'fallado', 'dudoso'),
    detenidos: cuenta(envios, 'detenido'),
  };
}
