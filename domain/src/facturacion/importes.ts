import type { Dia, Porcentaje } from '../kernel/index.ts';
import { addDays } from '../kernel/index.ts';
import type { DocumentLine, TasaIIBB, Totals } from '../lineas/index.ts';
import { totals } from '../lineas/index.ts';
import type { LetraFactura } from '../talonarios/index.ts';

/** What decides an invoice's taxes. */
export interface TerminosFactura {
  letra: LetraFactura;
  /** General discount of the order. */
  bonificacion: Porcentaje;
  alicuotaIVA: Porcentaje;
  /** The customer's gross-income rates today. */
  iibb: readonly TasaIIBB[];
}

/** Amounts of an invoice (domain-facts §2.5). Sales abroad carry neither VAT nor perceptions. */
export function importesFactura(
  lineas: readonly Pick<DocumentLine, 'cantidad' | 'precio' | 'bonificacion'>[],
  { letra, bonificacion, alicuotaIVA, iibb }: TerminosFactura,
): Totals {
  const exterior = letra === 'E';
  return totals(lineas, {
    bonificacion,
    alicuotaIVA: exterior ? 0 : alicuotaIVA,
    iibb: exterior ? [] : iibb,
    conImpuestos: true,
    prepago: false,
  });
}

/** Day of entry plus the days of the sale condition (domain-facts §4.3). */
export function vencimientoFactura(ingreso: Dia, diasCondicion: number): Dia {
  return addDays(ingreso, diasCondicion);
}
