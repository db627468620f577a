import { type Centavos, CIEN_POR_CIENTO, mulDiv, type Porcentaje, percentOf, sum } from '../kernel/index.ts';
import type { BonificacionDiasPago } from '../lineas/index.ts';
import { isAtMost, isComputable, type Promedio } from './dias.ts';
import { type DocumentoACancelar, PUNTOS_DE_VENTA_EXCLUIDOS, percepcionesImpagas } from './documentos.ts';

/** Agreed by hand for one collection, instead of the scale (D3 §3). */
export interface DescuentoFijo {
  enabled: boolean;
  tipo: 'importe' | 'porcentaje';
  importe: Centavos;
  porcentaje: Porcentaje;
}

export const SIN_DESCUENTO_FIJO: DescuentoFijo = { enabled: false, tipo: 'importe', importe: 0, porcentaje: 0 };

/** The only row that a 30-day sale may reach (D3 §9). */
export const DIAS_CONDICION_30 = 32;

/** Why there is no discount, for whom asks. */
export type MotivoSinDescuento =
  | 'CLIENTE_SIN_DESCUENTO'
  | 'SIN_FACTURAS'
  | 'PREPAGO'
  | 'FUERA_DE_ESCALA'
  | 'FUERA_DE_CONDICION_30';

/** A fixed discount has neither a row nor a reason to be none. */
export type FilaElegida =
  | { fila: BonificacionDiasPago | null; motivo: null }
  | { fila: null; motivo: MotivoSinDescuento };

/** The first row, by days, that the average reaches; a 30-day sale has but the row of 32 (D3 §9, domain-facts §4.7). */
export function filaDeEscala(
  escala: readonly BonificacionDiasPago[],
  promedio: Promedio,
  condVta30: boolean,
): FilaElegida {
  const rows = [...escala].sort((a, b) => a.dias - b.dias);
  const eligible = condVta30 ? rows.filter(({ dias }) => dias === DIAS_CONDICION_30) : rows;
  const fila = eligible.find(({ dias }) => isAtMost(promedio, dias));
  if (!fila) return { fila: null, motivo: condVta30 ? 'FUERA_DE_CONDICION_30' : 'FUERA_DE_ESCALA' };
  return { fila, motivo: null };
}

/** What of an invoice earns the discount: what is cancelled less its unpaid perceptions; never below 0. */
export function parteDeLaBase(documento: DocumentoACancelar): Centavos {
  return isComputable(documento) ? Math.max(0, documento.importe - percepcionesImpagas(documento)) : 0;
}

/** Σ FAC less their unpaid perceptions − Σ CRE, points of sale left out; DEB and AP are not in it (domain-facts §4.7). */
export function baseDescuento(documentos: readonly DocumentoACancelar[]): Centavos {
  const facturas = documentos.map(parteDeLaBase);
  const creditos = documentos
    .filter(({ tipo, puntoVenta }) => tipo === 'CRE' && !PUNTOS_DE_VENTA_EXCLUIDOS.has(puntoVenta))
    .map(({ importe }) => importe);
  return Math.max(0, sum(facturas) - sum(creditos));
}

/** The discount that the data of today give, whatever was already granted: `equiv_imp`, in centavos. */
export function descuentoEquivalente(base: Centavos, fijo: DescuentoFijo, escala: Porcentaje): Centavos {
  if (!fijo.enabled) return percentOf(base, escala);
  const amount = fijo.tipo === 'importe' ? fijo.importe : percentOf(base, fijo.porcentaje);
  return Math.min(base, Math.max(0, amount));
}

/** `equiv_porc`: what that is of the base. */
export function porcentajeEquivalente(importe: Centavos, base: Centavos): Porcentaje {
  return base === 0 ? 0 : mulDiv(importe, CIEN_POR_CIENTO, base);
}

/**
 * Each document's share of the discount by its part of the base, exact to the centavo, in the order of `documentos`; odd
 * centavos go to the earliest invoices (domain-facts §4.7). All zero when nothing is in the base.
 */
export function repartirDescuento(descuento: Centavos, documentos: readonly DocumentoACancelar[]): Centavos[] {
  const partes = documentos.map(parteDeLaBase);
  const whole = sum(partes);
  if (whole === 0) return partes;
  const shares = partes.map((parte) => Number((BigInt(descuento) * BigInt(parte)) / BigInt(whole)));
  let odd = descuento - sum(shares);
  for (const index of oldestFirst(documentos)) {
    if (odd === 0) break;
    if (partes[index] === 0) continue;
    shares[index] = (shares[index] ?? 0) + 1;
    odd -= 1;
  }
  return shares;
}

function oldestFirst(documentos: readonly DocumentoACancelar[]): number[] {
  return documentos
    .map(({ ingreso, id }, index) => ({ ingreso, id, index }))
    .sort((a, b) => (a.ingreso === b.ingreso ? a.id - b.id : a.ingreso < b.ingreso ? -1 : 1))
    .map(({ index }) => index);
}

/** The highest discount of the scale for money that comes after the invoice: rows up to 0 days do not count (§6.11). */
export function descuentoMaximo(escala: readonly BonificacionDiasPago[]): Porcentaje {
  return escala.filter(({ dias }) => dias > 0).reduce((best, { porcentaje }) => Math.max(best, porcentaje), 0);
}
