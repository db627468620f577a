import { facturar } from '@distri/domain/facturacion';
import { createDevolucion, createNotaCredito } from '@distri/domain/notasCredito';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildArticulo, buildCliente } from '../../test/factories.ts';
import { statementFaults } from '../../test/faults/statementFaults.ts';
import { enterPedido, invoiced, readPedidoRow, seedFacturacion } from '../../test/stories/facturacion.ts';
import { createTestApi, type Persona, type TestApi } from '../../test/support/testApi.ts';
import { all } from '../platform/db/index.ts';

let api: TestApi;
let operador: Persona;
let cliente: string;
let articulos: string[];
let serial = 0;

beforeAll(async () => {
  api = await createTestApi({ seed: seedFacturacion });
  operador = await api.persona({ rol: 'O' });
  cliente = await buildCliente(api.pool, { iibb: [102, 101] });
  articulos = [await buildArticulo(api.pool), await buildArticulo(api.pool)];
});
afterAll(() => api.close());

const enter = () =>
  enterPedido(
    operador,
    cliente,
    articulos.map((id) => ({ id, cantidad: 2, precio: 1_000_00 })),
  );

/** Enough to have broken every statement of the operation in each of the three ways. */
const MANY = 3 * 12;
/** Each statement of an operation three times over, on a machine that does other things too. */
const SLOW = { timeout: 180_000 };

const isCredited = async (factura: number) =>
  (await all(api.pool, sql`SELECT 1 FROM nota_credito_facturas WHERE factura = ${factura}`)).length > 0;
const invoice = async () => (await invoiced(operador, await enter())).factura.id;

test('invoicing: whichever statement fails or loses its connection, all or nothing (B9)', SLOW, async () => {
  const broken = await statementFaults(api, {
    prepare: enter,
    run: (pedido) => operador.send(facturar, { body: { pedidos: [{ pedido }] }, clave: `falla-${++serial}` }),
    isComplete: async (pedido) => (await readPedidoRow(api.pool, pedido)).estado,
  });
  expect(broken).toBeGreaterThanOrEqual(MANY);
});

test('a credit note by return: the same', SLOW, async () => {
  const body = { articulos: [{ numrenglon: 1, cantidad: 1 }], leyenda3: '', leyenda4: '', notacompra: '' };
  const broken = await statementFaults(api, {
    prepare: invoice,
    run: (factura) => operador.send(createDevolucion, { query: { factura }, body, clave: `falla-${++serial}` }),
    isComplete: isCredited,
  });
  expect(broken).toBeGreaterThanOrEqual(MANY);
});

test('a credit note of concepts: the same', SLOW, async () => {
  const articulos = [
    { id: 'AJUSTEPLAZO', detalle: 'Ajuste por plazo de pago', cantidad: 1, precio: 100_00, bonificacion: 0 },
    { id: '', detalle: '14 días', cantidad: 1, precio: 0, bonificacion: 0 },
  ];
  const textos = { leyenda3: '', leyenda4: '', notacompra: '' };
  const broken = await statementFaults(api, {
    prepare: invoice,
    run: (factura) =>
      operador.send(createNotaCredito, {
        query: { cliente },
        body: { articulos, facturas: [factura], periodo: null, importe: 100_00, ...textos },
        clave: `falla-${++serial}`,
      }),
    isComplete: isCredited,
  });
  expect(broken).toBeGreaterThanOrEqual(MANY);
});
