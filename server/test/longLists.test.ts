import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listArticulos } from '@distri/domain/articulos';
import { getSaldoCuentaCorriente, listClientes, listInhabilitados } from '@distri/domain/clientes';
import { listCotizaciones } from '@distri/domain/cotizaciones';
import type { Call } from '@distri/domain/kernel';
import { listNotificaciones } from '@distri/domain/notificaciones';
import { listPedidos } from '@distri/domain/pedidos';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { all, countStatements, run } from '../src/platform/db/index.ts';
import { createTestApi, type Persona, type TestApi } from './support/testApi.ts';
import { buildWorld, seedEverything, type World } from './world.ts';

const TOTAL = 12_000;

let api: TestApi;
let admin: Persona;
let world: World;

/** Makes `TOTAL` rows of a table out of its only one. */
async function multiply(table: string, changes: Record<string, string>): Promise<void> {
  const columns = await all(
    api.pool,
    sql<{ name: string }>`SELECT column_name AS name FROM information_schema.columns
      WHERE table_name = ${table} AND is_generated = 'NEVER' AND is_identity = 'NO'`,
  );
  const names = columns.map(({ name }) => sql.ref(name));
  const values = columns.map(({ name }) => (changes[name] ? sql.raw(changes[name]) : sql.ref(`t.${name}`)));
  await run(
    api.pool,
    sql`INSERT INTO ${sql.table(table)} (${sql.join(names)})
        SELECT ${sql.join(values)} FROM (SELECT * FROM ${sql.table(table)} LIMIT 1) t,
          generate_series((SELECT count(*) + 1 FROM ${sql.table(table)}), ${TOTAL}) n`,
  );
}

beforeAll(async () => {
  api = await createTestApi({
    seed: seedEverything,
    maxConnections: 2,
    sinInvariantes: 'thousands of documents without lines',
  });
  world = await buildWorld(api, 'V1');
  admin = await api.persona({ rol: 'A' });
  await run(api.pool, sql`DELETE FROM articulos_componentes`);
  await run(api.pool, sql`UPDATE clientes SET inhabilitado = true`);
  await multiply('clientes', { id: "'K' || n", razsoc: "'CLIENTE ' || n" });
  await multiply('articulos', { id: "'ART' || n", barcode: "''", imagen: 'NULL' });
  await multiply('cotizaciones', { pedidoref: 'NULL' });
  await multiply('pedidos', { idcotiza: 'NULL' });
  await run(
    api.pool,
    sql`INSERT INTO notificaciones (envio, de, de_nombre, para, msg)
        SELECT gen_random_uuid(), ${admin.id}, 'Ana', ${admin.id}, 'Aviso ' || n FROM generate_series(1, ${TOTAL}) n`,
  );
  await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());

/** Asks over a socket and takes nothing of the body yet. */
async function open(call: Call, query = ''): Promise<IncomingMessage> {
  const { port } = api.app.server.address() as AddressInfo;
  const headers = { authorization: `Bearer ${admin.token}` };
  const request = get(`http://127.0.0.1:${port}/${api.empresa.id}/v1${call.path}?${query}`, { headers });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return response.pause();
}

async function textOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

interface Long {
  count: number;
  result: { id: number | string }[];
  siguiente?: string;
}
const decode = (call: Call, text: string) => z.decode(call.answer, JSON.parse(text)) as Long;

const LISTS: [string, Call, string][] = [
  ['clientes', listClientes, ''],
  ['clientes con direcciones', listClientes, 'withDirecciones=true'],
  ['clientes que coinciden', listClientes, 'buscar=cliente'],
  ['inhabilitados', listInhabilitados, ''],
  ['articulos', listArticulos, ''],
  ['cotizaciones', listCotizaciones, ''],
  ['pedidos', listPedidos, ''],
  ['notificaciones', listNotificaciones, ''],
];

describe('a list of 12,000 without limite', () => {
  it.each(LISTS)('%s: whole, each row once, as the contract says', async (_name, call, query) => {
    const { count, result, siguiente } = decode(call, await textOf(await open(call, query)));
    expect(count).toBeGreaterThanOrEqual(TOTAL - 1);
    expect(result).toHaveLength(count);
    expect(new Set(result.map(({ id }) => id)).size).toBe(count);
    expect(siguiente).toBeUndefined();
  });

  it('comes in the order of its pages', async () => {
    const whole = decode(listPedidos, await textOf(await open(listPedidos)));
    const page = await admin.ok(listPedidos, { query: { limite: 1000 } });
    const next = await admin.ok(listPedidos, { query: { limite: 1000, desdeClave: page.siguiente } });
    const paged = [...page.result, ...next.result].map(({ id }) => id);
    expect(whole.result.slice(0, 2000).map(({ id }) => id)).toEqual(paged);
    expect([page.count, next.count]).toEqual([whole.count, whole.count]);
  });

  it('costs one statement for each 200 rows, and none of them counts', async () => {
    const { statements } = await countStatements(() => admin.ok(listPedidos, { query: {} }));
    const lists = statements.filter((text) => text.includes('FROM pedidos p'));
    expect(lists).toHaveLength(TOTAL / 200);
    expect(lists.filter((text) => text.includes('count(*)'))).toEqual([]);
  });

  it('holds no connection while clients take their time: others are answered meanwhile', async () => {
    const waiting = await Promise.all(Array.from({ length: 6 }, () => open(listPedidos)));
    for (let round = 0; round < 5; round++)
      expect((await admin.ok(getSaldoCuentaCorriente, { query: { id: world.cliente } })).result).toBe(0);
    const texts = await Promise.all(waiting.map(textOf));
    expect(texts.map((text) => JSON.parse(text).count)).toEqual(waiting.map(() => TOTAL));
  });

  it('leaves the pool whole when clients go away in the middle', async () => {
    for (let round = 0; round < 4; round++) {
      const responses = await Promise.all([open(listPedidos), open(listClientes), open(listArticulos)]);
      for (const response of responses) response.destroy();
    }
    await expect.poll(() => api.pool.waitingCount, { timeout: 10_000 }).toBe(0);
    await expect.poll(() => api.pool.totalCount - api.pool.idleCount, { timeout: 10_000 }).toBe(0);
    const open2 = sql<{ n: number }>`SELECT count(*) AS n FROM pg_stat_activity
      WHERE datname = current_database() AND state LIKE 'idle in transaction%'`;
    expect(await all(api.pool, open2)).toEqual([{ n: 0 }]);
    expect(decode(listPedidos, await textOf(await open(listPedidos))).count).toBe(TOTAL);
  });

  it('is the rows of the asker and no other', async () => {
    const nobody = await api.persona({ rol: 'V', nivel: 6, vendedor: 'V2' });
    expect(await nobody.ok(listPedidos, { query: {} })).toEqual({ count: 0, result: [] });
    const own = await api.persona({ rol: 'C', cliente: world.cliente });
    expect((await own.ok(listPedidos, { query: {} })).count).toBe(TOTAL);
  });

  it.each([
    ['una clave de otra lista', Buffer.from('a\u001fb').toString('base64url')],
    ['algo que no es una clave', 'zzzz'],
  ])('refuses %s in words', async (_name, desdeClave) => {
    const refused = await admin.send(listPedidos, { query: { desdeClave } });
    expect([refused.statusCode, refused.json().message]).toEqual([400, 'desdeClave: No es una clave de esta lista']);
  });
});
