import { businessDay } from '@distri/domain/kernel';
import { createPedido } from '@distri/domain/pedidos';
import type pg from 'pg';
import { z } from 'zod';
import { createPrng } from '../../server/demo/prng.ts';
import { type Material, readMaterial } from '../../server/test/ledger/operations.ts';
import { pedidoBody } from '../../server/test/stories/venta.ts';
import type { Row } from './report.ts';
import { openSender } from './sender.ts';
import { figure, percentile } from './units.ts';

const LINES = 10;
const ROUNDS = 120;
/** The first ones read what later ones remember. */
const WARM_UP = 20;
const AIM_MS = 15;

const PEDIDO = z.object({ id: z.number() });
const FACTURADO = z.object({ result: z.tuple([z.object({ ok: z.literal(true) })]) });

const GRANEL = `SELECT a.id AS v FROM articulos a JOIN envases_articulo e ON e.id = a.envase WHERE e.granel`;

/** Packaged goods only: bulk asks for the litres of its meter. */
async function packaged(db: pg.Pool): Promise<Material> {
  const material = await readMaterial(db, { clientes: 64, articulos: 400 });
  const bulk = new Set((await db.query<{ v: string }>(GRANEL)).rows.map(({ v }) => v));
  return { ...material, articulos: material.articulos.filter(({ id }) => !bulk.has(id)) };
}

/** Each order is new, so there is no bare twin: what it replayed would be invoiced already. */
export async function invoicingRow(db: pg.Pool, api: string, token: string): Promise<Row> {
  const { clientes, articulos } = await packaged(db);
  const sender = await openSender(api, token);
  const prng = createPrng('bench/facturas');
  const hoy = businessDay(new Date());
  const whole: number[] = [];
  const alone: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const lines = prng.sample(articulos, LINES).map((articulo) => ({ ...articulo, cantidad: prng.int(1, 6) }));
    const body = z.encode(createPedido.body, pedidoBody(lines, {}, { ingreso: hoy, entrega: hoy }));
    const cliente = clientes[round % clientes.length] ?? '';
    const order = await sender.post(`/pedidos?cliente=${cliente}`, body);
    const { id } = PEDIDO.parse(JSON.parse(order.body));
    const invoice = await sender.post('/facturas', { pedidos: [{ pedido: id }] });
    if (!FACTURADO.safeParse(JSON.parse(invoice.body)).success) throw new Error(`not invoiced: ${invoice.body}`);
    if (round < WARM_UP) continue;
    whole.push(order.milliseconds + invoice.milliseconds);
    alone.push(invoice.milliseconds);
  }
  sender.close();
  const middle = (list: number[]) =>
    percentile(
      list.sort((a, b) => a - b),
      0.5,
    );
  const p50 = middle(whole);
  return {
    name: `Pedido, factura y remito de ${LINES} renglones`,
    value: `p50 ${figure(p50)} ms (la factura y el remito, ${figure(middle(alone))})`,
    aim: `p50 ≤ ${AIM_MS} ms`,
    ok: p50 <= AIM_MS,
  };
}
