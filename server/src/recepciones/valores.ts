import type { PedidoRecepcion, ValorEnRecepcion, ValorVisto } from '@distri/domain/recepciones';
import { sql } from 'kysely';
import type { ChequeRow, CobranzaDetalleRow, ItemRow } from '../cobranzas/index.ts';
import type { Tx } from '../platform/db/handle.ts';
import { first, run } from '../platform/db/kysely.ts';

/** A value of a locked collection: an item, or one cheque of it. */
export interface Valor {
  item: ItemRow;
  cheque: ChequeRow | null;
}

/** Items that are received whole; cheques are one by one. */
const ENTEROS: ReadonlySet<string> = new Set(['TRF', 'AEF']);

/**
 * The value among the items of its collection. Physical cheques are received in hand: of them only that they came back
 * after posting is said here. What a prepaid quotation brought is received there.
 */
export function findValor(cobranza: CobranzaDetalleRow, fuente: 'item' | 'cheque', id: number): Valor | null {
  for (const item of cobranza.items) {
    if (fuente === 'item' && item.fila === id) return receivable(cobranza, { item, cheque: null });
    const cheque = fuente === 'cheque' ? item.cheques.find((each) => each.id === id) : undefined;
    if (cheque) return receivable(cobranza, { item, cheque });
  }
  return null;
}

function receivable({ status }: CobranzaDetalleRow, valor: Valor): Valor | null {
  const { tipo, cotizacion_item } = valor.item;
  if (status === 'I') return valor.cheque || ENTEROS.has(tipo) ? valor : null;
  if (cotizacion_item !== null) return null;
  return (valor.cheque ? tipo === 'CHE' : ENTEROS.has(tipo)) ? valor : null;
}

/** The value as the rules read it. */
export function enRecepcion({ status }: CobranzaDetalleRow, { item, cheque }: Valor): ValorEnRecepcion {
  const { recibido, rechazado, importe, fecha } = cheque ?? item;
  return { status, recibido, rechazado, importe, fecha };
}

/** The value as the list shows it: its version is made of this. */
export function vistoDe({ item, cheque }: Valor): ValorVisto {
  if (!cheque) return { ...item, banco_desc: '' };
  return { ...cheque, cuenta_desc: '' };
}

/** How people know it. */
export function nombreDe({ item, cheque }: Valor): string {
  if (cheque) return `Cheque ${cheque.numero}`;
  return [item.leyenda, item.numero].filter(Boolean).join(' ');
}

/** An item of cheques is worth what they are. */
async function sumCheques(tx: Tx, item: number): Promise<void> {
  await run(
    tx,
    sql`UPDATE cobranza_items SET importe = (SELECT sum(importe) FROM cheques WHERE item = ${item}) WHERE id = ${item}`,
  );
}

/** The money came, with the amount and the day that the administrator saw. */
export async function confirmar(
  tx: Tx,
  { item, cheque }: Valor,
  { importe, fecha }: Pick<PedidoRecepcion, 'importe' | 'fecha'>,
): Promise<void> {
  const was = cheque ?? item;
  const [amount, day] = [importe ?? was.importe, fecha ?? was.fecha];
  if (!cheque) {
    await run(
      tx,
      sql`UPDATE cobranza_items SET recibido = now(), importe = ${amount}, fecha = ${day} WHERE id = ${item.fila}`,
    );
    return;
  }
  await run(tx, sql`UPDATE cheques SET recibido = now(), importe = ${amount}, fecha = ${day} WHERE id = ${cheque.id}`);
  if (amount !== cheque.importe) await sumCheques(tx, item.fila);
}

/** Nobody said anything of it: amount and day are again as they were entered. */
export async function cancelar(tx: Tx, { item, cheque }: Valor): Promise<void> {
  const table = cheque ? sql`cheques` : sql`cobranza_items`;
  await run(
    tx,
    sql`UPDATE ${table} SET recibido = NULL, rechazado = false, observa = '', importe = importe_original, fecha = fecha_original
        WHERE id = ${cheque ? cheque.id : item.fila}`,
  );
  if (cheque) await sumCheques(tx, item.fila);
}

export async function rechazar(tx: Tx, { item, cheque }: Valor, motivo: string): Promise<void> {
  const table = cheque ? sql`cheques` : sql`cobranza_items`;
  await run(
    tx,
    sql`UPDATE ${table} SET rechazado = true, observa = ${motivo} WHERE id = ${cheque ? cheque.id : item.fila}`,
  );
}

/** Whether a rejected cheque was collected again meanwhile: its rejection is not taken back (D3 §5). */
export async function isInAnother(tx: Tx, cheque: ChequeRow): Promise<boolean> {
  if (cheque.repetido) return false;
  const row = await first(
    tx,
    sql`SELECT 1 FROM cheques q WHERE q.id <> ${cheque.id} AND NOT q.repetido AND NOT q.rechazado
          AND ((q.numero_llano = ${cheque.numero}::bigint AND q.banco = ${cheque.banco}) OR (q.idelectro <> '' AND q.idelectro = ${cheque.idelectro}))`,
  );
  return row !== undefined;
}
