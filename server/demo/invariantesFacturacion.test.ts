import { readFileSync } from 'node:fs';
import path from 'node:path';
import { empresasSchema } from '@distri/domain/kernel';
import { AVISO_NUMEROS_LIBRES } from '@distri/domain/talonarios';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectDir } from '../src/platform/paths.ts';
import { createTestDatabase, type TestDatabase } from '../test/support/database.ts';
import { loadDemo } from './index.ts';
import { FACTURACION } from './invariantesFacturacion.ts';

const file = readFileSync(path.join(projectDir, 'config', 'empresas.json'), 'utf8');
const { empresas } = empresasSchema.parse(JSON.parse(file));
const empresa = empresas.find(({ id }) => id.includes('olavarria'));
if (!empresa) throw new Error('no company whose pads run out');

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  await loadDemo(db.pool, empresa, { size: 'mini', log: () => {}, today: '2026-11-20' });
});
afterAll(() => db.close());

/** Breaks the data in a transaction that is undone; the names of the invariants that notice. */
async function brokenBy(defect: string): Promise<string[]> {
  const client = await db.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(`SET session_replication_role = replica; ${defect}`);
    const noticed: string[] = [];
    for (const { name, sql } of FACTURACION) if ((await client.query(sql)).rows.length > 0) noticed.push(name);
    return noticed;
  } finally {
    await client.query('ROLLBACK; SET session_replication_role = DEFAULT');
    client.release();
  }
}

const one = (table: string, where = 'true') => `ctid = (SELECT min(ctid) FROM ${table} WHERE ${where})`;
const devuelta = "(SELECT min(id) FROM notas_credito WHERE clase = 'devolucion')";

/** Foreign keys and triggers sleep, so that only the invariant is there to notice. */
const DEFECTS: Readonly<Record<string, string>> = {
  'facturas: each one equals its digest at issue': `UPDATE facturas SET notacompra = 'x' WHERE ${one('facturas')}`,
  'remitos: each one equals its digest at issue': `UPDATE remito_lineas SET detalle = 'x' WHERE ${one('remito_lineas')}`,
  'notas_credito: each one equals its digest at issue': `DELETE FROM documentos_emitidos WHERE ${one('documentos_emitidos', "clase = 'notaCredito'")}`,
  'facturas: each one has its lines': `DELETE FROM factura_lineas WHERE factura = (SELECT min(id) FROM facturas)`,
  'remitos: each one has its lines': `DELETE FROM remito_lineas WHERE remito = (SELECT min(id) FROM remitos)`,
  'notas_credito: each one has its lines': `DELETE FROM nota_credito_lineas WHERE nota_credito = ${devuelta}`,
  'facturas: each one has its authorization row': `DELETE FROM autorizaciones WHERE ${one('autorizaciones', 'factura IS NOT NULL')}`,
  'notas_credito: each one has its authorization row': `DELETE FROM autorizaciones WHERE ${one('autorizaciones', 'factura IS NULL')}`,
  'facturas: each one has its remito, worth its net': `UPDATE remitos SET importe = importe + 1 WHERE ${one('remitos')}`,
  'remitos: as many lines as their invoice': `DELETE FROM remito_lineas WHERE ${one('remito_lineas')}`,
  'notas_credito: subtotal is the sum of the lines, IIBB that of its taxes': `UPDATE nota_credito_lineas SET importe = importe + 1 WHERE ${one('nota_credito_lineas', "articulo <> ''")}`,
  'notas_credito: the VAT of concepts is their rate of the net': `UPDATE notas_credito SET iva = iva + 1, importe = importe + 1 WHERE ${one('notas_credito', "clase = 'concepto'")}`,
  'notas_credito: invoices of the same customer and letter, or a period': `DELETE FROM nota_credito_facturas WHERE ${one('nota_credito_facturas')}`,
  'notas_credito: never more comes back of a line than was invoiced': `UPDATE nota_credito_lineas SET cantidad = cantidad + 9999 WHERE ${one('nota_credito_lineas', 'factura IS NOT NULL')}`,
  'notas_credito: an invoice that came back whole was credited to the centavo': `UPDATE notas_credito SET importe = importe + 100000000000, iva = iva + 100000000000 WHERE id = ${devuelta}`,
  'cuentas: every credit note has its document': `UPDATE cuenta_documentos SET importe = importe + 1 WHERE ${one('cuenta_documentos', 'nota_credito IS NOT NULL')}`,
};

describe('the invariants of issued documents', () => {
  it.each(FACTURACION.map(({ name }) => name))('notice when not: %s', async (name) => {
    expect(await brokenBy('SELECT 1')).toEqual([]);
    expect(await brokenBy(DEFECTS[name] ?? 'SELECT 1')).toContain(name);
  });
});

describe('the demo shows', () => {
  const count = async (sql: string) =>
    (await db.pool.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${sql}`)).rows[0]?.n ?? 0;

  it('returns, whole and in part, term adjustments with their text, and other concepts', async () => {
    expect(await count("notas_credito WHERE clase = 'devolucion'")).toBeGreaterThan(2);
    expect(await count("stock_movimientos WHERE entidad = 'notaCredito' AND clase = 'devolucion'")).toBeGreaterThan(0);
    expect(await count("nota_credito_lineas WHERE articulo = 'AJUSTEPLAZO'")).toBeGreaterThan(2);
    expect(await count("nota_credito_lineas WHERE articulo = '' AND detalle LIKE 'Pago a los %'")).toBeGreaterThan(2);
  });

  it('photos of signed remitos for most of what was delivered', async () => {
    const delivered = await count(
      "facturas f WHERE EXISTS (SELECT 1 FROM factura_lineas l JOIN pedidos p ON p.id = l.pedido WHERE l.factura = f.id AND p.estadio = 'E')",
    );
    const receipts = await count('factura_recibos r JOIN archivos a ON a.hash = r.archivo');
    expect(receipts).toBeGreaterThan(delivered / 2);
    expect(receipts).toBeLessThan(await count('facturas'));
  });

  it('a CAI on the remitos, and in one company pads about to run out', async () => {
    expect(await count('remitos WHERE cai IS NULL')).toBe(0);
    expect(
      await count(`talonarios WHERE hasta - proximo + 1 BETWEEN 1 AND ${AVISO_NUMEROS_LIBRES}`),
    ).toBeGreaterThanOrEqual(2);
  });
});
