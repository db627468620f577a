import type { ProblemaEnvio } from '@distri/domain/cobranzas';
import { sum } from '@distri/domain/kernel';
import { type Cheque, TIPOS_VALOR, type Valor } from '@distri/domain/valores';
import { valorDeFila } from '../../valores/index.ts';
import type { ChequeRow, ItemRow } from '../filas.ts';

/** A cheque with its stored row, when it has one; one that an administrator confirmed stays as it was confirmed. */
export interface ChequeEnlazado extends Cheque {
  fila: number | null;
  recibido: boolean;
}

export interface ItemEnlazado extends Omit<Valor, 'cheques'> {
  fila: number | null;
  recibido: boolean;
  conComprobante: boolean;
  cotizacionItem: number | null;
  cheques: ChequeEnlazado[];
}

export interface Enlace {
  items: ItemEnlazado[];
  problems: ProblemaEnvio[];
  /** Something that was rejected is still there (D3 §5). */
  hayRechazados: boolean;
}

const keyOf = ({ numero, banco }: Pick<Cheque, 'numero' | 'banco'>) => `${Number(numero)}|${banco}`;

const confirmed = (leyenda: string): ProblemaEnvio => ({
  code: 'ITEM_CONFIRMADO',
  severity: 'block',
  path: 'items',
  params: { leyenda },
});

const storedCheque = ({ id, numero, banco, fecha, importe, iselectro, idelectro, repetido }: ChequeRow) => ({
  fila: id,
  recibido: true,
  ...{ numero, banco, fecha, importe, iselectro, idelectro, repetido },
});

/** Its row stays unless the electronic id is another: two that swap theirs are let go and entered again. */
const sameRow = (row: ChequeRow | undefined, { idelectro }: Cheque) => (row?.idelectro === idelectro ? row.id : null);

/** Each cheque takes the stored one of its number and bank, once. Confirmed ones that nobody takes are missing. */
function linkCheques(sent: readonly Cheque[], stored: readonly ChequeRow[]) {
  const left = [...stored];
  const take = (cheque: Cheque) => {
    const index = left.findIndex((row) => keyOf(row) === keyOf(cheque));
    return index === -1 ? undefined : left.splice(index, 1)[0];
  };
  const taken = sent.map((cheque) => ({ cheque, row: take(cheque) }));
  return {
    cheques: taken.map(
      ({ cheque, row }): ChequeEnlazado =>
        row?.recibido ? storedCheque(row) : { ...cheque, fila: sameRow(row, cheque), recibido: false },
    ),
    lost: left.filter(({ recibido }) => recibido),
    hayRechazados: taken.some(({ row }) => row?.rechazado),
  };
}

/**
 * The items as they were sent, on top of what is stored: what an administrator confirmed comes from its row, whatever
 * was sent of it, and may not go (reliability A8). The caller says which come from a prepaid quotation.
 */
export function enlazar(
  sent: readonly (Valor & { cotizacionItem: number | null })[],
  stored: readonly ItemRow[],
): Enlace {
  const byNumber = new Map(stored.map((row) => [row.item, row]));
  const numbers = new Set(sent.map(({ id }) => id));
  const problems: ProblemaEnvio[] = [];
  let hayRechazados = false;

  const items = sent.map((item): ItemEnlazado => {
    const row = byNumber.get(item.id);
    const { fila = null, comprobante = false } = row ?? {};
    const common = { fila, conComprobante: comprobante };
    if (row && !TIPOS_VALOR[row.tipo].conCheques) {
      hayRechazados ||= row.rechazado;
      if (row.recibido) {
        const { cotizacion_item: cotizacionItem } = row;
        return { ...valorDeFila(row), ...common, recibido: true, cotizacionItem, cheques: [] };
      }
    }
    const { cheques, lost, hayRechazados: some } = linkCheques(item.cheques, row?.cheques ?? []);
    hayRechazados ||= some;
    problems.push(...lost.map(({ numero }) => confirmed(`del cheque ${numero}`)));
    const importe = cheques.length > 0 ? sum(cheques.map((cheque) => cheque.importe)) : item.importe;
    const recibido = item.tipo === 'CHE' && cheques.length > 0 && cheques.every((cheque) => cheque.recibido);
    return { ...item, ...common, importe, recibido, cheques };
  });

  const gone = stored.filter(({ item }) => !numbers.has(item));
  for (const { recibido, leyenda, cheques } of gone)
    if (recibido || cheques.some((cheque) => cheque.recibido)) problems.push(confirmed(leyenda));
  return { items, problems, hayRechazados };
}
