import type { EstadoCobranza, filterCobranzas } from '@distri/domain/cobranzas';
import type { BodyOf, Scope } from '@distri/domain/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/db/handle.ts';
import { all } from '../platform/db/kysely.ts';
import { cutPage, type Page, type PageRequest } from '../platform/db/page.ts';
import { scopeCondition } from '../platform/db/scopeCondition.ts';
import { decodeNumericKey } from '../platform/db/search.ts';
import { type CobranzaRow, type ItemRow, itemsJson, joins, listColumns } from './filas.ts';

export type Filtro = BodyOf<typeof filterCobranzas>;
export type FiltradaRow = CobranzaRow & { items: ItemRow[] | null };

const statuses = (status: Filtro['status']): EstadoCobranza[] => (status == null ? [] : [status].flat());

/** Electronic cheques and what comes by itself with them (D1 §5); the rule is `isSoloChequeElectronico`. */
const soloChequeElectronico = sql`
  EXISTS (SELECT 1 FROM cobranza_items e WHERE e.cobranza = b.id AND e.tipo = 'CHE')
  AND NOT EXISTS (SELECT 1 FROM cobranza_items e WHERE e.cobranza = b.id AND e.tipo NOT IN ('CHE', 'TRF', 'AEF', 'RSS', 'RIV', 'RGA', 'RIB', 'CAN'))`;

function conditions(filtro: Filtro, scope: Scope): RawBuilder<unknown> {
  const { desde, hasta, status, vendedores, tipo, filterChequeElectro, ids } = filtro;
  const wanted = statuses(status);
  const parts = [
    scopeCondition(scope),
    desde === undefined ? null : sql`b.fecharecibo >= ${desde}`,
    hasta === undefined ? null : sql`b.fecharecibo <= ${hasta}`,
    wanted.length === 0 ? null : sql`b.status = ANY (${wanted}::text[])`,
    vendedores === undefined || vendedores.length === 0 ? null : sql`b.vendedor = ANY (${vendedores}::text[])`,
    tipo == null ? null : sql`b.tipocob = ${tipo}`,
    ids === undefined ? null : sql`b.id = ANY (${ids}::bigint[])`,
    filterChequeElectro ? soloChequeElectronico : null,
  ];
  return sql.join(
    parts.filter((part) => part !== null),
    sql` AND `,
  );
}

/** Collections by what the approvals and the settlements ask, newest first; with `withDetails` their items too. */
export async function filterPage(
  db: Db,
  filtro: Filtro,
  scope: Scope,
  { limite, desdeClave }: PageRequest,
): Promise<Page<FiltradaRow>> {
  const after = desdeClave === undefined ? sql`true` : sql`b.id < ${decodeNumericKey(desdeClave)}`;
  const items = filtro.withDetails ? itemsJson : sql`NULL`;
  const rows = await all(
    db,
    sql<FiltradaRow>`SELECT ${listColumns}, ${items} AS items FROM cobranzas b ${joins}
      WHERE ${conditions(filtro, scope)} AND ${after} ORDER BY b.id DESC LIMIT ${limite + 1}`,
  );
  return cutPage(rows, limite, ({ id }) => [id]);
}

/** Whether no live cheque has this number, unless it was said to be a repeated one (domain-facts §2.7). */
export async function isChequeLibre(
  db: Db,
  {
    numero,
    banco,
    idelectro = '',
    cobranza = 0,
  }: { numero: string; banco?: string | undefined; idelectro?: string | undefined; cobranza?: number | undefined },
): Promise<boolean> {
  const byBanco = banco === undefined ? sql`true` : sql`q.banco = ${banco}`;
  const rows = await all(
    db,
    sql`SELECT 1 FROM cheques q JOIN cobranza_items i ON i.id = q.item
        WHERE ((q.numero_llano = ${numero}::bigint AND ${byBanco}) OR (q.idelectro <> '' AND q.idelectro = ${idelectro}))
          AND NOT q.repetido AND NOT q.rechazado AND i.cobranza <> ${cobranza} LIMIT 1`,
  );
  return rows.length === 0;
}
