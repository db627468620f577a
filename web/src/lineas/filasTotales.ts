import { type Centavos, formatPercent, type Porcentaje } from '@distri/domain/kernel';
import { explainTotals, type PasoTotal, type Totals } from '@distri/domain/lineas';
import type { Explanation } from '../platform/document/ExplainPopper.tsx';

/** A row of the totals panel. */
export interface FilaTotal {
  etiqueta: string;
  importe: Centavos;
  /** How it was computed, when its label does not say so. */
  porQue?: Explanation;
}

/**
 * The tax view (D2 §9, look 04): subtotal, bonificado, gravado, IVA, each IIBB. What is taxed stands before the first
 * tax that is computed on it.
 */
export function filasConImpuestos(
  totales: Totals,
  options: { bonificacion: Porcentaje; alicuotaIVA: Porcentaje },
): FilaTotal[] {
  // Of nothing there are no taxes yet: rows that come and go with the first line would move what is below.
  if (totales.subtotal === 0) return [{ etiqueta: 'Subtotal', importe: 0 }];
  const pasos = explainTotals(totales, options);
  const filas = pasos.map((paso) => ({ etiqueta: etiquetaDe(paso), importe: paso.importe }));
  const firstTax = pasos.findIndex(({ clave }) => clave === 'iva' || clave === 'iibb');
  if (firstTax !== -1) filas.splice(firstTax, 0, { etiqueta: 'Gravado', importe: totales.gravado });
  return filas;
}

function etiquetaDe({ clave, porcentaje = 0, nombre = '' }: PasoTotal): string {
  if (clave === 'subtotal') return 'Subtotal';
  if (clave === 'bonificado') return `Bonificado (${formatPercent(porcentaje)})`;
  if (clave === 'iva') return `IVA ${formatPercent(porcentaje)}`;
  // The stored names of the rates may say their percentage already.
  return nombre.includes('%') ? nombre : `${nombre} ${formatPercent(porcentaje)}`;
}
