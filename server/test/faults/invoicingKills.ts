import { setTimeout as sleep } from 'node:timers/promises';
import { createPedido } from '@distri/domain/pedidos';
import { sql } from 'kysely';
import type pg from 'pg';
import { expect } from 'vitest';
import { z } from 'zod';
import { checkInvariants } from '../../demo/invariants.ts';
import { createPrng } from '../../demo/prng.ts';
import { all } from '../../src/platform/db/index.ts';
import { readMaterial } from '../ledger/operations.ts';
import { pedidoBody } from '../stories/venta.ts';
import { logIn, ServerProcess, type TestInstallation } from './installation.ts';
import { chooseSeed } from './killRun.ts';

const CLIENTS = 16;
/** What somebody reads when the server goes away or comes back: send it again. Anything else is a defect. */
const TRY_AGAIN = [409, 503];

interface Run {
  base: string;
  token: string;
  /** Requests whose answer never came: done or not, nobody knows. */
  unknown: number;
  done: number;
  /** Answers that no one should see. */
  wrong: string[];
}

/** The request was on its way when the server went: done or not. */
const LOST = { status: 0, text: '' };
/** There was nobody to take it: surely not done. */
const REFUSED = { status: 0, text: '' };

function lostOrRefused(error: unknown): typeof LOST {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED' ? REFUSED : LOST;
}

/** Sends one intention with one key until its answer comes. */
async function insist(run: Run, path: string, clave: string, body: unknown): Promise<unknown> {
  for (;;) {
    const response = await fetch(`${run.base}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${run.token}`,
        'content-type': 'application/json',
        'idempotency-key': clave,
      },
      body: JSON.stringify(body),
    })
      .then(async (answer) => ({ status: answer.status, text: await answer.text() }))
      .catch(lostOrRefused);
    if (response?.status === 200) return JSON.parse(response.text);
    if (response === LOST) run.unknown += 1;
    else if (response !== REFUSED && !TRY_AGAIN.includes(response.status)) {
      run.wrong.push(`${path}: ${response.status} ${response.text}`);
      return null;
    }
    await sleep(50);
  }
}

async function enterOrders(run: Run, pool: pg.Pool, total: number, seed: string): Promise<number[]> {
  const { clientes, articulos } = await readMaterial(pool);
  const prng = createPrng(`${seed}/pedidos`);
  const ids: number[] = [];
  for (let n = 0; n < total; n++) {
    const lines = prng.sample(articulos, 2).map((articulo) => ({ ...articulo, cantidad: 1 }));
    const hoy = new Date().toISOString().slice(0, 10);
    const body = z.encode(createPedido.body, pedidoBody(lines, {}, { ingreso: hoy, entrega: hoy }));
    const path = `/pedidos?cliente=${clientes[n % clientes.length]}`;
    const answer = (await insist(run, path, `${seed}-pedido-${n}`, body)) as { id: number };
    ids.push(answer.id);
  }
  return ids;
}

/** The counters of the pads that invoicing takes numbers from. */
const readCounters = (pool: pg.Pool) =>
  all(
    pool,
    sql<{ id: number; letra: string; comprobante: string; proximo: number }>`
      SELECT id, letra, comprobante, proximo FROM talonarios WHERE comprobante IN ('factura', 'remito') ORDER BY id, letra`,
  );

/** Numbers given since `before`, and those that should have been: one after the other. */
async function numbersSince(pool: pg.Pool, before: Awaited<ReturnType<typeof readCounters>>) {
  const after = await readCounters(pool);
  const given: number[][] = [];
  const wanted: number[][] = [];
  for (const [index, { id, letra, comprobante, proximo }] of before.entries()) {
    const table = comprobante === 'factura' ? sql`facturas` : sql`remitos`;
    const rows = await all(
      pool,
      sql<{
        numero: number;
      }>`SELECT numero FROM ${table} WHERE talonario = ${id} AND letra = ${letra} AND numero >= ${proximo} ORDER BY numero`,
    );
    given.push(rows.map(({ numero }) => numero));
    wanted.push(Array.from({ length: (after[index]?.proximo ?? 0) - proximo }, (_, n) => proximo + n));
  }
  return { given, wanted };
}

/**
 * Sixteen people invoice `total` orders, each with a key of its own, while the server is killed `kills` times
 * (reliability B7, "kills mixed in"): every order is invoiced once, both pads go on without gap, and nobody read
 * anything but "send it again".
 */
export async function invoicesThroughKills(
  installation: TestInstallation,
  total: number,
  kills: number,
): Promise<void> {
  const seed = chooseSeed();
  const { pool } = installation;
  const server = await ServerProcess.start(installation.env);
  try {
    const run: Run = { base: server.base, token: await logIn(server.base), unknown: 0, done: 0, wrong: [] };
    const orders = await enterOrders(run, pool, total, seed);
    const before = await readCounters(pool);
    const queue = [...orders];
    const person = async () => {
      for (let pedido = queue.shift(); pedido !== undefined; pedido = queue.shift()) {
        await insist(run, '/facturas', `${seed}-factura-${pedido}`, { pedidos: [{ pedido }] });
        run.done += 1;
      }
    };
    const people = Promise.all(Array.from({ length: CLIENTS }, person));
    const prng = createPrng(`${seed}/golpes`);
    for (let kill = 1; kill <= kills; kill++) {
      while (run.done < (total * kill) / (kills + 1)) await sleep(5);
      await sleep(prng.int(0, 60));
      await server.end('SIGKILL');
      await server.start();
    }
    await people;
    console.log(`${total} facturas, ${kills} golpes, ${run.unknown} en duda`);
    expect(run.wrong).toEqual([]);
    expect(run.unknown, 'a run without doubt proves nothing').toBeGreaterThan(0);
    const invoices = await all(
      pool,
      sql<{ pedido: number; facturas: number }>`
        SELECT pedido, count(DISTINCT factura) AS facturas FROM factura_lineas WHERE pedido = ANY (${orders}::int[]) GROUP BY 1 ORDER BY 1`,
    );
    expect(invoices).toEqual([...orders].sort((a, b) => a - b).map((pedido) => ({ pedido, facturas: 1 })));
    const { given, wanted } = await numbersSince(pool, before);
    expect(given).toEqual(wanted);
    expect(await checkInvariants(pool)).toEqual([]);
  } finally {
    await server.end('SIGTERM');
  }
}
