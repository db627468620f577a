import { type Centavos, CIEN_POR_CIENTO, lessPercent, type Porcentaje, percentOf, sum } from '../kernel/index.ts';
import { type DocumentLine, lineAmount } from './line.ts';

/** D2 §9. */
export const ALICUOTA_IVA_GENERAL: Porcentaje = 210_000;
export const BONIFICACION_PREPAGO: Porcentaje = 300_000;

/** A gross-income tax rate that the customer carries (iibb_1, iibb_2). */
export interface TasaIIBB {
  id: number;
  nombre: string;
  porcentaje: Porcentaje;
}

export interface ImpuestoCalculado extends TasaIIBB {
  importe: Centavos;
}

export interface TotalsOptions {
  /** General discount of the document. */
  bonificacion: Porcentaje;
  /** The one VAT rate of its lines; 0 makes the net exempt. */
  alicuotaIVA: Porcentaje;
  iibb: readonly TasaIIBB[];
  /** Proforma: the total includes VAT and gross-income tax (D2 §9). */
  conImpuestos: boolean;
  /** Prepaid switches taxes on (domain-facts §6.15). */
  prepago: boolean;
}

/** All in centavos. subtotal − bonificado = gravado + exento, and the total is the sum of what follows. */
export interface Totals {
  subtotal: Centavos;
  bonificado: Centavos;
  gravado: Centavos;
  exento: Centavos;
  iva: Centavos;
  /** Sum of `impuestosIIBB`. */
  iibb: Centavos;
  impuestosIIBB: ImpuestoCalculado[];
  total: Centavos;
  /** What is paid when it is prepaid: 70% of the total (D2 §9). */
  totalPrepago: Centavos;
}

/**
 * Amounts of a document, to the centavo. Each step is rounded once, half away from zero, so the totals of the
 * negated lines are the negated totals.
 */
export function totals(
  lines: readonly Pick<DocumentLine, 'cantidad' | 'precio' | 'bonificacion'>[],
  options: TotalsOptions,
): Totals {
  const subtotal = sum(lines.map(lineAmount));
  const neto = lessPercent(subtotal, options.bonificacion);
  const gravado = options.alicuotaIVA === 0 ? 0 : neto;
  const taxed = options.conImpuestos || options.prepago;
  const iva = taxed ? percentOf(gravado, options.alicuotaIVA) : 0;
  const impuestosIIBB = taxed
    ? options.iibb.map((tasa) => ({ ...tasa, importe: percentOf(gravado, tasa.porcentaje) }))
    : [];
  const iibb = sum(impuestosIIBB.map((impuesto) => impuesto.importe));
  const total = sum([neto, iva, iibb]);
  return {
    subtotal,
    bonificado: subtotal - neto,
    gravado,
    exento: neto - gravado,
    iva,
    iibb,
    impuestosIIBB,
    total,
    totalPrepago: totalPrepago(total),
  };
}

/** 70% of a total (D2 §9). */
export function totalPrepago(total: Centavos): Centavos {
  return percentOf(total, CIEN_POR_CIENTO - BONIFICACION_PREPAGO);
}

/** The mirror of some totals, as a credit note carries them. */
export function negateTotals(amounts: Totals): Totals {
  const negate = (amount: Centavos) => (amount === 0 ? 0 : -amount);
  return {
    subtotal: negate(amounts.subtotal),
    bonificado: negate(amounts.bonificado),
    gravado: negate(amounts.gravado),
    exento: negate(amounts.exento),
    iva: negate(amounts.iva),
    iibb: negate(amounts.iibb),
    impuestosIIBB: amounts.impuestosIIBB.map((impuesto) => ({ ...impuesto, importe: negate(impuesto.importe) })),
    total: negate(amounts.total),
    totalPrepago: negate(amounts.totalPrepago),
  };
}
