import { formatNumero } from '@distri/domain/cuentas';
import { type Centavos, formatMoney } from '@distri/domain/kernel';
import { sql } from 'kysely';
import { notificar } from '../../notificaciones/index.ts';
import type { CommandCtx } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/handle.ts';
import { first, run } from '../../platform/db/kysely.ts';
import type { CobranzaDetalleRow } from '../filas.ts';
import { enlaceDe } from './avisos.ts';

/** A value of a posted collection that came back: an item, or one of its cheques. */
export interface ValorDevuelto {
  item: number;
  cheque: number | null;
  /** How people know it: 'Cheque 123', the legend of a transfer. */
  nombre: string;
  importe: Centavos;
}

/** The next number of the internal series, its row locked until the commit: no gaps. */
async function takeNumero(tx: Tx): Promise<number> {
  const row = await first(
    tx,
    sql<{
      numero: number;
    }>`UPDATE contadores SET proximo = proximo + 1 WHERE clave = 'notaDebito' RETURNING proximo - 1 AS numero`,
  );
  if (!row) throw new Error('the series of debit notes is not there');
  return row.numero;
}

/**
 * A value rejected after posting (domain-facts §4.6): a debit note, open and linked, brings the debt back; the value is
 * marked and leaves the portfolio; the seller hears of it. The collection stays Ingresada.
 */
export async function devolverValor(
  tx: Tx,
  ctx: CommandCtx,
  cobranza: CobranzaDetalleRow,
  valor: ValorDevuelto,
  motivo: string,
): Promise<{ id: number; documento: string }> {
  const numero = await takeNumero(tx);
  const { userId, username } = ctx.sesion;
  const hoy = ctx.today();
  const nota = await first(
    tx,
    sql<{ id: number; documento: string }>`
      WITH nota AS (
        INSERT INTO notas_debito (numero, cobranza, item, cheque, cliente, ingreso, importe, motivo, usuario)
        VALUES (${numero}, ${cobranza.id}, ${valor.item}, ${valor.cheque}, ${cobranza.cliente}, ${hoy}, ${valor.importe}, ${motivo}, ${userId})
        RETURNING id, documento),
      cuenta AS (
        INSERT INTO cuenta_documentos (cliente, tipo, documento, ingreso, vencimiento, importe, pendiente, cobranza, nota_debito)
        SELECT ${cobranza.cliente}, 'DEB', documento, ${hoy}::date, ${hoy}::date, ${valor.importe}::bigint, ${valor.importe}::bigint, ${cobranza.id}::int, id
        FROM nota),
      cheque AS (
        UPDATE cheques SET rechazado = true, recibido = NULL, en_cartera = false, observa = ${motivo} WHERE id = ${valor.cheque}::int),
      item AS (
        UPDATE cobranza_items SET rechazado = true, recibido = NULL, observa = ${motivo}
        WHERE id = ${valor.item} AND ${valor.cheque}::int IS NULL),
      hecho AS (
        INSERT INTO historial (entidad, entidad_id, usuario, username, accion, detalle)
        SELECT 'cobranza', ${String(cobranza.id)}, ${userId}::int, ${username}, 'Valor rechazado', ${`${valor.nombre} · ${motivo} · Nota de débito `} || documento
        FROM nota)
      SELECT id, documento FROM nota`,
  );
  if (!nota) throw new Error('the debit note was not inserted');
  await run(tx, sql`UPDATE cobranzas SET version = version + 1, modificada = now() WHERE id = ${cobranza.id}`);
  const { id, cliente } = cobranza;
  const { importe } = valor;
  ctx.audit('crear', 'notaDebito', nota.id, null, {
    documento: nota.documento,
    cobranza: id,
    cliente,
    importe,
    motivo,
  });
  await notificar(tx, ctx.sesion, {
    vendedor: cobranza.vendedor,
    msg: `${valor.nombre} de ${formatMoney(importe)} de la cobranza ${id} (${cobranza.razsoc}) fue rechazado. Motivo: ${motivo}. Se generó la nota de débito ${formatNumero(nota.documento)}.`,
    enlace: enlaceDe(cobranza),
  });
  return nota;
}
