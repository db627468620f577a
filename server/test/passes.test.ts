import { getUrlToken } from '@distri/domain/acceso';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { all, run } from '../src/platform/db/index.ts';
import { AHORA, createTestApi, type Persona, type TestApi } from './support/testApi.ts';
import { buildWorld, personaFor, seedEverything, type World } from './world.ts';

let api: TestApi;
let world: World;
let vendedor: Persona;

beforeAll(async () => {
  api = await createTestApi({ seed: seedEverything });
  world = await buildWorld(api, 'V1');
  vendedor = await personaFor(api, 'V', world.cliente);
});
afterAll(() => api.close());

const root = () => `/${api.empresa.id}/v1`;
const pdf = () => `/pedidos/pdf?id=${world.pedido}`;
const passFor = async (url: string, who = vendedor) => (await who.ok(getUrlToken, { query: { url } })).result;
const open = (url: string, pass: string) =>
  api.app.inject({ method: 'GET', url: `${root()}${url}${url.includes('?') ? '&' : '?'}pase=${pass}` });

test('a pass opens the file once, without a token', async () => {
  const pass = await passFor(pdf());
  const response = await open(pdf(), pass);
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(response.headers['cache-control']).toBe('no-store');
  expect((await open(pdf(), pass)).statusCode).toBe(401);
});

test('of five uses at once one opens', async () => {
  const pass = await passFor(pdf());
  const statuses = (await Promise.all([1, 2, 3, 4, 5].map(() => open(pdf(), pass)))).map(
    ({ statusCode }) => statusCode,
  );
  expect(statuses.sort()).toEqual([200, 401, 401, 401, 401]);
});

test('the address may be written with the company and the version', async () => {
  expect((await open(pdf(), await passFor(`${root()}${pdf()}`))).statusCode).toBe(200);
});

test('a pass is for its own file: another one is refused, and the pass is still good for its own', async () => {
  const pass = await passFor(pdf());
  expect((await open(`/pedidos/pdf?id=${world.pedido + 1}`, pass)).statusCode).toBe(401);
  expect((await open(`/cotizaciones/pdf?id=${world.cotizacion}`, pass)).statusCode).toBe(401);
  expect((await open(pdf(), pass)).statusCode).toBe(200);
});

test('it dies after sixty seconds', async () => {
  const late = await passFor(pdf());
  api.setNow(new Date(AHORA.getTime() + 61_000));
  expect((await open(pdf(), late)).statusCode).toBe(401);
  api.setNow(AHORA);
});

test('it dies with the session that asked for it', async () => {
  const person = await personaFor(api, 'V', world.cliente);
  const pass = await passFor(pdf(), person);
  await run(api.pool, sql`UPDATE sesiones SET cerrada = now() WHERE usuario = ${person.id}`);
  expect((await open(pdf(), pass)).statusCode).toBe(401);
});

test('it gives no more than its user may see: a foreign document is not there', async () => {
  const stranger = await api.persona({ rol: 'V', nivel: 6, vendedor: 'V2' });
  expect((await open(pdf(), await passFor(pdf(), stranger))).statusCode).toBe(404);
});

test.each([
  'https://malo.example/pedidos/pdf?id=1',
  '//malo.example/pedidos/pdf?id=1',
  '/\\malo.example/pedidos/pdf',
  'pedidos/pdf?id=1',
  '/pedidos?id=1',
  '/auth/me',
  '/pedidos/pdf/',
  '/pedidos/../auth/me',
  '/bahiablanca/v1/pedidos/pdf?id=1',
  'javascript:alert(1)',
  '/%70edidos/pdf?id=1',
])('no pass for %s', async (url) => {
  const response = await vendedor.send(getUrlToken, { query: { url } });
  expect([response.statusCode, response.json().message]).toEqual([422, 'Esa dirección no es de un archivo propio']);
});

test('no pass for a file that the role may not read', async () => {
  const driver = await api.persona({ rol: 'H' });
  expect((await driver.send(getUrlToken, { query: { url: pdf() } })).statusCode).toBe(403);
});

test('a pass opens files and nothing else', async () => {
  const pass = await passFor(pdf());
  expect((await open('/auth/me', pass)).statusCode).toBe(401);
  expect((await open(`/pedidos?id=${world.pedido}`, pass)).statusCode).toBe(401);
});

test('what is stored does not open anything', async () => {
  await passFor(pdf());
  const rows = await all(api.pool, sql<{ hash: string }>`SELECT hash FROM pases WHERE usado IS NULL`);
  expect(rows.length).toBeGreaterThan(0);
  for (const { hash } of rows) expect((await open(pdf(), hash)).statusCode).toBe(401);
});
