import {
  listBonificacionesByDiasPago,
  listBonificacionesByRangoLitros,
  listCuentasBancarias,
  listDocumentosACancelar,
  listEquivalenciasFiltros,
  listLocalidades,
  listTalonarios,
  listUsuariosMaestro,
  listVehiculos,
  listVendedores,
} from '@distri/domain/maestros';
import { getProveedorShellId, listGruposProveedores, listProveedores } from '@distri/domain/proveedores';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildArticulo, buildCliente, buildImpago } from '../../test/factories.ts';
import { createTestApi, type Persona, type TestApi } from '../../test/support/testApi.ts';
import { seedEverything } from '../../test/world.ts';
import { countStatements, run } from '../platform/db/index.ts';

let api: TestApi;
let admin: Persona;

beforeAll(async () => {
  api = await createTestApi({ seed: seedEverything });
  admin = await api.persona({ rol: 'A' });
});
afterAll(() => api.close());

describe('lookup tables', () => {
  test('litre ranges end where the next begins', async () => {
    expect((await admin.ok(listBonificacionesByRangoLitros)).result).toEqual([
      { rango: { inicio: 200, fin: 1000 }, bonificacion: 20_000 },
      { rango: { inicio: 1000, fin: null }, bonificacion: 50_000 },
    ]);
  });

  test('payment days: the fixed table where the company has it, else the stored one', async () => {
    expect(api.empresa.tablaFijaDiasPago).toBe(true);
    const fixed = (await admin.ok(listBonificacionesByDiasPago)).result;
    expect(fixed.map(({ dias, porcentaje }) => [dias, porcentaje / 10_000])).toEqual([
      [-1, 30],
      [9, 25],
      [32, 22],
      [47, 20],
      [60, 0],
    ]);
    const other = await createTestApi({ seed: seedEverything, empresa: { tablaFijaDiasPago: false } });
    const stored = await (await other.persona({ rol: 'A' })).ok(listBonificacionesByDiasPago);
    expect(stored.result).toEqual([{ dias: 9, porcentaje: 250_000 }]);
    await other.close();
  });

  test('the fields that the documents show', async () => {
    expect((await admin.ok(listCuentasBancarias)).result).toEqual([
      { id: 1, description: 'Cuenta corriente', nombre: 'Banco de la Nación Argentina', codigo: '011' },
    ]);
    expect((await admin.ok(listVehiculos)).result).toEqual([
      { id: 1, description: 'Camión', patente: 'AB123CD', capacidad: 8000, tipo: 'P' },
    ]);
    expect((await admin.ok(listLocalidades)).result).toEqual([
      { id: 1, detalle: 'San Martín', provincia: 'Buenos Aires', provinciaId: 1, codpostal: '1650' },
    ]);
    expect((await admin.ok(listTalonarios, { query: { comprobante: 'factura' } })).result).toEqual([
      { id: 50, description: 'Facturas A', letra: 'A', puntoVenta: 4, proximo: 1 },
      { id: 50, description: 'Facturas B', letra: 'B', puntoVenta: 4, proximo: 1 },
    ]);
    expect((await admin.ok(listTalonarios, { query: { comprobante: 'recibo' } })).result).toEqual([]);
  });

  test('users: the active ones, without anything secret', async () => {
    const gone = await api.persona({ rol: 'O' });
    await run(api.pool, sql`UPDATE usuarios SET activo = false WHERE id = ${gone.id}`);
    const { result } = await admin.ok(listUsuariosMaestro);
    expect(result.map(({ id }) => id)).not.toContain(gone.id);
    expect(Object.keys(result[0] ?? {}).sort()).toEqual(['id', 'level', 'name', 'role', 'username']);
  });

  test('filter equivalences: a row per filter, a column per brand; closed to companies without them', async () => {
    const wega = await buildArticulo(api.pool, { id: 'WO-120' });
    const mann = await buildArticulo(api.pool, { id: 'W 712/52' });
    for (const articulo of [wega, mann])
      await run(
        api.pool,
        sql`INSERT INTO equivalencias_filtros VALUES (${articulo}, 'WEGA', 'WO-120'), (${articulo}, 'MANN', 'W 712/52'),
            (${articulo}, 'FRAM', 'PH5949'), (${articulo}, 'FRAM', 'PH5949A'), (${articulo}, 'reemplazo', '030-115-561')`,
      );
    expect((await admin.ok(listEquivalenciasFiltros)).result).toEqual([
      {
        bosch: '',
        fram: 'PH5949 / PH5949A',
        mann: 'W 712/52',
        mahle: '',
        reemplazo: '030-115-561',
        tecfil: '',
        wega: 'WO-120',
      },
    ]);
    const menu = { ...api.empresa.menu, equivalenciasFiltros: false };
    const other = await createTestApi({ seed: seedEverything, empresa: { menu } });
    const refused = await (await other.persona({ rol: 'A' })).send(listEquivalenciasFiltros);
    expect(refused.statusCode).toBe(403);
    await other.close();
  });

  test('each costs one statement and the user', async () => {
    for (const call of [listVehiculos, listLocalidades, listUsuariosMaestro, listVendedores] as const) {
      const { statements } = await countStatements(() => admin.ok(call));
      expect(statements).toHaveLength(2);
    }
  });
});

describe('salespeople', () => {
  const ids = async (who: Persona) => (await who.ok(listVendedores, { query: {} })).result.map(({ id }) => id).sort();

  test('everybody to the office; those of the own rank or below to S; oneself to V; the own one to C', async () => {
    const cliente = await buildCliente(api.pool, { vendedor: 'V2' });
    expect(await ids(admin)).toEqual(['S1', 'V1', 'V2']);
    expect(await ids(await api.persona({ rol: 'S', nivel: 4, vendedor: 'S1' }))).toEqual(['S1', 'V1', 'V2']);
    expect(await ids(await api.persona({ rol: 'S', nivel: 5, vendedor: 'V1' }))).toEqual(['V1', 'V2']);
    expect(await ids(await api.persona({ rol: 'V', nivel: 4, vendedor: 'V1' }))).toEqual(['V1']);
    expect(await ids(await api.persona({ rol: 'C', cliente }))).toEqual(['V2']);
  });
});

describe('documents to cancel', () => {
  test('what is pending of a customer in scope, the oldest first', async () => {
    const cliente = await buildCliente(api.pool, { vendedor: 'V1' });
    await buildImpago(api.pool, { cliente, documento: 'A001700000009', ingreso: '2026-11-10', pendiente: 1_234_56 });
    await buildImpago(api.pool, { cliente, documento: 'A000400000008', ingreso: '2026-10-01', tipo: 'CRE' });
    await buildImpago(api.pool, { cliente, documento: 'A000400000007', ingreso: '2026-10-01', pendiente: 4 });
    const own = await api.persona({ rol: 'V', nivel: 4, vendedor: 'V1' });
    const { result } = await own.ok(listDocumentosACancelar, { query: { cliente } });
    expect(result).toMatchObject([
      { tipo: 'CRE', numero: 'A000400000008', dias: 50, punto_venta: 4 },
      { tipo: 'FAC', numero: 'A001700000009', dias: 10, punto_venta: 17, pendi: 1_234_56, max_importe: 1_234_56 },
    ]);
    const foreign = await api.persona({ rol: 'V', nivel: 6, vendedor: 'V2' });
    expect((await foreign.ok(listDocumentosACancelar, { query: { cliente } })).result).toEqual([]);
  });
});

describe('suppliers', () => {
  test('all, the carriers, one, and Shell', async () => {
    const names = async (query: object) =>
      (await admin.ok(listProveedores, { query })).result.map(({ apodo }) => apodo);
    expect(await names({})).toEqual(['SUR', 'SHELL']);
    expect(await names({ expreso: true })).toEqual(['SUR']);
    expect(await names({ id: 7 })).toEqual(['SHELL']);
    expect((await admin.send(listProveedores, { query: { id: 99 } })).statusCode).toBe(404);
    expect((await admin.ok(getProveedorShellId)).result).toBe(7);
  });

  test('groups that have one of the named; all without naming any', async () => {
    const group = { id: 1, description: 'Lubricantes', proveedores: [7] };
    const of = async (proveedores: number[]) =>
      (await admin.ok(listGruposProveedores, { body: { proveedores } })).result;
    expect([await of([7, 99]), await of([8]), await of([])]).toEqual([[group], [], [group]]);
  });
});
