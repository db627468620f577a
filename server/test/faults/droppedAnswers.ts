import { setTimeout as sleep } from 'node:timers/promises';
import { createCobranza } from '@distri/domain/cobranzas';
import { createPedido } from '@distri/domain/pedidos';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { createPrng } from '../../demo/prng.ts';
import { first } from '../../src/platform/db/index.ts';
import { buildArticulo, buildCliente, readStock } from '../factories.ts';
import { type Request, request } from '../ledger/operations.ts';
import { buildDocumento, llenar, suelto } from '../stories/cobranza.ts';
import { pedidoBody } from '../stories/venta.ts';
import type { Persona, TestApi } from '../support/testApi.ts';
import { openDropProxy } from './dropProxy.ts';
import { chooseSeed } from './killRun.ts';

const PARALLEL = 10;
const KEYS_AT_ONCE = 4;
const RETRY_MS = 100;
const PRECIO = 1_000_00;

/** One intention: a request with its key. */
interface Intencion extends Request {
  origin: string;
  token: string;
  clave: string;
}

/** One try over a line that may lose the answer: its status and bytes, or null when nothing came back. */
async function send({ origin, path, method, token, clave, body }: Intencion) {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': clave,
    connection: 'close',
  };
  try {
    const response = await fetch(`${origin}${path}`, { method, headers, body });
    return { status: response.status, text: await response.text() };
  } catch {
    return null;
  }
}

/** As a client does: again with the same key until an answer arrives that is not "in flight"; all statuses seen. */
async function sendUntilAnswered(intencion: Intencion) {
  const seen: number[] = [];
  for (;;) {
    const answer = await send(intencion);
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

/** Sends what one key is for ten times at once; the one answer that all of them got. */
async function repeat(intencion: Intencion) {
  const answers = await Promise.all(Array.from({ length: PARALLEL }, () => sendUntilAnswered(intencion)));
  expect(answers.flatMap(({ seen }) => seen).filter((status) => status !== 200 && status !== 409)).toEqual([]);
  const texts = new Set(answers.map(({ text }) => text));
  expect(texts.size).toBe(1);
  return answers[0]?.text ?? '';
}

/**
 * Each request under a key of its own, sent ten times at once over a line that loses half of the answers: every repeat is
 * byte-equal, no two keys have the same answer, and nobody sees a 5xx (reliability B2). One `api` can be used once.
 */
async function overAPoorLine(api: TestApi, { token }: Persona, requests: readonly Request[]): Promise<void> {
  const seed = chooseSeed();
  const proxy = await openDropProxy(await listeningPort(api), createPrng(seed));
  const origin = `${proxy.origin}/${api.empresa.id}/v1`;
  const intenciones = requests.map((each, n) => ({ ...each, origin, token, clave: `${seed}.${n}` }));
  const answers: string[] = [];
  for (let from = 0; from < intenciones.length; from += KEYS_AT_ONCE)
    answers.push(...(await Promise.all(intenciones.slice(from, from + KEYS_AT_ONCE).map(repeat))));
  await proxy.close();
  console.log(`${requests.length} claves, ${proxy.dropped()} respuestas perdidas`);
  expect(new Set(answers).size).toBe(requests.length);
  expect(proxy.dropped()).toBeGreaterThan(requests.length);
}

/** `keys` orders over the poor line: as many documents, stock reserved once for each. */
export async function ordersOverAPoorLine(api: TestApi, admin: Persona, keys: number): Promise<void> {
  const cliente = await buildCliente(api.pool);
  const articulo = await buildArticulo(api.pool, { precio: PRECIO, stock: keys });
  const body = pedidoBody([{ id: articulo, cantidad: 1, precio: PRECIO }]);
  const one = request(createPedido, `?cliente=${cliente}`, body);
  await overAPoorLine(api, admin, Array(keys).fill(one));
  const row = await first(api.pool, sql<{ n: number }>`SELECT count(*) AS n FROM pedidos WHERE cliente = ${cliente}`);
  expect(row?.n).toBe(keys);
  expect(await readStock(api.pool, articulo)).toEqual({ total: keys, reservado: keys });
}

/** `keys` receipts over the poor line, each for its part of one old invoice: as many collections, and nothing left of it. */
export async function collectionsOverAPoorLine(api: TestApi, admin: Persona, keys: number): Promise<void> {
  const cliente = await buildCliente(api.pool);
  const documento = await buildDocumento(api, { cliente, ingreso: '2026-09-01', importe: keys * PRECIO });
  const carga = { documentos: [{ id: documento, importe: PRECIO }], items: [suelto('EFE', PRECIO)] };
  const model = await llenar(admin, cliente, carga);
  const requests = Array.from({ length: keys }, (_, n) => {
    const cobranza = { ...model.cobranza, numrec: String(50_000 + n) };
    return request(createCobranza, `?cliente=${cliente}`, { ...model, cobranza });
  });
  await overAPoorLine(api, admin, requests);
  const row = await first(
    api.pool,
    sql`
      SELECT count(*) AS cobranzas, sum(k.importe)::bigint AS tomado,
        (SELECT count(*) FROM auditoria WHERE entidad = 'cobranza' AND accion = 'crear') AS auditadas,
        (SELECT count(*) FROM historial WHERE entidad = 'cobranza') AS historia
      FROM cobranzas b JOIN cobranza_documentos k ON k.cobranza = b.id WHERE k.documento = ${documento}`,
  );
  expect(row).toEqual({ cobranzas: keys, tomado: keys * PRECIO, auditadas: keys, historia: keys });
}
