import { type Centavos, type Dia, daysBetween, divideRounded } from '../kernel/index.ts';
import { TIPOS_VALOR, type Valor } from '../valores/index.ts';
import { type DocumentoACancelar, PUNTOS_DE_VENTA_EXCLUIDOS } from './documentos.ts';

/**
 * An average of days weighted by amounts, kept exact as Σ(importe × días) over Σ importe: it is compared without rounding
 * (domain-facts §4.7). `importe` is never 0.
 */
export interface Promedio {
  suma: bigint;
  importe: bigint;
}

export const PROMEDIO_CERO: Promedio = { suma: 0n, importe: 1n };

/** Days of an item without a valid date (D3 §9). */
export const DIAS_SIN_FECHA = 9999;

/** Money on a day; null when the day is not known. */
export interface Pago {
  importe: Centavos;
  fecha: Dia | null;
}

/** Whether an invoice counts for the days and the base: a sales point that is not left out (D3 §9). */
export function isComputable({ tipo, puntoVenta }: Pick<DocumentoACancelar, 'tipo' | 'puntoVenta'>): boolean {
  return tipo === 'FAC' && !PUNTOS_DE_VENTA_EXCLUIDOS.has(puntoVenta);
}

/** `dpromdocs`: how old the invoices are at the receipt, weighted by what is cancelled of each. Only FAC count. */
export function promedioDocumentos(documentos: readonly DocumentoACancelar[], fechaRecibo: Dia): Promedio {
  const terms = documentos.filter(isComputable).map(({ importe, ingreso }) => ({
    importe,
    dias: daysBetween(ingreso, fechaRecibo),
  }));
  return weigh(terms) ?? PROMEDIO_CERO;
}

/** The money of an item by its days: each cheque has its own; a withholding is no money (domain-facts §4.7). */
export function pagosDe(item: Pick<Valor, 'tipo' | 'importe' | 'fecha' | 'cheques'>): Pago[] {
  const fila = TIPOS_VALOR[item.tipo];
  if (fila.clase === 'RETENCION') return [];
  if (fila.conCheques) return item.cheques.map(({ importe, fecha }) => ({ importe, fecha }));
  return [{ importe: item.importe, fecha: item.fecha }];
}

/** Days from the receipt to the money; 9999 when its day is not known. */
export function diasDePago({ fecha }: Pago, fechaRecibo: Dia): number {
  return fecha === null ? DIAS_SIN_FECHA : daysBetween(fechaRecibo, fecha);
}

/**
 * Days of one item as people read them: from the receipt to its money, its cheques weighted by their amounts; none of a
 * withholding, which is no money (D3 §3).
 */
export function diasDeItem(item: Pick<Valor, 'tipo' | 'importe' | 'fecha' | 'cheques'>, fechaRecibo: Dia): number {
  const money = weigh(pagosDe(item).map((pago) => ({ importe: pago.importe, dias: diasDePago(pago, fechaRecibo) })));
  return money === null ? 0 : diasMostrados(money);
}

/** `dpromitems`: from the average invoice to the average money. Without money (withholdings only) it is `dpromdocs`. */
export function promedioItems(documentos: Promedio, pagos: readonly Pago[], fechaRecibo: Dia): Promedio {
  const money = weigh(pagos.map((pago) => ({ importe: pago.importe, dias: diasDePago(pago, fechaRecibo) })));
  if (money === null) return documentos;
  return {
    suma: documentos.suma * money.importe + money.suma * documentos.importe,
    importe: documentos.importe * money.importe,
  };
}

function weigh(terms: readonly { importe: Centavos; dias: number }[]): Promedio | null {
  const importe = terms.reduce((total, term) => total + BigInt(term.importe), 0n);
  if (importe <= 0n) return null;
  return { suma: terms.reduce((total, term) => total + BigInt(term.importe) * BigInt(term.dias), 0n), importe };
}

/** Whether the average is at most `dias`, exactly. */
export function isAtMost({ suma, importe }: Promedio, dias: number): boolean {
  return suma <= BigInt(dias) * importe;
}

/** As it is shown: days with two decimals. */
export function diasMostrados({ suma, importe }: Promedio): number {
  return Number(divideRounded(suma * 100n, importe)) / 100;
}
