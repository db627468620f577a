import { randomUUID } from 'node:crypto';
import { sendNotificacion } from '@distri/domain/notificaciones';
import { createPedido } from '@distri/domain/pedidos';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { all, run } from '../src/platform/db/index.ts';
import { buildArticulo, buildCliente, digest, readStock } from './factories.ts';
import { pedidoBody } from './stories/venta.ts';
import { createTestApi, type Persona, type TestApi } from './support/testApi.ts';
import { PRECIO, seedEverything } from './world.ts';

const KEYS = 200;
const REPEATS = 10;
const ORDER_KEYS = 20;

let api: TestApi;
let admin: Persona;
let other: Persona;

beforeAll(async () => {
  api = await createTestApi({ seed: seedEverything });
  admin = await api.persona({ rol: 'A' });
  other = await api.persona({ rol: 'O' });
});
afterAll(() => api.close());

const notice = (msg: string) => ({ to: [admin.id], msg });
const count = async (msg: string) =>
  (await all(api.pool, sql<{ n: number }>`SELECT count(*) AS n FROM notificaciones WHERE msg = ${msg}`))[0]?.n;

type Sender = (clave: string) => ReturnType<Persona['send']>;

/** Sends `send(clave)` several times at once until each copy has an answer that is not "in flight". */
async function sendTogether(send: Sender, clave: string) {
  const once = async () => {
    for (;;) {
      const response = await send(clave);
      if (response.statusCode !== 409) return response;
      expect(response.headers['retry-after']).toBe('1');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  return Promise.all(Array.from({ length: REPEATS }, once));
}

async function expectOneAnswerEach(send: (n: number) => Sender, keys: number) {
  const ids = new Set<string>();
  for (let n = 0; n < keys; n++) {
    const responses = await sendTogether(send(n), randomUUID());
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    // Byte for byte, headers of the content included.
    const [body] = new Set(responses.map((response) => response.body));
    expect(new Set(responses.map((response) => response.body)).size).toBe(1);
    ids.add(String(JSON.parse(body ?? '{}').id));
  }
  expect(ids.size).toBe(keys);
}

describe('one key, one document', () => {
  test(`${KEYS} notifications, each sent ${REPEATS} times at once`, async () => {
    await expectOneAnswerEach(
      (n) => (clave) => admin.send(sendNotificacion, { body: notice(`aviso ${n}`), clave }),
      KEYS,
    );
    const [row] = await all(
      api.pool,
      sql<{ n: number }>`SELECT count(*) AS n FROM notificaciones WHERE msg LIKE 'aviso %'`,
    );
    expect(row?.n).toBe(KEYS);
  });

  test(`${ORDER_KEYS} orders, each sent ${REPEATS} times at once: documents, stock and audit once`, async () => {
    const cliente = await buildCliente(api.pool);
    const articulo = await buildArticulo(api.pool, { precio: PRECIO, stock: 1000 });
    const body = pedidoBody([{ id: articulo, cantidad: 1, precio: PRECIO }]);
    await expectOneAnswerEach(
      () => (clave) => admin.send(createPedido, { query: { cliente }, body, clave }),
      ORDER_KEYS,
    );
    const [row] = await all(
      api.pool,
      sql<{ pedidos: number; auditados: number }>`
        SELECT (SELECT count(*) FROM pedidos WHERE cliente = ${cliente}) AS pedidos,
               (SELECT count(*) FROM auditoria a JOIN pedidos p ON a.entidad_id = p.id::text
                WHERE a.entidad = 'pedido' AND a.accion = 'crear' AND p.cliente = ${cliente}) AS auditados`,
    );
    expect(row).toEqual({ pedidos: ORDER_KEYS, auditados: ORDER_KEYS });
    expect(await readStock(api.pool, articulo)).toEqual({ total: 1000, reservado: ORDER_KEYS });
  });
});

describe('a key is for one thing', () => {
  test('the same key with another body is refused, and the first stays', async () => {
    const clave = randomUUID();
    const first = await admin.send(sendNotificacion, { body: notice('primero'), clave });
    const before = await digest(api.pool);
    const second = await admin.send(sendNotificacion, { body: notice('segundo'), clave });
    expect([first.statusCode, second.statusCode]).toEqual([200, 422]);
    expect(second.json()).toEqual({ message: 'Esa clave ya se usó para otra operación' });
    expect(await digest(api.pool)).toEqual(before);
  });

  test('the same key on another call, and with another query, is refused', async () => {
    const cliente = await buildCliente(api.pool);
    const otro = await buildCliente(api.pool);
    const articulo = await buildArticulo(api.pool, { precio: PRECIO });
    const body = pedidoBody([{ id: articulo, cantidad: 1, precio: PRECIO }]);
    const clave = randomUUID();
    expect((await admin.send(sendNotificacion, { body: notice('clave'), clave })).statusCode).toBe(200);
    expect((await admin.send(createPedido, { query: { cliente }, body, clave })).statusCode).toBe(422);
    const key = randomUUID();
    expect((await admin.send(createPedido, { query: { cliente }, body, clave: key })).statusCode).toBe(200);
    expect((await admin.send(createPedido, { query: { cliente: otro }, body, clave: key })).statusCode).toBe(422);
  });

  test('two users may use the same key', async () => {
    const clave = randomUUID();
    const one = await admin.send(sendNotificacion, { body: notice('dos personas'), clave });
    const two = await other.send(sendNotificacion, { body: notice('dos personas'), clave });
    expect(one.json().id).not.toBe(two.json().id);
    expect(await count('dos personas')).toBe(2);
  });

  test('a refusal leaves the key free, and nothing behind', async () => {
    const cliente = await buildCliente(api.pool);
    const articulo = await buildArticulo(api.pool, { precio: PRECIO });
    const clave = randomUUID();
    const wrong = pedidoBody([{ id: articulo, cantidad: 1, precio: PRECIO + 1 }]);
    const right = pedidoBody([{ id: articulo, cantidad: 1, precio: PRECIO }]);
    const before = await digest(api.pool);
    const vendedor = await api.persona({ rol: 'V', nivel: 4, vendedor: 'V1' });
    expect((await vendedor.send(createPedido, { query: { cliente }, body: wrong, clave })).statusCode).toBe(422);
    expect(await digest(api.pool)).toEqual(before);
    expect((await vendedor.send(createPedido, { query: { cliente }, body: right, clave })).statusCode).toBe(200);
  });

  test.each(['', ' ', 'con espacios', 'x'.repeat(201), '~automatica', 'ñandú'])('"%s" is no key', async (clave) => {
    const response = await api.app.inject({
      method: 'POST',
      url: `/${api.empresa.id}/v1/notifications`,
      headers: { authorization: `Bearer ${admin.token}`, 'idempotency-key': Buffer.from(clave).toString('latin1') },
      payload: notice('sin clave válida'),
    });
    expect(response.statusCode).toBe(400);
    expect(await count('sin clave válida')).toBe(0);
  });
});

describe('a lost answer', () => {
  test('the answer is asked again with the same key: same bytes, one document', async () => {
    const clave = randomUUID();
    const body = notice('respuesta perdida');
    const lost = await admin.send(sendNotificacion, { body, clave });
    const again = await admin.send(sendNotificacion, { body, clave });
    expect(again.rawPayload.equals(lost.rawPayload)).toBe(true);
    expect(await count('respuesta perdida')).toBe(1);
  });

  test('the stored answer outlives the session that got it', async () => {
    const person = await api.persona({ rol: 'A' });
    const clave = randomUUID();
    const body = notice('otra sesión');
    const first = await person.send(sendNotificacion, { body, clave });
    await run(api.pool, sql`UPDATE sesiones SET cerrada = now() WHERE usuario = ${person.id}`);
    expect((await person.send(sendNotificacion, { body, clave })).statusCode).toBe(401);
    await run(api.pool, sql`UPDATE sesiones SET cerrada = NULL WHERE usuario = ${person.id}`);
    expect((await person.send(sendNotificacion, { body, clave })).body).toBe(first.body);
  });
});

describe('without a key', () => {
  const body = () => notice('sin clave');
  const age = (seconds: number) =>
    run(
      api.pool,
      sql`UPDATE idempotencia SET creada = now() - make_interval(secs => ${seconds}) WHERE clave LIKE '~%'`,
    );

  test('the same body within ten seconds is the same document; later it is another', async () => {
    const first = await admin.send(sendNotificacion, { body: body() });
    expect((await admin.send(sendNotificacion, { body: body() })).body).toBe(first.body);
    await age(9);
    expect((await admin.send(sendNotificacion, { body: body() })).body).toBe(first.body);
    await age(11);
    const later = await admin.send(sendNotificacion, { body: body() });
    expect(later.statusCode).toBe(200);
    expect(later.body).not.toBe(first.body);
    expect((await admin.send(sendNotificacion, { body: body() })).body).toBe(later.body);
    expect(await count('sin clave')).toBe(2);
  });

  test('ten at once are one', async () => {
    const responses = await sendTogether(() => admin.send(sendNotificacion, { body: notice('doble clic') }), '');
    expect(new Set(responses.map((response) => response.body)).size).toBe(1);
    expect(await count('doble clic')).toBe(1);
  });

  test('another user with the same body is another document', async () => {
    await admin.send(sendNotificacion, { body: notice('compartido') });
    await other.send(sendNotificacion, { body: notice('compartido') });
    expect(await count('compartido')).toBe(2);
  });
});
