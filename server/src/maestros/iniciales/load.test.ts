import { sql } from 'kysely';
import type pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { testEmpresa } from '../../../test/support/testApi.ts';
import { completeProduction, startProduction } from '../../boot/production.ts';
import { all, run } from '../../platform/db/index.ts';
import type { OpenCompany } from '../../platform/installation.ts';

const opened: TestDatabase[] = [];
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

/** A company whose database is migrated and empty. */
async function newCompany(changes: Parameters<typeof testEmpresa>[0] = {}): Promise<OpenCompany> {
  const database = await createTestDatabase({ sinInvariantes: 'a pad moved by hand' });
  opened.push(database);
  const { pool, url } = database;
  return { perfil: testEmpresa(changes), pool, replica: pool, connection: { url }, clase: 'nueva' };
}

const PEOPLE = ['usuarios', 'clientes', 'articulos', 'vendedores', 'choferes', 'proveedores', 'cuentas_bancarias'];

/** Rows of every table of the schema. */
async function countRows(pool: pg.Pool): Promise<Map<string, number>> {
  const tables = await all(
    pool,
    sql<{
      name: string;
    }>`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
  );
  const counts = new Map<string, number>();
  for (const { name } of tables) {
    const [row] = await all(pool, sql<{ n: number }>`SELECT count(*) AS n FROM ${sql.table(name)}`);
    counts.set(name, row?.n ?? 0);
  }
  return counts;
}

describe('the lookup tables of a company in production', () => {
  it('come with the declaration, without a person, a customer or an article', async () => {
    const company = await newCompany();
    await startProduction(company);
    const counts = await countRows(company.pool);
    expect(company.clase).toBe('produccion');
    for (const table of PEOPLE) expect(counts.get(table), table).toBe(0);
    expect(counts.get('jurisdicciones')).toBe(24);
    expect(counts.get('localidades')).toBeGreaterThan(180);
    expect(counts.get('bancos')).toBeGreaterThan(60);
    expect(await all(company.pool, sql`SELECT id, cuit FROM transportes`)).toEqual([{ id: '000', cuit: '' }]);
    expect(await all(company.pool, sql`SELECT id FROM depositos`)).toEqual([{ id: 2 }]);
    const [mark] = await all(
      company.pool,
      sql<{ despues: Record<string, number> }>`SELECT despues FROM auditoria WHERE accion = 'maestros.iniciales'`,
    );
    expect(mark?.despues).toMatchObject({ jurisdicciones: 24, talonarios: 8, depositos: 1 });
  });

  it('have the pads of the documents, from number one and without a CAI', async () => {
    const company = await newCompany();
    await startProduction(company);
    const pads = await all(
      company.pool,
      sql`SELECT id, letra, punto_venta, proximo, cai FROM talonarios ORDER BY comprobante, id, letra`,
    );
    expect(pads).toEqual([
      { id: 17, letra: 'A', punto_venta: 17, proximo: 1, cai: null },
      { id: 17, letra: 'B', punto_venta: 17, proximo: 1, cai: null },
      { id: 50, letra: 'A', punto_venta: 4, proximo: 1, cai: null },
      { id: 50, letra: 'B', punto_venta: 4, proximo: 1, cai: null },
      { id: 3, letra: 'A', punto_venta: 4, proximo: 1, cai: null },
      { id: 3, letra: 'B', punto_venta: 4, proximo: 1, cai: null },
      { id: 6, letra: 'X', punto_venta: 6, proximo: 1, cai: null },
      { id: 4, letra: 'R', punto_venta: 4, proximo: 1, cai: null },
    ]);
  });

  it('follow the switches of the company', async () => {
    const company = await newCompany({ tablaFijaDiasPago: false, depositoPredeterminado: 7 });
    await startProduction(company);
    expect(await all(company.pool, sql`SELECT id FROM depositos`)).toEqual([{ id: 7 }]);
    expect(await all(company.pool, sql`SELECT dias FROM bonificaciones_dias_pago WHERE dias = 99`)).toHaveLength(1);
  });

  it('are loaded once: a second start adds nothing and brings back nothing', async () => {
    const company = await newCompany();
    await startProduction(company);
    await run(company.pool, sql`UPDATE bancos SET nombre = 'Galicia' WHERE id = '007'`);
    await run(company.pool, sql`UPDATE talonarios SET proximo = 812, punto_venta = 9 WHERE id = 50 AND letra = 'A'`);
    await run(company.pool, sql`DELETE FROM zonas WHERE id = 4`);
    const before = await countRows(company.pool);
    expect(await completeProduction(company)).toBe(false);
    await startProduction(company);
    expect(await countRows(company.pool)).toEqual(before);
    expect(await all(company.pool, sql`SELECT nombre FROM bancos WHERE id = '007'`)).toEqual([{ nombre: 'Galicia' }]);
    expect(
      await all(company.pool, sql`SELECT proximo, punto_venta FROM talonarios WHERE id = 50 AND letra = 'A'`),
    ).toEqual([{ proximo: 812, punto_venta: 9 }]);
  });

  it('reach a company that was in production before, around what it has already', async () => {
    const company = await newCompany();
    await run(
      company.pool,
      sql`INSERT INTO instalacion (id, empresa, clase, clave_firma) VALUES (1, 'x', 'produccion', ${Buffer.alloc(32)})`,
    );
    await run(company.pool, sql`INSERT INTO bancos VALUES ('007', 'El Galicia'), ('999', 'Banco propio')`);
    expect(await completeProduction(company)).toBe(true);
    const bancos = sql<{ nombre: string }>`SELECT nombre FROM bancos WHERE id IN ('007', '011', '999') ORDER BY id`;
    expect((await all(company.pool, bancos)).map(({ nombre }) => nombre)).toEqual([
      'El Galicia',
      'Banco de la Nación Argentina',
      'Banco propio',
    ]);
  });

  it('are written once by two processes that start together', async () => {
    const company = await newCompany();
    await Promise.all([startProduction({ ...company }), startProduction({ ...company }), startProduction(company)]);
    const marks = sql`SELECT 1 FROM auditoria WHERE accion = 'maestros.iniciales'`;
    expect(await all(company.pool, marks)).toHaveLength(1);
  });

  it('stay away from a demo, which has its own', async () => {
    const company = await newCompany();
    await run(
      company.pool,
      sql`INSERT INTO instalacion (id, empresa, clase, clave_firma) VALUES (1, 'x', 'demo', ${Buffer.alloc(32)})`,
    );
    expect(await completeProduction(company)).toBe(false);
    expect((await countRows(company.pool)).get('bancos')).toBe(0);
  });
});
