import type { CobranzaCalculada } from '@distri/domain/cobranzas';
import { sql } from 'kysely';
import type { Tx } from '../platform/db/handle.ts';
import { run } from '../platform/db/kysely.ts';

/** The columns that keep what a collection was worth when it was saved: prints and lists read them (D3 §3). */
export function columnasDe(calculo: CobranzaCalculada) {
  return {
    totdocs: calculo.totdocs,
    totitems: calculo.totitems,
    saldo: calculo.saldo,
    saldototal: calculo.saldototal,
    dpromdocs: calculo.dpromdocs,
    dpromitems: calculo.dpromitems,
    base: calculo.base,
    pordesc: calculo.pordesc,
    impdesc: calculo.impdesc,
    tipodesc: calculo.tipodesc,
    equivImp: calculo.equivImp,
    equivPorc: calculo.equivPorc,
  };
}

/** Keeps the figures of a locked collection and the share of each document; the version is whoever calls' to move. */
export async function updateFiguras(tx: Tx, id: number, calculo: CobranzaCalculada): Promise<void> {
  const c = columnasDe(calculo);
  const { documentos } = calculo;
  await run(
    tx,
    sql`
      WITH partes AS (
        UPDATE cobranza_documentos k SET base = n.base, descuento = n.descuento
        FROM unnest(${documentos.map((each) => each.id)}::int[], ${documentos.map((each) => each.base)}::bigint[],
          ${documentos.map((each) => each.descuento)}::bigint[]) AS n (documento, base, descuento)
        WHERE k.cobranza = ${id} AND k.documento = n.documento)
      UPDATE cobranzas SET totdocs = ${c.totdocs}, totitems = ${c.totitems}, saldo = ${c.saldo}, saldototal = ${c.saldototal},
        dpromdocs = ${c.dpromdocs}, dpromitems = ${c.dpromitems}, base = ${c.base}, pordesc = ${c.pordesc}, impdesc = ${c.impdesc},
        tipodesc = ${c.tipodesc}, equiv_imp = ${c.equivImp}, equiv_porc = ${c.equivPorc}
      WHERE id = ${id}`,
  );
}
