import { addDays, type Centavos, type Dia, daysBetween } from '../kernel/index.ts';
import type { CobranzaCalculada, ItemACobrar } from './calcular.ts';
import { type Promedio, pagosDe } from './dias.ts';

/**
 * The days that all the dated money may come later without leaving a row of `filaDias` days; null when there is no such
 * money. Exact: the average moves a day with each day of all of it. Undated cheques and items stay where they are.
 */
export function margenDeDias(calculo: CobranzaCalculada, filaDias: number): number | null {
  const movible = calculo.pagos
    .filter(({ fecha }) => fecha !== null)
    .reduce((total, { importe }) => total + BigInt(importe), 0n);
  if (movible === 0n) return null;
  return floorDiv(holgura(calculo.promedioItems, filaDias), perDay(calculo, movible));
}

/** The days that one payment alone may come later without leaving the row; null when it has no day or no amount. */
export function margenDePago(calculo: CobranzaCalculada, indice: number, filaDias: number): number | null {
  const pago = calculo.pagos[indice];
  if (!pago || pago.fecha === null || pago.importe <= 0) return null;
  return floorDiv(holgura(calculo.promedioItems, filaDias), perDay(calculo, BigInt(pago.importe)));
}

/** Until when the money as a whole keeps the row: "Conserva el 22% hasta el 20/12/2026"; null without dated money. */
export function conservaHasta(calculo: CobranzaCalculada, fechaRecibo: Dia): Dia | null {
  if (calculo.fila === null || calculo.motivo !== null) return null;
  const margen = margenDeDias(calculo, calculo.fila.dias);
  const last = calculo.pagos.reduce<Dia | null>(
    (latest, { fecha }) => (fecha !== null && (latest === null || fecha > latest) ? fecha : latest),
    null,
  );
  if (margen === null || last === null) return null;
  return addDays(fechaRecibo, daysBetween(fechaRecibo, last) + margen);
}

/** The items as if a payment came on another day; `pago` is its place among `calculo.pagos`. Nothing that was typed changes. */
export function conOtraFecha(items: readonly ItemACobrar[], pago: number, fecha: Dia): ItemACobrar[] {
  return mapPago(items, pago, (parte) => [{ ...parte, fecha }]);
}

/** The items as if part of a payment came on another day, in cash or by transfer: the mix of values changes. */
export function conParteEnFecha(
  items: readonly ItemACobrar[],
  pago: number,
  parte: Centavos,
  fecha: Dia,
): ItemACobrar[] {
  return mapPago(items, pago, ({ importe, fecha: original }) => [
    { importe: importe - parte, fecha: original },
    { importe: parte, fecha },
  ]);
}

type Parte = { importe: Centavos; fecha: Dia | null };

/** One payment of the list, put in other words: a simulated item is money on a day, whatever it is made of. */
function mapPago(items: readonly ItemACobrar[], pago: number, change: (parte: Parte) => Parte[]): ItemACobrar[] {
  let first = 0;
  return items.flatMap((item): ItemACobrar[] => {
    const pagos = pagosDe(item);
    const own = pago - first;
    first += pagos.length;
    if (own < 0 || own >= pagos.length) return [item];
    return pagos.flatMap((each, index) =>
      (index === own ? change(each) : [each])
        .filter(({ importe }) => importe !== 0)
        .map((parte) => ({ tipo: 'TRF' as const, ...parte, cheques: [] })),
    );
  });
}

/** dias × importe − suma: what is left, in days × centavos × (the average's denominator). */
function holgura({ suma, importe }: Promedio, dias: number): bigint {
  return BigInt(dias) * importe - suma;
}

/** What a day of `amount` adds to the average's numerator: its denominator is Σ money × Σ invoices. */
function perDay({ promedioDocs }: CobranzaCalculada, amount: bigint): bigint {
  return amount * promedioDocs.importe;
}

function floorDiv(numerator: bigint, denominator: bigint): number {
  const quotient = numerator / denominator;
  return Number(numerator < 0n && numerator % denominator !== 0n ? quotient - 1n : quotient);
}
