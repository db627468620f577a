import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type Persona, type TestApi } from './support/testApi.ts';
import { buildWorld, personaFor, seedEverything, type World } from './world.ts';

let api: TestApi;
let own: World;
let foreign: World;

beforeAll(async () => {
  api = await createTestApi({ seed: seedEverything, maxConnections: 1 });
  own = await buildWorld(api, 'V1');
  foreign = await buildWorld(api, 'V2');
});
afterAll(() => api.close());

const get = (who: Persona, url: string) =>
  api.app.inject({
    method: 'GET',
    url: `/${api.empresa.id}/v1${url}`,
    headers: { authorization: `Bearer ${who.token}` },
  });

/** Reliability A10: nothing of one request stays on the connection for the next; the pool has a single one. */
test('one connection, five thousand requests of four people mixed with aborted ones', async () => {
  const asker = await personaFor(api, 'V', own.cliente);
  const other = await api.persona({ rol: 'V', nivel: 6, vendedor: 'V2' });
  const people = [
    { who: asker, sees: own, never: foreign },
    { who: other, sees: foreign, never: own },
    { who: await api.persona({ rol: 'C', cliente: own.cliente }), sees: own, never: foreign },
    { who: await api.persona({ rol: 'C', cliente: foreign.cliente }), sees: foreign, never: own },
  ];
  for (let round = 0; round < 1250; round++) {
    const wave = people.map(async ({ who, sees, never }) => {
      const mine = await get(who, `/pedidos?id=${sees.pedido}`);
      expect(mine.json().result[0].cliente).toBe(sees.cliente);
      expect((await get(who, `/pedidos?id=${never.pedido}`)).statusCode).toBe(404);
    });
    const broken = api.app.inject({
      method: 'POST',
      url: `/${api.empresa.id}/v1/pedidos?cliente=${own.cliente}`,
      headers: { authorization: `Bearer ${asker.token}` },
      payload: { header: {}, articulos: [] },
    });
    await Promise.all([...wave, broken]);
  }
}, 300_000);
