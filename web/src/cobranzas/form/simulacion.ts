import {
  type CobranzaCalculada,
  type CobranzaContexto,
  type CobranzaEntrada,
  calcular,
  conOtraFecha,
  conParteEnFecha,
  margenDePago,
} from '@distri/domain/cobranzas';
import { addDays, type Dia, daysBetween, percentOf } from '@distri/domain/kernel';
import type { PagoNombrado } from './etiquetas.ts';

/** Move the day of a payment, or collect part of it with the receipt. */
export type ModoSimulador = 'fecha' | 'mezcla';

export interface Prueba {
  modo: ModoSimulador;
  /** Which payment. */
  pago: PagoNombrado;
  fecha: Dia;
  /** How much of it is collected with the receipt, in ten-thousandths of a percent. */
  parte: number;
}

/** The figures as if; what was typed stays as it is. */
export function simular(entrada: CobranzaEntrada, contexto: CobranzaContexto, prueba: Prueba): CobranzaCalculada {
  const { modo, pago, fecha, parte } = prueba;
  const items =
    modo === 'fecha'
      ? conOtraFecha(entrada.items, pago.indice, fecha)
      : conParteEnFecha(entrada.items, pago.indice, percentOf(pago.importe, parte), entrada.fechaRecibo);
  return calcular({ ...entrada, items }, contexto);
}

/** Days that the slider reaches past the receipt. */
const ALCANCE = 60;

/** From the receipt, or the payment's own day when it is earlier, to two months later. */
export function alcance({ fecha }: PagoNombrado, fechaRecibo: Dia): { desde: Dia; hasta: Dia } {
  const own = fecha ?? fechaRecibo;
  const hasta = addDays(fechaRecibo, ALCANCE);
  return { desde: own < fechaRecibo ? own : fechaRecibo, hasta: own > hasta ? addDays(own, ALCANCE / 2) : hasta };
}

/** Until when this payment may come for the collection to have the row of `dias`; null when no day of its own does that. */
export function limiteDePago(
  calculo: CobranzaCalculada,
  pago: PagoNombrado,
  dias: number,
  fechaRecibo: Dia,
): Dia | null {
  const margen = margenDePago(calculo, pago.indice, dias);
  if (margen === null || pago.fecha === null) return null;
  return addDays(fechaRecibo, daysBetween(fechaRecibo, pago.fecha) + margen);
}
