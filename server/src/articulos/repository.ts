import type { ComponenteArmado } from '@distri/domain/lineas';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/db/handle.ts';
import { all, first } from '../platform/db/kysely.ts';
import { cutPage, type Page, type PageRequest } from '../platform/db/page.ts';
import { decodeKey } from '../platform/db/search.ts';
import { componentes } from './articulosVenta.ts';
import { articuloMatches, searchable } from './search.ts';

export interface ArticulosFilter {
  id?: string | undefined;
  ids?: readonly string[] | undefined;
  barcode?: string | undefined;
  conStock?: boolean | undefined;
  buscar?: string | undefined;
  /** Whether the text may be a barcode. */
  conCodigosDeBarras: boolean;
  deposito: number;
}

export interface ArticuloRow {
  id: string;
  detalle: string;
  rubro: string | null;
  linea: string | null;
  envase: string | null;
  granel: boolean | null;
  unidad: number;
  lista1: number;
  lista2: number;
  lista3: number;
  lista4: number;
  lista5: number;
  lista6: number;
  precios_desde: string;
  costoneto: number;
  rentaminima: number;
  ivavta: number;
  alicuota: number;
  is_shell: boolean;
  condvta30: boolean;
  notas: string;
  barcode: string;
  armado: boolean;
  activo: boolean;
  con_imagen: boolean;
  deposito: number;
  total: number;
  reservado: number;
  ordencompra: number;
  stocksval: number;
  componentes: ComponenteArmado[] | null;
  /** Whole kits that what is available makes; null for what is no kit. */
  armables: number | null;
}

/** How many of kit `a` can be made: its scarcest part decides. */
const armables = (deposito: number) => sql<number>`
  (SELECT greatest(coalesce(min(floor(coalesce(ps.total - ps.reservado, 0) / k.cantidad)), 0), 0) FROM articulos_componentes k
    LEFT JOIN stock ps ON ps.articulo = k.articulo AND ps.deposito = ${deposito}::int WHERE k.armado = a.id)`;

const selection = (deposito: number) => sql`
  a.id, a.detalle, r.nombre AS rubro, l.nombre AS linea, e.nombre AS envase, e.granel, a.unidad,
  a.lista1, a.lista2, a.lista3, a.lista4, a.lista5, a.lista6, a.precios_desde, a.costoneto, a.rentaminima,
  a.ivavta, t.porcentaje AS alicuota, a.is_shell, a.condvta30, a.notas, a.barcode, a.armado, a.activo,
  a.imagen IS NOT NULL AS con_imagen, ${deposito}::int AS deposito,
  coalesce(s.total, 0) AS total, coalesce(s.reservado, 0) AS reservado, coalesce(s.ordencompra, 0) AS ordencompra, coalesce(s.stocksval, 0) AS stocksval,
  CASE WHEN a.armado THEN ${componentes} END AS componentes, CASE WHEN a.armado THEN ${armables(deposito)} END AS armables`;

const joins = (deposito: number) => sql`
  JOIN alicuotas t ON t.id = a.ivavta
  LEFT JOIN rubros_articulo r ON r.id = a.rubro
  LEFT JOIN lineas_articulo l ON l.id = a.linea
  LEFT JOIN envases_articulo e ON e.id = a.envase
  LEFT JOIN stock s ON s.articulo = a.id AND s.deposito = ${deposito}`;

function conditions(filter: ArticulosFilter): RawBuilder<boolean> {
  const parts: RawBuilder<boolean>[] = [];
  // Codes are looked up without regard to case (D2 §5); inactive ones are answered only when asked for by code.
  if (filter.id !== undefined) parts.push(sql<boolean>`a.id = upper(${filter.id})`);
  else if (filter.ids !== undefined)
    parts.push(sql<boolean>`a.id = ANY (${filter.ids.map((id) => id.toUpperCase())}::text[])`);
  else if (filter.barcode !== undefined) parts.push(sql<boolean>`a.barcode = ${filter.barcode} AND a.activo`);
  else parts.push(sql<boolean>`a.activo`);
  if (filter.conStock)
    parts.push(
      sql<boolean>`CASE WHEN a.armado THEN ${armables(filter.deposito)} ELSE coalesce(s.total - s.reservado, 0) END > 0`,
    );
  if (filter.buscar) parts.push(articuloMatches(filter.buscar, filter.conCodigosDeBarras));
  return sql.join(parts, sql` AND `) as RawBuilder<boolean>;
}

/** One page of articles by code, and how many match, in one statement. Searches go through the trigram index. */
export async function listArticulos(db: Db, filter: ArticulosFilter & PageRequest): Promise<Page<ArticuloRow>> {
  const { limite, desdeClave } = filter;
  const after = desdeClave === undefined ? sql`true` : sql`id COLLATE "C" > ${decodeKey(desdeClave, 1)[0]}`;
  const count = filter.contar ? sql`(SELECT count(*) FROM hallados)` : sql`0::bigint`;
  const rows = await all(
    db,
    sql<ArticuloRow & { cuantos: number }>`
      WITH hallados AS MATERIALIZED (
        SELECT a.id FROM ${searchable} LEFT JOIN stock s ON s.articulo = a.id AND s.deposito = ${filter.deposito}
        WHERE ${conditions(filter)}),
      pagina AS (SELECT id FROM hallados WHERE ${after} ORDER BY id COLLATE "C" LIMIT ${limite + 1})
      SELECT ${selection(filter.deposito)}, ${count} AS cuantos
      FROM pagina JOIN articulos a USING (id) ${joins(filter.deposito)}
      ORDER BY a.id COLLATE "C"`,
  );
  return cutPage(rows, limite, ({ id }) => [id], rows[0]?.cuantos);
}

/** JPEG bytes of an article's image; undefined when it has none. */
export function readImagen(db: Db, id: string): Promise<{ bytes: Buffer } | undefined> {
  return first(
    db,
    sql<{
      bytes: Buffer;
    }>`SELECT f.bytes FROM articulos a JOIN archivos f ON f.hash = a.imagen WHERE a.id = upper(${id})`,
  );
}

export interface ValorFacturadoRow {
  fecha: string;
  documento: string;
  precio: number;
  cantidad: number;
  bonificacion: number;
  bonificacion_general: number;
}

/** Last sales of an article to a customer, newest first. */
export function listValoresFacturados(
  db: Db,
  articulo: string,
  cliente: string,
  desde: string | undefined,
): Promise<ValorFacturadoRow[]> {
  return all(
    db,
    sql<ValorFacturadoRow>`
      SELECT f.ingreso AS fecha, f.documento, l.precio, l.cantidad, l.bonificacion, f.bonificacion AS bonificacion_general
      FROM facturas f JOIN factura_lineas l ON l.factura = f.id
      WHERE f.cliente = ${cliente} AND l.articulo = upper(${articulo}) AND f.ingreso >= coalesce(${desde ?? null}::date, '-infinity'::date)
      ORDER BY f.ingreso DESC, f.id DESC, l.numrenglon LIMIT 200`,
  );
}
