import { readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { withClient } from './databases.ts';
import { generateTypes } from './generateTypes.ts';

const db = await createTestDatabase();
afterAll(() => db.close());

it('the committed types are those of the migrated schema (npm run tipos-db writes them)', async () => {
  const committed = readFileSync(new URL('./schema.generated.ts', import.meta.url), 'utf8');
  expect(await withClient({ url: db.url }, generateTypes)).toBe(committed);
});

it('tells what an insert may leave out, what it may not set, arrays, enumerations and views', async () => {
  await db.pool.query(`
    CREATE TYPE color AS ENUM ('rojo', 'verde');
    CREATE TABLE zz_prueba (
      id bigint GENERATED ALWAYS AS IDENTITY, doble integer GENERATED ALWAYS AS (2) STORED, nota text DEFAULT '',
      tonos color[] NOT NULL, dias date[], datos jsonb NOT NULL DEFAULT '{}');
    CREATE VIEW zz_vista AS SELECT nota FROM zz_prueba;`);
  const text = await withClient({ url: db.url }, generateTypes);
  expect(text.slice(text.indexOf('export interface ZzPrueba'), text.indexOf('export interface DB'))).toBe(
    `export interface ZzPrueba {
  id: GeneratedAlways<number>;
  doble: GeneratedAlways<number | null>;
  nota: Generated<string | null>;
  tonos: ('rojo' | 'verde')[];
  dias: Dia[] | null;
  datos: Generated<Json>;
}

export interface ZzVista {
  nota: ColumnType<string | null, never, never>;
}

`,
  );
});
