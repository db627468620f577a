import { readdirSync, readFileSync } from 'node:fs';
import { get as httpGet, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { getMe, login } from '@distri/domain/acceso';
import { listZonas } from '@distri/domain/maestros';
import { sendNotificacion } from '@distri/domain/notificaciones';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type Persona, type TestApi } from '../../../test/support/testApi.ts';
import { buildWorld, seedEverything, type World } from '../../../test/world.ts';
import { all, run } from '../db/index.ts';
import { installErrorHandler } from './errors.ts';
import { read } from './index.ts';
import { checkRoutes } from './register.ts';
import { requestIds } from './requestLog.ts';

let api: TestApi;
let admin: Persona;
let world: World;

beforeAll(async () => {
  api = await createTestApi({ seed: seedEverything });
  world = await buildWorld(api, 'V1');
  admin = await api.persona({ rol: 'A' });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());

const root = () => `/${api.empresa.id}/v1`;
const bearer = () => ({ authorization: `Bearer ${admin.token}` });
const get = (url: string, headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'GET', url: `${root()}${url}`, headers: { ...bearer(), ...headers } });
const post = (url: string, payload: string | Buffer, headers: Record<string, string> = {}) =>
  api.app.inject({
    method: 'POST',
    url: `${root()}${url}`,
    headers: { 'content-type': 'application/json', ...bearer(), ...headers },
    payload,
  });
const sent = async () => (await all(api.pool, sql<{ n: number }>`SELECT count(*) AS n FROM notificaciones`))[0]?.n;

/** A bare server with our error handler, a route that fails, and what it logs. */
function createProbe(url: string, work: () => Promise<unknown>) {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const probe = Fastify({ logger: { level: 'info', stream }, genReqId: requestIds() });
  installErrorHandler(probe);
  probe.get(url, work);
  return { probe, lines };
}

describe('headers', () => {
  test.each(['/auth/me', '/nada', `/pedidos?id=0`, '/auth/login'])('%s', async (url) => {
    const { headers } = await get(url);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toMatch(/unsafe-inline|unsafe-eval'(?<!wasm-unsafe-eval')/);
    expect(headers.server).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  });

  test('a file is sandboxed, and its name cannot leave the header', async () => {
    const { headers } = await get(`/pedidos/pdf?id=${world.pedido}`);
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(headers['content-disposition']).toMatch(
      /^inline; filename="[A-Za-z0-9 ._-]+"; filename\*=UTF-8''[A-Za-z0-9._%-]+$/,
    );
  });

  test('lookup tables are kept by the browser and asked for again', async () => {
    const first = await get('/masters/zonas');
    const etag = String(first.headers.etag);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const again = await get('/masters/zonas', { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await run(api.pool, sql`INSERT INTO zonas VALUES (4, 'NORTE')`);
    const changed = await get('/masters/zonas', { 'if-none-match': etag });
    expect([changed.statusCode, changed.json().count]).toEqual([200, 3]);
  });

  test('no other origin is let in', async () => {
    const response = await get('/auth/me', { origin: 'https://malo.example' });
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
    const preflight = await api.app.inject({
      method: 'OPTIONS',
      url: `${root()}/auth/me`,
      headers: { origin: 'https://malo.example' },
    });
    expect(preflight.statusCode).toBe(404);
  });
});

describe('a body reaches a handler only if it is what the contract says', () => {
  const right = () => JSON.stringify({ to: [admin.id], msg: 'hola' });
  const types = [
    'text/plain',
    'text/html',
    'application/x-www-form-urlencoded',
    'application/xml',
    'application/javascript',
    'application/octet-stream',
    'application/jsonp',
    'application/json5',
    'application/vnd.api+json',
    'json',
    'a/b',
    'application/json x',
    ' application/json\t;',
    'text/plain; application/json',
    'application/json, text/plain',
    'APPLICATION/XML',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/ json',
    'application\\json',
  ];

  test.each(types)('content type "%s" with an invalid body', async (type) => {
    const before = await sent();
    const response = await post('/notifications', '{"to": "todos", "msg": 7}', { 'content-type': type });
    expect(response.statusCode).toBe(400);
    expect(await sent()).toBe(before);
  });

  test.each(types)('content type "%s" with a valid body is 400 or the same as JSON, never half of it', async (type) => {
    const response = await post('/notifications', right(), {
      'content-type': type,
      'idempotency-key': `tipo-${types.indexOf(type)}`,
    });
    expect([200, 400]).toContain(response.statusCode);
  });

  test.each([
    ['no body', ''],
    ['half a body', '{"to": [1], "msg'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a text', '"hola"'],
    ['a number', '7'],
    ['__proto__', '{"to": [1], "msg": "x", "__proto__": {"rol": "A"}}'],
    ['constructor', '{"to": [1], "msg": "x", "constructor": {"prototype": {"rol": "A"}}}'],
    ['ten thousand deep', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
    ['ten thousand deep inside', `{"to": ${'['.repeat(10_000)}${']'.repeat(10_000)}, "msg": "x"}`],
    ['NUL', '{"to": [1], "msg": "a\\u0000b"}'],
    ['a lone surrogate', '{"to": [1], "msg": "a\\ud800b"}'],
    ['1e400', '{"to": [1e400], "msg": "x"}'],
    ['2^53 + 1', '{"to": [9007199254740993], "msg": "x"}'],
    ['a negative id', '{"to": [-1], "msg": "x"}'],
    ['bytes that are no text', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
  ])('%s', async (_name, payload) => {
    const before = await sent();
    const began = performance.now();
    const { statusCode, body } = await post('/notifications', payload);
    expect([statusCode, performance.now() - began < 5000]).toEqual([400, true]);
    expect(JSON.parse(body).message).toBeTruthy();
    expect(await sent()).toBe(before);
    expect(Object.hasOwn(Object.prototype, 'rol')).toBe(false);
  });

  test('ten megabytes', async () => {
    expect((await post('/notifications', 'x'.repeat(10_000_000))).statusCode).toBe(413);
  });

  test('a field that nobody knows changes nothing', async () => {
    const body = JSON.stringify({
      to: [admin.id],
      msg: 'con campos de más',
      de: 999,
      userId: 999,
      rol: 'A',
      vista: '2026-01-01',
    });
    expect((await post('/notifications', body)).statusCode).toBe(200);
    const [row] = await all(api.pool, sql`SELECT de, vista FROM notificaciones WHERE msg = 'con campos de más'`);
    expect(row).toEqual({ de: admin.id, vista: null });
  });
});

describe('a query', () => {
  test.each([
    [`/pedidos?id=1&id=2`, 'El parámetro id está repetido'],
    ['/pedidos?__proto__=1', 'La dirección tiene un parámetro no permitido'],
    ['/pedidos?constructor=1', 'La dirección tiene un parámetro no permitido'],
    ['/pedidos?id=x', 'id: No es un dato válido'],
    ['/pedidos?id=1e400', 'id: No es un dato válido'],
    ['/pedidos?id=99999999999', 'id: El máximo es 2147483647'],
    ["/pedidos?id=1' OR '1'='1".replaceAll(' ', '%20'), 'id: No es un dato válido'],
    ['/pedidos?limite=1000000000', 'limite: El máximo es 1000'],
    ['/pedidos?cliente=%00', 'cliente: Tiene caracteres que no se pueden guardar'],
    ['/masters/talonarios', 'comprobante: Debe ser factura, remito, notaCredito, recibo'],
    ['/notifications?top=abc', 'top: No es un dato válido'],
  ])('%s', async (url, message) => {
    const response = await get(url);
    expect([response.statusCode, response.json().message]).toEqual([400, message]);
  });

  test('names that nobody knows are ignored', async () => {
    expect((await get('/masters/zonas?orden=nombre&usuario=1')).statusCode).toBe(200);
  });

  test.each(['%', '_', "'", '"', '\\', ';--', '%25%25', '🙂', 'ñandú', '(', '[a-z]*'])(
    'a search for %s is a search',
    async (text) => {
      const response = await get(`/buscar?texto=${encodeURIComponent(text)}`);
      expect([response.statusCode, response.json().count]).toEqual([200, 1]);
    },
  );
});

describe('what goes wrong', () => {
  test('unexpected: a reference, nothing else; the log has it', async () => {
    const { probe, lines } = createProbe('/roto', () => Promise.reject(new Error('SELECT secreto FROM /etc/passwd')));
    const response = await probe.inject({ method: 'GET', url: '/roto' });
    const { message, referencia } = response.json();
    expect(response.statusCode).toBe(500);
    expect(message).toBe(`Ocurrió un error inesperado. Referencia ${referencia}`);
    expect(response.body).not.toMatch(/SELECT|secreto|passwd|at /);
    expect(lines.join('')).toContain(referencia);
    expect(lines.join('')).toContain('SELECT secreto');
    await probe.close();
  });

  test.each([
    ['a wrong date', sql`SELECT '2026-99-99'::date`, 400, 'Una fecha no es válida.'],
    ['too large a number', sql`SELECT 99999999999::int`, 400, 'Un número es demasiado grande.'],
    [
      'a lost connection',
      sql`SELECT pg_terminate_backend(pg_backend_pid())`,
      503,
      'La base de datos no está disponible. Probá de nuevo en unos segundos.',
    ],
  ])('the database says no to %s: its words are not ours', async (_name, statement, status, message) => {
    const { probe } = createProbe('/base', () => run(api.pool, statement));
    const response = await probe.inject({ method: 'GET', url: '/base' });
    expect([response.statusCode, response.json()]).toEqual([status, { message }]);
    await probe.close();
  });

  test('files are sent by one module, whatever the route (reliability A6)', () => {
    const sources = readdirSync(new URL('../../', import.meta.url), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .filter((file) =>
        /header\(\s*'content-disposition'/i.test(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')),
      );
    expect(sources).toEqual(['platform/http/answers.ts']);
  });

  test('a call without permission, without code, undeclared or twice does not start', () => {
    const zonas = read(listZonas, async () => ({ count: 0, result: [] }));
    expect(() => checkRoutes([zonas], [listZonas])).not.toThrow();
    expect(() => checkRoutes([zonas, zonas], [listZonas])).toThrow('dos veces');
    expect(() => checkRoutes([zonas], [])).toThrow('Llamadas sin declarar: maestros.zonas');
    expect(() => checkRoutes([zonas], [listZonas, getMe])).toThrow('Llamadas sin código: acceso.yo');
    expect(() => checkRoutes([{ ...zonas, call: { ...listZonas, permission: '' as 'session' } }], [])).toThrow(
      'quién puede',
    );
    expect(() => checkRoutes([read(login, async () => ({ token: '' }))], [])).toThrow('pública');
    expect(() =>
      checkRoutes([{ ...zonas, kind: 'command', call: listZonas, prepare: null, handle: async () => null }], []),
    ).toThrow('escriben');
    expect(() =>
      checkRoutes([read(sendNotificacion, async () => ({ id: '', data: { id: '' }, destinatarios: 0 }))], []),
    ).toThrow('leen');
  });
});

describe('the rest of the server', () => {
  test('health, readiness, configuration and documentation need no login', async () => {
    expect((await api.app.inject('/health')).json()).toEqual({ estado: 'bien', version: '2.65.0' });
    expect((await api.app.inject('/ready')).json()).toEqual({ estado: 'bien' });
    const config = (await api.app.inject('/configuracion.json')).json();
    expect(config).toEqual({
      version: '2.65.0',
      empresas: [
        {
          id: api.empresa.id,
          nombre: 'Buenos Aires',
          color: '#00796B',
          apiBase: api.empresa.apiBase,
          predeterminada: true,
        },
      ],
      tilesUrl: null,
    });
    expect((await api.app.inject('/docs')).body).toContain('/pedidos/pdf');
    expect((await api.app.inject('/docs/openapi.json')).json().openapi).toBe('3.1.0');
  });

  test('metrics are for this machine, and not through a proxy', async () => {
    await get('/auth/me');
    const here = await api.app.inject('/metrics');
    expect(here.body).toMatch(/distri_llamada_segundos_count\{llamada="acceso.yo",estado="200"\} [1-9]/);
    expect(here.body).toContain(`distri_conexiones{empresa="${api.empresa.id}",estado="abiertas"}`);
    const far = await api.app.inject({ url: '/metrics', remoteAddress: '10.0.0.9' });
    const proxied = await api.app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '10.0.0.9' } });
    expect([far.statusCode, proxied.statusCode]).toEqual([404, 404]);
  });

  test.each(['/x%zz', '/buenosaires/v1/%zz', `/${'a'.repeat(5000)}/v1/auth/me`])(
    'an address that cannot be read: %s',
    async (url) => {
      const { port } = api.app.server.address() as AddressInfo;
      const response = await new Promise<IncomingMessage>((resolve) => httpGet({ port, path: url }, resolve));
      const body = (await response.toArray()).join('');
      expect([response.statusCode, JSON.parse(body)]).toEqual([400, { message: 'La dirección no se puede leer' }]);
      expect(response.headers['x-content-type-options']).toBe('nosniff');
    },
  );

  test('what is not there is not there, in words', async () => {
    for (const url of ['/nada.js', `${root()}/nada`, '/otra/v1/auth/me', '/v1/auth/me', '/.env'])
      expect((await api.app.inject(url)).statusCode, url).toBe(404);
  });
});
