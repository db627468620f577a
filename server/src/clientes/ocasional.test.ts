import { createOcasional, getContextoVenta, getFichaCliente, listClientes } from '@distri/domain/clientes';
import { createCotizacion } from '@distri/domain/cotizaciones';
import type { BodyOf } from '@distri/domain/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildArticulo, buildCliente, digest } from '../../test/factories.ts';
import { cotizacionBody } from '../../test/stories/venta.ts';
import { createTestApi, type Persona, type TestApi } from '../../test/support/testApi.ts';
import { seedEverything } from '../../test/world.ts';
import { all, countStatements, first, run } from '../platform/db/index.ts';

let api: TestApi;
let vendedor: Persona;
let supervisor: Persona;
let operador: Persona;

type Body = BodyOf<typeof createOcasional>;

/** Check digits that are right, one per test. */
const CUITS = ['30712345671', '30708812451', '20304050609', '27111222334', '20123456786', '33693450239'] as const;

const body = (changes: Partial<Body> = {}): Body => ({
  razsoc: 'TALLER EJEMPLO SRL',
  direccion: 'Ruta 3 km 690',
  localidad: 'San Martin',
  provincia: '1',
  codpostal: '1650',
  transporte: '',
  zona: '3',
  telefono: '11 4555-1234',
  vendedor: 'V1',
  tipodocu: 80,
  numdocu: '30-71234567-1',
  respIVA: 'RI',
  confirmaDocumento: false,
  ...changes,
});

beforeAll(async () => {
  api = await createTestApi({ seed: seedEverything });
  vendedor = await api.persona({ rol: 'V', nivel: 4, vendedor: 'V1' });
  supervisor = await api.persona({ rol: 'S', nivel: 5, vendedor: 'S1' });
  operador = await api.persona({ rol: 'O' });
});
afterAll(() => api.close());
beforeEach(async () => {
  await run(api.pool, sql`UPDATE clientes SET cuit = '' WHERE cuit <> ''`);
});

const stored = (id: string) =>
  first(
    api.pool,
    sql<
      Record<string, unknown>
    >`SELECT razsoc, cuit, tipodocu, resp_iva, direccion, localidad, localidad_nombre, provincia, codpostal, telefono,
      vendedor, zona, transporte, jurisdiccion, ocasional, latitud FROM clientes WHERE id = ${id}`,
  );

describe('an occasional customer', () => {
  test('gets the next X id, its address to deliver to, history and audit; and can be quoted to at once', async () => {
    const { id, data } = await vendedor.ok(createOcasional, { body: body() });
    expect(id).toMatch(/^X\d{5,}$/);
    expect(data.id).toBe(id);
    expect(await stored(id)).toEqual({
      razsoc: 'TALLER EJEMPLO SRL',
      cuit: '30712345671',
      tipodocu: 80,
      resp_iva: 'RI',
      direccion: 'Ruta 3 km 690',
      localidad: 1,
      localidad_nombre: 'San Martin',
      provincia: 1,
      codpostal: '1650',
      telefono: '11 4555-1234',
      vendedor: 'V1',
      zona: 3,
      transporte: '000',
      jurisdiccion: 902,
      ocasional: true,
      latitud: null,
    });
    const contexto = await vendedor.ok(getContextoVenta, { query: { id } });
    expect(contexto.result.direcciones).toMatchObject([
      { id: 1, direccion: 'Ruta 3 km 690', provincia: 'Buenos Aires' },
    ]);
    const ficha = await vendedor.ok(getFichaCliente, { query: { id } });
    expect(ficha.result.historial).toMatchObject([
      { accion: 'Cliente ocasional generado', username: vendedor.username },
    ]);
    expect(
      await all(api.pool, sql`SELECT accion FROM auditoria WHERE entidad = 'cliente' AND entidad_id = ${id}`),
    ).toEqual([{ accion: 'crear' }]);

    const articulo = await buildArticulo(api.pool, { precio: 1_000_00 });
    const lines = [{ id: articulo, cantidad: 1, precio: 1_000_00 }];
    await vendedor.ok(createCotizacion, { query: { cliente: id }, body: cotizacionBody(lines) });
  });

  test('with what the documents require and nothing else: CUIT, responsable inscripto, our own carrier', async () => {
    const response = await api.app.inject({
      method: 'POST',
      url: `/${api.empresa.id}/v1/clientes/ocasional`,
      headers: { authorization: `Bearer ${operador.token}` },
      payload: { razsoc: 'JUAN PÉREZ', direccion: 'Mitre 1', numdocu: CUITS[1], vendedor: 'V2', zona: 3 },
    });
    expect(response.statusCode).toBe(200);
    expect(await stored(response.json().id)).toMatchObject({
      tipodocu: 80,
      resp_iva: 'RI',
      transporte: '000',
      zona: 3,
      provincia: null,
      vendedor: 'V2',
    });
  });

  test('the same key makes one customer, however often it is sent', async () => {
    const clave = 'ocasional-1';
    const one = await vendedor.ok(createOcasional, { body: body({ razsoc: 'UNA VEZ' }), clave });
    const two = await vendedor.ok(createOcasional, { body: body({ razsoc: 'UNA VEZ' }), clave });
    expect(two).toEqual(one);
    expect((await vendedor.ok(listClientes, { query: { buscar: 'una vez' } })).count).toBe(1);
  });

  test('is entered in few statements', async () => {
    const { statements } = await countStatements(() =>
      vendedor.ok(createOcasional, { body: body({ razsoc: 'POCAS', numdocu: CUITS[2] }), clave: 'pocas' }),
    );
    // User, begin, key, look-ups, lock, same number, insert, closing, commit.
    expect(statements.length).toBeLessThanOrEqual(9);
  });
});

describe('whose customer it is', () => {
  test('a salesperson sells for themself, whatever the body says', async () => {
    const { id } = await vendedor.ok(createOcasional, { body: body({ vendedor: 'V2' }) });
    expect(await stored(id)).toMatchObject({ vendedor: 'V1' });
  });

  test('a supervisor chooses among those of their level and below', async () => {
    const { id } = await supervisor.ok(createOcasional, { body: body({ vendedor: 'V2' }) });
    expect(await stored(id)).toMatchObject({ vendedor: 'V2' });
    const refused = await supervisor.send(createOcasional, { body: body({ vendedor: 'V1', numdocu: CUITS[1] }) });
    expect([refused.statusCode, refused.json().problems]).toEqual([
      422,
      [{ code: 'ELEGIR_DE_LA_LISTA', message: 'Elegí el vendedor de la lista', path: 'vendedor' }],
    ]);
  });
});

describe('what is refused changes nothing', () => {
  const refused = async (changes: Partial<Body>, persona = operador) => {
    const before = await digest(api.pool);
    const response = await persona.send(createOcasional, { body: body(changes) });
    expect(await digest(api.pool)).toEqual(before);
    return response;
  };

  test('missing fields, each named', async () => {
    const response = await refused({ razsoc: ' ', direccion: '', tipodocu: null, numdocu: '', vendedor: '' });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ message: 'Debe completar los campos obligatorios' });
    expect(response.json().problems.map((problem: { path: string }) => problem.path)).toEqual([
      'razsoc',
      'direccion',
      'tipodocu',
      'numdocu',
      'vendedor',
    ]);
  });

  test.each<[string, Partial<Body>, number, string]>([
    ['a CUIT with a wrong check digit', { numdocu: '30-71234567-2' }, 422, 'numdocu'],
    ['a document that is none', { tipodocu: 96, numdocu: '12' }, 422, 'numdocu'],
    ['a province that is none', { provincia: '77' }, 422, 'provincia'],
    ['a province in words', { provincia: 'Buenos Aires' }, 422, 'provincia'],
    ['a zone that is none', { zona: '99' }, 422, 'zona'],
    ['a carrier that is none', { transporte: '999' }, 422, 'transporte'],
    ['a document type that is none', { tipodocu: 12 }, 422, 'tipodocu'],
    ['a VAT condition that is none', { respIVA: 'XX' }, 422, 'respIVA'],
    ['a salesperson that is none', { vendedor: 'ZZ' }, 422, 'vendedor'],
  ])('%s', async (_, changes, status, path) => {
    const response = await refused(changes);
    expect(response.statusCode).toBe(status);
    expect(response.json().problems).toMatchObject([{ path }]);
  });

  test('a text longer than its field, or one that cannot be stored, is a 400 that names it', async () => {
    for (const [field, text] of [
      ['razsoc', 'x'.repeat(81)],
      ['direccion', 'a\u0000b'],
    ] as const) {
      const response = await api.app.inject({
        method: 'POST',
        url: `/${api.empresa.id}/v1/clientes/ocasional`,
        headers: { authorization: `Bearer ${operador.token}` },
        payload: { ...body(), [field]: text },
      });
      expect(response.statusCode).toBe(400);
      expect(response.json().message).toContain(field);
    }
  });
});

describe('a number that another customer has', () => {
  test('names the customer and asks; confirmed, it is entered', async () => {
    const id = await buildCliente(api.pool, { razsoc: 'EL CARDENAL' });
    await run(api.pool, sql`UPDATE clientes SET cuit = ${CUITS[3]} WHERE id = ${id}`);
    const asked = await vendedor.send(createOcasional, { body: body({ numdocu: '27-11122233-4' }) });
    expect(asked.statusCode).toBe(409);
    expect(asked.json()).toMatchObject({
      message: `Ya hay un cliente con el número 27-11122233-4: EL CARDENAL (${id})`,
      problems: [{ code: 'DOCUMENTO_EXISTENTE', path: 'numdocu' }],
    });
    // A CUIL numbers like a CUIT; a DNI does not.
    expect((await vendedor.send(createOcasional, { body: body({ tipodocu: 80, numdocu: CUITS[3] }) })).statusCode).toBe(
      409,
    );
    const { id: made } = await vendedor.ok(createOcasional, {
      body: body({ numdocu: CUITS[3], confirmaDocumento: true }),
    });
    expect(await stored(made)).toMatchObject({ cuit: CUITS[3] });
  });

  test('of a salesperson out of scope says nothing to the asker, and the audit tells the office', async () => {
    const id = await buildCliente(api.pool, { razsoc: 'AJENO', vendedor: 'V2' });
    await run(api.pool, sql`UPDATE clientes SET cuit = ${CUITS[4]} WHERE id = ${id}`);
    const { id: made } = await vendedor.ok(createOcasional, { body: body({ numdocu: CUITS[4] }) });
    const audit = await first(
      api.pool,
      sql<{ despues: unknown }>`SELECT despues FROM auditoria WHERE entidad = 'cliente' AND entidad_id = ${made}`,
    );
    expect(audit?.despues).toMatchObject({ mismoDocumento: [id] });
    const asked = await operador.send(createOcasional, { body: body({ numdocu: CUITS[4] }) });
    expect(asked.statusCode).toBe(409);
  });

  test('of two that come at once one is entered and the other is asked', async () => {
    const both = await Promise.all(
      ['a', 'b'].map((clave) =>
        operador.send(createOcasional, { body: body({ razsoc: `GEMELO ${clave}`, numdocu: CUITS[5] }), clave }),
      ),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await operador.ok(listClientes, { query: { buscar: 'gemelo' } })).count).toBe(1);
  });
});
