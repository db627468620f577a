import { listArticulos } from '@distri/domain/articulos';
import type { QueryOf } from '@distri/domain/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildArticulo, buildCliente, seedMaestros } from '../../test/factories.ts';
import { createTestApi, type Persona, type TestApi } from '../../test/support/testApi.ts';
import { countStatements, run } from '../platform/db/index.ts';

const BARCODE = '7791234567898';
let api: TestApi;
let cliente: string;

beforeAll(async () => {
  api = await createTestApi({ seed: seedMaestros });
  cliente = await buildCliente(api.pool, { vendedor: 'V1' });
  await buildArticulo(api.pool, {
    id: 'HX7-4L',
    detalle: 'SHELL HELIX HX7 10W-40 4 L',
    costo: 600_00,
    rentaminima: 120_000,
  });
  await buildArticulo(api.pool, { id: '7791-X', detalle: 'LAMPARA 7791234' });
  await run(api.pool, sql`UPDATE articulos SET barcode = ${BARCODE} WHERE id = 'HX7-4L'`);
});
afterAll(() => api.close());

const ids = async (who: Persona, query: QueryOf<typeof listArticulos>) =>
  (await who.ok(listArticulos, { query })).result.map(({ id }) => id);

describe('by barcode', () => {
  test.each(['A', 'O', 'S', 'V'] as const)('%s finds the article, whole code or a part of it', async (rol) => {
    const leveled = rol === 'S' || rol === 'V' ? { nivel: 4, vendedor: 'V1' } : {};
    const who = await api.persona({ rol, ...leveled });
    expect(await ids(who, { barcode: BARCODE })).toEqual(['HX7-4L']);
    expect(await ids(who, { buscar: '567898' })).toEqual(['HX7-4L']);
    expect((await who.ok(listArticulos, { query: { id: 'HX7-4L' } })).result[0]?.barcode).toBe(BARCODE);
  });

  test('the warehouse office is told nothing by it: refused by field, blind by text', async () => {
    const office = await api.persona({ rol: 'L' });
    for (const barcode of [BARCODE, '0000000000000']) {
      const refused = await office.send(listArticulos, { query: { barcode } });
      expect(refused.statusCode).toBe(400);
      expect(refused.json().message).toBe('barcode: Tu rol no busca por código de barras. Buscá por código o nombre.');
    }
    for (let end = 3; end <= BARCODE.length; end++) {
      const found = await ids(office, { buscar: BARCODE.slice(0, end), limite: 50 });
      expect(found, BARCODE.slice(0, end)).not.toContain('HX7-4L');
    }
    expect(await ids(office, { buscar: `helix ${BARCODE.slice(0, 5)}` })).toEqual([]);
  });

  test('the warehouse office finds by code and name, with the same count as rows', async () => {
    const office = await api.persona({ rol: 'L' });
    expect(await ids(office, { buscar: 'helix 10w' })).toEqual(['HX7-4L']);
    expect(await ids(office, { buscar: '7791234' })).toEqual(['7791-X']);
    expect(await ids(office, { buscar: 'hx' })).toEqual(['HX7-4L']);
    expect((await office.ok(listArticulos, { query: { buscar: '779', limite: 50 } })).count).toBe(1);
  });
});

describe('fields that a role may not read', () => {
  const HIDDEN = ['lista1', 'precio', 'costoneto', 'rentaminima', 'bonificacion_cliente', 'barcode', 'stocksval'];

  test('never reach the warehouse office', async () => {
    const office = await api.persona({ rol: 'L' });
    const { result } = await office.ok(listArticulos, { query: { cliente } });
    expect(result).toHaveLength(2);
    expect(result.flatMap((row) => HIDDEN.filter((field) => field in row))).toEqual([]);
  });

  // Only the parameters of the contract filter; a name that nobody knows is ignored (platform/http/validation.ts).
  test.each(['costoneto', 'rentaminima', 'lista1', 'precio', 'stocksval', 'orden', 'sort'])(
    '%s is no filter: the answer is the same with and without it',
    async (field) => {
      const office = await api.persona({ rol: 'L' });
      const address = (query: string) => `/${api.empresa.id}/v1/articulos?${query}`;
      const headers = { authorization: `Bearer ${office.token}` };
      const plain = await api.app.inject({ url: address(''), headers });
      for (const value of ['60000', '600.00', '0'])
        expect((await api.app.inject({ url: address(`${field}=${value}`), headers })).body).toBe(plain.body);
    },
  );
});

test('a search costs one statement and the user, for whoever may read barcodes and whoever may not', async () => {
  for (const rol of ['A', 'L'] as const) {
    const who = await api.persona({ rol });
    const { statements } = await countStatements(() =>
      who.ok(listArticulos, { query: { buscar: 'helix', limite: 50 } }),
    );
    expect(statements).toHaveLength(2);
  }
});
