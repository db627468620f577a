import type { Existencia, FiltrosPromedio } from '@distri/domain/articulos';
import type { Dia, Scope } from '@distri/domain/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../platform/db/handle.ts';
import { all, first } from '../platform/db/kysely.ts';
import { cutPage, type Page, type PageRequest } from '../platform/db/page.ts';
import { scopeCondition } from '../platform/db/scopeCondition.ts';
import { decodeNumericKey } from '../platform/db/search.ts';

export interface MovimientoRow {
  id: number;
  momento: string;
  clase: 'inicial' | 'compra' | 'reserva' | 'liberacion' | 'entrega' | 'devolucion' | 'ajuste';
  total: number;
  reservado: number;
  saldoTotal: number;
  saldoReservado: number;
  entidad: string;
  entidadId: string;
  documento: string;
  username: string;
}

/** The number of an issued document; of any other, its id is its number. */
const documentoDe = sql`coalesce(CASE m.entidad
    WHEN 'factura' THEN (SELECT f.documento FROM facturas f WHERE f.id = m.entidad_id::int)
    WHEN 'notaCredito' THEN (SELECT n.documento FROM notas_credito n WHERE n.id = m.entidad_id::int) END, m.entidad_id)`;

/**
 * Movements of an article in a warehouse, the last one first, each with the balance that it left. A balance is of what came
 * before: of a whole list, each batch looks only at what is left of it.
 */
export async function listMovimientos(
  db: Db,
  filter: { articulo: string; deposito: number } & PageRequest,
): Promise<Page<MovimientoRow>> {
  const { limite, desdeClave } = filter;
  const after = desdeClave === undefined ? sql`true` : sql`id < ${decodeNumericKey(desdeClave)}`;
  const rows = await all(
    db,
    sql<MovimientoRow & { cuantos: number }>`
      WITH m AS (
        SELECT id, momento, clase, total, reservado, entidad, entidad_id, usuario, sum(total) OVER w AS "saldoTotal",
          sum(reservado) OVER w AS "saldoReservado", count(*) OVER () AS cuantos
        FROM stock_movimientos WHERE articulo = upper(${filter.articulo}) AND deposito = ${filter.deposito}
          AND ${filter.contar ? sql`true` : after} WINDOW w AS (ORDER BY id))
      SELECT m.id, m.momento, m.clase, m.total, m.reservado, m."saldoTotal", m."saldoReservado", m.entidad, m.entidad_id AS "entidadId", ${documentoDe} AS documento,
        coalesce(u.username, '') AS username, m.cuantos
      FROM (SELECT * FROM m WHERE ${after} ORDER BY id DESC LIMIT ${limite + 1}) m LEFT JOIN usuarios u ON u.id = m.usuario ORDER BY m.id DESC`,
  );
  return cutPage(rows, limite, ({ id }) => [id], rows[0]?.cuantos);
}

/** What an article has in each warehouse that knows it, and in the company's own; empty when there is no such article. */
export function listExistencias(db: Db, articulo: string, propio: number): Promise<Existencia[]> {
  return all(
    db,
    sql<Existencia>`
      SELECT d.id AS deposito, d.nombre, coalesce(s.total, 0) AS total, coalesce(s.reservado, 0) AS reservado,
        coalesce(s.total - s.reservado, 0) AS disponible, coalesce(s.ordencompra, 0) AS ordencompra
      FROM articulos a CROSS JOIN depositos d LEFT JOIN stock s ON s.deposito = d.id AND s.articulo = a.id
      WHERE a.id = upper(${articulo}) AND (s.articulo IS NOT NULL OR d.id = ${propio})
      ORDER BY d.id <> ${propio}, d.id`,
  );
}

/** What each filter of the reports looks at; one that names nothing asks for nothing. */
function salesConditions(filtros: FiltrosPromedio): RawBuilder<unknown> {
  const { articulos, clientes, vendedores, proveedores, rubros, lineas, calidades, envases } = filtros;
  const named: [RawBuilder<unknown>, readonly (string | number)[] | undefined, 'text' | 'int'][] = [
    [sql`l.articulo`, articulos?.map((codigo) => codigo.toUpperCase()), 'text'],
    [sql`f.cliente`, clientes, 'text'],
    [sql`f.vendedor`, vendedores, 'text'],
    [sql`a.proveedor`, proveedores, 'int'],
    [sql`a.rubro`, rubros, 'int'],
    [sql`a.linea`, lineas, 'int'],
    [sql`a.calidad`, calidades, 'int'],
    [sql`a.envase`, envases, 'int'],
  ];
  const parts = named
    .filter(([, values]) => values !== undefined && values.length > 0)
    .map(([column, values, type]) => sql`${column} = ANY (${values}::${sql.raw(type)}[])`);
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` AND `);
}

/**
 * Units sold per month since a day, by article: what was invoiced less what came back by credit note, divided by the
 * months (domain-facts §4.12: returns subtract). Sales of customers out of scope do not count.
 */
export function averageSells(
  db: Db,
  filtros: FiltrosPromedio,
  scope: Scope,
  periodo: { desde: Dia; meses: number },
): Promise<{ articulo: string; promedio: number }[]> {
  const wanted = sql`${salesConditions(filtros)} AND ${scopeCondition(scope)}`;
  return all(
    db,
    sql<{ articulo: string; promedio: number }>`
      SELECT articulo, round(sum(cantidad) / ${periodo.meses}::int, 3) AS promedio FROM (
        SELECT l.articulo, l.cantidad FROM facturas f JOIN factura_lineas l ON l.factura = f.id
          JOIN articulos a ON a.id = l.articulo JOIN clientes c ON c.id = f.cliente
        WHERE f.ingreso > ${periodo.desde} AND ${wanted}
        UNION ALL
        SELECT l.articulo, -l.cantidad FROM notas_credito f JOIN nota_credito_lineas l ON l.nota_credito = f.id AND l.factura IS NOT NULL
          JOIN articulos a ON a.id = l.articulo JOIN clientes c ON c.id = f.cliente
        WHERE f.ingreso > ${periodo.desde} AND ${wanted}) v
      GROUP BY 1 ORDER BY 1`,
  );
}

/** The safety level before the change; undefined when there is no such article. The row is locked, or made. */
export async function updateStockSeguridad(
  tx: Tx,
  articulo: string,
  deposito: number,
  value: number,
): Promise<{ id: string; antes: number } | undefined> {
  return first(
    tx,
    sql<{ id: string; antes: number }>`
      WITH antes AS MATERIALIZED (
        SELECT a.id, (SELECT s.stocksval FROM stock s WHERE s.articulo = a.id AND s.deposito = ${deposito}::int) AS valor
        FROM articulos a WHERE a.id = upper(${articulo})),
      cambio AS (
        INSERT INTO stock (deposito, articulo, stocksval) SELECT ${deposito}::int, id, ${value}::numeric FROM antes
        ON CONFLICT (deposito, articulo) DO UPDATE SET stocksval = excluded.stocksval)
      SELECT id, coalesce(valor, 0) AS antes FROM antes`,
  );
}
