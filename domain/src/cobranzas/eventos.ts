import { TOLERANCIA_SALDO } from './calcular.ts';
import type { EstadoCobranza } from './estados.ts';

/** What makes a collection Observada by itself: a rejected value, or figures that fall short (domain-facts §4.6). */
export interface Observable {
  hayRechazados: boolean;
  saldo: number;
}

const isObservable = ({ hayRechazados, saldo }: Observable): boolean => hayRechazados || saldo < -TOLERANCIA_SALDO;

/**
 * The status after an administrator's word on one of its values (domain-facts §4.6): a rejection or a balance below zero
 * makes it Observada from wherever it waits; Guardada and En Revisión wait for something else and stay; what was observed
 * for no other reason gets the status that its items give it. Rendida and Ingresada are not for here.
 */
export function estadoTrasRecepcion(
  status: EstadoCobranza,
  calculado: 'O' | 'P' | 'A',
  antes: Observable,
  ahora: Observable,
): EstadoCobranza {
  if (status === 'S' || status === 'I') return status;
  if (isObservable(ahora)) return 'O';
  if (status === 'O') return isObservable(antes) ? calculado : 'O';
  return status === 'P' || status === 'A' ? calculado : status;
}

/** The status after its proofs were touched: only what waits for them or has them moves (domain-facts §4.6). */
export function estadoTrasComprobantes(status: EstadoCobranza, calculado: 'O' | 'P' | 'A'): EstadoCobranza {
  return status === 'P' || status === 'A' ? calculado : status;
}
