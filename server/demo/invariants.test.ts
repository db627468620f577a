import { readFileSync } from 'node:fs';
import path from 'node:path';
import { empresasSchema } from '@distri/domain/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectDir } from '../src/platform/paths.ts';
import { createTestDatabase, type TestDatabase } from '../test/support/database.ts';
import { loadDemo } from './index.ts';
import { GENERALES } from './invariantesGenerales.ts';
import { checkInvariants, INVARIANTS } from './invariants.ts';
import { itemAt } from './prng.ts';

const file = readFileSync(path.join(projectDir, 'config', 'empresas.json'), 'utf8');
const empresa = itemAt(empresasSchema.parse(JSON.parse(file)).empresas, 0);

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  await loadDemo(db.pool, empresa, { size: 'mini', log: () => {}, today: '2026-11-20' });
});
afterAll(() => db.close());

/** Breaks the data in a transaction that is undone, and answers what the invariants say. */
async function brokenBy(defect: string): Promise<string[]> {
  const client = await db.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(defect);
    return await checkInvariants(client);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

const unlocked = (table: string, sql: string) => `ALTER TABLE ${table} DISABLE TRIGGER USER; ${sql}`;
const one = (table: string, where = 'true') => `(SELECT min(ctid) FROM ${table} WHERE ${where})`;

/** One defect for each invariant, in the order of INVARIANTS. */
const DEFECTS: readonly string[] = [
  `UPDATE cotizacion_lineas SET importe = importe + 1 WHERE ctid = ${one('cotizacion_lineas')}`,
  `UPDATE cotizaciones SET litros = litros + 1 WHERE ctid = ${one('cotizaciones')}`,
  `UPDATE pedido_lineas SET importe = importe - 1 WHERE ctid = ${one('pedido_lineas')}`,
  `DELETE FROM pedido_lineas WHERE ctid = ${one('pedido_lineas', 'penddesc > 0')}`,
  unlocked('factura_lineas', `UPDATE factura_lineas SET importe = importe + 1 WHERE ctid = ${one('factura_lineas')}`),
  unlocked('facturas', `UPDATE facturas SET litros = 0 WHERE ctid = ${one('facturas', 'litros > 0')}`),
  `UPDATE cotizaciones SET imptotalprepago = imptotalprepago + 1 WHERE ctid = ${one('cotizaciones')}`,
  `UPDATE pedidos SET iva = iva + 1, importe = importe + 1 WHERE ctid = ${one('pedidos')}`,
  unlocked(
    'facturas',
    `UPDATE facturas SET impiibb = impiibb - 1, importe = importe - 1 WHERE ctid = ${one('facturas')}`,
  ),
  `UPDATE stock SET total = total - 1 WHERE ctid = ${one('stock')}`,
  `UPDATE pedido_lineas SET penddesc = penddesc - 1 WHERE ctid = ${one('pedido_lineas', 'penddesc >= 1')}`,
  `UPDATE pedido_lineas SET pendfac = pendfac - 1, adespachar = 0 WHERE ctid = ${one('pedido_lineas', 'pendfac >= 2')}`,
  `UPDATE pedidos SET estado = NOT estado WHERE ctid = ${one('pedidos')}`,
  `UPDATE pedidos SET estadio = 'D' WHERE ctid = ${one('pedidos', "estadio = 'E'")}`,
  `UPDATE cotizaciones SET pedidoref = NULL WHERE ctid = ${one('cotizaciones', 'pedidoref IS NOT NULL')}`,
  `UPDATE cotizaciones SET aprob_coti = 'A', ingre_tran = true, recha_tran = false, aprob_tran = true
   WHERE ctid = ${one('cotizaciones', 'isprepago AND pedidoref IS NULL')}`,
  `UPDATE cotizacion_items SET importe = importe - 11 WHERE ctid = ${one('cotizacion_items', "tipo = 'TRF'")}`,
  `UPDATE cotizacion_items SET cotizacion = (SELECT min(id) FROM cotizaciones WHERE NOT isprepago) WHERE ctid = ${one('cotizacion_items')}`,
  unlocked('remito_lineas', `UPDATE remito_lineas SET cantidad = cantidad + 1 WHERE ctid = ${one('remito_lineas')}`),
  `UPDATE talonarios SET proximo = proximo + 1 WHERE comprobante = 'recibo'`,
  `UPDATE cuenta_documentos SET importe = importe + 1 WHERE ctid = ${one('cuenta_documentos', "tipo = 'FAC'")}`,
  `UPDATE cuentas_corrientes SET saldo = saldo + 1 WHERE cliente = '10001'`,
  `DELETE FROM cuentas_corrientes WHERE cliente = '10005'`,
];

describe('the invariants', () => {
  it('hold', async () => {
    expect(await checkInvariants(db.pool)).toEqual([]);
  });

  it.each(INVARIANTS.map(({ name }, index) => [name, index] as const))('notice when not: %s', async (name, index) => {
    const broken = await brokenBy(itemAt(DEFECTS, index));
    expect(broken.map((sentence) => sentence.split(':').slice(0, -1).join(':'))).toContain(name);
  });

  it('have one defect each', () => {
    expect(DEFECTS).toHaveLength(INVARIANTS.length);
  });
});

/** Somebody wrote history in a company that is no demo. */
const VIVIDA = `UPDATE instalacion SET clase = 'produccion', demo_completa = false`;
const ultima = `(SELECT entidad_id FROM historial WHERE entidad = 'pedido' AND a = 'E' LIMIT 1)`;
const clave = (n: number, respuesta: string) =>
  `INSERT INTO idempotencia (usuario, clave, llamada, huella, estado, respuesta) VALUES (1, 'k${n}', 'pedidos.crear', 'x', 200, '${respuesta}')`;

/** One defect for each invariant that all documents share. */
const DEFECTOS_GENERALES: Readonly<Record<string, string>> = {
  'esquema: money and quantities are never floats': 'ALTER TABLE facturas ALTER COLUMN importe TYPE double precision',
  'cotizaciones: each gross-income tax is its rate of the taxed net, and what has no VAT is exempt': `UPDATE cotizaciones SET impexento = impgravado, impgravado = 0, impiva = 0, impiibb = 0, isproforma = false WHERE ctid = ${one('cotizaciones', 'impgravado > 0 AND NOT isproforma')}`,
  'historial: what it names exists': `INSERT INTO historial (entidad, entidad_id, username, accion) VALUES ('pedido', '999999', 'x', 'x')`,
  'stock_movimientos: what it names exists': `INSERT INTO stock_movimientos (deposito, articulo, clase, entidad, entidad_id) SELECT deposito, articulo, 'ajuste', 'factura', '999999' FROM stock LIMIT 1`,
  'salida: what it names exists': `INSERT INTO salida (clase, contenido, mensaje_id, entidad, entidad_id) VALUES ('correo', '{}', 'x', 'remito', '999999')`,
  'idempotencia: each key of cotizaciones.crear made one document of its own': clave(1, '{"id": 999999}').replace(
    'pedidos',
    'cotizaciones',
  ),
  'idempotencia: each key of pedidos.crear made one document of its own': `${clave(1, '{"id": 1}')}; ${clave(2, '{"id": 1}')}`,
  'idempotencia: each key of cobranzas.crear made one document of its own': clave(1, '{"id": 999999}').replace(
    'pedidos',
    'cobranzas',
  ),
  'historial: each stage follows from the one before': `INSERT INTO historial (entidad, entidad_id, username, accion, de, a) VALUES ('pedido', ${ultima}, 'x', 'x', 'R', 'C')`,
  'auditoria: everything in the history was audited, in its own transaction and by the same person': VIVIDA,
  'archivos: the bytes have the stored digest': `INSERT INTO archivos (hash, tipo, bytes) VALUES (repeat('0', 64), 'image/jpeg', 'x')`,
};

describe('the invariants that all documents share', () => {
  it.each(GENERALES.map(({ name }) => name))('notice when not: %s', async (name) => {
    const broken = await brokenBy(DEFECTOS_GENERALES[name] ?? 'SELECT 1');
    expect(broken.filter((sentence) => sentence.startsWith(`${name}: `))).toHaveLength(1);
  });
});
