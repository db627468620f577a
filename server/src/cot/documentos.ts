import type { DocumentoCot, ResultadoCot } from '@distri/domain/cot';
import type { Dia } from '@distri/domain/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/db/handle.ts';
import { all } from '../platform/db/kysely.ts';
import { cutPage, type Page, type PageRequest } from '../platform/db/page.ts';
import { type Param, prepared } from '../platform/db/prepared.ts';
import { decodeKey } from '../platform/db/search.ts';

/** Which document: the ids of invoices and delivery notes overlap. */
export interface Referencia {
  tipo: 'FAC' | 'REM';
  id: number;
}

/** An article of a document, as the file declares it. */
export interface ProductoRow {
  articulo: string;
  detalle: string;
  codigo_arba: string;
  /** Sold by litres. */
  liquido: boolean;
  /** In hundredths of its unit: litres, or pieces. */
  centesimos: number;
  /** Packages, and what they weigh. */
  bultos: number;
  kilos: number;
  litros: number;
}

/** A document with everything that its record takes. */
export interface DocumentoRow {
  tipo: 'FAC' | 'REM';
  id: number;
  factura: number | null;
  remito: number | null;
  letra: string;
  punto_venta: number;
  numero: number;
  documento: string;
  ingreso: Dia;
  importe: number;
  cliente: string;
  razsoc: string;
  telefono: string;
  receptor: { razsoc?: string; tipodocu?: number; numeroDocumento?: string; condicionIVA?: string };
  /** Of the delivery address, or of the customer when the order had none. */
  direccion: string;
  localidad: string;
  codpostal: string;
  provincia: string;
  direccion_id: number | null;
  observacion: string;
  latitud: number | null;
  longitud: number | null;
  pedidos: number[];
  productos: ProductoRow[];
  resultado: ResultadoCot | null;
  cot: string | null;
  envio: number | null;
}

/** Invoices and delivery notes as one table. */
const EMITIDOS = sql`
  SELECT 'REM' AS tipo, m.id, m.factura, m.id AS remito, m.letra, m.punto_venta, m.numero, m.documento, m.ingreso, m.importe, m.cliente, m.receptor
  FROM remitos m
  UNION ALL
  SELECT 'FAC', f.id, f.id, m.id, f.letra, f.punto_venta, f.numero, f.documento, f.ingreso, f.importe_bonificado, f.cliente, f.receptor
  FROM facturas f LEFT JOIN remitos m ON m.factura = f.id`;

/** The orders of a document: those of its lines. */
const PEDIDOS = sql`
  CASE d.tipo WHEN 'REM' THEN (SELECT coalesce(array_agg(DISTINCT l.pedido ORDER BY l.pedido), '{}') FROM remito_lineas l WHERE l.remito = d.id AND l.pedido IS NOT NULL)
    ELSE (SELECT coalesce(array_agg(DISTINCT l.pedido ORDER BY l.pedido), '{}') FROM factura_lineas l WHERE l.factura = d.id AND l.pedido IS NOT NULL) END`;

/** The last that is known of its goods: what stands in the way of another file comes first. */
const ULTIMO = (now: RawBuilder<unknown>) => sql`
  LEFT JOIN LATERAL (
    SELECT CASE WHEN r.resultado = 'enviando' AND e.espera_hasta < ${now} THEN 'sin_respuesta' ELSE r.resultado END AS resultado, r.cot, r.envio
    FROM cot_remitos r JOIN cot_envios e ON e.id = r.envio
    WHERE (r.factura = d.factura AND d.factura IS NOT NULL) OR (r.remito = d.remito AND d.remito IS NOT NULL)
    ORDER BY r.resultado IN ('enviando', 'sin_respuesta', 'aceptado', 'a_verificar') DESC, r.envio DESC LIMIT 1) u ON true`;

/** The fields of `DocumentoCot`. */
const COLUMNAS = sql`
  d.tipo, d.id, d.documento AS numero, d.ingreso, d.importe, d.cliente, c.razsoc, c.localidad_nombre AS localidad,
  CASE d.tipo WHEN 'FAC' THEN d.remito END AS remito, ${PEDIDOS} AS pedidos, u.resultado AS estado, u.cot, u.envio`;

/** What was issued between two days. */
export interface Rango {
  desde: Dia;
  hasta: Dia;
}

type Tipo = Referencia['tipo'];

/** Documents of a type that come after the row of a key, as conditions that the index on their day answers. */
function afterKey(tipo: Tipo, key: string | undefined) {
  if (key === undefined) return sql`true`;
  const [ingreso, tipoDeClave = '', id] = decodeKey(key, 3);
  if (tipo === tipoDeClave) return sql`(ingreso, id) < (${ingreso}::date, ${id}::int)`;
  return tipo < tipoDeClave ? sql`ingreso <= ${ingreso}::date` : sql`ingreso < ${ingreso}::date`;
}

/** The newest documents of a type that come after a key. */
const newest = (tipo: Tipo, { desde, hasta }: Rango, key: string | undefined, limite: number) => sql`
  (SELECT ${tipo}::text AS tipo, id, ingreso FROM ${sql.table(tipo === 'FAC' ? 'facturas' : 'remitos')}
   WHERE ingreso BETWEEN ${desde} AND ${hasta} AND ${afterKey(tipo, key)} ORDER BY ingreso DESC, id DESC LIMIT ${limite})`;

/** What the list shows of the documents in `n`. */
const shown = (n: RawBuilder<unknown>, now: Date) => sql`
  SELECT ${COLUMNAS} FROM ${n} JOIN (${EMITIDOS}) d ON d.tipo = n.tipo AND d.id = n.id
    JOIN clientes c ON c.id = d.cliente ${ULTIMO(sql`${now}::timestamptz`)}`;

/** What was issued between two days, newest first. Which documents are of a page is found before anything else of them. */
export async function listDocumentos(
  db: Db,
  rango: Rango,
  now: Date,
  { limite, desdeClave }: PageRequest,
): Promise<Page<DocumentoCot>> {
  const ofType = (tipo: Tipo) => newest(tipo, rango, desdeClave, limite + 1);
  const page = sql`(${ofType('REM')} UNION ALL ${ofType('FAC')} ORDER BY ingreso DESC, tipo DESC, id DESC LIMIT ${limite + 1}) AS n`;
  const rows = await all(db, sql<DocumentoCot>`${shown(page, now)} ORDER BY d.ingreso DESC, d.tipo DESC, d.id DESC`);
  return cutPage(rows, limite, ({ ingreso, tipo, id }) => [ingreso, tipo, id]);
}

/** The documents of route sheets, by their ids. */
export function listDocumentosPorId(db: Db, refs: readonly Referencia[], now: Date): Promise<DocumentoCot[]> {
  const [tipos, ids] = [refs.map(({ tipo }) => tipo), refs.map(({ id }) => id)];
  return all(db, sql<DocumentoCot>`${shown(sql`unnest(${tipos}::text[], ${ids}::int[]) AS n (tipo, id)`, now)}`);
}

const PRODUCTO = sql`json_build_object('articulo', l.articulo, 'detalle', l.detalle, 'codigo_arba', a.codigo_arba, 'liquido', l.unidad > 0,
  'centesimos', round(l.cantidad * CASE WHEN l.unidad > 0 THEN l.unidad ELSE 1 END * 100)::bigint,
  'bultos', l.cantidad, 'kilos', round(l.cantidad * a.peso, 3), 'litros', round(l.cantidad * l.unidad, 3))`;

const leer = prepared(
  'cot.documentos',
  (param: Param<{ tipos: readonly string[]; ids: readonly number[]; now: Date }>) => sql<DocumentoRow>`
  SELECT d.*, c.razsoc, c.telefono, ${PEDIDOS} AS pedidos, u.resultado, u.cot, u.envio,
    coalesce(w.direccion, c.direccion) AS direccion, coalesce(w.localidad, c.localidad_nombre) AS localidad,
    coalesce(w.codigopostal, c.codpostal) AS codpostal, w.id AS direccion_id, coalesce(w.observacion, '') AS observacion,
    CASE WHEN w.id IS NULL THEN c.latitud ELSE w.latitud END AS latitud, CASE WHEN w.id IS NULL THEN c.longitud ELSE w.longitud END AS longitud,
    coalesce(CASE WHEN w.id IS NULL THEN p.letra
      ELSE coalesce((SELECT v.letra FROM provincias v WHERE plegar(v.nombre) = plegar(w.provincia) OR v.letra = upper(w.provincia) LIMIT 1), j.letra) END, '') AS provincia,
    CASE d.tipo WHEN 'REM' THEN (SELECT coalesce(json_agg(${PRODUCTO} ORDER BY l.numrenglon), '[]') FROM remito_lineas l JOIN articulos a ON a.id = l.articulo WHERE l.remito = d.id)
      ELSE (SELECT coalesce(json_agg(${PRODUCTO} ORDER BY l.numrenglon), '[]') FROM factura_lineas l JOIN articulos a ON a.id = l.articulo WHERE l.factura = d.id) END AS productos
  FROM unnest(${param('tipos')}::text[], ${param('ids')}::int[]) WITH ORDINALITY AS n (tipo, id, orden)
    JOIN (${EMITIDOS}) d ON d.tipo = n.tipo AND d.id = n.id
    JOIN clientes c ON c.id = d.cliente LEFT JOIN provincias p ON p.id = c.provincia
    LEFT JOIN LATERAL (
      SELECT x.* FROM pedidos o JOIN direcciones_entrega x ON x.cliente = o.cliente AND x.id = o.direccion_entrega
      WHERE o.id = (CASE d.tipo WHEN 'REM' THEN (SELECT min(l.pedido) FROM remito_lineas l WHERE l.remito = d.id)
        ELSE (SELECT min(l.pedido) FROM factura_lineas l WHERE l.factura = d.id) END)) w ON true
    LEFT JOIN jurisdicciones j ON j.id = w.jurisdiccion ${ULTIMO(param('now'))}
  ORDER BY n.orden`,
);

/** The documents of a selection, in its order; those that are not there are left out. */
export function readDocumentos(db: Db, refs: readonly Referencia[], now: Date): Promise<DocumentoRow[]> {
  return leer(db, { tipos: refs.map(({ tipo }) => tipo), ids: refs.map(({ id }) => id), now });
}

/** A vehicle as its plate finds it, and who carries. */
export interface VehiculoRow {
  id: number;
  detalle: string;
  tipo: 'P' | 'T';
  cuit: string;
}

const buscarVehiculo = prepared(
  'cot.vehiculo',
  (param: Param<{ patente: string }>) => sql<VehiculoRow>`
  SELECT v.id, v.detalle, v.tipo, t.cuit FROM vehiculos v JOIN transportes t ON t.id = v.transporte WHERE upper(v.patente) = ${param('patente')}`,
);

/** The vehicle with that plate, if it is one of the house's list. */
export async function readVehiculo(db: Db, patente: string): Promise<VehiculoRow | null> {
  const [row] = await buscarVehiculo(db, { patente });
  return row ?? null;
}
