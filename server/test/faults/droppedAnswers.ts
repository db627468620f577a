import { setTimeout as sleep } from 'node:timers/promises';
import { createPedido } from '@distri/domain/pedidos';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { z } from 'zod';
import { createPrng } from '../../demo/prng.ts';
import { first } from '../../src/platform/db/index.ts';
import { buildArticulo, buildCliente, readStock } from '../factories.ts';
import { pedidoBody } from '../stories/venta.ts';
import type { Persona, TestApi } from '../support/testApi.ts';
import { openDropProxy } from './dropProxy.ts';
import { chooseSeed } from './killRun.ts';

const PARALLEL = 10;
const KEYS_AT_ONCE = 4;
const RETRY_MS = 100;
const PRECIO = 1_000_00;

interface Pedido {
  address: string;
  token: string;
  clave: string;
  body: string;
}

/** One try over a line that may lose the answer: its status and bytes, or null when nothing came back. */
async function send({ address, token, clave, body }: Pedido) {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': clave,
    connection: 'close',
  };
  try {
    const response = await fetch(address, { method: 'POST', headers, body });
    return { status: response.status, text: await response.text() };
  } catch {
    return null;
  }
}

/** As a client does: again with the same key until an answer arrives that is not "in flight"; all statuses seen. */
async function sendUntilAnswered(pedido: Pedido) {
  const seen: number[] = [];
  for (;;) {
    const answer = await send(pedido);
    if (answer) seen.push(answer.status);
    if (answer && answer.status !== 409) return { ...answer, seen };
    await sleep(RETRY_MS);
  }
}

async function listeningPort({ app }: TestApi): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (!address || typeof address === 'string') throw new Error('the server does not listen');
  return address.port;
}

/** Sends the order of one key ten times at once; the one answer that all of them got. */
async function repeat(pedido: Pedido) {
  const answers = await Promise.all(Array.from({ length: PARALLEL }, () => sendUntilAnswered(pedido)));
  expect(answers.flatMap(({ seen }) => seen).filter((status) => status !== 200 && status !== 409)).toEqual([]);
  const texts = new Set(answers.map(({ text }) => text));
  expect(texts.size).toBe(1);
  return answers[0]?.text ?? '';
}

/**
 * `keys` orders, each sent ten times at once over a line that loses half of the answers: as many documents as keys,
 * every repeat byte-equal, no 5xx, stock reserved once (reliability B2). One `api` can be used once.
 */
export async function ordersOverAPoorLine(api: TestApi, admin: Persona, keys: number): Promise<void> {
  const seed = chooseSeed();
  const cliente = await buildCliente(api.pool);
  const articulo = await buildArticulo(api.pool, { precio: PRECIO, stock: keys });
  const proxy = await openDropProxy(await listeningPort(api), createPrng(seed));
  const body = JSON.stringify(z.encode(createPedido.body, pedidoBody([{ id: articulo, cantidad: 1, precio: PRECIO }])));
  const address = `${proxy.origin}/${api.empresa.id}/v1/pedidos?cliente=${cliente}`;
  const answers: string[] = [];
  for (let from = 0; from < keys; from += KEYS_AT_ONCE) {
    const claves = Array.from({ length: Math.min(KEYS_AT_ONCE, keys - from) }, (_, n) => `${seed}.${from + n}`);
    answers.push(...(await Promise.all(claves.map((clave) => repeat({ address, token: admin.token, clave, body })))));
  }
  await proxy.close();
  console.log(`${keys} claves, ${proxy.dropped()} respuestas perdidas`);
  const row = await first(api.pool, sql<{ n: number }>`SELECT count(*) AS n FROM pedidos WHERE cliente = ${cliente}`);
  expect(row?.n).toBe(keys);
  expect(new Set(answers).size).toBe(keys);
  expect(await readStock(api.pool, articulo)).toEqual({ total: keys, reservado: keys });
  expect(proxy.dropped()).toBeGreaterThan(keys);
}
