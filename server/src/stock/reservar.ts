import { sumQuantities } from '@distri/domain/kernel';
import { stockDelta } from '@distri/domain/stock';
import { sql } from 'kysely';
import type { Tx } from '../platform/db/handle.ts';
import { type Param, prepared } from '../platform/db/prepared.ts';

/** What an order promises to a customer. */
export interface Reserva {
  deposito: number;
  lineas: readonly { id: string; cantidad: number }[];
  pedido: number;
  usuario: number;
}

/** Units by article, lines of the same article together, in the order of the codes. */
function byArticle(lineas: Reserva['lineas']): [string, number][] {
  const totals = new Map<string, number>();
  for (const { id, cantidad } of lineas) totals.set(id, sumQuantities([totals.get(id) ?? 0, cantidad]));
  return [...totals].sort(([a], [b]) => (a < b ? -1 : 1));
}

interface Cantidades {
  deposito: number;
  articulos: readonly string[];
  reservado: readonly number[];
  pedido: string;
  usuario: number;
}

const reservar = prepared(
  'stock.reservar',
  (param: Param<Cantidades>) => sql`
  WITH pedido AS (SELECT * FROM unnest(${param('articulos')}::text[], ${param('reservado')}::numeric[]) AS p (articulo, reservado)),
  saldo AS (
    INSERT INTO stock (deposito, articulo, reservado) SELECT ${param('deposito')}::int, articulo, reservado FROM pedido
    ON CONFLICT (deposito, articulo) DO UPDATE SET reservado = stock.reservado + excluded.reservado
    RETURNING articulo)
  INSERT INTO stock_movimientos (deposito, articulo, clase, reservado, entidad, entidad_id, usuario)
  SELECT ${param('deposito')}::int, p.articulo, 'reserva', p.reservado, 'pedido', ${param('pedido')}, ${param('usuario')}::int
  FROM pedido p JOIN saldo USING (articulo)`,
);

/**
 * Reserves stock for an order: the balance rows and one movement each, in one statement. The caller holds the locks of
 * `lockArticulosVenta`; an article that had no balance row gets one (domain-facts §4.4).
 */
export async function reservarStock(tx: Tx, { deposito, lineas, pedido, usuario }: Reserva): Promise<void> {
  const wanted = byArticle(lineas);
  const articulos = wanted.map(([id]) => id);
  const reservado = wanted.map(([, cantidad]) => stockDelta('reserva', cantidad).reservado);
  await reservar(tx, { deposito, articulos, reservado, pedido: String(pedido), usuario });
}
