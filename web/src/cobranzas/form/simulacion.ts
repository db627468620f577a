import {
  type CobranzaCalculada,
  type CobranzaContexto,
  type CobranzaEntrada,
  calcular,
  conOtraFecha,
  conParteEnFecha,
  margenDePago,
} from '@distri/domain/cobranzas';
import { addDays, type Dia, daysBetween, formatDia, percentOf } from '@distri/domain/kernel';
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

/** '20/12': the year is in the row above. */
const corta = (dia: Dia) => formatDia(dia).slice(0, 5);
/** Days written closer than this part of the slider run into each other. */
const SEPARACION = 0.16;

/** Both ends, and the limit of the row in force between them; too near an end it is a tick without words. */
export function marcasDeFecha(desde: Dia, hasta: Dia, limite: Dia | null): { value: number; label: string }[] {
  const max = daysBetween(desde, hasta);
  const at = limite === null ? 0 : daysBetween(desde, limite);
  const isClear = Math.min(at, max - at) >= max * SEPARACION;
  return [
    { value: 0, label: corta(desde) },
    ...(limite !== null && at > 0 && at < max ? [{ value: at, label: isClear ? corta(limite) : '' }] : []),
    { value: max, label: corta(hasta) },
  ];
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
