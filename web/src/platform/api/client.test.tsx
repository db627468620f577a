import { archivo, creado, defineCall, fecha, lista, oArchivo, pesos, XLSX } from '@distri/domain/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { session } from '../session/index.ts';
import { fakeToken, servidorDePrueba } from '../test/token.ts';
import { callApi } from './client.ts';
import { ApiError } from './errors.ts';

const leer = defineCall({
  name: 'prueba.leer',
  method: 'GET',
  path: '/pruebas',
  summary: '',
  permission: 'session',
  kind: 'read',
  query: z.object({ desde: fecha.optional(), ids: z.array(z.number()).optional(), buscar: z.string().optional() }),
  answer: lista(z.object({ id: z.number(), importe: pesos })),
  errorPrefix: 'Error al obtener las pruebas',
});
const crear = defineCall({
  name: 'prueba.crear',
  method: 'POST',
  path: '/pruebas',
  summary: '',
  permission: 'session',
  kind: 'create',
  body: z.object({ importe: pesos, fecha }),
  answer: creado(z.number()),
  errorPrefix: 'Error al generar la prueba',
});
const bajar = defineCall({
  name: 'prueba.pdf',
  method: 'GET',
  path: '/pruebas/pdf',
  summary: '',
  permission: 'session',
  kind: 'read',
  answer: archivo,
  file: 'application/pdf',
});

const generar = defineCall({
  name: 'prueba.generar',
  method: 'POST',
  path: '/pruebas/generar',
  summary: '',
  permission: 'session',
  kind: 'create',
  body: z.object({ importe: pesos, fecha }),
  answer: oArchivo(z.object({ importe: pesos })),
  files: [XLSX],
});

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
const CREADO = { id: 7, data: { id: 7 } };
const CUERPO = { body: { importe: 123456, fecha: '2026-11-20' } };

const fetchMock = vi.fn<typeof fetch>();
const sent = (n: number) => {
  const [url, init] = fetchMock.mock.calls[n] ?? [];
  return { url, init, headers: new Headers(init?.headers) };
};
const messageOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no error',
    (error: Error) => error.message,
  );

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockReset();
  session.logIn(fakeToken(), servidorDePrueba);
});
afterEach(() => {
  vi.restoreAllMocks();
  session.logOut();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a call', () => {
  test('goes to the chosen server with the bearer token and its query encoded', async () => {
    fetchMock.mockResolvedValue(json(200, { count: 0, result: [] }));
    await callApi(leer, { query: { desde: '2026-11-02', ids: [3, 4], buscar: undefined } });
    expect(sent(0).url).toBe('/buenosaires/v1/pruebas?desde=02%2F11%2F2026&ids=3&ids=4');
    expect(sent(0).headers.get('authorization')).toMatch(/^Bearer e30\./);
    expect(sent(0).headers.has('idempotency-key')).toBe(false);
  });

  test('sends decimal pesos and days, and gives centavos back', async () => {
    fetchMock.mockResolvedValueOnce(json(200, CREADO));
    expect(await callApi(crear, CUERPO)).toEqual(CREADO);
    expect(sent(0).init?.body).toBe('{"importe":1234.56,"fecha":"20/11/2026"}');
    fetchMock.mockResolvedValueOnce(json(200, { count: 1, result: [{ id: 1, importe: 1234.56 }] }));
    expect((await callApi(leer)).result).toEqual([{ id: 1, importe: 123456 }]);
  });

  test('brings the bytes of a file', async () => {
    fetchMock.mockResolvedValue(new Response(new Uint8Array([37, 80, 68, 70])));
    expect([...(await callApi(bajar))]).toEqual([37, 80, 68, 70]);
  });

  test('of several kinds: a file with the name of the server, or JSON', async () => {
    const disposition = 'inline; filename="Ruteo_1.xlsx"; filename*=UTF-8\'\'Ruteo%20%C3%B1.xlsx';
    const headers = { 'content-type': XLSX, 'content-disposition': disposition };
    fetchMock.mockResolvedValueOnce(new Response(new Uint8Array([80, 75]), { headers }));
    const file = await callApi(generar, CUERPO);
    expect(file).toMatchObject({ tipo: XLSX, nombre: 'Ruteo ñ.xlsx' });
    expect(sent(0).headers.get('accept')).toBe(`${XLSX}, application/json`);
    fetchMock.mockResolvedValueOnce(json(200, { importe: 12.5 }));
    expect(await callApi(generar, CUERPO)).toEqual({ importe: 1250 });
  });

  test('says so when the answer is not what the contract promises', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    fetchMock.mockResolvedValue(json(200, { count: 1, result: [{ id: 'x' }] }));
    expect(await messageOf(callApi(leer))).toBe(
      'Error al obtener las pruebas: la respuesta del servidor no es la esperada.',
    );
    expect(log).toHaveBeenCalledOnce();
  });
});

describe('the message of a failure (D1 §8)', () => {
  test('is the prefix and the message of the server', async () => {
    fetchMock.mockResolvedValue(json(422, { message: 'el cliente está inhabilitado' }));
    expect(await messageOf(callApi(crear, CUERPO))).toBe('Error al generar la prueba: el cliente está inhabilitado');
  });

  test.each([
    ['an empty object', json(500, {})],
    ['no JSON', new Response('<html>', { status: 502 })],
    ['nothing', new Response(null, { status: 500 })],
    ['a message that is no text', json(400, { message: 7 })],
  ])('is the prefix alone when the server sent %s', async (_, response) => {
    fetchMock.mockResolvedValue(response);
    expect(await messageOf(callApi(leer))).toBe('Error al obtener las pruebas');
  });

  test('without any answer says that the server is not there', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    const message = messageOf(callApi(leer));
    await vi.advanceTimersByTimeAsync(5000);
    expect(await message).toBe(
      'Error al obtener las pruebas: el servidor no está disponible o no tiene conexión a internet.',
    );
  });

  test('of a file is read out of what came instead of it; the prefix is Error by default', async () => {
    fetchMock.mockResolvedValue(json(404, { message: 'no existe' }));
    expect(await messageOf(callApi(bajar))).toBe('Error: no existe');
  });

  test('carries status, problems and reference', async () => {
    const problems = [{ code: 'renta', message: 'no cumple', path: 'articulos.0' }];
    fetchMock.mockResolvedValue(json(422, { message: 'no', problems, referencia: '7F3A' }));
    const error = await callApi(crear, CUERPO).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 422, problems, referencia: '7F3A', outcomeKnown: true });
  });
});

describe('a create is repeated under one key', () => {
  test('when there was no answer', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('reset')).mockResolvedValueOnce(json(200, CREADO));
    const work = callApi(crear, CUERPO);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await work).toEqual(CREADO);
    expect(sent(0).headers.get('idempotency-key')).toBeTruthy();
    expect(sent(1).headers.get('idempotency-key')).toBe(sent(0).headers.get('idempotency-key'));
  });

  test('when the key is in flight, after what Retry-After says', async () => {
    fetchMock
      .mockResolvedValueOnce(json(409, { message: 'en curso' }, { 'retry-after': '2' }))
      .mockResolvedValueOnce(json(200, CREADO));
    const work = callApi(crear, CUERPO);
    await vi.advanceTimersByTimeAsync(1999);
    expect(fetchMock).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    expect(await work).toEqual(CREADO);
    expect(sent(1).headers.get('idempotency-key')).toBe(sent(0).headers.get('idempotency-key'));
  });

  test('but not when a rule or a state refused it', async () => {
    fetchMock.mockResolvedValue(json(409, { message: 'ya fue facturado' }));
    expect(await messageOf(callApi(crear, CUERPO))).toBe('Error al generar la prueba: ya fue facturado');
    expect(fetchMock).toHaveBeenCalledOnce();
  });

  test('and two creates have two keys', async () => {
    fetchMock.mockImplementation(async () => json(200, CREADO));
    await callApi(crear, CUERPO);
    await callApi(crear, CUERPO);
    expect(sent(1).headers.get('idempotency-key')).not.toBe(sent(0).headers.get('idempotency-key'));
  });
});

describe('a session that expires on the way', () => {
  const expired = () => json(401, { message: 'vencida' });

  test('waits for the new login, then repeats the request with the new token and the same key', async () => {
    fetchMock.mockResolvedValueOnce(expired()).mockResolvedValueOnce(json(200, CREADO));
    const work = callApi(crear, CUERPO);
    await vi.waitFor(() => expect(session.getState().status).toBe('suspended'));
    const fresh = fakeToken({ exp: Math.floor(Date.now() / 1000) + 7200 });
    session.logIn(fresh, servidorDePrueba);
    expect(await work).toEqual(CREADO);
    expect(sent(1).headers.get('authorization')).toBe(`Bearer ${fresh}`);
    expect(sent(1).headers.get('idempotency-key')).toBe(sent(0).headers.get('idempotency-key'));
    expect(sent(1).init?.body).toBe(sent(0).init?.body);
  });

  test('sends nothing while it is suspended', async () => {
    const state = session.getState();
    if (state.status === 'in') session.suspend(state.token);
    const work = callApi(leer);
    await vi.advanceTimersByTimeAsync(5000);
    expect(fetchMock).not.toHaveBeenCalled();
    fetchMock.mockResolvedValue(json(200, { count: 0, result: [] }));
    session.logIn(fakeToken(), servidorDePrueba);
    expect((await work).count).toBe(0);
  });

  test('ends the request when the person leaves instead', async () => {
    fetchMock.mockResolvedValueOnce(expired());
    const work = messageOf(callApi(leer));
    await vi.waitFor(() => expect(session.getState().status).toBe('suspended'));
    session.logOut();
    expect(await work).toBe('Error al obtener las pruebas: la sesión está cerrada.');
  });

  test('does not repeat the login itself', async () => {
    fetchMock.mockResolvedValueOnce(json(401, { message: 'Usuario o contraseña incorrectos' }));
    expect(await messageOf(callApi(leer, {}, { apiBase: '/otra/v1' }))).toMatch(/incorrectos$/);
    expect(sent(0).url).toBe('/otra/v1/pruebas');
    expect(session.getState().status).toBe('in');
  });
});

test('an aborted call stops while it waits to try again', async () => {
  fetchMock.mockRejectedValue(new TypeError('reset'));
  const controller = new AbortController();
  const work = messageOf(callApi(leer, {}, { signal: controller.signal }));
  await vi.advanceTimersByTimeAsync(100);
  controller.abort(new Error('dejado'));
  expect(await work).toBe('dejado');
  expect(fetchMock).toHaveBeenCalledOnce();
});

/** An answer whose head arrived and whose body is cut off. */
const cutOff = (error: Error) =>
  new Response(new ReadableStream({ start: (controller) => controller.error(error) }), { status: 200 });

test('an answer abandoned while its body comes in is no broken contract: nothing is logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const controller = new AbortController();
  controller.abort(new Error('dejado'));
  fetchMock.mockImplementation(async () => cutOff(new DOMException('', 'AbortError')));
  expect(await messageOf(callApi(leer, {}, { signal: controller.signal }))).toBe('dejado');

  fetchMock.mockImplementation(async () => cutOff(new TypeError('network error')));
  expect(await messageOf(callApi(leer))).toContain('el servidor no está disponible');
  expect(log).not.toHaveBeenCalled();
});
