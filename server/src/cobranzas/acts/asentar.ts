import {
  type CodigoAsiento,
  checkAsiento,
  MENSAJES_ASIENTO,
  type PlanAsiento,
  planAsiento,
} from '@distri/domain/cobranzas';
import { formatNumero } from '@distri/domain/cuentas';
import { isRefusal, type Problem, type Refusal, refuseProblems, sum } from '@distri/domain/kernel';
import { sql } from 'kysely';
import type { NotaEmitida } from '../../notasCredito/index.ts';
import type { CommandCtx } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/handle.ts';
import { first } from '../../platform/db/kysely.ts';
import { type Param, prepared } from '../../platform/db/prepared.ts';
import type { CobranzaDetalleRow } from '../filas.ts';
import { cambiarEstado } from '../repository.ts';
import { emitirAjuste } from './emitirAjuste.ts';

/** Rules of posting are about the state of the collection: 409. */
function refuseAsiento(problems: readonly Problem<CodigoAsiento>[]): Refusal | null {
  const refusal = refuseProblems(MENSAJES_ASIENTO, problems);
  return isRefusal(refusal) ? { ...refusal, status: 409 } : null;
}

/** What the books hold for a collection before it is posted. */
interface EnLibros {
  /** The Guardada's own note: its document in the account and what is open of it. */
  ajuste_documento: number | null;
  ajuste_pendiente: number | null;
  /** Its receipt number is taken in the account. */
  recibo: string;
  recibo_ocupado: boolean;
}

function readLibros(tx: Tx, id: number): Promise<EnLibros | undefined> {
  return first(
    tx,
    sql<EnLibros>`
      SELECT d.id AS ajuste_documento, d.pendiente AS ajuste_pendiente, b.recibo,
        EXISTS (SELECT 1 FROM cuenta_documentos r WHERE r.tipo = 'RCO' AND r.documento = b.recibo) AS recibo_ocupado
      FROM cobranzas b LEFT JOIN cobranza_ajustes a ON a.cobranza = b.id
        LEFT JOIN cuenta_documentos d ON d.nota_credito = a.nota_credito
      WHERE b.id = ${id}`,
  );
}

interface Asiento {
  id: number;
  cliente: string;
  fecha: string;
  documentos: readonly number[];
  importes: readonly number[];
  notaCredito: number | null;
  recibo: number;
  uso: number;
  saldo: number;
  ajuste: number;
  usuario: number;
}

/** Every book at once: receipt, documents, cheques, credit and its movements. */
const write = prepared(
  'cobranza.asentar',
  (param: Param<Asiento>) => sql<{ recibo: string }>`
  WITH asiento AS (
    INSERT INTO asientos (cobranza, nota_credito, saldo, usuario)
    VALUES (${param('id')}, ${param('notaCredito')}, ${param('saldo')}, ${param('usuario')})),
  recibo AS (
    INSERT INTO cuenta_documentos (cliente, tipo, documento, ingreso, vencimiento, importe, pendiente, cobranza)
    SELECT b.cliente, 'RCO', b.recibo, ${param('fecha')}::date, ${param('fecha')}::date, ${param('recibo')}::bigint, 0, b.id
    FROM cobranzas b WHERE b.id = ${param('id')} RETURNING documento),
  cancelados AS (
    UPDATE cuenta_documentos d SET pendiente = d.pendiente - k.importe
    FROM unnest(${param('documentos')}::int[], ${param('importes')}::bigint[]) AS k (documento, importe) WHERE d.id = k.documento),
  nota AS (UPDATE cuenta_documentos SET cobranza = ${param('id')} WHERE nota_credito = ${param('notaCredito')}::int),
  cartera AS (
    UPDATE cheques q SET en_cartera = true FROM cobranza_items i WHERE i.id = q.item AND i.cobranza = ${param('id')} AND NOT q.rechazado),
  movimientos AS (
    INSERT INTO cuenta_movimientos (cliente, importe, clase, cobranza, usuario)
    SELECT ${param('cliente')}, m.importe, m.clase, ${param('id')}, ${param('usuario')}
    FROM (VALUES ('uso', ${param('uso')}::bigint), ('saldo', ${param('saldo')}::bigint), ('ajuste', ${param('ajuste')}::bigint)) AS m (clase, importe)
    WHERE m.importe <> 0),
  cuenta AS (
    UPDATE cuentas_corrientes SET saldo = saldo + ${param('uso')}::bigint + ${param('saldo')}::bigint + ${param('ajuste')}::bigint
    WHERE cliente = ${param('cliente')})
  SELECT documento AS recibo FROM recibo`,
);

/** What is cancelled of each document, the Guardada's own note included when it is not among them. */
function cancelledOf(cobranza: CobranzaDetalleRow, libros: EnLibros, { consumido }: PlanAsiento) {
  const rows = cobranza.documentos.map(({ id, importe }) => ({ id, importe }));
  if (consumido > 0 && libros.ajuste_documento !== null) rows.push({ id: libros.ajuste_documento, importe: consumido });
  return { documentos: rows.map(({ id }) => id), importes: rows.map(({ importe }) => importe) };
}

function planOf(cobranza: CobranzaDetalleRow, libros: EnLibros): PlanAsiento | Refusal {
  const { ajuste_documento, ajuste_pendiente } = libros;
  const { totdocs, totitems, impdesc, saldo } = cobranza;
  const ajuste =
    ajuste_documento === null
      ? null
      : { pendiente: ajuste_pendiente ?? 0, incluido: cobranza.documentos.some(({ id }) => id === ajuste_documento) };
  const scc = sum(cobranza.items.filter(({ tipo }) => tipo === 'SCC').map(({ importe }) => importe));
  const plan = planAsiento({ totdocs, totitems, impdesc, saldo, scc, ajuste });
  if (plan !== 'AJUSTE_DISTINTO') return plan;
  const params = { ajuste: ajuste_pendiente ?? 0, descuento: impdesc };
  const refusal = refuseAsiento([{ code: 'AJUSTE_DISTINTO', severity: 'block', params }]);
  if (!refusal) throw new Error('a blocking problem is a refusal');
  return refusal;
}

/** What posting left. */
export interface CobranzaAsentada {
  nota: NotaEmitida | null;
  recibo: string;
}

/**
 * Posts a locked collection that is Rendida (domain-facts §4.6): pending amounts, receipt, portfolio of cheques, the
 * discount's note born applied, the surplus to the account and what of it was used. The collection ends as Ingresada; a
 * second posting finds it so, and the primary key of `asientos` stands behind.
 */
export async function asentar(
  tx: Tx,
  ctx: CommandCtx,
  cobranza: CobranzaDetalleRow,
): Promise<CobranzaAsentada | Refusal> {
  const refusal = refuseAsiento(checkAsiento(cobranza));
  if (refusal) return refusal;
  const libros = await readLibros(tx, cobranza.id);
  if (!libros) throw new Error('the locked collection is gone');
  const taken = libros.recibo_ocupado ? [{ code: 'RECIBO_EN_LA_CUENTA', severity: 'block' } as const] : [];
  const occupied = refuseAsiento(taken.map((each) => ({ ...each, params: { recibo: formatNumero(libros.recibo) } })));
  if (occupied) return occupied;
  const plan = planOf(cobranza, libros);
  if (isRefusal(plan)) return plan;

  const nota = plan.nota > 0 ? await emitirAjuste(tx, ctx, cobranza, plan.nota, { aplicada: true }) : null;
  if (isRefusal(nota)) return nota;
  const [row] = await write(tx, {
    id: cobranza.id,
    cliente: cobranza.cliente,
    // As the paper that the customer has: statements show it on that day.
    fecha: cobranza.fecharecibo,
    ...cancelledOf(cobranza, libros, plan),
    notaCredito: nota?.id ?? null,
    recibo: plan.recibo,
    uso: plan.uso,
    saldo: plan.saldo,
    ajuste: plan.ajuste,
    usuario: ctx.sesion.userId,
  });
  if (!row) throw new Error('the receipt was not written');
  const issued = nota ? `Nota de crédito ${formatNumero(nota.documento)}` : '';
  await cambiarEstado(tx, ctx, cobranza, 'I', { accion: 'Ingresada', detalle: issued });
  ctx.audit('asentar', 'cobranza', cobranza.id, null, { ...plan, notaCredito: nota?.documento ?? null });
  return { nota, recibo: row.recibo };
}
