import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedMaestros } from '../../test/factories.ts';
import { createTestApi, type TestApi } from '../../test/support/testApi.ts';
import { all, run } from './db/index.ts';
import { cleanUp } from './housekeeping.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ seed: seedMaestros });
});
afterAll(() => api.close());

test('what has expired goes; what still counts stays', async () => {
  const { id } = await api.persona({ rol: 'A' });
  const [sesion] = await all(api.pool, sql<{ id: string }>`SELECT id FROM sesiones`);
  const old = randomUUID();
  const statements = [
    sql`INSERT INTO sesiones (id, usuario, version_sesion, expira) VALUES (${old}, ${id}, 1, now() - interval '31 days')`,
    sql`UPDATE sesiones SET expira = now() + interval '1 hour' WHERE id = ${sesion?.id}`,
    sql`INSERT INTO pases (hash, usuario, sesion, ruta, expira) VALUES ('viejo', ${id}, ${old}, '/x', now() - interval '2 days'), ('nuevo', ${id}, ${sesion?.id}, '/x', now())`,
    sql`INSERT INTO limites VALUES ('ingreso:viejo', now() - interval '2 days', 1), ('ingreso:nuevo', now(), 1),
        ('conocido:viejo', now() - interval '91 days', 1), ('conocido:nuevo', now() - interval '80 days', 1)`,
    sql`INSERT INTO codigos_usados VALUES (${id}, 1), (${id}, 999999999)`,
    sql`INSERT INTO idempotencia (usuario, clave, llamada, huella, estado, respuesta, creada) VALUES
        (${id}, '~vieja', 'x', 'h', 200, '{}', now() - interval '2 days'), (${id}, '~nueva', 'x', 'h', 200, '{}', now()),
        (${id}, 'vieja', 'x', 'h', 200, '{}', now() - interval '121 days'), (${id}, 'nueva', 'x', 'h', 200, '{}', now() - interval '100 days')`,
  ];
  for (const statement of statements) await run(api.pool, statement);
  expect(await cleanUp(api.pool)).toBe(7);
  const left = await all(
    api.pool,
    sql<{ name: string }>`
      SELECT clave AS name FROM limites UNION ALL SELECT hash FROM pases UNION ALL SELECT clave FROM idempotencia
      UNION ALL SELECT paso::text FROM codigos_usados UNION ALL SELECT id::text FROM sesiones`,
  );
  const names = ['ingreso:nuevo', 'conocido:nuevo', 'nuevo', '~nueva', 'nueva', '999999999', sesion?.id];
  expect(left.map(({ name }) => name).sort()).toEqual(names.sort());
  expect(await cleanUp(api.pool)).toBe(0);
});
