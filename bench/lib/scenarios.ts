import { addDays, businessDay } from '@distri/domain/kernel';
import { createPedido } from '@distri/domain/pedidos';
import { MAXIMO_RENDICION } from '@distri/domain/rendiciones';
import type pg from 'pg';
import { z } from 'zod';
import { createPrng } from '../../server/demo/prng.ts';
import { type Material, readMaterial } from '../../server/test/ledger/operations.ts';
import { pedidoBody } from '../../server/test/stories/venta.ts';
import type { BenchRequest } from '../workers/messages.ts';

/** How much better or equal a measured figure has to be. Times in milliseconds. */
export interface Aim {
  p50?: number;
  p95?: number;
  /** Of what bare SQL does in the same time, with 8 clients. */
  ratio?: number;
  statements?: number;
}

/** One kind of call, with enough different requests that neither locks nor caches decide. */
export interface Scenario {
  name: string;
  requests: BenchRequest[];
  clients: readonly number[];
  aim: Aim;
  /** So many times the usual time, for calls of which few fit in it. */
  stretch?: number;
}

const VARIETY = 64;
const LINES = 10;
const PAGE = 50;
/** Papers to print: each takes as long as many reads. */
const DOCUMENTS = 12;

const get = (path: string, query: Record<string, string | number> = {}): BenchRequest => {
  const pairs = Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]);
  return { method: 'GET', path: `${path}?${new URLSearchParams(pairs)}` };
};

const column = async (db: pg.Pool, text: string, values: unknown[] = []) =>
  (await db.query<{ v: string }>(text, values)).rows.map(({ v }) => v);

function createOrders(material: Material): BenchRequest[] {
  const prng = createPrng('bench/pedidos');
  const hoy = businessDay(new Date());
  return material.clientes.map((cliente) => {
    const lines = prng
      .sample(material.articulos, LINES)
      .map((articulo) => ({ ...articulo, cantidad: prng.int(1, 12) }));
    const body = pedidoBody(lines, {}, { ingreso: hoy, entrega: hoy });
    return {
      method: 'POST',
      path: `/pedidos?cliente=${cliente}`,
      body: JSON.stringify(z.encode(createPedido.body, body)),
      keyed: true,
    };
  });
}

const ORDERS_OF_TEN = `
  SELECT l.pedido::text AS v FROM pedido_lineas l WHERE l.pedido > (SELECT max(id) - 20000 FROM pedidos)
  GROUP BY l.pedido HAVING count(*) = $1 ORDER BY l.pedido LIMIT $2`;

/** What people type: the start of a word of the name, a piece of the CUIT, a street, a code. */
async function customerTexts(db: pg.Pool): Promise<string[]> {
  const { rows } = await db.query<{ razsoc: string; cuit: string; direccion: string; id: string }>(
    `SELECT razsoc, cuit, direccion, id FROM clientes TABLESAMPLE SYSTEM (5) REPEATABLE (7) WHERE cuit <> '' LIMIT $1`,
    [VARIETY],
  );
  return rows.map(({ razsoc, cuit, direccion, id }, n) => {
    const words = razsoc.split(' ').filter((word) => word.length > 4);
    const choices = [(words.at(-1) ?? razsoc).slice(0, 6), cuit.slice(2, 9), direccion.slice(0, 12), id];
    return choices[n % choices.length] ?? id;
  });
}

async function articleTexts(db: pg.Pool): Promise<string[]> {
  const details = await column(
    db,
    'SELECT detalle AS v FROM articulos TABLESAMPLE SYSTEM (20) REPEATABLE (7) WHERE activo LIMIT $1',
    [VARIETY],
  );
  return details.map((detalle, n) => {
    const words = detalle.split(' ').filter((word) => word.length > 3);
    return n % 2 === 0 ? (words[0] ?? detalle) : words.slice(0, 2).join(' ');
  });
}

/** The largest settlement that goes on one paper (D3 §9), of what the demo has approved, settled or posted. */
async function printSettlement(db: pg.Pool): Promise<Scenario[]> {
  const ids = await column(
    db,
    `SELECT id::text AS v FROM cobranzas WHERE status IN ('A', 'S', 'I') ORDER BY id LIMIT ${MAXIMO_RENDICION}`,
  );
  if (ids.length === 0) return [];
  const body = JSON.stringify({ cobranzas: ids.map(Number) });
  return [
    {
      name: `PDF de rendición, ${ids.length} cobranzas`,
      requests: [{ method: 'POST', path: '/listados/rendicionCobranzas', body }],
      clients: [1],
      aim: { p50: 2_000, statements: 2 },
      stretch: 5,
    },
  ];
}

/** Everything that is measured over HTTP, beside its bare twin. */
export async function readScenarios(db: pg.Pool): Promise<Scenario[]> {
  const material = await readMaterial(db, { clientes: VARIETY, articulos: VARIETY * LINES });
  const [first = ''] = material.clientes;
  const orders = await column(db, ORDERS_OF_TEN, [LINES, VARIETY]);
  const customers = await customerTexts(db);
  const articles = await articleTexts(db);
  const both = [1, 8];
  const ultimoMes = addDays(businessDay(new Date()), -30);
  return [
    {
      name: `Alta de pedido, ${LINES} renglones`,
      requests: createOrders(material),
      clients: both,
      aim: { p50: 8, ratio: 0.4, statements: 12 },
    },
    {
      name: `Lectura de pedido, ${LINES} renglones`,
      requests: orders.map((id) => get('/pedidos', { id })),
      clients: both,
      aim: { p50: 2, ratio: 0.4, statements: 2 },
    },
    {
      name: 'Pedidos de un cliente',
      requests: material.clientes.map((cliente) => get('/pedidos', { cliente, limite: PAGE })),
      clients: [1],
      aim: { statements: 2 },
    },
    {
      name: 'Pedidos de la empresa, primera página',
      requests: [get('/pedidos', { limite: PAGE })],
      clients: [1],
      aim: { statements: 2 },
    },
    {
      name: 'Clientes, primera página',
      requests: [get('/clientes', { limite: PAGE, sinInhabilitados: 'true', sinOcasionales: 'true' })],
      clients: [1],
      aim: { p50: 150, statements: 2 },
    },
    {
      name: 'Facturas de 30 días, primera página',
      requests: [get('/facturas', { desde: ultimoMes, limite: PAGE })],
      clients: [1],
      aim: { p95: 200, statements: 2 },
    },
    {
      name: 'Facturas de un cliente',
      requests: material.clientes.map((cliente) => get('/facturas', { cliente, limite: PAGE })),
      clients: [1],
      aim: { p95: 200, statements: 2 },
    },
    {
      name: 'Remitos de 30 días, primera página',
      requests: [get('/remitos', { desde: ultimoMes, limite: PAGE })],
      clients: [1],
      aim: { p95: 200, statements: 2 },
    },
    {
      name: 'Búsqueda de clientes',
      requests: customers.map((buscar) => get('/clientes', { buscar, limite: PAGE })),
      clients: both,
      aim: { p50: 5, statements: 2 },
    },
    {
      name: 'Búsqueda de artículos para un cliente',
      requests: articles.map((buscar) => get('/articulos', { buscar, cliente: first, limite: PAGE })),
      clients: [1],
      aim: { statements: 3 },
    },
    {
      name: 'PDF de pedido, en caliente',
      requests: orders.slice(0, DOCUMENTS).map((id) => get('/pedidos/pdf', { id })),
      clients: [1],
      aim: { p50: 60 },
      stretch: 5,
    },
    ...(await printSettlement(db)),
  ];
}
