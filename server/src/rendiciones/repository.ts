import type { EstadoCobranza } from '@distri/domain/cobranzas';
import type { Dia, Scope } from '@distri/domain/kernel';
import type { RendicionManual } from '@distri/domain/rendiciones';
import type { TipoValor } from '@distri/domain/valores';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/handle.ts';
import { all } from '../platform/db/kysely.ts';
import { cutPage, type Page, type PageRequest } from '../platform/db/page.ts';
import { scopeCondition } from '../platform/db/scopeCondition.ts';
import { decodeKey } from '../platform/db/search.ts';

export interface CobranzaARendir {
  id: number;
  status: EstadoCobranza;
}

/**
 * Collections locked by id until the commit, with the status that whoever held them left. Alone: settling touches
 * neither accounts nor documents, and a collection is the last lock that anybody takes.
 */
export function lockParaRendir(tx: Tx, ids: readonly number[]): Promise<CobranzaARendir[]> {
  return all(
    tx,
    sql<CobranzaARendir>`SELECT id, status FROM cobranzas WHERE id = ANY (${ids}::int[]) ORDER BY id FOR UPDATE`,
  );
}

export interface RendicionesFilter {
  desde: Dia | null;
  hasta: Dia | null;
  vendedores: readonly string[] | null;
}

type RendicionRow = RendicionManual & { rendicion: number };

/** After the row of a key: newer settlements first, the collections of one by their id. */
function afterKey(key: string | undefined) {
  if (key === undefined) return sql`true`;
  const [fecha, rendicion, cobranza] = decodeKey(key, 3);
  return sql`((r.fecha, r.id) < (${fecha}::date, ${rendicion}::int) OR (r.id = ${rendicion}::int AND b.id > ${cobranza}::int))`;
}

/** Settlements handed in by hand, the newest first, a row for each collection in scope. */
export async function listRendiciones(
  db: Db,
  filter: RendicionesFilter,
  scope: Scope,
  { limite, desdeClave }: PageRequest,
): Promise<Page<RendicionManual>> {
  const { desde, hasta, vendedores } = filter;
  const parts = [
    sql`r.modo = 'manual' AND f.anulada IS NULL`,
    scopeCondition(scope),
    ...(desde === null ? [] : [sql`r.fecha >= ${desde}`]),
    ...(hasta === null ? [] : [sql`r.fecha <= ${hasta}`]),
    ...(vendedores === null ? [] : [sql`b.vendedor = ANY (${vendedores}::text[])`]),
    afterKey(desdeClave),
  ];
  const rows = await all(
    db,
    sql<RendicionRow>`
      SELECT b.id AS idrecibo, b.numrec, c.razsoc, s.nombre AS vendedor, u.nombre AS usuario, r.fecha, r.momento AS timestamp, r.id AS rendicion
      FROM rendiciones r JOIN rendicion_cobranzas f ON f.rendicion = r.id JOIN cobranzas b ON b.id = f.cobranza
        JOIN clientes c ON c.id = b.cliente JOIN vendedores s ON s.id = b.vendedor JOIN usuarios u ON u.id = r.usuario
      WHERE ${sql.join(parts, sql` AND `)} ORDER BY r.fecha DESC, r.id DESC, b.id LIMIT ${limite + 1}`,
  );
  return cutPage(rows, limite, ({ fecha, rendicion, idrecibo }) => [fecha, rendicion, idrecibo]);
}

/** A collection on the paper of a settlement: what was paid with what, type by type. */
export interface CobranzaRendidaRow {
  id: number;
  numrec: string;
  fecharecibo: string;
  status: EstadoCobranza;
  cliente: string;
  razsoc: string;
  vendedor: string;
  apenom: string;
  totitems: number;
  totales: { tipo: TipoValor; cantidad: number; importe: number }[];
}

/** The collections in scope of a settlement, in one statement. */
export function readParaImprimir(db: Db, ids: readonly number[], scope: Scope): Promise<CobranzaRendidaRow[]> {
  return all(
    db,
    sql<CobranzaRendidaRow>`
      SELECT b.id, b.numrec, b.fecharecibo, b.status, b.cliente, c.razsoc, b.vendedor, s.nombre AS apenom, b.totitems,
        (SELECT json_agg(json_build_object('tipo', t.tipo, 'cantidad', t.cantidad, 'importe', t.importe)) FROM (
           SELECT i.tipo, sum(greatest((SELECT count(*) FROM cheques q WHERE q.item = i.id), 1))::int AS cantidad, sum(i.importe)::bigint AS importe
           FROM cobranza_items i WHERE i.cobranza = b.id GROUP BY i.tipo) t) AS totales
      FROM cobranzas b JOIN clientes c ON c.id = b.cliente JOIN vendedores s ON s.id = b.vendedor
      WHERE b.id = ANY (${ids}::int[]) AND ${scopeCondition(scope)} ORDER BY array_position(${ids}::int[], b.id)`,
  );
}
