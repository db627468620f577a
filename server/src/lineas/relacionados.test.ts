import { createDevolucion } from '@distri/domain/notasCredito';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildArticulo, buildCliente } from '../../test/factories.ts';
import {
  operador as contratarOperador,
  enterPedido,
  invoiced,
  seedFacturacion,
} from '../../test/stories/facturacion.ts';
import { createTestApi, type Persona, type TestApi } from '../../test/support/testApi.ts';
import { readFactura } from '../facturas/index.ts';
import { readNotaCredito } from '../notasCredito/index.ts';
import { readPedido } from '../pedidos/index.ts';
import { all, inTransaction, type Tx } from '../platform/db/index.ts';
import { readRemito } from '../remitos/index.ts';

const CUANTOS = 30;
const RENGLONES = 3;
const TODOS = { kind: 'all' } as const;

let api: TestApi;
let operador: Persona;
let articulos: string[];

/** An order, its invoice, its delivery note and the credit note that takes a line back. */
async function vender(cliente: string) {
  const renglones = articulos.map((id) => ({ id, cantidad: 2, precio: 1_000_00 }));
  const pedido = await enterPedido(operador, cliente, renglones);
  const { factura, remito } = await invoiced(operador, pedido);
  const body = { articulos: [{ numrenglon: 1, cantidad: 1 }], leyenda3: '', leyenda4: '', notacompra: '' };
  const nota = await operador.ok(createDevolucion, { query: { factura: factura.id }, body, clave: `nota-${pedido}` });
  return { pedido, factura: factura.id, remito: remito.id, notaCredito: nota.id };
}
type Venta = Awaited<ReturnType<typeof vender>>;

let venta: Venta;
beforeAll(async () => {
  api = await createTestApi({ seed: seedFacturacion });
  operador = await contratarOperador(api);
  articulos = await Promise.all(Array.from({ length: RENGLONES }, () => buildArticulo(api.pool)));
  // One customer with many documents among many that have one: PostgreSQL thinks that everybody has two.
  const grande = await buildCliente(api.pool);
  for (let number = 0; number < CUANTOS; number++) {
    await vender(await buildCliente(api.pool));
    venta = await vender(grande);
  }
  await api.pool.query('ANALYZE');
});
afterAll(() => api.close());

type Cuentas = Record<string, number>;

/** Rows of each table of documents that this connection has looked at. */
async function filas(tx: Tx): Promise<Cuentas> {
  const rows = await all(
    tx,
    sql<{ tabla: string; filas: number }>`
      SELECT relname AS tabla, seq_tup_read + coalesce(idx_tup_fetch, 0) AS filas FROM pg_stat_xact_user_tables
      WHERE relname IN ('cotizaciones', 'pedidos', 'facturas', 'remitos', 'notas_credito', 'factura_lineas')`,
  );
  return Object.fromEntries(rows.map((row) => [row.tabla, row.filas]));
}

/** Those that `work` looks at, by the plan that serves every customer and as if the tables were too long to be gone through. */
async function lookedAt(work: (tx: Tx) => Promise<unknown>): Promise<Cuentas> {
  return inTransaction(api.pool, async (tx) => {
    await tx.send({ text: 'SET LOCAL enable_seqscan = off' });
    await tx.send({ text: 'SET LOCAL plan_cache_mode = force_generic_plan' });
    const before = await filas(tx);
    await work(tx);
    const after = await filas(tx);
    return Object.fromEntries(Object.entries(after).map(([tabla, count]) => [tabla, count - (before[tabla] ?? 0)]));
  });
}

const clases = (row: { relacionados: { clase: string }[] } | undefined) => row?.relacionados.map(({ clase }) => clase);

test.each<[string, (tx: Tx) => Promise<{ relacionados: { clase: string }[] } | undefined>, string[]]>([
  ['an order', (tx) => readPedido(tx, venta.pedido, TODOS), ['factura', 'notaCredito', 'remito']],
  ['an invoice', (tx) => readFactura(tx, venta.factura, TODOS), ['notaCredito', 'pedido', 'remito']],
  ['a delivery note', (tx) => readRemito(tx, venta.remito, TODOS), ['factura', 'notaCredito', 'pedido']],
  ['a credit note', (tx) => readNotaCredito(tx, venta.notaCredito, TODOS), ['factura', 'pedido']],
])('%s is read with what belongs to it, whatever else its customer has', async (_name, read, expected) => {
  let row: Awaited<ReturnType<typeof read>>;
  const looked = await lookedAt(async (tx) => {
    row = await read(tx);
  });
  expect(clases(row)?.sort()).toEqual(expected);
  for (const [tabla, filas] of Object.entries(looked)) expect(filas, tabla).toBeLessThanOrEqual(4 * RENGLONES);
});
