import { type Centavos, lessPercent, type Porcentaje } from '../kernel/index.ts';

/** A row of masters/bonificacionesByRangoLitros. */
export interface RangoLitros {
  inicio: number;
  bonificacion: Porcentaje;
}

/**
 * The row with the greatest start that the litres reach; null below all of them. It is shown, and offered as
 * general discount to A and O; nobody gets it by itself (domain-facts §4.3).
 */
export function rangoLitros<R extends RangoLitros>(rangos: readonly R[], litros: number): R | null {
  return rangos
    .filter((rango) => rango.inicio <= litros)
    .reduce<R | null>((best, rango) => (best === null || rango.inicio > best.inicio ? rango : best), null);
}

/** A row of masters/bonificacionesByDiasPago. */
export interface BonificacionDiasPago {
  dias: number;
  porcentaje: Porcentaje;
}

/** The table of the companies with the switch `tablaFijaDiasPago` (D2 §9). */
export const BONIFICACIONES_DIAS_PAGO_FIJAS: readonly BonificacionDiasPago[] = [
  { dias: -1, porcentaje: 300_000 },
  { dias: 9, porcentaje: 250_000 },
  { dias: 32, porcentaje: 220_000 },
  { dias: 47, porcentaje: 200_000 },
  { dias: 60, porcentaje: 0 },
];

const DIAS_SIN_DESCUENTO = 99;
const DIAS_DE_GRACIA = 2;

export interface OpcionDiasPago extends BonificacionDiasPago {
  clase: 'prepago' | 'dias' | 'sinDescuento';
  /** Shown: two days of grace less than the row says; 0 for prepaid. */
  diasMostrados: number;
}

/** A row as the PDF dialog offers it: 99 days is no discount, zero or less is prepaid (D2 §9). */
export function opcionDiasPago(fila: BonificacionDiasPago): OpcionDiasPago {
  if (fila.dias <= 0) return { ...fila, clase: 'prepago', diasMostrados: 0 };
  const diasMostrados = fila.dias - DIAS_DE_GRACIA;
  if (fila.dias === DIAS_SIN_DESCUENTO) return { ...fila, porcentaje: 0, clase: 'sinDescuento', diasMostrados };
  return { ...fila, clase: 'dias', diasMostrados };
}

/** The choices of a company, by days: the fixed table where the switch is on, else the stored one. */
export function opcionesDiasPago(filas: readonly BonificacionDiasPago[], tablaFija: boolean): OpcionDiasPago[] {
  const rows = tablaFija ? BONIFICACIONES_DIAS_PAGO_FIJAS : filas;
  return [...rows].sort((a, b) => a.dias - b.dias).map(opcionDiasPago);
}

/** A price or total as it is paid within the days of the row; stored totals do not change (domain-facts §4.3). */
export function conBonificacionDias(importe: Centavos, opcion: Pick<OpcionDiasPago, 'porcentaje'>): Centavos {
  return lessPercent(importe, opcion.porcentaje);
}
