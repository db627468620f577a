import { createCobranza } from '@distri/domain/cobranzas';
import { createCotizacion } from '@distri/domain/cotizaciones';
import { ROLES, type Rol } from '@distri/domain/kernel';
import { createDevolucion } from '@distri/domain/notasCredito';
import { createPedido } from '@distri/domain/pedidos';
import { sql } from 'kysely';
import type pg from 'pg';
import { all, inTransaction, run } from '../src/platform/db/index.ts';
import { checkedFile, storeFile } from '../src/platform/files/index.ts';
import { buildArticulo, buildCliente, buildImpago, seedMaestros } from './factories.ts';
import { llenar, trf } from './stories/cobranza.ts';
import { enterPedido, invoiced, seedTalonarios } from './stories/facturacion.ts';
import { prepagoBody } from './stories/prepago.ts';
import { cotizacionBody, pedidoBody } from './stories/venta.ts';
import type { Persona, TestApi } from './support/testApi.ts';

/** One salesperson's customer with a document of each kind, to walk every call over. */
export interface World {
  cliente: string;
  articulo: string;
  cotizacion: number;
  pedido: number;
  /** A prepaid quotation with one provisional transfer. */
  prepago: number;
  /** What an invoiced order left, with its receipt, and a note for one of its units. */
  facturado: number;
  factura: number;
  remito: number;
  notaCredito: number;
  /** A route sheet with the invoiced order, delivered on it. */
  hoja: number;
  /** An open document of the account, and a collection that cancels a part of it, with the image of its receipt. */
  documento: number;
  cobranza: number;
  vendedor: string;
}

export const PRECIO = 1_000_00;

/** Lookup rows that the sales factories do not need. */
export async function seedEverything(pool: pg.Pool): Promise<void> {
  await seedMaestros(pool);
  const statements = [
    sql`INSERT INTO bancos VALUES ('011', 'Banco de la Nación Argentina')`,
    sql`INSERT INTO cuentas_bancarias VALUES (1, '011', 'Cuenta corriente', '0110599520000001234567', 'DISTRI.PRUEBA', true)`,
    sql`INSERT INTO bonificaciones_dias_pago VALUES (9, 250000)`,
    sql`INSERT INTO clasificaciones_cliente VALUES (1, 'Lubricentro')`,
    sql`INSERT INTO calidades_articulo VALUES (1, 'Mineral')`,
    sql`INSERT INTO rubros_articulo VALUES (1, 'Lubricantes')`,
    sql`INSERT INTO envases_articulo VALUES (1, '1 litro', false)`,
    sql`INSERT INTO lineas_articulo VALUES (1, 'Helix')`,
    sql`INSERT INTO choferes VALUES (1, 'Díaz, Rubén', true)`,
    sql`INSERT INTO vehiculos VALUES (1, 'Camión', 'AB123CD', 8000, 'P', true)`,
    sql`INSERT INTO localidades VALUES (1, 'San Martín', 1, '1650', -34.57, -58.53)`,
    sql`INSERT INTO proveedores (id, razsoc, apodo, expreso, es_shell) VALUES (7, 'Shell C.A.P.S.A.', 'SHELL', false, true), (8, 'Expreso Sur', 'SUR', true, false)`,
    sql`INSERT INTO proveedores_grupos VALUES (1, 'Lubricantes')`,
    sql`INSERT INTO proveedores_grupos_miembros VALUES (1, 7)`,
  ];
  for (const statement of statements) await run(pool, statement);
  await seedTalonarios(pool);
}

/** A person of a role who may see `world`: V1's salesperson, their supervisor, their customer. */
export function personaFor(api: TestApi, rol: Rol, cliente: string): Promise<Persona> {
  if (rol === 'V') return api.persona({ rol, nivel: 4, vendedor: 'V1' });
  if (rol === 'S') return api.persona({ rol, nivel: 3, vendedor: 'S1' });
  return api.persona({ rol, ...(rol === 'C' ? { cliente } : {}) });
}

export async function personas(api: TestApi, cliente: string): Promise<Map<Rol, Persona>> {
  const entries = await Promise.all(ROLES.map(async (rol) => [rol, await personaFor(api, rol, cliente)] as const));
  return new Map(entries);
}

/** A customer of `vendedor` with address, debt, quotation and order, entered through the API by an administrator. */
export async function buildWorld(api: TestApi, vendedor: string, razsoc?: string): Promise<World> {
  const admin = await api.persona({ rol: 'A' });
  const cliente = await buildCliente(api.pool, { vendedor, ...(razsoc ? { razsoc } : {}) });
  const articulo = await buildArticulo(api.pool, { precio: PRECIO, stock: 1000 });
  await buildImpago(api.pool, { cliente, ingreso: '2026-11-19' });
  const lines = [{ id: articulo, cantidad: 2, precio: PRECIO }];
  const query = { cliente };
  const { id: cotizacion } = await admin.ok(createCotizacion, { query, body: cotizacionBody(lines) });
  const { id: pedido } = await admin.ok(createPedido, { query, body: pedidoBody(lines) });
  const shell = await buildArticulo(api.pool, { precio: PRECIO, shell: true });
  const prepaid = prepagoBody([{ id: shell, cantidad: 1, precio: PRECIO }]);
  const { id: prepago } = await admin.ok(createCotizacion, { query, body: prepaid });
  const emitidos = await buildEmitidos(api, admin, cliente, articulo);
  const cobrado = await buildCobrado(api, admin, cliente);
  return { cliente, articulo, cotizacion, pedido, prepago, ...emitidos, ...cobrado, vendedor };
}

/** What a collection of this world cancels of its document. */
export const PARTE = 1_000_00;

/** A transfer that nobody confirmed yet, for a part of the customer's debt. */
async function buildCobrado(api: TestApi, admin: Persona, cliente: string) {
  const [documento] = await all(
    api.pool,
    sql<{
      id: number;
    }>`SELECT id FROM cuenta_documentos WHERE cliente = ${cliente} AND num_nonnulls(factura, nota_credito) = 0`,
  );
  if (!documento) throw new Error('the customer owes nothing');
  const carga = { documentos: [{ id: documento.id, importe: PARTE }], items: [trf(PARTE, '2027-03-01')] };
  const body = await llenar(admin, cliente, carga);
  const { id } = await admin.ok(createCobranza, { query: { cliente }, body });
  const photo = checkedFile('image/jpeg', new Uint8Array([0xff, 0xd8, 0xff, cliente.length]));
  await inTransaction(api.pool, (tx) => storeFile(tx, photo));
  await run(
    api.pool,
    sql`INSERT INTO cobranza_comprobantes (cobranza, numitem, archivo, usuario) VALUES (${id}, 'RDC', ${photo.hash}, ${admin.id})`,
  );
  return { documento: documento.id, cobranza: id };
}

/** An order of ten units, invoiced; the photo of its signed remito; a credit note for one unit. */
async function buildEmitidos(api: TestApi, admin: Persona, cliente: string, articulo: string) {
  const facturado = await enterPedido(admin, cliente, [{ id: articulo, cantidad: 10, precio: PRECIO }]);
  const { factura, remito } = await invoiced(admin, facturado);
  const photo = checkedFile('image/jpeg', new Uint8Array([0xff, 0xd8, 0xff]));
  await inTransaction(api.pool, (tx) => storeFile(tx, photo));
  await run(api.pool, sql`INSERT INTO factura_recibos (factura, archivo) VALUES (${factura.id}, ${photo.hash})`);
  const body = { articulos: [{ numrenglon: 1, cantidad: 1 }], leyenda3: '', leyenda4: '', notacompra: '' };
  const { id: notaCredito } = await admin.ok(createDevolucion, { query: { factura: factura.id }, body });
  const hoja = await buildHoja(api, admin, facturado);
  return { facturado, factura: factura.id, remito: remito.id, notaCredito, hoja };
}

/** A sheet that came back. */
async function buildHoja(api: TestApi, admin: Persona, pedido: number): Promise<number> {
  const [row] = await all(
    api.pool,
    sql<{ id: number }>`
      WITH hoja AS (INSERT INTO hojas_de_ruta (fecha, tipo, vehiculo, chofer, usuario) VALUES ('2026-11-20', 'ENV', 1, 1, ${admin.id}) RETURNING id),
        llevado AS (INSERT INTO hoja_pedidos SELECT id, ${pedido}, 1, 'E', '2026-11-20T18:00:00Z' FROM hoja)
      SELECT id FROM hoja`,
  );
  if (!row) throw new Error('no sheet');
  return row.id;
}

/** Ids that nothing has: what is somebody else's must look like this. */
export const NOWHERE: World = {
  cliente: '999999',
  articulo: 'NO-EXISTE',
  cotizacion: 999_999,
  pedido: 999_999,
  prepago: 999_999,
  facturado: 999_999,
  factura: 999_999,
  remito: 999_999,
  notaCredito: 999_999,
  hoja: 999_999,
  documento: 999_999,
  cobranza: 999_999,
  vendedor: 'ZZ',
};
