import {
  abs,
  add,
  CERO,
  decimal,
  isLess,
  multiply,
  type Racional,
  round,
  subtract,
  sum,
  UNO,
  write,
} from './racional.ts';

/*
 * The amounts of a sales document, written from the documents alone and with nothing of the product's own calculation:
 * what both say is right, or both misread the same sentence. All figures are decimal text, as people write them.
 */

/** A line: '24', '15000.00', '5' (percent). */
export interface Renglon {
  cantidad: string;
  precio: string;
  bonificacion: string;
  /** It came with a kit: which one of the document, and which of its parts. Amounts do not ask. */
  armado?: { numero: number; parte: 0 | 1 };
}

export interface Documento {
  renglones: readonly Renglon[];
  /** General discount, percent with up to four decimals (decisions 16). */
  bonificacion: string;
  /** The one VAT rate of its articles (D2 §5); '0' for exempt ones. */
  iva: string;
  /** Gross-income rates of the customer, two at most (D2 §9). */
  iibb: readonly string[];
  /** Proforma, prepaid, order or invoice: the total carries VAT and gross-income tax (D2 §9, domain-facts §6.15). */
  conImpuestos: boolean;
}

export interface Importes {
  renglones: string[];
  subtotal: string;
  bonificado: string;
  gravado: string;
  exento: string;
  iva: string;
  iibb: string[];
  total: string;
  totalPrepago: string;
}

const CENTAVOS = 2;
const CENTESIMO = decimal('0.01');
const MINIMO = decimal('0.05');
const PAGO_PREPAGO = decimal('0.70');

/** 'p' percent of an amount, exact. */
const percentOf = (amount: Racional, percent: string) => multiply(amount, multiply(decimal(percent), CENTESIMO));

const roundCents = (amount: Racional) => round(amount, CENTAVOS);
const lessPercent = (amount: Racional, percent: string) => roundCents(subtract(amount, percentOf(amount, percent)));

/** D1 §5: quantity x unit price, rounded, less the discount, rounded; under 0.05 nothing. */
function lineTotal({ cantidad, precio, bonificacion }: Renglon): Racional {
  const total = lessPercent(roundCents(multiply(decimal(cantidad), decimal(precio))), bonificacion);
  return isLess(abs(total), MINIMO) ? CERO : total;
}

const cents = (amount: Racional) => write(amount, CENTAVOS);

/** D2 §5 and §9, domain-facts §2.5. */
export function calculate(documento: Documento): Importes {
  const lineas = documento.renglones.map(lineTotal);
  const subtotal = sum(lineas);
  const neto = lessPercent(subtotal, documento.bonificacion);
  const gravado = decimal(documento.iva).num === 0n ? CERO : neto;
  // "A percentage of the taxable amount" (D2 §9): of what VAT taxes, so an exempt document carries neither.
  const tax = (percent: string) => (documento.conImpuestos ? roundCents(percentOf(gravado, percent)) : CERO);
  const iva = tax(documento.iva);
  const iibb = documento.iibb.map(tax);
  const total = sum([neto, iva, ...iibb]);
  return {
    renglones: lineas.map(cents),
    subtotal: cents(subtotal),
    bonificado: cents(subtract(subtotal, neto)),
    gravado: cents(gravado),
    exento: cents(subtract(neto, gravado)),
    iva: cents(iva),
    iibb: iibb.map(cents),
    total: cents(total),
    totalPrepago: cents(roundCents(multiply(total, PAGO_PREPAGO))),
  };
}

/** General discount of the order of a prepaid quotation: 1 − (1 − g) × 0.70, four decimals (decisions 16). */
export function prepaidDiscount(general: string): string {
  const paid = multiply(subtract(UNO, percentOf(UNO, general)), PAGO_PREPAGO);
  return write(round(multiply(subtract(UNO, paid), decimal('100')), 4), 4);
}

/** D2 §5: price x (1 - line discount) x (1 - general discount), as people read it: to the centavo. */
export function actualPrice(precio: string, bonificacion: string, general: string): string {
  const factor = (percent: string) => subtract(UNO, percentOf(UNO, percent));
  return cents(roundCents(multiply(decimal(precio), multiply(factor(bonificacion), factor(general)))));
}

/** The sum of amounts of several documents, exact. */
export const addUp = (amounts: readonly string[]): string => cents(sum(amounts.map(decimal)));

/** `a` less `b`, exact. */
export const minus = (a: string, b: string): string => cents(subtract(decimal(a), decimal(b)));

/** How far two amounts are from each other, in centavos. */
export const centsApart = (a: string, b: string): number =>
  Number(write(abs(multiply(add(decimal(a), multiply(decimal(b), decimal('-1'))), decimal('100'))), 0));
