import { printClientes } from '@distri/domain/clientes';
import type { BodyOf } from '@distri/domain/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildCliente, seedMaestros } from '../../test/factories.ts';
import { readPdf } from '../../test/support/pdfText.ts';
import { createTestApi, type Persona, type TestApi } from '../../test/support/testApi.ts';
import { countStatements, run } from '../platform/db/index.ts';
import { closePdf } from '../platform/pdf/index.ts';

let api: TestApi;
let operador: Persona;
let supervisor: Persona;

beforeAll(async () => {
  api = await createTestApi({ seed: seedMaestros });
  operador = await api.persona({ rol: 'O' });
  supervisor = await api.persona({ rol: 'S', nivel: 6, vendedor: 'S1' });
  await buildCliente(api.pool, { id: '10027', razsoc: 'AUTOPARTES DEL SUR S.A.' });
  await buildCliente(api.pool, { id: '10114', razsoc: 'BERTOLINI HNOS. S.R.L.', inhabilitado: true });
  await buildCliente(api.pool, { id: '10477', razsoc: 'MECÁNICA INTEGRAL ROLDÁN', vendedor: 'V2' });
  await buildCliente(api.pool, { id: 'X00001', razsoc: 'ÑANDÚ OCASIONAL', vendedor: 'V2' });
  await run(api.pool, sql`UPDATE clientes SET inactivo = true WHERE id = '10477'`);
});
afterAll(async () => {
  await api.close();
  await closePdf();
});

async function print(persona: Persona, body: BodyOf<typeof printClientes>) {
  const response = await persona.send(printClientes, { body });
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/pdf']);
  return { headers: response.headers, text: (await readPdf(response.rawPayload)).text };
}

describe('the customers’ PDF', () => {
  test('prints the listed ones in their order, once each, with what the columns say', async () => {
    const { text, headers } = await print(operador, { filteredIds: ['10114', '10027', '10114', 'NO-EXISTE'] });
    expect(headers['content-disposition']).toContain('Clientes_2026-11-20.pdf');
    for (const part of [
      '2 clientes',
      '30-71234567-1',
      'Av. Perón 4912',
      'San Martín',
      'Gómez, Laura',
      'Inhabilitado',
      'Activo',
    ])
      expect(text).toContain(part);
    expect(text.indexOf('BERTOLINI')).toBeLessThan(text.indexOf('AUTOPARTES'));
    expect(text.match(/BERTOLINI/g)).toHaveLength(1);
  });

  test('leaves out what the asker may not see, named or not', async () => {
    const named = await print(supervisor, { filteredIds: ['10027', '10477', 'X00001'] });
    expect(named.text).not.toContain('AUTOPARTES');
    expect(named.text).toContain('2 clientes');
    const filtered = await print(supervisor, { filtro: { withInactivos: true } });
    expect(filtered.text).toContain('ROLDÁN');
    expect(filtered.text).not.toContain('AUTOPARTES');
  });

  test('of a list too long to name takes what the screen asks for', async () => {
    const { text } = await print(operador, { filtro: { sinInhabilitados: true, sinOcasionales: true } });
    expect(text).toContain('1 cliente ');
    expect((await print(operador, { filtro: { buscar: 'ñandu' } })).text).toContain('ÑANDÚ OCASIONAL');
    expect((await print(operador, { filteredIds: [] })).text).toContain('0 clientes');
  });

  test('reads the customers in one statement beside the user’s', async () => {
    const { statements } = await countStatements(() => print(operador, { filteredIds: ['10027'] }));
    expect(statements).toHaveLength(2);
  });

  test('takes up to 50,000 ids, and one more is refused in words', async () => {
    const filteredIds = Array.from({ length: 50_001 }, (_, at) => String(10_000 + at));
    const response = await api.app.inject({
      method: 'POST',
      url: `/${api.empresa.id}/v1/listados/clientes`,
      headers: { authorization: `Bearer ${operador.token}` },
      payload: { filteredIds },
    });
    expect([response.statusCode, response.json().message]).toEqual([
      400,
      'filteredIds: El listado admite hasta 50.000 clientes',
    ]);
    expect((await print(operador, { filteredIds: filteredIds.slice(1) })).text).toContain('10114');
  });
});
