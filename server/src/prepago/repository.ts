import { isVencida } from '@distri/domain/cotizaciones';
import type { Dia, Scope } from '@distri/domain/kernel';
import type { CotizacionPrepago, FiltroPrepago } from '@distri/domain/prepago';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/db/handle.ts';
import { all } from '../platform/db/kysely.ts';
import { cutPage, type Page, type PageRequest } from '../platform/db/page.ts';
import { scopeCondition } from '../platform/db/scopeCondition.ts';
import { decodeNumericKey, searchWords } from '../platform/db/search.ts';

export interface PrepagoFilter {
  filter?: FiltroPrepago | undefined;
  buscar?: string | undefined;
}

type PrepagoRow = Omit<CotizacionPrepago, 'vencida'>;

/** The tabs of D3 §2, by the administrator's word; a rejected transfer shows among the approved, where it is seen to. */
const TABS: Readonly<Record<FiltroPrepago, RawBuilder<boolean>>> = {
  PENDIENTES: sql<boolean>`q.aprob_coti = ''`,
  APROBADAS: sql<boolean>`q.aprob_coti = 'A'`,
  RECHAZADAS: sql<boolean>`q.aprob_coti = 'R'`,
};

function conditions({ filter, buscar = '' }: PrepagoFilter, scope: Scope): RawBuilder<unknown> {
  const words = searchWords(buscar).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  return sql.join(
    [
      sql`q.isprepago`,
      scopeCondition(scope),
      ...(filter ? [TABS[filter]] : []),
      ...(words.length > 0 ? [sql`(q.id::text || ' ' || c.busqueda) LIKE ALL (${words}::text[])`] : []),
    ],
    sql` AND `,
  );
}

/** Prepaid quotations, newest first. */
export async function listPrepago(
  db: Db,
  request: PrepagoFilter & PageRequest,
  scope: Scope,
): Promise<Page<PrepagoRow>> {
  const { limite, desdeClave, contar } = request;
  const where = conditions(request, scope);
  const from = sql`cotizaciones q JOIN clientes c ON c.id = q.cliente JOIN vendedores v ON v.id = q.vendedor`;
  const count = contar ? sql`(SELECT count(*) FROM ${from} WHERE ${where})` : sql`0::bigint`;
  const after = desdeClave === undefined ? sql`true` : sql`q.id < ${decodeNumericKey(desdeClave)}`;
  const rows = await all(
    db,
    sql<PrepagoRow & { cuantas: number }>`
      SELECT q.id, q.ingreso, q.vence, c.razsoc, q.cliente, q.vendedor, v.nombre AS apenom, q.imptotalprepago AS impprepago,
        (SELECT coalesce(sum(i.importe), 0)::bigint FROM cotizacion_items i WHERE i.cotizacion = q.id) AS impitems,
        q.aprob_coti, q.ingre_tran, q.aprob_tran, q.recha_tran, q.pedidoref, ${count} AS cuantas
      FROM ${from} WHERE ${where} AND ${after} ORDER BY q.id DESC LIMIT ${limite + 1}`,
  );
  return cutPage(rows, limite, ({ id }) => [id], rows[0]?.cuantas);
}

export function presentPrepago(row: PrepagoRow, hoy: Dia): CotizacionPrepago {
  const { vence, aprob_coti } = row;
  return { ...row, vencida: isVencida({ vence, isPrepago: true, aprob_coti }, hoy) };
}
