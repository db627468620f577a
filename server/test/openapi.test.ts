import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Call } from '@distri/domain/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { calls } from '../src/calls.ts';
import { compileEncoder } from '../src/platform/http/encoder.ts';
import { buildOpenApi, renderOpenApi, wireSchema } from '../src/platform/http/openapi.ts';
import { projectDir } from '../src/platform/paths.ts';
import { addressIn, bodyIn, readMatrix } from './matrix.ts';
import { createTestApi, type Persona, type TestApi } from './support/testApi.ts';
import { buildWorld, seedEverything, type World } from './world.ts';

test('docs/openapi.json is the one of the contracts', () => {
  const committed = readFileSync(path.join(projectDir, 'docs/openapi.json'), 'utf8');
  expect(committed === renderOpenApi(calls), 'npm run openapi writes it').toBe(true);
});

test('every call is in it once, under its own name', () => {
  const { paths } = buildOpenApi(calls) as { paths: Record<string, Record<string, { operationId: string }>> };
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(calls.map(({ name }) => name).sort());
});

test('the wire is documented, not what is inside: pesos with decimals, never centavos', () => {
  const amount = wireSchema(
    z.object({ importe: calls.find(({ name }) => name === 'pedidos.crear')?.body ?? z.never() }),
  );
  expect(JSON.stringify(amount)).toContain(
    '"description":"Importe en pesos con dos decimales","anyOf":[{"type":"number"',
  );
});

describe('an answer of each call fits its schema', () => {
  let api: TestApi;
  let world: World;
  let admin: Persona;
  const credentials = { username: 'nadie', password: 'nada' };

  beforeAll(async () => {
    api = await createTestApi({ seed: seedEverything });
    world = await buildWorld(api, 'V1');
    admin = await api.persona({ rol: 'A' });
  });
  afterAll(() => api.close());

  const byName = (name: string): Call => {
    const call = calls.find((candidate) => candidate.name === name);
    if (!call) throw new Error(`no call ${name}`);
    return call;
  };
  const rows = readMatrix().filter(
    ({ call, cells }) =>
      call !== 'acceso.ingresar' && cells.get('A') === '2' && !byName(call).file && !byName(call).files,
  );

  test.each(rows.map((row) => [`${row.method} ${row.address}`, row] as const))('%s', async (_name, row) => {
    // The one who leaves is somebody else.
    const who = row.call === 'acceso.salir' ? await api.persona({ rol: 'A' }) : admin;
    const payload = bodyIn(row.call, world, credentials);
    const response = await api.app.inject({
      method: row.method,
      url: `/${api.empresa.id}/v1${addressIn(row, world)}`,
      headers: { authorization: `Bearer ${who.token}` },
      ...(payload ? { payload } : {}),
    });
    expect(response.statusCode, response.body).toBe(200);
    // A call that answers either: here it was a file, of one of the kinds that it declares.
    const { files } = byName(row.call);
    if (files && response.headers['content-disposition']) {
      expect(files).toContain(response.headers['content-type']);
      return;
    }
    const documented = z.fromJSONSchema(wireSchema(byName(row.call).answer));
    const fits = documented.safeParse(response.json());
    expect(fits.error?.issues ?? []).toEqual([]);
    const inside = z.decode(byName(row.call).answer, response.json());
    expect(JSON.stringify(compileEncoder(byName(row.call).answer)(inside))).toBe(
      JSON.stringify(z.encode(byName(row.call).answer, inside)),
    );
    expectDeclared(wireSchema(byName(row.call).answer), response.json(), row.call);
  });
});

interface ObjectSchema {
  properties?: Record<string, ObjectSchema>;
  items?: ObjectSchema;
  anyOf?: ObjectSchema[];
  /** Of a record: its names are data. */
  additionalProperties?: ObjectSchema | boolean;
}

/** Nothing travels that the document does not name. */
function expectDeclared(schema: ObjectSchema, value: unknown, where: string): void {
  if (Array.isArray(value)) {
    for (const item of value) expectDeclared(schema.items ?? {}, item, where);
  } else if (typeof value === 'object' && value !== null) {
    const properties = { ...schema.properties, ...schema.anyOf?.find((option) => option.properties)?.properties };
    const { additionalProperties: entry } = schema;
    for (const [name, inner] of Object.entries(value)) {
      if (typeof entry === 'object') {
        expectDeclared(entry, inner, `${where}.*`);
        continue;
      }
      expect(Object.keys(properties), `${where}: ${name}`).toContain(name);
      expectDeclared(properties[name] ?? {}, inner, `${where}.${name}`);
    }
  }
}
