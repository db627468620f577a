import { CIEN_POR_CIENTO } from '../kernel/index.ts';
import type { ArticuloVenta } from './articulo.ts';
import type { DocumentLine } from './line.ts';

/**
 * `(precio×(1−ld)×(1−gd) − costoneto) / costoneto ≥ rentaminima`, compared exactly, nothing rounded (D2 §5,
 * domain-facts §4.3). Without a cost there is nothing to compare with.
 */
export function meetsMinimumProfit(
  line: Pick<DocumentLine, 'precio' | 'bonificacion'>,
  bonificacionGeneral: number,
  articulo: Pick<ArticuloVenta, 'costoneto' | 'rentaminima'>,
): boolean {
  const costo = BigInt(articulo.costoneto ?? 0);
  if (costo <= 0n) return true;
  const whole = BigInt(CIEN_POR_CIENTO);
  const kept = (whole - BigInt(line.bonificacion)) * (whole - BigInt(bonificacionGeneral));
  const floor = costo * (whole + BigInt(articulo.rentaminima ?? 0));
  return BigInt(line.precio) * kept >= floor * whole;
}
