import { facturar } from '@distri/domain/facturacion';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { run } from '../../src/platform/db/index.ts';
import { buildArticulo, buildCliente } from '../factories.ts';
import type { Persona, TestApi } from '../support/testApi.ts';
import { enterPedido } from './facturacion.ts';

const CLIENTS = 16;
/** Orders of each person in each slice. */
const EACH = 4;
/** Slices of each kind; the first pair warms up. */
const SLICES = 4;
const OWN_FACTURA = 300;
const OWN_REMITO = 400;
/** Reliability B7: of what numbers without a shared counter would do. */
const LEAST = 0.5;

interface Facturador {
  persona: Persona;
  cliente: string;
  articulo: string;
  /** Pads of their own: nobody waits for their counters. */
  pads: { talfactura: number; talremito: number };
}

async function prepare(api: TestApi, n: number): Promise<Facturador> {
  const pads = { talfactura: OWN_FACTURA + n, talremito: OWN_REMITO + n };
  await run(
    api.pool,
    sql`INSERT INTO talonarios (id, comprobante, letra, nombre, punto_venta, desde, hasta, proximo, cai, cai_vence) VALUES
      (${pads.talfactura}, 'factura', 'A', 'Prueba', ${pads.talfactura}, 1, 99999999, 1, NULL, NULL),
      (${pads.talremito}, 'remito', 'R', 'Prueba', ${pads.talremito}, 1, 99999999, 1, '52467890123456', '2027-05-31')`,
  );
  const cliente = await buildCliente(api.pool);
  const articulo = await buildArticulo(api.pool, { stock: 1000 });
  return { persona: await api.persona({ rol: 'O' }), cliente, articulo, pads };
}

/** Everybody invoices their orders at once; answers the milliseconds. */
async function slice(people: readonly Facturador[], own: boolean): Promise<number> {
  const work = await Promise.all(
    people.map(async ({ persona, cliente, articulo, pads }) => {
      const orders: number[] = [];
      const renglones = [{ id: articulo, cantidad: 1, precio: 1_000_00 }];
      for (let n = 0; n < EACH; n++) orders.push(await enterPedido(persona, cliente, renglones, own ? pads : {}));
      return { persona, orders };
    }),
  );
  const began = performance.now();
  const invoiceAll = async ({ persona, orders }: (typeof work)[number]) => {
    for (const pedido of orders) {
      const { result } = await persona.ok(facturar, { body: { pedidos: [{ pedido }] }, clave: `ritmo-${pedido}` });
      expect(result[0]?.ok).toBe(true);
    }
  };
  await Promise.all(work.map(invoiceAll));
  return performance.now() - began;
}

/**
 * Sixteen people invoice from one pad as fast as from sixteen, or half as fast at least (reliability B7): the counter is
 * locked last and briefly. In turns, so that what else the machine does hits both.
 */
export async function sharedPadKeepsPace(api: TestApi): Promise<void> {
  const people = await Promise.all(Array.from({ length: CLIENTS }, (_, n) => prepare(api, n)));
  let shared = 0;
  let own = 0;
  for (let turn = 0; turn <= SLICES; turn++) {
    const [one, many] = [await slice(people, false), await slice(people, true)];
    if (turn === 0) continue;
    shared += one;
    own += many;
  }
  console.log(`un talonario ${Math.round(shared)} ms, uno por persona ${Math.round(own)} ms`);
  expect(own / shared).toBeGreaterThanOrEqual(LEAST);
}
