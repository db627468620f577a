import { createPedido } from '@distri/domain/pedidos';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { all, first, inTransaction, run } from '../../src/platform/db/index.ts';
import { descargarStock } from '../../src/stock/index.ts';
import { buildArticulo, buildCliente } from '../factories.ts';
import type { Persona, TestApi } from '../support/testApi.ts';
import { pedidoBody } from './venta.ts';

export const PRECIO = 1_000_00;
const DEPOSITO = 2;

export interface PedidoDePrueba {
  id: number;
  cliente: string;
  articulo: string;
}

/** An order of 30 of an article of which there are 100 (domain-facts §4.4), entered through the API. */
export async function buildPedido(api: TestApi, quien: Persona, cantidad = 30): Promise<PedidoDePrueba> {
  const cliente = await buildCliente(api.pool);
  const articulo = await buildArticulo(api.pool, { precio: PRECIO, stock: 100 });
  const { id } = await quien.ok(createPedido, {
    query: { cliente },
    body: pedidoBody([{ id: articulo, cantidad, precio: PRECIO }]),
  });
  return { id, cliente, articulo };
}

/** What invoicing leaves of a line and of the stock, without the papers: `cantidad` of the first line. */
export async function facturado(api: TestApi, pedido: PedidoDePrueba, usuario: number, cantidad = 28): Promise<void> {
  await inTransaction(api.pool, async (tx) => {
    await run(
      tx,
      sql`UPDATE pedido_lineas SET pendfac = pendfac - ${cantidad}, penddesc = penddesc - ${cantidad}, adespachar = pendfac - ${cantidad}
          WHERE pedido = ${pedido.id}`,
    );
    await run(
      tx,
      sql`UPDATE pedidos SET tiene_articulos_facturados = true,
            estado = NOT EXISTS (SELECT 1 FROM pedido_lineas l WHERE l.pedido = pedidos.id AND l.pendfac > 0)
          WHERE id = ${pedido.id}`,
    );
    const lineas = [{ deposito: DEPOSITO, articulo: pedido.articulo, cantidad }];
    await descargarStock(tx, lineas, { entidad: 'pedido', entidadId: pedido.id, usuario });
  });
}

/** Puts an order at a stage without asking: where the story begins. */
export async function enEstadio(api: TestApi, id: number, estadio: string, enHoja = false): Promise<void> {
  await run(api.pool, sql`UPDATE pedidos SET estadio = ${estadio}, resultado_en_hoja = ${enHoja} WHERE id = ${id}`);
}

interface LineaGuardada {
  pendfac: number;
  penddesc: number;
  adespachar: number;
  devuelto: number;
}

/** The first line as it is stored. */
export async function lineaGuardada(api: TestApi, id: number): Promise<LineaGuardada> {
  const row = await first(
    api.pool,
    sql<LineaGuardada>`SELECT pendfac, penddesc, adespachar, devuelto FROM pedido_lineas WHERE pedido = ${id} AND numrenglon = 1`,
  );
  if (!row) throw new Error(`order ${id} has no line`);
  return row;
}

/**
 * Reliability I3: every balance is the sum of its movements, and what is reserved is what orders that are not closed
 * still have to take out.
 */
export async function expectStockExacto(api: TestApi): Promise<void> {
  const wrong = await all(
    api.pool,
    sql`SELECT s.articulo, s.total, s.reservado, m.total AS movido, m.reservado AS apartado, coalesce(p.penddesc, 0) AS pendiente FROM stock s
        LEFT JOIN (SELECT deposito, articulo, sum(total) AS total, sum(reservado) AS reservado FROM stock_movimientos GROUP BY 1, 2) m USING (deposito, articulo)
        LEFT JOIN (SELECT l.deposito, l.articulo, sum(l.penddesc) AS penddesc FROM pedido_lineas l JOIN pedidos p ON p.id = l.pedido
                   WHERE p.estadio <> 'C' GROUP BY 1, 2) p USING (deposito, articulo)
        WHERE s.total <> coalesce(m.total, 0) OR s.reservado <> coalesce(m.reservado, 0) OR s.reservado <> coalesce(p.penddesc, 0)`,
  );
  expect(wrong).toEqual([]);
}
