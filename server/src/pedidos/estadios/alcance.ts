import { customerScope, type Scope, type Sesion } from '@distri/domain/kernel';
import type { PedidoBloqueado } from './lockPedido.ts';

/** Whose quantities to dispatch a person may change: E validates whatever is on a sheet (domain-facts §4.2). */
export function despachoScope(sesion: Sesion): Scope {
  return sesion.rol === 'E' ? { kind: 'all' } : customerScope(sesion);
}

/** E reaches an order from the day it is on a sheet until it is invoiced or leaves: stage F. */
export function isAlcanzable(pedido: Pick<PedidoBloqueado, 'estadio'>, sesion: Pick<Sesion, 'rol'>): boolean {
  return sesion.rol !== 'E' || pedido.estadio === 'F';
}
