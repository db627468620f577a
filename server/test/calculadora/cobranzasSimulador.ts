import { type Cheque, dayNumber, type Recibo, rowOf, type Valor } from './cobranzas.ts';
import { dayFrom } from './cobranzasArbitrarios.ts';

/*
 * The simulator's questions answered by trying: the money comes a day later, and another, until its row is lost.
 */

const isMoney = ({ tipo }: Valor): boolean => !tipo.startsWith('R');
const isCheques = ({ tipo }: Valor): boolean => tipo === 'CHE' || tipo === 'CHF';
const paymentsOf = (valor: Valor): readonly Cheque[] => (isCheques(valor) ? valor.cheques : [valor]);

/** Every payment, in the order in which they are entered. */
export const payments = ({ valores }: Recibo): readonly Cheque[] => valores.filter(isMoney).flatMap(paymentsOf);

/** The collection with the chosen payments some days later; those without a date stay without one. */
export function delayed(recibo: Recibo, days: number, chosen: (payment: number) => boolean): Recibo {
  let seen = 0;
  const move = <T extends Cheque>(payment: T): T => {
    const moves = chosen(seen) && payment.fecha !== null;
    seen += 1;
    return moves ? { ...payment, fecha: dayFrom(payment.fecha ?? '', days) } : payment;
  };
  const valores = recibo.valores.map((valor) => {
    if (!isMoney(valor)) return valor;
    return isCheques(valor) ? { ...valor, cheques: valor.cheques.map(move) } : move(valor);
  });
  return { ...recibo, valores };
}

/** How many days the row in force holds while the payments come later, a day at a time; null when it outlasts `most`. */
export function daysInRow(recibo: Recibo, chosen: (payment: number) => boolean, most: number): number | null {
  const row = rowOf(recibo);
  for (let days = 1; days <= most; days++) if (rowOf(delayed(recibo, days, chosen)) !== row) return days - 1;
  return null;
}

/** The day of the last dated payment, so many days later. */
export function lastDay(recibo: Recibo, days: number): string | null {
  const dated = payments(recibo).flatMap(({ fecha }) => fecha ?? []);
  const [last] = dated.sort((a, b) => dayNumber(b) - dayNumber(a));
  return last === undefined ? null : dayFrom(last, days);
}

/** Whether days change anything of the discount: a row in force and dated money that is worth something. */
export const hasRow = (recibo: Recibo): boolean =>
  rowOf(recibo) !== null && payments(recibo).some(({ fecha, importe }) => fecha !== null && Number(importe) > 0);
