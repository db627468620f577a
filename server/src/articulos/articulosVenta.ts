import type { ArticuloVenta, ComponenteArmado } from '@distri/domain/lineas';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/handle.ts';
import { type Param, prepared } from '../platform/db/prepared.ts';

interface VentaRow extends Omit<ArticuloVenta, 'condVta30' | 'componentes'> {
  componentes: ComponenteArmado[] | null;
  condvta30: boolean;
  granel: boolean;
  tipoGranel: 'GRAURE' | 'GRALUB' | 'GRAREF';
  armado: boolean;
}

/** An article as the rules look at it, with what the document copies of it. */
export interface ArticuloDeVenta extends ArticuloVenta {
  costoneto: number;
  granel: boolean;
  /** Bulk type of its category. */
  tipoGranel: 'GRAURE' | 'GRALUB' | 'GRAREF';
  armado: boolean;
}

/** The parts of kit `a`, in its own order. */
export const componentes = sql<ComponenteArmado[]>`
  (SELECT coalesce(json_agg(json_build_object('id', k.articulo, 'cantidad', k.cantidad, 'bonificacion', k.bonificacion) ORDER BY k.renglon), '[]')
    FROM articulos_componentes k WHERE k.armado = a.id)`;

const columns = sql`
  a.id, a.detalle, a.unidad, a.lista1, a.lista2, a.lista3, a.lista4, a.lista5, a.lista6, a.costoneto, a.rentaminima,
  a.notas, a.ivavta, t.porcentaje AS alicuota, a.is_shell, a.condvta30, a.activo, a.armado,
  coalesce(e.granel, false) AS granel, coalesce(r.tipo_granel, 'GRALUB') AS "tipoGranel", coalesce(s.total - s.reservado, 0) AS disponible,
  CASE WHEN a.armado THEN ${componentes} END AS componentes`;

const joins = sql`JOIN alicuotas t ON t.id = a.ivavta LEFT JOIN envases_articulo e ON e.id = a.envase
  LEFT JOIN rubros_articulo r ON r.id = a.rubro`;

function byCode(rows: readonly VentaRow[]): Map<string, ArticuloDeVenta> {
  return new Map(
    rows.map(({ condvta30, componentes, ...row }) => [
      row.id,
      { ...row, costoneto: row.costoneto ?? 0, condVta30: condvta30, ...(componentes ? { componentes } : {}) },
    ]),
  );
}

interface Codes {
  ids: readonly string[];
  deposito: number;
}

const read = prepared(
  'articulos.venta',
  (param: Param<Codes>) => sql<VentaRow>`
  SELECT ${columns} FROM articulos a ${joins} LEFT JOIN stock s ON s.articulo = a.id AND s.deposito = ${param('deposito')}
  WHERE a.id = ANY (${param('ids')}::text[])`,
);

const lock = prepared(
  'articulos.ventaConStock',
  (param: Param<Codes>) => sql<VentaRow>`
  WITH s AS MATERIALIZED (
    SELECT articulo, total, reservado FROM stock
    WHERE deposito = ${param('deposito')} AND articulo = ANY (${param('ids')}::text[]) ORDER BY articulo FOR UPDATE)
  SELECT ${columns} FROM articulos a ${joins} LEFT JOIN s ON s.articulo = a.id
  WHERE a.id = ANY (${param('ids')}::text[])`,
);

/** Articles by code, with what is available now; codes that do not exist are missing from the map. */
export async function readArticulosVenta(
  db: Db,
  ids: readonly string[],
  deposito: number,
): Promise<Map<string, ArticuloDeVenta>> {
  return byCode(await read(db, { ids, deposito }));
}

/**
 * The same, with the stock rows locked until the commit, in the order of their codes so that two orders with the same
 * articles wait for each other instead of deadlocking (reliability B4).
 */
export async function lockArticulosVenta(
  tx: Tx,
  ids: readonly string[],
  deposito: number,
): Promise<Map<string, ArticuloDeVenta>> {
  return byCode(await lock(tx, { ids, deposito }));
}
