import { type Comprobante, calculateRecibo, dayNumber, isInBase, type Recibo } from './cobranzas.ts';
import { add, decimal, divide, max, min, multiply, type Racional, round, subtract, UNO, write } from './racional.ts';

/*
 * The balance adjustment (domain-facts §4.8), as its paragraph reads and, beside it, by trying every amount.
 */

const PASADAS = 5;
const CENTESIMO = decimal('0.01');

const isEditable = ({ tipo }: Comprobante): boolean => tipo === 'FAC' || tipo === 'DEB';

/** The newest editable document; of one day, the one with the greatest number. */
function newest({ comprobantes }: Recibo): Comprobante | null {
  const editable = comprobantes.filter(isEditable);
  const [last] = editable.sort((a, b) => dayNumber(b.ingreso) - dayNumber(a.ingreso) || b.id - a.id);
  return last ?? null;
}

function withImporte(recibo: Recibo, id: number, importe: string): Recibo {
  const comprobantes = recibo.comprobantes.map((row) => (row.id === id ? { ...row, importe } : row));
  return { ...recibo, comprobantes };
}

/** A balance within the tolerance is written as nothing. */
const saldoOf = (recibo: Recibo): Racional => decimal(calculateRecibo(recibo).saldo);
const isSettled = (recibo: Recibo): boolean => saldoOf(recibo).num === 0n;

/** What a peso more of the document takes from the balance: a peso, less the discount that it earns. */
function weightOf(recibo: Recibo, document: Comprobante): Racional {
  const { impdesc, pordesc } = calculateRecibo(recibo);
  const moves = isInBase(document) && pordesc !== null && decimal(impdesc).num > 0n;
  return moves ? subtract(UNO, multiply(decimal(pordesc), CENTESIMO)) : UNO;
}

const minimumOf = ({ pendi, percepciones, maximo }: Comprobante): Racional =>
  min(min(decimal(pendi), decimal(percepciones)), decimal(maximo));

function nextImporte(recibo: Recibo, document: Comprobante): string {
  const change = round(divide(saldoOf(recibo), weightOf(recibo, document)), 2);
  const wanted = add(decimal(document.importe), change);
  return write(max(minimumOf(document), min(decimal(document.maximo), wanted)), 2);
}

/** The amounts to cancel once the balance is nothing, or null when it does not settle: the person's own stay. */
export function adjust(recibo: Recibo): string[] | null {
  let current = recibo;
  for (let pass = 0; pass < PASADAS && !isSettled(current); pass++) {
    const document = newest(current);
    if (document === null) return null;
    current = withImporte(current, document.id, nextImporte(current, document));
  }
  return isSettled(current) ? current.comprobantes.map(({ importe }) => importe) : null;
}

const centsOf = (amount: Racional): bigint => BigInt(write(multiply(amount, decimal('100')), 0));

/** The amounts to cancel for every amount of the newest document that leaves no balance. Only for small amounts. */
export function everySettlement(recibo: Recibo): string[][] {
  const document = newest(recibo);
  if (document === null) return isSettled(recibo) ? [recibo.comprobantes.map(({ importe }) => importe)] : [];
  const found: string[][] = [];
  const last = centsOf(decimal(document.maximo));
  for (let cents = centsOf(minimumOf(document)); cents <= last; cents++) {
    const tried = withImporte(recibo, document.id, write({ num: cents, den: 100n }, 2));
    if (isSettled(tried)) found.push(tried.comprobantes.map(({ importe }) => importe));
  }
  return found;
}
