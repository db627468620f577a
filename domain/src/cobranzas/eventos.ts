import { type Centavos, formatMoney } from '../kernel/index.ts';
import { TOLERANCIA_SALDO } from './calcular.ts';
import { type EstadoCobranza, type Substatus, TOLERANCIA_DESCUENTO } from './estados.ts';

/** What makes a collection Observada by itself: a rejected value, or figures that fall short (domain-facts §4.6). */
export interface Observable {
  hayRechazados: boolean;
  saldo: Centavos;
}

export const isObservable = ({ hayRechazados, saldo }: Observable): boolean =>
  hayRechazados || saldo < -TOLERANCIA_SALDO;

/** A collection as an administrator's word on one of its values finds it. */
export interface EnRecepcion {
  status: EstadoCobranza;
  substatus: Substatus;
  /** Discount that its term adjustment has not given yet. */
  impdesc: Centavos;
}

/**
 * The status after an administrator's word on one of its values (domain-facts §4.6): a rejection or a balance below zero
 * makes it Observada from wherever it waits; Guardada and En Revisión wait for something else and stay; what was observed
 * for no other reason gets the status that its items give it, or waits again for its term adjustment. Rendida and
 * Ingresada are not for here.
 */
export function estadoTrasRecepcion(
  { status, substatus, impdesc }: EnRecepcion,
  calculado: 'O' | 'P' | 'A',
  antes: Observable,
  ahora: Observable,
): EstadoCobranza {
  if (status === 'S' || status === 'I') return status;
  if (isObservable(ahora)) return 'O';
  if (status === 'P' || status === 'A') return calculado;
  if (status !== 'O') return status;
  if (!isObservable(antes)) return 'O';
  return substatus === 'G' && impdesc > TOLERANCIA_DESCUENTO ? 'G' : calculado;
}

/** The status after its proofs were touched: only what waits for them, or has them, moves (domain-facts §4.6). */
export function estadoTrasComprobantes(status: EstadoCobranza, calculado: 'O' | 'P' | 'A'): EstadoCobranza {
  return status === 'P' || status === 'A' ? calculado : status;
}

/** How the automatic note of a balance below zero begins; it is an observation, of at most 50 characters. */
export const TEXTO_SALDO_NEGATIVO = 'Saldo negativo';

export const textoSaldoNegativo = (saldo: Centavos): string => `${TEXTO_SALDO_NEGATIVO} ${formatMoney(saldo)}: revisar`;
