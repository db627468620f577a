import { facturar, type ResultadoFacturacion } from '@distri/domain/facturacion';
import { createPedido } from '@distri/domain/pedidos';
import { sql } from 'kysely';
import type pg from 'pg';
import { all, type Db, first, run } from '../../src/platform/db/index.ts';
import { seedMaestros } from '../factories.ts';
import type { Persona, TestApi } from '../support/testApi.ts';
import { pedidoBody, type Renglon } from './venta.ts';

/** Each call of a story is its own. */
let serial = 0;

export const TALONARIO = { factura: 50, remito: 4, notaCredito: 3 } as const;

/** The pads that the documents name, each letter on its own counter. */
export async function seedTalonarios(db: Db): Promise<void> {
  await run(
    db,
    sql`INSERT INTO talonarios (id, comprobante, letra, nombre, punto_venta, desde, hasta, proximo, cai, cai_vence) VALUES
      (50, 'factura', 'A', 'Facturas A', 4, 1, 99999999, 1, NULL, NULL), (50, 'factura', 'B', 'Facturas B', 4, 1, 99999999, 1, NULL, NULL),
      (4, 'remito', 'R', 'Remitos', 4, 1, 99999999, 1, '52467890123456', '2027-05-31'),
      (3, 'notaCredito', 'A', 'Notas de crédito A', 4, 1, 99999999, 1, NULL, NULL), (3, 'notaCredito', 'B', 'Notas de crédito B', 4, 1, 99999999, 1, NULL, NULL)`,
  );
}

/** Lookup rows and pads: what invoicing needs of an empty database. */
export async function seedFacturacion(pool: pg.Pool): Promise<void> {
  await seedMaestros(pool);
  await seedTalonarios(pool);
}

/** An order of a customer, entered through the API; answers its number. */
export async function enterPedido(
  persona: Persona,
  cliente: string,
  renglones: readonly Renglon[],
  changes: Parameters<typeof pedidoBody>[1] = {},
): Promise<number> {
  const body = pedidoBody(renglones, changes);
  return (await persona.ok(createPedido, { query: { cliente }, body, clave: `pedido-${cliente}-${++serial}` })).id;
}

/** Invoices one order; the answer's only row. */
export async function invoice(
  persona: Persona,
  pedido: number,
  extra: { version?: number; litros?: { numrenglon: number; litros: number }[] } = {},
): Promise<ResultadoFacturacion> {
  const body = { pedidos: [{ pedido, ...extra }] };
  const { result } = await persona.ok(facturar, { body, clave: `facturar-${pedido}-${++serial}` });
  const [row] = result;
  if (!row || result.length !== 1) throw new Error('one order, one result');
  return row;
}

/** The same, when it has to come out. */
export async function invoiced(persona: Persona, pedido: number, extra: Parameters<typeof invoice>[2] = {}) {
  const row = await invoice(persona, pedido, extra);
  if (!row.factura || !row.remito) throw new Error(`order ${pedido}: ${row.message}`);
  return { factura: row.factura, remito: row.remito, avisos: row.avisos };
}

/** Quantities to dispatch of an order's lines, as the picking leaves them. */
export async function setADespachar(db: Db, pedido: number, cantidades: Record<number, number>): Promise<void> {
  for (const [numrenglon, adespachar] of Object.entries(cantidades))
    await run(
      db,
      sql`UPDATE pedido_lineas SET adespachar = ${adespachar} WHERE pedido = ${pedido} AND numrenglon = ${Number(numrenglon)}`,
    );
}

export interface EstadoPedidoRow {
  estado: boolean;
  tiene_articulos_facturados: boolean;
  lineas: { pendfac: number; penddesc: number; adespachar: number }[];
}

/** Flags and pending quantities of an order. */
export async function readPedidoRow(db: Db, pedido: number): Promise<EstadoPedidoRow> {
  const row = await first(
    db,
    sql<EstadoPedidoRow>`SELECT p.estado, p.tiene_articulos_facturados,
      (SELECT json_agg(json_build_object('pendfac', l.pendfac, 'penddesc', l.penddesc, 'adespachar', l.adespachar) ORDER BY l.numrenglon)
         FROM pedido_lineas l WHERE l.pedido = p.id) AS lineas
      FROM pedidos p WHERE p.id = ${pedido}`,
  );
  if (!row) throw new Error(`no order ${pedido}`);
  return row;
}

/** Every number given by a pad of a kind of document, in order. */
export async function numbersOf(
  db: Db,
  table: 'facturas' | 'remitos' | 'notas_credito',
  letra: string,
): Promise<number[]> {
  const rows = await all(
    db,
    sql<{ numero: number }>`SELECT numero FROM ${sql.table(table)} WHERE letra = ${letra} ORDER BY numero`,
  );
  return rows.map(({ numero }) => numero);
}

/** The company's people who invoice. */
export const operador = (api: TestApi) => api.persona({ rol: 'O' });
