import { ROLES, type Rol } from '@distri/domain/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONSOLE, createUser } from '../src/acceso/index.ts';
import { calls } from '../src/calls.ts';
import { run } from '../src/platform/db/index.ts';
import { digest } from './factories.ts';
import { addressIn, bodyIn, type MatrixRow, readMatrix } from './matrix.ts';
import { createTestApi, type Persona, type TestApi } from './support/testApi.ts';
import { buildWorld, personaFor, personas, seedEverything, type World } from './world.ts';

const matrix = readMatrix();
const credentials = { username: 'matriz', password: 'clave-de-matriz' };

let api: TestApi;
let world: World;
let people: Map<Rol, Persona>;

beforeAll(async () => {
  api = await createTestApi({ seed: seedEverything });
  world = await buildWorld(api, 'V1');
  people = await personas(api, world.cliente);
  await createUser(api.pool, { ...credentials, nombre: 'Matriz', rol: 'O', clave: credentials.password }, CONSOLE);
});
afterAll(() => api.close());

type Method = MatrixRow['method'] | 'HEAD';

async function send(row: MatrixRow, token: string | null, changes: { method?: Method; url?: string } = {}) {
  const payload = bodyIn(row.call, world, credentials);
  return api.app.inject({
    method: changes.method ?? row.method,
    url: changes.url ?? `/${api.empresa.id}/v1${addressIn(row, world)}`,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    ...(payload && changes.method !== 'HEAD' ? { payload } : {}),
  });
}

const isPublic = (row: MatrixRow) => row.call === 'acceso.ingresar';
const named = (row: MatrixRow) => `${row.method} ${row.address}`;

async function personaOf(row: MatrixRow, rol: Rol): Promise<Persona> {
  const person = people.get(rol);
  // Whoever leaves does not come back with the same token.
  return row.call === 'acceso.salir' || !person ? personaFor(api, rol, world.cliente) : person;
}

/** Answers that are not what they should be, as lines to read; none is what every test here wants. */
async function wrongCells(pick: (cell: string) => boolean): Promise<string[]> {
  const wrong: string[] = [];
  for (const row of matrix)
    for (const [rol, cell] of row.cells) {
      if (!pick(cell)) continue;
      const { statusCode, body } = await send(row, (await personaOf(row, rol)).token);
      const right = cell === '2' ? statusCode >= 200 && statusCode < 300 : String(statusCode) === cell;
      if (!right) wrong.push(`${named(row)} as ${rol}: ${statusCode} instead of ${cell} ${body.slice(0, 120)}`);
    }
  return wrong;
}

/** The same table read by a request that must be refused with one status, whatever the call. */
async function notRefused(status: number, token: string | null): Promise<string[]> {
  const wrong: string[] = [];
  for (const row of matrix) {
    if (isPublic(row)) continue;
    const { statusCode } = await send(row, token);
    if (statusCode !== status) wrong.push(`${named(row)}: ${statusCode}`);
  }
  return wrong;
}

test('the matrix has every call of the server, and nothing else', () => {
  expect([...new Set(matrix.map(({ call }) => call))].sort()).toEqual(calls.map(({ name }) => name).sort());
  for (const row of matrix) {
    const call = calls.find(({ name }) => name === row.call);
    expect([call?.method, call?.path]).toEqual([row.method, row.address.split('?')[0]]);
    expect([...row.cells.keys()], named(row)).toEqual([...ROLES]);
    expect(row.reason, named(row)).not.toBe('');
  }
});

describe('who may not call changes nothing', () => {
  test('every denied cell, and the rows stay as they were', async () => {
    const before = await digest(api.pool);
    expect(await wrongCells((cell) => cell !== '2')).toEqual([]);
    expect(await digest(api.pool)).toEqual(before);
  });

  test('without a token, with a broken one, expired, or of a disabled user', async () => {
    const before = await digest(api.pool);
    const disabled = await api.persona({ rol: 'A' });
    const expired = await api.persona({ rol: 'A' });
    await run(api.pool, sql`UPDATE usuarios SET activo = false WHERE id = ${disabled.id}`);
    await run(api.pool, sql`UPDATE sesiones SET expira = '2026-01-01' WHERE usuario = ${expired.id}`);
    expect(await notRefused(401, null)).toEqual([]);
    expect(await notRefused(401, 'no.es.un-token')).toEqual([]);
    expect(await notRefused(401, disabled.token)).toEqual([]);
    expect(await notRefused(401, expired.token)).toEqual([]);
    expect(await digest(api.pool)).toEqual(before);
  });

  test('with the token of another company', async () => {
    const other = await createTestApi({ seed: seedEverything, empresa: { id: 'bahiablanca', nombre: 'Bahia Blanca' } });
    try {
      const admin = await other.persona({ rol: 'A' });
      const before = await digest(api.pool);
      expect(await notRefused(401, admin.token)).toEqual([]);
      expect(await digest(api.pool)).toEqual(before);
    } finally {
      await other.close();
    }
  });
});

describe('an address has one way to be written', () => {
  const admin = () => people.get('A')?.token ?? '';
  const root = () => `/${api.empresa.id}/v1`;
  const variants: Record<string, (url: string) => { method?: Method; url: string }> = {
    HEAD: (url) => ({ method: 'HEAD', url: root() + url }),
    'trailing slash': (url) => ({ url: root() + url.replace(/(\?|$)/, '/$1') }),
    'doubled slash': (url) => ({ url: `/${root()}${url.replace('/', '//')}` }),
    'upper case': (url) => ({ url: root() + url.replace(/^[^?]+/, (path) => path.toUpperCase()) }),
    'upper case version': (url) => ({ url: root().replace('v1', 'V1') + url }),
    'encoded slash': (url) => ({ url: `${root().replace('/v1', '%2Fv1')}${url}` }),
    'company in capitals': (url) => ({ url: root().toUpperCase().replace('V1', 'v1') + url }),
    'no company': (url) => ({ url: `/v1${url}` }),
  };

  for (const [name, vary] of Object.entries(variants))
    test(name, async () => {
      const found: string[] = [];
      for (const row of matrix) {
        const { statusCode } = await send(row, admin(), vary(addressIn(row, world)));
        if (statusCode !== 404) found.push(`${named(row)}: ${statusCode}`);
      }
      expect(found).toEqual([]);
    });

  test('an encoded letter is the same address with the same permission', async () => {
    const wrong: string[] = [];
    for (const row of matrix) {
      const url =
        root() +
        addressIn(row, world).replace(/[a-z](?=[^/]*$|[^/]*\?)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
      for (const [rol, cell] of row.cells) {
        if (cell !== '403') continue;
        const { statusCode } = await send(row, people.get(rol)?.token ?? '', { url });
        if (statusCode !== 403 && statusCode !== 404) wrong.push(`${url} as ${rol}: ${statusCode}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('who may call gets an answer', () => {
  test('every allowed cell', async () => {
    expect(await wrongCells((cell) => cell === '2')).toEqual([]);
  });
});
