import { readFileSync } from 'node:fs';
import path from 'node:path';
import { estadoCotizacion, isVencida } from '@distri/domain/cotizaciones';
import { documentosVencidos, impagosDePuntoVenta } from '@distri/domain/cuentas';
import { addDays, empresasSchema, isValidCuit, needsToken } from '@distri/domain/kernel';
import { estadoPedido } from '@distri/domain/pedidos';
import { verify } from '@node-rs/argon2';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectDir } from '../src/platform/paths.ts';
import { createTestDatabase, type TestDatabase } from '../test/support/database.ts';
import { loadDemo } from './index.ts';
import { checkInvariants } from './invariants.ts';
import { itemAt } from './prng.ts';

const file = readFileSync(path.join(projectDir, 'config', 'empresas.json'), 'utf8');
const { empresas } = empresasSchema.parse(JSON.parse(file));
const buenosAires = itemAt(empresas, 0);
const TODAY = '2026-11-20';

const opened: TestDatabase[] = [];
async function newDatabase(): Promise<pg.Pool> {
  const database = await createTestDatabase();
  opened.push(database);
  return database.pool;
}
afterAll(() => Promise.all(opened.map((database) => database.close())));

function load(pool: pg.Pool, empresa = buenosAires) {
  return loadDemo(pool, empresa, { size: 'mini', log: () => {}, today: TODAY });
}

async function column<T>(pool: pg.Pool, sql: string, params: unknown[] = []): Promise<T[]> {
  const { rows } = await pool.query<{ v: T }>(sql, params);
  return rows.map(({ v }) => v);
}

async function one<T>(pool: pg.Pool, sql: string, params: unknown[] = []): Promise<T> {
  return itemAt(await column<T>(pool, sql, params), 0);
}

/** Hash of every table but what has to be different: the signing key, the salt of the passwords, when it was made. */
async function digest(pool: pg.Pool): Promise<Record<string, string>> {
  const tables = await column<string>(
    pool,
    "SELECT table_name AS v FROM information_schema.tables WHERE table_schema = 'public' AND table_name <> 'migraciones' ORDER BY 1",
  );
  const result: Record<string, string> = {};
  for (const table of tables)
    result[table] = await one(
      pool,
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(r, '|' ORDER BY r)), '') AS v
       FROM (SELECT (to_jsonb(t) - '{hash,clave_firma,creada}'::text[])::text ||
               CASE WHEN '${table}' = 'archivos' THEN to_jsonb(t)->>'hash' ELSE '' END AS r FROM ${table} t) rows`,
    );
  return result;
}

/** Constraints and indexes, valid or not, as PostgreSQL spells them. */
function schema(pool: pg.Pool): Promise<string[]> {
  return column(
    pool,
    `SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated AS v
     FROM pg_constraint WHERE connamespace = 'public'::regnamespace
     UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`,
  );
}

describe('a demo company', () => {
  let pool: pg.Pool;
  let announced: Awaited<ReturnType<typeof loadDemo>>['usuarios'];
  let schemaBefore: string[];

  beforeAll(async () => {
    pool = await newDatabase();
    schemaBefore = await schema(pool);
    ({ usuarios: announced } = await load(pool));
  });

  it('agrees with itself: totals, stock, numbers, accounts', async () => {
    expect(await checkInvariants(pool)).toEqual([]);
  });

  it('leaves the schema as it was', async () => {
    expect(await schema(pool)).toEqual(schemaBefore);
  });

  it('is the same every time', async () => {
    const again = await newDatabase();
    await load(again);
    expect(await digest(again)).toEqual(await digest(pool));
  });

  it('stays as it is when it is loaded twice', async () => {
    const before = await digest(pool);
    expect(await load(pool)).toEqual({ usuarios: announced });
    expect(await digest(pool)).toEqual(before);
  });

  it('has the people, goods and places that it promises', async () => {
    const count = (table: string) => one<number>(pool, `SELECT count(*) AS v FROM ${table}`);
    expect(await count('clientes')).toBe(150);
    expect(await count('jurisdicciones')).toBe(24);
    expect(await count('localidades')).toBeGreaterThanOrEqual(180);
    expect(await count('bancos')).toBeGreaterThanOrEqual(60);
    expect(await count('articulos WHERE NOT armado')).toBeGreaterThanOrEqual(900);
    expect(await count('articulos WHERE armado')).toBeGreaterThanOrEqual(25);
    expect(await count('archivos')).toBeGreaterThanOrEqual(11);
    expect(await count('articulos WHERE imagen IS NULL')).toBe(0);
    expect(await column(pool, 'SELECT DISTINCT nivel AS v FROM vendedores ORDER BY 1')).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8,
    ]);
    for (const kind of ['inhabilitado', 'inactivo', 'ocasional', 'latitud IS NULL', 'bonificacion_cliente > 0'])
      expect(await count(`clientes WHERE ${kind}`), kind).toBeGreaterThan(0);
  });

  it('has collections in every status, on their way and posted, whose discount is what their data give', async () => {
    const status = await column(pool, 'SELECT DISTINCT status AS v FROM cobranzas ORDER BY 1');
    expect(status).toEqual(['A', 'G', 'I', 'O', 'P', 'R', 'S']);
    for (const kind of [
      "tipocob = 'M'",
      "tipocob = 'D'",
      "status = 'I' AND impdesc > 0",
      "status = 'G' AND id IN (SELECT cobranza FROM cobranza_ajustes)",
      "status = 'G' AND id NOT IN (SELECT cobranza FROM cobranza_ajustes)",
      "status = 'R' AND abs(revision_imp - equiv_imp) > 100",
      "status = 'O' AND id IN (SELECT cobranza FROM cobranza_items WHERE rechazado)",
      "status = 'O' AND id IN (SELECT i.cobranza FROM cobranza_items i JOIN cheques q ON q.item = i.id WHERE q.rechazado)",
      "status = 'P' AND id IN (SELECT cobranza FROM cobranza_items WHERE tipo = 'TRP')",
      "id IN (SELECT cobranza FROM cobranza_items WHERE tipo = 'RIB')",
    ])
      expect(await one<number>(pool, `SELECT count(*) AS v FROM cobranzas WHERE ${kind}`), kind).toBeGreaterThan(0);
    expect(
      await one<number>(
        pool,
        "SELECT count(*) AS v FROM cobranzas WHERE status <> 'R' AND saldo <> totitems + impdesc - totdocs",
      ),
    ).toBe(0);
  });

  it('gives customers a tax number whose check digit is right', async () => {
    const cuits = await column<string>(pool, 'SELECT cuit AS v FROM clientes WHERE tipodocu = 80');
    expect(cuits.filter((cuit) => !isValidCuit(cuit))).toEqual([]);
    expect(new Set(cuits).size).toBe(cuits.length);
  });

  it('shows every stage of an order, invoiced and not', async () => {
    const rows = await pool.query('SELECT DISTINCT estadio, estado FROM pedidos');
    const words = new Set(rows.rows.map(estadoPedido));
    expect([...words].sort()).toEqual(['C', 'D', 'E', 'F', 'FACT', 'H', 'I', 'N', 'P', 'R']);
    const kinds = ['NOT estado AND tiene_articulos_facturados', "tipo = 'GRALUB' AND estadio = 'E' AND NOT estado"];
    for (const kind of [...kinds, 'isprepago', 'condvta30', 'talfactura = 17'])
      expect(await one(pool, `SELECT count(*) AS v FROM pedidos WHERE ${kind}`), kind).toBeGreaterThan(0);
  });

  it('has a route sheet for every order that is out or about to go, and for each trip that ended', async () => {
    const count = (from: string) => one<number>(pool, `SELECT count(*) AS v FROM ${from}`);
    const open = 'SELECT pedido FROM hoja_pedidos WHERE resultado IS NULL';
    expect(await count(`pedidos WHERE estadio IN ('F', 'D') AND id NOT IN (${open})`)).toBe(0);
    expect(await count(`pedidos WHERE estadio NOT IN ('F', 'D') AND id IN (${open})`)).toBe(0);
    expect(
      await count(`pedidos p WHERE resultado_en_hoja AND estadio IN ('E', 'P', 'R', 'H')
        AND NOT EXISTS (SELECT 1 FROM hoja_pedidos h WHERE h.pedido = p.id AND h.resultado = p.estadio)`),
    ).toBe(0);
    expect(await count('hojas_de_ruta h WHERE NOT EXISTS (SELECT 1 FROM hoja_pedidos WHERE hoja = h.id)')).toBe(0);
    expect(
      await count(
        'hojas_de_ruta h JOIN hoja_pedidos k ON k.hoja = h.id JOIN pedidos p ON p.id = k.pedido WHERE p.tipo <> h.tipo',
      ),
    ).toBe(0);
    expect(await count('hojas_de_ruta WHERE salida IS NULL')).toBeGreaterThan(0);
    expect(await count('hojas_de_ruta WHERE llegada IS NOT NULL')).toBeGreaterThan(0);
  });

  it('shows every state of a quotation', async () => {
    const { rows } = await pool.query(
      'SELECT DISTINCT isprepago AS "isPrepago", estado, vence, aprob_coti, ingre_tran, aprob_tran, recha_tran FROM cotizaciones',
    );
    const states = rows.map((row) => estadoCotizacion({ ...row, vencida: isVencida(row, TODAY) }));
    expect([...new Set(states)].sort()).toEqual([
      'APROBADA',
      'ESPERANDO',
      'FALTANTES',
      'NUEVA',
      'RECHAZADA',
      'USADA',
      'VENCIDA',
      'VIGENTE',
    ]);
    const rejected =
      "SELECT DISTINCT recha_tran AS v FROM cotizaciones WHERE recha_tran OR aprob_coti = 'R' ORDER BY 1";
    expect(await column(pool, rejected)).toEqual([false, true]);
  });

  it('shows every kind of account document, open and paid', async () => {
    const kinds = await column(pool, 'SELECT DISTINCT tipo AS v FROM cuenta_documentos ORDER BY 1');
    expect(kinds).toEqual(expect.arrayContaining(['AP', 'CRE', 'FAC', 'RCO']));
    const open = await column(
      pool,
      "SELECT DISTINCT pendiente > 0 AS v FROM cuenta_documentos WHERE tipo = 'FAC' ORDER BY 1",
    );
    expect(open).toEqual([false, true]);
  });

  it('issues documents in the order of time, all before today', async () => {
    const backwards = `SELECT count(*) AS v FROM (SELECT creada < lag(creada) OVER (PARTITION BY talonario, letra ORDER BY numero) AS b FROM facturas) t WHERE b`;
    expect(await one(pool, backwards)).toBe(0);
    for (const [table, instant] of [
      ['pedidos', 'creado'],
      ['cotizaciones', 'creada'],
      ['facturas', 'creada'],
      ['historial', 'momento'],
      ['stock_movimientos', 'momento'],
    ])
      expect(await one(pool, `SELECT max(${instant})::date < $1 AS v FROM ${table}`, [TODAY]), table).toBe(true);
  });

  it('goes on with the next number', async () => {
    const next = await one<number>(pool, "SELECT nextval(pg_get_serial_sequence('pedidos', 'id')) AS v");
    expect(next).toBe((await one<number>(pool, 'SELECT max(id) AS v FROM pedidos')) + 1);
    const ocasional = await one<number>(pool, "SELECT nextval('clientes_ocasionales') AS v");
    expect(
      await one(pool, 'SELECT count(*) AS v FROM clientes WHERE id = $1', [`X${String(ocasional).padStart(5, '0')}`]),
    ).toBe(0);
  });

  it('has one user for each role and level, all with the password demo', async () => {
    const { rows } = await pool.query('SELECT username, rol, nivel, hash, demo FROM usuarios ORDER BY id');
    const names = rows.map(({ username, rol, nivel }) => [username, rol, nivel]);
    expect(names.slice(0, 10)).toEqual([
      ['admin', 'A', null],
      ['operador', 'O', null],
      ['supervisor', 'S', 3],
      ['vendedor', 'V', 4],
      ['vendedor6', 'V', 6],
      ['logistica', 'L', null],
      ['despacho', 'D', null],
      ['chofer', 'H', null],
      ['picker', 'E', null],
      ['cliente', 'C', null],
    ]);
    expect(rows.every(({ demo }) => demo)).toBe(true);
    expect(await verify(rows[0].hash, 'demo')).toBe(true);
  });

  it('announces the company login in capitals, with the secret of its codes', () => {
    const company = itemAt(announced, 10);
    expect(company.username).toMatch(/^N30\d{9}$/);
    expect(needsToken(company.username)).toBe(true);
    expect(company.totp).toMatch(/^[A-Z2-7]{32}$/);
    expect(announced.filter(({ totp }) => totp !== undefined)).toHaveLength(1);
  });

  it('gives sellers and customers documents of their own', async () => {
    for (const username of ['supervisor', 'vendedor', 'vendedor6'])
      for (const table of ['cotizaciones', 'pedidos', 'facturas'])
        expect(
          await one(
            pool,
            `SELECT count(*) AS v FROM ${table} d JOIN usuarios u USING (vendedor) WHERE u.username = $1`,
            [username],
          ),
          `${table} of ${username}`,
        ).toBeGreaterThan(0);
    for (const table of ['pedidos', 'facturas'])
      expect(
        await column(
          pool,
          `SELECT count(d.id) > 3 AS v FROM usuarios u LEFT JOIN ${table} d USING (cliente) WHERE u.rol = 'C' GROUP BY u.id`,
        ),
      ).toEqual([true, true]);
  });

  it('keeps what each sample customer shows', async () => {
    const flags = await pool.query(
      `SELECT id, inhabilitado, inactivo, latitud IS NULL AS "sinUbicacion", sin_descuento, bonificacion_cliente, resp_iva,
              (SELECT count(*) FROM direcciones_entrega d WHERE d.cliente = c.id) AS direcciones
       FROM clientes c WHERE id BETWEEN '10001' AND '10012' ORDER BY id`,
    );
    const byId = new Map(flags.rows.map((row) => [row.id, row]));
    expect(byId.get('10004')).toMatchObject({ bonificacion_cliente: 80_000 });
    expect(byId.get('10005')).toMatchObject({ direcciones: 0, resp_iva: 'MT' });
    expect(byId.get('10006')).toMatchObject({ inhabilitado: true });
    expect(byId.get('10009')).toMatchObject({ inactivo: true });
    expect(byId.get('10010')).toMatchObject({ sinUbicacion: true });
    expect(byId.get('10011')).toMatchObject({ resp_iva: 'CF' });
    expect(byId.get('10012')).toMatchObject({ sin_descuento: true });
  });

  it('has customers whose debts stop orders or warn, and samples whose do not', async () => {
    const impagos = async (cliente: string) => {
      const { rows } = await pool.query(
        'SELECT tipo AS tipocompdocu, documento AS numcompdocu, ingreso, pendiente FROM cuenta_documentos WHERE cliente = $1',
        [cliente],
      );
      return rows;
    };
    expect(impagosDePuntoVenta(await impagos('10007'), 17).length).toBeGreaterThanOrEqual(2);
    expect(documentosVencidos(await impagos('10008'), TODAY).length).toBeGreaterThanOrEqual(2);
    for (const free of ['10001', '10002', '10003', '10004', '10008'])
      expect(impagosDePuntoVenta(await impagos(free), 17), free).toEqual([]);
  });

  it('has messages, read and not read', async () => {
    expect(await column(pool, 'SELECT DISTINCT vista IS NULL AS v FROM notificaciones ORDER BY 1')).toEqual([
      false,
      true,
    ]);
    expect(await one(pool, 'SELECT max(char_length(msg)) AS v FROM notificaciones')).toBeGreaterThan(130);
  });
});

describe('the other companies', () => {
  it.each(empresas.slice(1).map((empresa) => [empresa.id, empresa] as const))(
    '%s agrees with itself',
    async (_id, empresa) => {
      const pool = await newDatabase();
      await load(pool, empresa);
      expect(await checkInvariants(pool)).toEqual([]);
      const without = await one<number>(pool, 'SELECT count(*) AS v FROM pedidos WHERE direccion_entrega IS NULL');
      expect(without > 0).toBe(empresa.exentaDireccionEntrega);
      expect(await one(pool, 'SELECT max(numrenglon) AS v FROM pedido_lineas')).toBeLessThanOrEqual(
        empresa.maxArticulosPedido,
      );
      expect(await one(pool, 'SELECT min(dias) AS v FROM bonificaciones_dias_pago WHERE porcentaje = 0')).toBe(
        empresa.tablaFijaDiasPago ? 60 : 99,
      );
    },
  );
});

describe('where a demo may go', () => {
  const insert = "INSERT INTO instalacion (id, empresa, clase, clave_firma) VALUES (1, $1, $2, sha256('x'))";

  it('never into a database in production', async () => {
    const pool = await newDatabase();
    await pool.query(insert, ['buenosaires', 'produccion']);
    const before = await digest(pool);
    await expect(load(pool)).rejects.toThrow('Buenos Aires está en producción: los datos de demostración no entran.');
    expect(await digest(pool)).toEqual(before);
  });

  it('never into another company or over data that nobody declared', async () => {
    const pool = await newDatabase();
    await pool.query(insert, ['bahiablanca', 'demo']);
    await expect(load(pool)).rejects.toThrow("es de otra empresa: 'bahiablanca'");
    await pool.query('DELETE FROM instalacion');
    await pool.query("INSERT INTO usuarios (username, nombre, rol, hash) VALUES ('ana', 'Ana', 'A', 'x')");
    await expect(load(pool)).rejects.toThrow('ya tiene datos');
  });

  it('whole or not at all', async () => {
    const pool = await newDatabase();
    const before = await digest(pool);
    const schemaBefore = await schema(pool);
    const interrupted = loadDemo(pool, buenosAires, {
      size: 'mini',
      today: TODAY,
      log: (line) => {
        if (line.endsWith('filas')) throw new Error('cut');
      },
    });
    await expect(interrupted).rejects.toThrow('cut');
    expect(await digest(pool)).toEqual(before);
    expect(await schema(pool)).toEqual(schemaBefore);
  });

  it('with the day of Buenos Aires when nobody says which', async () => {
    const pool = await newDatabase();
    await loadDemo(pool, buenosAires, { size: 'mini', log: () => {} });
    const last = await one<string>(pool, 'SELECT max(ingreso) AS v FROM pedidos');
    const today = await one<string>(pool, 'SELECT current_date AS v');
    expect(last < today && last >= addDays(today, -3)).toBe(true);
  });
});
