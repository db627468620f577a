import { type Centavos, type Dia, daysBetween, dropDust, sum } from '../kernel/index.ts';
import { puntoDeVenta } from './numeroDocumento.ts';

/** An open document of the customer's account; `pendiente` is positive in all types (domain-facts §4.9). */
export interface DocumentoDeCuenta {
  /** FAC, DEB, CRE, AP, RCO. */
  tipocompdocu: string;
  numcompdocu: string;
  ingreso: Dia;
  pendiente: Centavos;
}

const DEBITOS = new Set(['FAC', 'DEB']);
const CREDITOS = new Set(['CRE', 'AP']);
/** D2 §5: these types never warn nor block. */
const SIN_AVISO = new Set(['AP', 'CRE']);

/** D2 §9. */
export const DIAS_DOCUMENTO_VENCIDO = 7;

/** Σ pendiente (FAC + DEB) − Σ pendiente (CRE + AP), in centavos. */
export function deudaPendiente(documentos: readonly Pick<DocumentoDeCuenta, 'tipocompdocu' | 'pendiente'>[]): Centavos {
  return sum(
    documentos.map(({ tipocompdocu, pendiente }) => {
      if (DEBITOS.has(tipocompdocu)) return pendiente;
      return CREDITOS.has(tipocompdocu) ? -pendiente : 0;
    }),
  );
}

/** Less than 0.05 pending is paid (D1 §5). */
export function isImpago(documento: Pick<DocumentoDeCuenta, 'pendiente'>): boolean {
  return dropDust(documento.pendiente) !== 0;
}

const reclamables = <D extends DocumentoDeCuenta>(documentos: readonly D[]): D[] =>
  documentos.filter((documento) => isImpago(documento) && !SIN_AVISO.has(documento.tipocompdocu));

/** Unpaid and entered more than `dias` days ago, AP and CRE left out, oldest first (D2 §5). */
export function documentosVencidos<D extends DocumentoDeCuenta>(
  documentos: readonly D[],
  hoy: Dia,
  dias: number = DIAS_DOCUMENTO_VENCIDO,
): D[] {
  return reclamables(documentos)
    .filter((documento) => daysBetween(documento.ingreso, hoy) > dias)
    .sort((a, b) => (a.ingreso < b.ingreso ? -1 : a.ingreso > b.ingreso ? 1 : 0));
}

/** Unpaid documents of one sales point, AP and CRE left out: sales point 17 stops orders (D2 §5). */
export function impagosDePuntoVenta<D extends DocumentoDeCuenta>(documentos: readonly D[], puntoVenta: number): D[] {
  return reclamables(documentos).filter((documento) => puntoDeVenta(documento.numcompdocu) === puntoVenta);
}
