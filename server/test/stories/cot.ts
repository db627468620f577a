import { facturar } from '@distri/domain/facturacion';
import { sql } from 'kysely';
import { all, run } from '../../src/platform/db/index.ts';
import { buildArticulo, buildCliente } from '../factories.ts';
import type { Persona, TestApi } from '../support/testApi.ts';
import { enterPedido } from './facturacion.ts';

/** A delivery note whose order waits for its COT. */
export interface RemitoDePrueba {
  pedido: number;
  factura: number;
  remito: number;
  /** 'R000400000001'. */
  documento: string;
  numeroUnico: string;
  cliente: string;
}

export const PATENTE = 'AB123CD';
const MAX_PER_CALL = 50;

/** An article that ARBA knows: 4 litres of oil a piece. */
export async function buildAceite(api: TestApi, codigoArba = '271019'): Promise<string> {
  const articulo = await buildArticulo(api.pool, { precio: 1_000_00, unidad: 4, stock: 10_000 });
  await run(api.pool, sql`UPDATE articulos SET codigo_arba = ${codigoArba}, peso = 3.5 WHERE id = ${articulo}`);
  return articulo;
}

/** Invoiced orders of one customer, each at F: on a sheet, waiting for their COT (D1 §4). */
export async function buildRemitos(
  api: TestApi,
  admin: Persona,
  cuantos: number,
  options: { articulo?: string; cliente?: string; estadio?: string } = {},
): Promise<RemitoDePrueba[]> {
  const cliente = options.cliente ?? (await buildCliente(api.pool));
  const articulo = options.articulo ?? (await buildAceite(api));
  const pedidos: { pedido: number }[] = [];
  for (let n = 0; n < cuantos; n++)
    pedidos.push({ pedido: await enterPedido(admin, cliente, [{ id: articulo, cantidad: 5, precio: 1_000_00 }]) });
  const remitos: RemitoDePrueba[] = [];
  for (let from = 0; from < pedidos.length; from += MAX_PER_CALL) {
    const body = { pedidos: pedidos.slice(from, from + MAX_PER_CALL) };
    const { result } = await admin.ok(facturar, { body, clave: `cot-${cliente}-${pedidos[from]?.pedido}` });
    for (const { pedido, factura, remito, message } of result) {
      if (!factura || !remito) throw new Error(message);
      const { documento } = remito;
      const numeroUnico = `0910${documento.slice(1)}`;
      remitos.push({ pedido, factura: factura.id, remito: remito.id, documento, numeroUnico, cliente });
    }
  }
  await toStage(
    api,
    pedidos.map(({ pedido }) => pedido),
    options.estadio ?? 'F',
  );
  return remitos;
}

/** Puts orders at a stage as a sheet does, with their history. */
async function toStage(api: TestApi, pedidos: readonly number[], estadio: string): Promise<void> {
  if (estadio === 'N') return;
  await run(api.pool, sql`UPDATE pedidos SET estadio = ${estadio} WHERE id = ANY (${pedidos}::int[])`);
  await run(
    api.pool,
    sql`WITH audited AS (INSERT INTO auditoria (username, accion, entidad, entidad_id)
          SELECT 'prueba', 'estadio', 'pedido', n::text FROM unnest(${pedidos}::int[]) n)
        INSERT INTO historial (entidad, entidad_id, username, accion, de, a)
        SELECT 'pedido', n::text, 'prueba', 'Pasó', 'N', ${estadio} FROM unnest(${pedidos}::int[]) n`,
  );
}

/** Stage of each order, in the order asked. */
export async function stagesOf(api: TestApi, pedidos: readonly number[]): Promise<string[]> {
  const rows = await all(
    api.pool,
    sql<{ id: number; estadio: string }>`SELECT id, estadio FROM pedidos WHERE id = ANY (${pedidos}::int[])`,
  );
  const byId = new Map(rows.map(({ id, estadio }) => [id, estadio]));
  return pedidos.map((id) => byId.get(id) ?? '');
}
