import {
  type CobranzaCalculada,
  calcular,
  conDescuentoAcordado,
  type EstadoCobranza,
  estadoCalculado,
  estadoTrasRecepcion,
  isObservable,
  TEXTO_SALDO_NEGATIVO,
  textoSaldoNegativo,
} from '@distri/domain/cobranzas';
import { sql } from 'kysely';
import type { CommandCtx } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/handle.ts';
import { run } from '../../platform/db/kysely.ts';
import { contextoDe, entradaDe } from '../contexto.ts';
import { updateFiguras } from '../figuras.ts';
import type { CobranzaDetalleRow } from '../filas.ts';
import { cambiarEstado, readCobranza, situacionDe } from '../repository.ts';
import { avisarObservada } from './avisos.ts';

/** The Guardada's note was issued and is not among the documents: its discount is that note, whatever the days say. */
const awaitsAjuste = ({ ajuste, documentos }: CobranzaDetalleRow) =>
  ajuste !== null && !documentos.some(({ tipo, numero }) => tipo === 'AP' && numero === ajuste.documento);

/** The discount that was agreed, as it is stored. */
const acordadoDe = (row: CobranzaDetalleRow) => ({
  impdesc: row.impdesc,
  pordesc: row.pordesc,
  tipodesc: row.tipodesc,
  equivImp: row.equiv_imp,
  equivPorc: row.equiv_porc,
});

function withAgreedDiscount(row: CobranzaDetalleRow, calculo: CobranzaCalculada): CobranzaCalculada {
  if (row.status !== 'R' && !awaitsAjuste(row)) return calculo;
  const stored = new Map(row.documentos.map(({ id, base, descuento }) => [id, { base, descuento }]));
  const documentos = calculo.documentos.map((each) => ({ ...each, ...stored.get(each.id) }));
  return conDescuentoAcordado(calculo, acordadoDe(row), documentos);
}

/** The figures of a collection whose items changed, stored; what waits for an administrator is the discount of now. */
async function storeFiguras(tx: Tx, ctx: CommandCtx, row: CobranzaDetalleRow): Promise<CobranzaCalculada> {
  const calculo = calcular(entradaDe(row), await contextoDe(tx, ctx.empresa, row));
  const figures = withAgreedDiscount(row, calculo);
  await updateFiguras(tx, row.id, figures);
  if (row.status === 'R')
    await run(
      tx,
      sql`UPDATE cobranzas SET revision_imp = ${calculo.equivImp}, revision_porc = ${calculo.equivPorc} WHERE id = ${row.id}`,
    );
  return figures;
}

const observableOf = ({ items, saldo }: Pick<CobranzaDetalleRow, 'items' | 'saldo'>) => ({
  hayRechazados: items.some(({ rechazado }) => rechazado),
  saldo,
});

/** The automatic note: set when the money falls short, taken away when it does no more; a person's own stays. */
async function noteSaldo(tx: Tx, row: CobranzaDetalleRow, saldo: number): Promise<void> {
  const automatic = row.observa === '' || row.observa.startsWith(TEXTO_SALDO_NEGATIVO);
  if (!automatic) return;
  const observa = isObservable({ hayRechazados: false, saldo }) ? textoSaldoNegativo(saldo) : '';
  if (observa !== row.observa) await run(tx, sql`UPDATE cobranzas SET observa = ${observa} WHERE id = ${row.id}`);
}

/** What happened to one of its values. */
export interface Suceso {
  accion: string;
  detalle: string;
  /** Amount or day of a value is another one: the figures change. */
  cambianCifras: boolean;
}

/**
 * Carries a locked collection on after one of its values was received, taken back or rejected: figures, status, history,
 * audit, and the notice to the seller when it becomes Observada (domain-facts §4.6). `antes` is as it was locked.
 */
export async function recalcularEstado(
  tx: Tx,
  ctx: CommandCtx,
  antes: CobranzaDetalleRow,
  suceso: Suceso,
): Promise<EstadoCobranza> {
  const ahora = await readCobranza(tx, antes.id, { kind: 'all' });
  if (!ahora) throw new Error('the locked collection is gone');
  const { saldo, impdesc } = suceso.cambianCifras ? await storeFiguras(tx, ctx, ahora) : ahora;
  const calculado = estadoCalculado(situacionDe(ahora));
  const found = { status: antes.status, substatus: antes.substatus, impdesc };
  const now = observableOf({ items: ahora.items, saldo });
  const status = estadoTrasRecepcion(found, calculado, observableOf(antes), now);
  await noteSaldo(tx, ahora, saldo);
  if (antes.status === 'R' && status !== 'R')
    await run(tx, sql`UPDATE cobranzas SET revision_imp = NULL, revision_porc = NULL WHERE id = ${antes.id}`);
  const substatus = antes.status === 'G' ? 'G' : antes.substatus;
  await cambiarEstado(tx, ctx, antes, status, { accion: suceso.accion, detalle: suceso.detalle, substatus });
  if (status === 'O' && antes.status !== 'O')
    await avisarObservada(tx, ctx, ahora, now.hayRechazados ? suceso.detalle : textoSaldoNegativo(saldo));
  return status;
}
