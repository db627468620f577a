import { createCobranza, filterCobranzas } from '@distri/domain/cobranzas';
import { createCotizacion } from '@distri/domain/cotizaciones';
import type { Rol } from '@distri/domain/kernel';
import { sendNotificacion } from '@distri/domain/notificaciones';
import { createPedido } from '@distri/domain/pedidos';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from '../src/platform/db/index.ts';
import { digest } from './factories.ts';
import { addressIn, bodyIn, readMatrix } from './matrix.ts';
import { readPdf } from './support/pdfText.ts';
import { createTestApi, type Persona, type TestApi } from './support/testApi.ts';
import { buildWorld, NOWHERE, personaFor, seedEverything, type World } from './world.ts';

const OWN = 'CANARIOPROPIO';
const FOREIGN = 'CANARIOAJENO';
/** An amount that no other row has, as it travels. */
const FOREIGN_AMOUNT = '7654321.98';

const reads = readMatrix().filter(({ method }) => method === 'GET');

let api: TestApi;
let own: World;
let foreign: World;
const askers = new Map<Rol, Persona>();

/** Puts the mark in every text of the world's rows that travels. */
async function mark(world: World, canary: string): Promise<void> {
  await run(
    api.pool,
    sql`UPDATE clientes SET direccion = ${canary}, email = ${`${canary}@x.com`}, telefono = ${canary}, localidad_nombre = ${canary} WHERE id = ${world.cliente}`,
  );
  await run(api.pool, sql`UPDATE direcciones_entrega SET direccion = ${canary} WHERE cliente = ${world.cliente}`);
  await run(
    api.pool,
    sql`UPDATE cotizaciones SET leyenda4 = ${canary}, notacompra = ${canary} WHERE id = ${world.cotizacion}`,
  );
  await run(
    api.pool,
    sql`UPDATE cotizacion_items SET leyenda = ${canary}, numero = ${canary}, observa = ${canary} WHERE cotizacion = ${world.prepago}`,
  );
  await run(api.pool, sql`UPDATE cotizaciones SET leyenda4 = ${canary} WHERE id = ${world.prepago}`);
  await run(
    api.pool,
    sql`UPDATE cobranza_items SET leyenda = ${canary}, numero = ${canary}, observa = ${canary} WHERE cobranza = ${world.cobranza}`,
  );
  await run(api.pool, sql`UPDATE cobranzas SET observa = ${canary} WHERE id = ${world.cobranza}`);
  await run(api.pool, sql`UPDATE pedidos SET leyenda4 = ${canary}, notacompra = ${canary} WHERE id = ${world.pedido}`);
}

beforeAll(async () => {
  api = await createTestApi({ seed: seedEverything });
  own = await buildWorld(api, 'V1', `LUBRICENTRO ${OWN}`);
  foreign = await buildWorld(api, 'V2', `LUBRICENTRO ${FOREIGN}`);
  await mark(own, OWN);
  await mark(foreign, FOREIGN);
  await run(
    api.pool,
    sql`UPDATE cuenta_documentos SET importe = 765432198, pendiente = 765432198, documento = ${`A0004${FOREIGN}`} WHERE cliente = ${foreign.cliente} AND num_nonnulls(factura, nota_credito) = 0`,
  );
  for (const rol of ['V', 'C'] as const) askers.set(rol, await personaFor(api, rol, own.cliente));
  // Level 4 sees salespeople of level 4 and lower rank: V1 is 4; the foreign one is moved above.
  await run(api.pool, sql`UPDATE vendedores SET nivel = 2 WHERE id = 'V2'`);
  askers.set('S', await api.persona({ rol: 'S', nivel: 4, vendedor: 'S1' }));
  const admin = await api.persona({ rol: 'A' });
  const other = await api.persona({ rol: 'V', nivel: 6, vendedor: 'V2' });
  await admin.ok(sendNotificacion, { body: { to: [other.id], msg: FOREIGN } });
});
afterAll(() => api.close());

const asker = (rol: Rol): Persona => {
  const person = askers.get(rol);
  if (!person) throw new Error(`nobody asks as ${rol}`);
  return person;
};

const get = (person: Persona, url: string, headers: Record<string, string> = {}) =>
  api.app.inject({
    method: 'GET',
    url: `/${api.empresa.id}/v1${url}`,
    headers: { ...headers, authorization: `Bearer ${person.token}` },
  });

/** Everything that a person could read in an answer: headers, text, and the text of a PDF. */
async function readable(response: Awaited<ReturnType<typeof get>>): Promise<string> {
  const { headers, body, rawPayload } = response;
  const isPdf = headers['content-type'] === 'application/pdf';
  return `${JSON.stringify(headers)} ${isPdf ? (await readPdf(rawPayload)).text : body}`;
}

const LISTS = [
  '/clientes',
  '/clientes?withInactivos&withDirecciones',
  '/clientes?vendedor=V2',
  '/clientes/inhabilitados?vendedor=V2',
  '/cotizaciones',
  '/pedidos',
  '/facturas',
  '/facturas?desde=01/01/2026&withRecibo',
  '/facturas?buscar=lubricentro',
  '/remitos',
  '/remitos?buscar=lubricentro',
  '/notasCredito',
  '/notasCredito?buscar=lubricentro',
  '/cobranzas',
  '/cobranzas?buscar=lubricentro',
  `/buscar?texto=${FOREIGN}`,
  '/buscar?texto=LUBRICENTRO',
  '/clientes?buscar=lubricentro',
  '/notifications?tipo=recibidas',
  '/vendedores',
];
const FOREIGN_LISTS = [
  '/cotizaciones?cliente={cliente}',
  '/pedidos?cliente={cliente}',
  '/facturas?cliente={cliente}',
  '/cobranzas?cliente={cliente}',
  '/masters/documentosACancelar?cliente={cliente}',
  '/remitos?cliente={cliente}',
  '/notasCredito?cliente={cliente}',
  '/buscar?texto={facturado}',
  '/buscar?texto={pedido}',
  '/vendedores?id={vendedor}',
];

describe.each(['V', 'C', 'S'] as const)('as %s', (rol) => {
  test('no foreign mark in any answer, by any address', async () => {
    const addresses = [
      ...reads.map((row) => addressIn(row, foreign)),
      ...reads.map((row) => addressIn(row, own)),
      ...FOREIGN_LISTS.map((address) => addressIn({ address }, foreign)),
      ...LISTS,
    ];
    const leaks: string[] = [];
    for (const url of addresses) {
      const text = await readable(await get(asker(rol), url));
      if (text.includes(FOREIGN) || text.includes(FOREIGN_AMOUNT)) leaks.push(url);
    }
    expect(leaks).toEqual([]);
  });

  test('the own mark is where it should be', async () => {
    const addresses: Record<'V' | 'C' | 'S', string[]> = {
      V: [
        '/clientes?id={cliente}',
        '/cotizaciones?id={cotizacion}',
        '/cotizaciones?id={prepago}',
        '/cotizaciones/prepago/items?id={prepago}',
        '/pedidos?id={pedido}',
        '/cobranzas?id={cobranza}',
        '/cobranzas/pdf?id={cobranza}',
        '/cobranzas/contexto?cliente={cliente}',
        '/buscar?texto={cliente}',
        '/home/resumen',
      ],
      S: ['/clientes?id={cliente}', '/cotizaciones?id={cotizacion}', '/pedidos?id={pedido}', '/home/resumen'],
      C: [
        '/pedidos?id={pedido}',
        '/pedidos/pdf?id={pedido}',
        '/buscar?texto={pedido}',
        '/clientes/direccionesEntrega?id={cliente}',
      ],
    };
    for (const address of addresses[rol]) {
      const text = await readable(await get(asker(rol), addressIn({ address }, own)));
      expect(text, address).toContain(OWN);
    }
  });

  test('a foreign row and a missing one are the same answer', async () => {
    const different: string[] = [];
    const byId = reads.filter(({ call, address }) => call !== 'acceso.pase' && /\{(?!articulo)/.test(address));
    for (const row of byId) {
      const there = await get(asker(rol), addressIn(row, { ...foreign, articulo: own.articulo }));
      const nowhere = await get(asker(rol), addressIn(row, { ...NOWHERE, articulo: own.articulo }));
      if (there.statusCode !== nowhere.statusCode || there.body !== nowhere.body)
        different.push(
          `${row.address}: ${there.statusCode} ${there.body.slice(0, 80)} | ${nowhere.statusCode} ${nowhere.body.slice(0, 80)}`,
        );
    }
    expect(different).toEqual([]);
  });

  test('identity comes from the login: what the request says of it changes nothing', async () => {
    const claims = 'usuario=1&user=1&userId=1&rol=A&role=A&nivel=1&level=1&empresa=bahiablanca&cmpid=bahiablanca';
    const headers = {
      'x-user': 'admin',
      'x-role': 'A',
      'x-forwarded-user': 'admin',
      role: 'A',
      empresa: 'bahiablanca',
    };
    const changed: string[] = [];
    for (const row of reads.filter(({ call }) => call !== 'acceso.pase')) {
      const url = addressIn(row, own);
      const plain = await get(asker(rol), url);
      const claimed = await get(asker(rol), `${url}${url.includes('?') ? '&' : '?'}${claims}`, headers);
      if (plain.headers['content-type'] === 'application/pdf') continue;
      if (plain.statusCode !== claimed.statusCode || plain.body !== claimed.body) changed.push(url);
    }
    expect(changed).toEqual([]);
  });
});

test.each(['V', 'S'] as const)('collections filtered by %s: own ones, whatever is asked', async (rol) => {
  const asked = { withDetails: true, vendedores: ['V1', 'V2'], ids: [own.cobranza, foreign.cobranza] };
  const answer = await asker(rol).send(filterCobranzas, { body: asked });
  expect(answer.json().result.map(({ id }: { id: number }) => id)).toEqual([own.cobranza]);
  expect(answer.body).toContain(OWN);
  expect(answer.body).not.toContain(FOREIGN);
});

describe('writing for a foreign customer', () => {
  test.each([
    ['a quotation', createCotizacion],
    ['an order', createPedido],
    ['a collection', createCobranza],
  ])('%s is refused like one for nobody, and writes nothing', async (_name, call) => {
    const before = await digest(api.pool);
    const body = bodyIn(call.name, own, {});
    const post = (cliente: string) =>
      api.app.inject({
        method: 'POST',
        url: `/${api.empresa.id}/v1${call.path}?cliente=${cliente}`,
        headers: { authorization: `Bearer ${asker('V').token}` },
        payload: body ?? {},
      });
    const there = await post(foreign.cliente);
    const nowhere = await post(NOWHERE.cliente);
    expect([there.statusCode, there.body]).toEqual([404, nowhere.body]);
    expect(await digest(api.pool)).toEqual(before);
  });
});
