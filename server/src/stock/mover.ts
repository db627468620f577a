import { sumQuantities } from '@distri/domain/kernel';
import { CLASE_DE, type ClaseMovimiento, type MovimientoStock, stockDelta } from '@distri/domain/stock';
import { sql } from 'kysely';
import type { Tx } from '../platform/db/handle.ts';
import { type Param, prepared } from '../platform/db/prepared.ts';

/** Units of an article that an event moves in a warehouse. */
export interface Movimiento {
  movimiento: MovimientoStock;
  deposito: number;
  articulo: string;
  cantidad: number;
}

/** The document that moves them, and who. */
export interface OrigenMovimiento {
  entidad: 'pedido' | 'factura' | 'notaCredito';
  entidadId: string | number;
  usuario: number;
}

interface Renglones {
  depositos: readonly number[];
  articulos: readonly string[];
  clases: readonly ClaseMovimiento[];
  totales: readonly number[];
  reservados: readonly number[];
  entidad: string;
  entidadId: string;
  usuario: number;
}

/**
 * The rows are locked in the order of their key before the first one changes, as `lockArticulosVenta` locks them, so
 * that everybody who moves stock waits in one order. An UPDATE alone would lock them in the order of its plan.
 */
const mover = prepared(
  'stock.mover',
  (param: Param<Renglones>) => sql<{ articulo: string }>`
  WITH pedido AS MATERIALIZED (
    SELECT * FROM unnest(${param('depositos')}::int[], ${param('articulos')}::text[], ${param('clases')}::text[],
      ${param('totales')}::numeric[], ${param('reservados')}::numeric[]) AS p (deposito, articulo, clase, total, reservado)),
  suma AS MATERIALIZED (SELECT deposito, articulo, sum(total) AS total, sum(reservado) AS reservado FROM pedido GROUP BY 1, 2),
  bloqueado AS MATERIALIZED (
    SELECT s.deposito, s.articulo FROM stock s WHERE (s.deposito, s.articulo) IN (SELECT deposito, articulo FROM suma)
    ORDER BY s.deposito, s.articulo FOR UPDATE),
  saldo AS (
    UPDATE stock s SET total = s.total + suma.total, reservado = s.reservado + suma.reservado
    FROM bloqueado b JOIN suma USING (deposito, articulo) WHERE s.deposito = b.deposito AND s.articulo = b.articulo
    RETURNING s.deposito, s.articulo)
  INSERT INTO stock_movimientos (deposito, articulo, clase, total, reservado, entidad, entidad_id, usuario)
  SELECT p.deposito, p.articulo, p.clase, p.total, p.reservado, ${param('entidad')}, ${param('entidadId')}, ${param('usuario')}::int
  FROM pedido p JOIN saldo USING (deposito, articulo)
  RETURNING articulo`,
);

/** Equal events of one article in one warehouse together, in the order of their key; nothing moved is no row. */
function grouped(movimientos: readonly Movimiento[]): Movimiento[] {
  const groups = new Map<string, Movimiento>();
  for (const one of movimientos) {
    const key = `${one.movimiento} ${one.deposito} ${one.articulo}`;
    const sum = sumQuantities([groups.get(key)?.cantidad ?? 0, one.cantidad]);
    groups.set(key, { ...one, cantidad: sum });
  }
  return [...groups.values()].filter(({ cantidad }) => cantidad !== 0);
}

/**
 * Moves stock: every balance once and one movement row per article and event, in one statement whatever their number
 * (domain-facts §4.4). Components of a kit are lines of their own, so they move like any other article. Throws when an
 * article never had a balance row: nothing can leave or come back that was never reserved.
 */
export async function moverStock(tx: Tx, movimientos: readonly Movimiento[], origen: OrigenMovimiento): Promise<void> {
  const rows = grouped(movimientos);
  if (rows.length === 0) return;
  const deltas = rows.map(({ movimiento, cantidad }) => stockDelta(movimiento, cantidad));
  const written = await mover(tx, {
    depositos: rows.map(({ deposito }) => deposito),
    articulos: rows.map(({ articulo }) => articulo),
    clases: rows.map(({ movimiento }) => CLASE_DE[movimiento]),
    totales: deltas.map(({ total }) => total),
    reservados: deltas.map(({ reservado }) => reservado),
    entidad: origen.entidad,
    entidadId: String(origen.entidadId),
    usuario: origen.usuario,
  });
  if (written.length !== rows.length) throw new Error('an article to move has no stock row');
}

/** A line whose goods move. */
export type LineaDeStock = Omit<Movimiento, 'movimiento'>;

const act = (movimiento: MovimientoStock) => (tx: Tx, lineas: readonly LineaDeStock[], origen: OrigenMovimiento) =>
  moverStock(
    tx,
    lineas.map((linea) => ({ ...linea, movimiento })),
    origen,
  );

/** Invoice and remito take out what was reserved: total − and reservado − (domain-facts §4.3). */
export const descargarStock = act('entrega');
/** What was promised and will not go: reservado −. An order is closed. */
export const liberarStock = act('liberacion');
/** Goods are back and kept for the customer: total + and reservado +. Stage R. */
export const devolverReservado = act('devolucionReservada');
/** Goods are back to sale: total +. Stage H, returned quantities, credit note by return. */
export const devolverAVenta = act('devolucionAVenta');
