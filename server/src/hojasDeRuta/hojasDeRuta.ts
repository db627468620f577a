import type { DocumentoCot, HojaCot } from '@distri/domain/cot';
import type { Dia } from '@distri/domain/kernel';
import { type RawBuilder, sql } from 'kysely';
import { type HojasDeRuta, listDocumentosPorId, type Referencia } from '../cot/index.ts';
import type { Db } from '../platform/db/handle.ts';
import { all, first } from '../platform/db/kysely.ts';

/** A sheet with its orders, and the papers of what it carries. */
type HojaRow = Omit<HojaCot, 'documentos'> & { documentos: Referencia[] };

/** An order that was delivered on an earlier sheet left its papers of that time behind: they travel no more. */
const ANTERIORES = sql`
  EXISTS (SELECT 1 FROM hoja_pedidos a WHERE a.pedido = k.pedido AND a.hoja < h.id AND a.resultado IN ('E', 'P')
    AND d.ingreso <= (a.momento AT TIME ZONE 'America/Argentina/Buenos_Aires')::date)`;

const hojas = (where: RawBuilder<unknown>) => sql<HojaRow>`
  SELECT h.id, h.fecha, h.vehiculo, v.detalle AS vehiculo_desc, v.tipo AS vehiculo_tipo, v.patente, h.chofer, c.nombre AS chofer_desc,
    u.nombre AS usuario_desc, coalesce(to_char(h.salida, 'HH24:MI'), '') AS salida, coalesce(to_char(h.llegada, 'HH24:MI'), '') AS llegada,
    coalesce(z.nombre, '') AS zona, t.nombre AS tipo, coalesce(p.litros, 0) AS litros, coalesce(p.pedidos, '[]') AS pedidos,
    (SELECT coalesce(json_agg(DISTINCT jsonb_build_object('tipo', d.tipo, 'id', d.id)), '[]') FROM hoja_pedidos k
      JOIN LATERAL (
        SELECT 'FAC' AS tipo, f.id, f.ingreso FROM factura_lineas l JOIN facturas f ON f.id = l.factura WHERE l.pedido = k.pedido
        UNION ALL SELECT 'REM', m.id, m.ingreso FROM remito_lineas l JOIN remitos m ON m.id = l.remito WHERE l.pedido = k.pedido) d ON NOT ${ANTERIORES}
      WHERE k.hoja = h.id) AS documentos
  FROM hojas_de_ruta h JOIN vehiculos v ON v.id = h.vehiculo JOIN choferes c ON c.id = h.chofer JOIN usuarios u ON u.id = h.usuario
    JOIN tipos_pedido t ON t.id = h.tipo LEFT JOIN zonas z ON z.id = h.zona
    LEFT JOIN LATERAL (
      SELECT sum(o.litros) AS litros, json_agg(json_build_object('id', o.id, 'estado', o.estado,
        'tiene_articulos_facturados', o.tiene_articulos_facturados, 'cerrado', o.estadio = 'C') ORDER BY k.renglon) AS pedidos
      FROM hoja_pedidos k JOIN pedidos o ON o.id = k.pedido WHERE k.hoja = h.id) p ON true
  WHERE ${where} ORDER BY h.fecha DESC, h.id DESC`;

/** The papers of all the sheets in one reading. */
async function withDocumentos(db: Db, rows: readonly HojaRow[], now: Date): Promise<HojaCot[]> {
  const refs = new Map(rows.flatMap(({ documentos }) => documentos).map((ref) => [keyOf(ref), ref]));
  const documentos = refs.size === 0 ? [] : await listDocumentosPorId(db, [...refs.values()], now);
  const byKey = new Map(documentos.map((documento) => [keyOf(documento), documento]));
  const resolve = (own: readonly Referencia[]): DocumentoCot[] =>
    own.flatMap((ref) => byKey.get(keyOf(ref)) ?? []).sort((a, b) => keyOf(a).localeCompare(keyOf(b)));
  return rows.map((row) => ({ ...row, documentos: resolve(row.documentos) }));
}

const keyOf = ({ tipo, id }: Referencia) => `${tipo} ${id}`;

export async function existsHoja(db: Db, id: number): Promise<boolean> {
  return (await first(db, sql`SELECT 1 AS uno FROM hojas_de_ruta WHERE id = ${id}`)) !== undefined;
}

/** Route sheets as the COT uses them (D3 §3). */
export const HOJAS_DE_RUTA: HojasDeRuta = {
  async list(db: Db, desde: Dia, hasta: Dia, now: Date) {
    return withDocumentos(db, await all(db, hojas(sql`h.fecha BETWEEN ${desde} AND ${hasta}`)), now);
  },
  async find(db: Db, id: number, now: Date) {
    const [hoja] = await withDocumentos(db, await all(db, hojas(sql`h.id = ${id}`)), now);
    return hoja ?? null;
  },
};
