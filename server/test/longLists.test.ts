import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listArticulos, listMovimientos } from '@distri/domain/articulos';
import { getSaldoCuentaCorriente, listClientes, listInhabilitados } from '@distri/domain/clientes';
import { filterCobranzas, listCobranzas } from '@distri/domain/cobranzas';
import { listDocumentosCot } from '@distri/domain/cot';
import { listCotizaciones } from '@distri/domain/cotizaciones';
import { listFacturas } from '@distri/domain/facturas';
import type { Call } from '@distri/domain/kernel';
import { listNotasCredito } from '@distri/domain/notasCredito';
import { listNotificaciones } from '@distri/domain/notificaciones';
import { listPedidos } from '@distri/domain/pedidos';
import { listRecepciones } from '@distri/domain/recepciones';
import { listRemitos } from '@distri/domain/remitos';
import { listRendiciones } from '@distri/domain/rendiciones';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { all, countStatements, run } from '../src/platform/db/index.ts';
import { createTestApi, type Persona, type TestApi } from './support/testApi.ts';
import { buildWorld, seedEverything, type World } from './world.ts';

/** Fifteen batches of a list. */
const TOTAL = 3_000;
/** More of orders: an answer that no socket holds, so that a slow client keeps the server waiting. */
const PEDIDOS = 12_000;

let api: TestApi;
let admin: Persona;
let world: World;

/** Makes so many rows of a table out of its only one. */
async function multiply(table: string, changes: Record<string, string>, total = TOTAL): Promise<void> {
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
          generate_series((SELECT count(*) + 1 FROM ${sql.table(table)}), ${total}::int) n`,
  );
}

/** Invoices, delivery notes and credit notes of the day, and movements of an article. */
async function multiplyIssued(): Promise<void> {
  await multiply('facturas', { numero: '90000 + n' });
  await multiply('remitos', { numero: '90000 + n', factura: 'NULL' });
  await multiply('notas_credito', { numero: '90000 + n' });
  const articulo = `'${world.articulo}'`;
  await multiply('stock_movimientos', {
    articulo,
    clase: "'ajuste'",
    total: '1',
    reservado: '0',
    entidad_id: 'n::text',
  });
}

/** Collections handed in by fifties, their transfers, and half as many electronic cheques. */
async function multiplyCollected(): Promise<void> {
  await multiply('cobranzas', { numrec: '(400000 + n)::text' });
  await multiply('cobranza_items', { cobranza: 'n', importe: 'n % 997 + 1' });
  const statements = [
    sql`INSERT INTO cobranza_items (cobranza, item, renglon, tipo, leyenda, importe, importe_original)
        VALUES (${world.cobranza}, 4000, 2, 'CHE', 'Cheques', 100, 100)`,
    sql`INSERT INTO cheques (item, renglon, numero, banco, fecha, importe, iselectro, idelectro, fecha_original, importe_original)
        SELECT i.id, n, n::text, '011', date '2026-11-20' + n % 90, n, true, 'E' || n, date '2026-11-20', n
        FROM cobranza_items i, generate_series(1, ${TOTAL / 2}) n WHERE i.tipo = 'CHE'`,
    sql`INSERT INTO rendiciones (id, modo, fecha, usuario)
        SELECT n, 'manual', date '2026-11-20' - n % 7, ${admin.id} FROM generate_series(1, ${TOTAL / 50}) n`,
    sql`INSERT INTO rendicion_cobranzas (rendicion, cobranza) SELECT b.id % ${TOTAL / 50} + 1, b.id FROM cobranzas b`,
  ];
  for (const statement of statements) await run(api.pool, statement);
  // As the database does by itself a minute after so many rows.
  await run(api.pool, sql`ANALYZE`);
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
  await multiply('pedidos', { idcotiza: 'NULL' }, PEDIDOS);
  await run(
    api.pool,
    sql`INSERT INTO notificaciones (envio, de, de_nombre, para, msg)
        SELECT gen_random_uuid(), ${admin.id}, 'Ana', ${admin.id}, 'Aviso ' || n FROM generate_series(1, ${TOTAL}) n`,
  );
  await multiplyIssued();
  await multiplyCollected();
  await api.app.listen({ port: 0, host: '127.0.0.1' });
}, 300_000);
afterAll(() => api.close());

/** Asks over a socket and takes nothing of the body yet. */
async function open(call: Call, query = ''): Promise<IncomingMessage> {
  const { port } = api.app.server.address() as AddressInfo;
  const headers = { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' };
  const url = `http://127.0.0.1:${port}/${api.empresa.id}/v1${call.path}?${query}`;
  const asked = request(url, { headers, method: call.method }).end(call.method === 'POST' ? '{}' : undefined);
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return response.pause();
}

async function textOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

interface Row {
  id: number | string;
  /** Of documents whose ids overlap. */
  tipo?: string;
  /** Of a row of a settlement. */
  idrecibo?: number;
}
const keyOf = ({ id, tipo, idrecibo }: Row) => `${tipo} ${id ?? idrecibo}`;

interface Long {
  count: number;
  result: Row[];
  siguiente?: string;
}
const decode = (call: Call, text: string) => z.decode(call.answer, JSON.parse(text)) as Long;

const HOY = 'desde=20/11/2026&hasta=20/11/2026';
const VALORES = 'filter=PENDIENTES&sortBy';

const LISTS: [string, Call, string | (() => string)][] = [
  ['clientes', listClientes, ''],
  ['clientes con direcciones', listClientes, 'withDirecciones=true'],
  ['clientes que coinciden', listClientes, 'buscar=cliente'],
  ['inhabilitados', listInhabilitados, ''],
  ['articulos', listArticulos, ''],
  ['cotizaciones', listCotizaciones, ''],
  ['pedidos', listPedidos, ''],
  ['notificaciones', listNotificaciones, ''],
  ['facturas', listFacturas, ''],
  ['remitos', listRemitos, ''],
  ['notas de crédito', listNotasCredito, ''],
  ['movimientos de stock', listMovimientos, () => `id=${world.articulo}`],
  ['cobranzas', listCobranzas, ''],
  ['cobranzas a aprobar', filterCobranzas, ''],
  ['valores por fecha', listRecepciones, `${VALORES}=fecha`],
  ['valores por cliente', listRecepciones, `${VALORES}=razsoc`],
  ['rendiciones', listRendiciones, ''],
  ['documentos del COT', listDocumentosCot, HOY],
];

describe('a list of thousands without limite', () => {
  it.each(LISTS)('%s: whole, each row once, as the contract says', async (_name, call, query) => {
    const { count, result, siguiente } = decode(
      call,
      await textOf(await open(call, typeof query === 'string' ? query : query())),
    );
    expect(count).toBeGreaterThanOrEqual(TOTAL - 1);
    expect(result).toHaveLength(count);
    expect(new Set(result.map(keyOf)).size).toBe(count);
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
    expect(lists).toHaveLength(PEDIDOS / 200);
    expect(lists.filter((text) => text.includes('count(*)'))).toEqual([]);
  });

  it('in an order that people choose says which rows once, and reads them by 200', async () => {
    const query = { filter: 'PENDIENTES', origen: 'cobranza', sortBy: 'importe', sortDir: 'desc' } as const;
    const { statements, result } = await countStatements(() => admin.ok(listRecepciones, { query }));
    const reads = statements.filter((text) => text.includes('FROM cobranza_items i'));
    expect(reads).toHaveLength(2 + Math.ceil(result.count / 200));
    const amounts = result.result.map(({ importe }) => importe);
    expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
  });

  it('of two forms has the same rows in both', async () => {
    const { result, data } = JSON.parse(await textOf(await open(listDocumentosCot, HOY)));
    expect(data.result).toEqual(result);
  });

  it('holds no connection while clients take their time: others are answered meanwhile', async () => {
    const waiting = await Promise.all(Array.from({ length: 6 }, () => open(listPedidos)));
    for (let round = 0; round < 5; round++)
      expect((await admin.ok(getSaldoCuentaCorriente, { query: { id: world.cliente } })).result).toBe(0);
    const texts = await Promise.all(waiting.map(textOf));
    expect(texts.map((text) => JSON.parse(text).count)).toEqual(waiting.map(() => PEDIDOS));
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
    expect(decode(listPedidos, await textOf(await open(listPedidos))).count).toBe(PEDIDOS);
  });

  it('is the rows of the asker and no other', async () => {
    const nobody = await api.persona({ rol: 'V', nivel: 6, vendedor: 'V2' });
    expect(await nobody.ok(listPedidos, { query: {} })).toEqual({ count: 0, result: [] });
    const own = await api.persona({ rol: 'C', cliente: world.cliente });
    expect((await own.ok(listPedidos, { query: {} })).count).toBe(PEDIDOS);
  });

  it.each([
    ['una clave de otra lista', Buffer.from('a\u001fb').toString('base64url')],
    ['algo que no es una clave', 'zzzz'],
  ])('refuses %s in words', async (_name, desdeClave) => {
    const refused = await admin.send(listPedidos, { query: { desdeClave } });
    expect([refused.statusCode, refused.json().message]).toEqual([400, 'desdeClave: No es una clave de esta lista']);
  });
});
