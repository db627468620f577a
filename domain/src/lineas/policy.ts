import { CIEN_POR_CIENTO, formatPercent, isBerner, type Porcentaje, type Rol } from '../kernel/index.ts';
import type { ArticuloVenta } from './articulo.ts';
import type { DocumentLine } from './line.ts';

/** Price and discount of a line that is already there: role A only (D2 §6, decisions 15). */
export function canEditLine(rol: Rol): boolean {
  return rol === 'A';
}

/** The general discount starts as the customer's; A and O change it (decisions 15). */
export function canEditBonificacionGeneral(rol: Rol): boolean {
  return rol === 'A' || rol === 'O';
}

/** Where the fixed discount of a line comes from: the article's for this customer, else the customer's own. */
export function bonificacionFija(
  cliente: { bonificacion_cliente: Porcentaje },
  articulo: ArticuloVenta | undefined,
): Porcentaje {
  return articulo?.bonificacion_cliente || cliente.bonificacion_cliente;
}

/** Who enters a discount, where, and what the company allows. */
export interface ReglasBonificacion {
  rol: Rol;
  /** Company id: 'berner…' closes the discount of customers with a fixed one (D2 §5). */
  empresa: string;
  /** Cap of everybody but A, from the company's profile (10%). */
  maxBonificacion: Porcentaje;
}

/** How the discount field of a new line behaves. */
export interface CampoBonificacion {
  habilitado: boolean;
  minimo: Porcentaje;
  maximo: Porcentaje;
  /** What a new line starts with. */
  inicial: Porcentaje;
  /** 'Max 10%' or '% fijo por cliente' (D2 §5). */
  pista: string | null;
}

/** The field for a customer whose fixed discount is `fija` (0 when there is none). */
export function campoBonificacion(reglas: ReglasBonificacion, fija: Porcentaje): CampoBonificacion {
  const habilitado = !(isBerner(reglas.empresa) && fija !== 0);
  const libre = reglas.rol === 'A';
  const limites = libre
    ? { minimo: -CIEN_POR_CIENTO, maximo: CIEN_POR_CIENTO }
    : { minimo: 0, maximo: reglas.maxBonificacion };
  const tope = libre ? null : `Max ${formatPercent(reglas.maxBonificacion)}`;
  return { ...limites, habilitado, inicial: fija, pista: fija === 0 ? tope : '% fijo por cliente' };
}

/** The customer's fixed discount is always good; else it has to be within the limits of an open field. */
export function allowsBonificacion(campo: CampoBonificacion, bonificacion: Porcentaje): boolean {
  if (bonificacion === campo.inicial) return true;
  return campo.habilitado && bonificacion >= campo.minimo && bonificacion <= campo.maximo;
}

/** A line of the document that this one was started from, as it was carried over (decisions 15). */
export type LineaReferencia = Pick<DocumentLine, 'id' | 'precio' | 'bonificacion'> &
  Partial<Pick<DocumentLine, 'cantidad' | 'fromArmado' | 'armado'>>;

/** The document that this one was started from. */
export interface Referencia {
  bonificacion: Porcentaje;
  lineas: readonly LineaReferencia[];
}

/** A line that came with the reference, untouched: it keeps a price and a discount that its author could not set. */
export function comesFromReferencia(linea: LineaReferencia, referencia: Referencia | null): boolean {
  return (referencia?.lineas ?? []).some(
    (row) => row.id === linea.id && row.precio === linea.precio && row.bonificacion === linea.bonificacion,
  );
}

/** The reference gave this article this discount; at today's list price the line keeps it (decisions 15). */
export function keepsBonificacion(
  linea: Pick<DocumentLine, 'id' | 'bonificacion'>,
  referencia: Referencia | null,
): boolean {
  return (referencia?.lineas ?? []).some((row) => row.id === linea.id && row.bonificacion === linea.bonificacion);
}
