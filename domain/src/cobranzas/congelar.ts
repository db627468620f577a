import type { Centavos, Porcentaje } from '../kernel/index.ts';
import { type CobranzaCalculada, TOLERANCIA_SALDO } from './calcular.ts';

/** A discount that was agreed and stays while the rest moves. */
export interface DescuentoAcordado {
  impdesc: Centavos;
  pordesc: Porcentaje;
  tipodesc: 'I' | 'P';
  equivImp: Centavos;
  equivPorc: Porcentaje;
}

/**
 * The figures with another discount than the one of today: the old one while an administrator has not looked at the new
 * one (status R), and the one whose term adjustment was issued already (domain-facts §4.6). `documentos` keeps the shares.
 */
export function conDescuentoAcordado(
  calculo: CobranzaCalculada,
  acordado: DescuentoAcordado,
  documentos: CobranzaCalculada['documentos'],
): CobranzaCalculada {
  const exact = calculo.totitems + acordado.impdesc - calculo.totdocs;
  const saldo = Math.abs(exact) <= TOLERANCIA_SALDO ? 0 : exact;
  return { ...calculo, ...acordado, saldo, saldototal: calculo.saldototal - calculo.saldo + saldo, documentos };
}
