import type { Rol, Scope } from '@distri/domain/kernel';
import { sql } from 'kysely';
import { all, type Db } from '../platform/db/index.ts';
import { scopeCondition } from '../platform/db/scopeCondition.ts';

/** The order in which people read names: accents and case aside. */
const byName = sql`ORDER BY nombre COLLATE "und-x-icu", id`;

/** Lookup tables that are just `{id, description}`. */
const PLAIN = {
  tiposDeAsiento: 'tipos_asiento',
  depositos: 'depositos',
  zonas: 'zonas',
  tiposDocu: 'tipos_docu',
  clasificacionesCliente: 'clasificaciones_cliente',
  calidadesArticulo: 'calidades_articulo',
  rubrosArticulo: 'rubros_articulo',
  lineasArticulo: 'lineas_articulo',
} as const;
export type PlainTable = keyof typeof PLAIN;

interface Opcion {
  id: number;
  description: string;
}

export function listPlain(db: Db, table: PlainTable): Promise<Opcion[]> {
  return all(db, sql<Opcion>`SELECT id, nombre AS description FROM ${sql.table(PLAIN[table])} ORDER BY id`);
}

/** The statements of the lookup tables with fields of their own. */
export const statements = {
  condicionesVenta: sql<Opcion & { dias: number }>`
    SELECT id, nombre AS description, dias FROM condiciones_venta ORDER BY id`,
  jurisdicciones: sql<Opcion & { letra: string }>`
    SELECT id, nombre AS description, letra FROM jurisdicciones ORDER BY id`,
  transportes: sql<{ id: string; description: string; cuit: string }>`
    SELECT id, nombre AS description, cuit FROM transportes ORDER BY id COLLATE "C"`,
  alicuotas: sql<Opcion & { clase: 'IVA' | 'IIBB'; porcentaje: number; jurisdiccion: number | null }>`
    SELECT id, nombre AS description, clase, porcentaje, jurisdiccion FROM alicuotas ORDER BY id`,
  respIVA: sql<{ id: string; description: string; letra: string }>`
    SELECT id, nombre AS description, letra FROM resp_iva ORDER BY codigo_arca`,
  provincias: sql<Opcion & { letra: string; jurisdiccion: number }>`
    SELECT id, nombre AS description, letra, jurisdiccion FROM provincias ${byName}`,
  bancos: sql<{ id: string; description: string }>`SELECT id, nombre AS description FROM bancos ${byName}`,
  cuentasBancarias: sql<Opcion & { nombre: string; codigo: string }>`
    SELECT c.id, c.detalle AS description, b.nombre, c.banco AS codigo
    FROM cuentas_bancarias c JOIN bancos b ON b.id = c.banco WHERE c.activa ORDER BY c.id`,
  choferes: sql<Opcion>`SELECT id, nombre AS description FROM choferes WHERE activo ${byName}`,
  vehiculos: sql<Opcion & { patente: string; capacidad: number; tipo: 'P' | 'T' }>`
    SELECT id, detalle AS description, patente, capacidad, tipo FROM vehiculos WHERE activo ORDER BY detalle COLLATE "und-x-icu", id`,
  envasesArticulo: sql<Opcion & { granel: boolean }>`
    SELECT id, nombre AS description, granel FROM envases_articulo ORDER BY id`,
  localidades: sql<{ id: number; detalle: string; provincia: string; provinciaId: number; codpostal: string }>`
    SELECT l.id, l.detalle, p.nombre AS provincia, p.id AS "provinciaId", l.codpostal
    FROM localidades l JOIN provincias p ON p.id = l.provincia ORDER BY l.detalle COLLATE "und-x-icu", l.id`,
  users: sql<{ id: number; username: string; name: string; role: Rol; level: number | null }>`
    SELECT id, username, nombre AS name, rol AS role, nivel AS level FROM usuarios WHERE activo
    ORDER BY nombre COLLATE "und-x-icu", id`,
  bonificacionesByRangoLitros: sql<{ inicio: number; fin: number | null; bonificacion: number }>`
    SELECT inicio, lead(inicio) OVER (ORDER BY inicio) AS fin, bonificacion
    FROM bonificaciones_rango_litros ORDER BY inicio`,
  bonificacionesByDiasPago: sql<{ dias: number; porcentaje: number }>`
    SELECT dias, porcentaje FROM bonificaciones_dias_pago ORDER BY dias`,
};

export interface EquivalenciaRow {
  bosch: string;
  fram: string;
  mann: string;
  mahle: string;
  reemplazo: string;
  tecfil: string;
  wega: string;
}

const codesOf = (marca: string) =>
  sql`coalesce(string_agg(e.codigo, ' / ' ORDER BY e.codigo) FILTER (WHERE lower(e.marca) = ${marca}), '')`;

/** A row per filter with its code in each brand; articles that are the same filter make one row. */
export function listEquivalencias(db: Db): Promise<EquivalenciaRow[]> {
  return all(
    db,
    sql<EquivalenciaRow>`
      SELECT DISTINCT ${codesOf('bosch')} AS bosch, ${codesOf('fram')} AS fram, ${codesOf('mann')} AS mann,
             ${codesOf('mahle')} AS mahle, ${codesOf('reemplazo')} AS reemplazo, ${codesOf('tecfil')} AS tecfil,
             ${codesOf('wega')} AS wega
      FROM equivalencias_filtros e GROUP BY e.articulo ORDER BY reemplazo, wega`,
  );
}

export interface TalonarioRow {
  id: number;
  description: string;
  letra: string;
  puntoVenta: number;
  proximo: number;
}

export function listTalonarios(db: Db, comprobante: string): Promise<TalonarioRow[]> {
  return all(
    db,
    sql<TalonarioRow>`
      SELECT id, nombre AS description, letra, punto_venta AS "puntoVenta", proximo FROM talonarios
      WHERE comprobante = ${comprobante} AND activo ORDER BY id, letra`,
  );
}

export interface VendedorRow {
  id: string;
  name: string;
  nivel: number;
  email: string;
}

/** Salespeople in scope: a customer sees their own, V themself, S those of their level or below. */
export function listVendedores(db: Db, scope: Scope, id: string | undefined): Promise<VendedorRow[]> {
  const inScope =
    scope.kind === 'cliente'
      ? sql<boolean>`v.id = (SELECT c.vendedor FROM clientes c WHERE c.id = ${scope.cliente})`
      : scopeCondition(scope, { cliente: 'v.id', vendedor: 'v.id' });
  return all(
    db,
    sql<VendedorRow>`
      SELECT v.id, v.nombre AS name, v.nivel, v.email FROM vendedores v
      WHERE ${inScope} AND ${id === undefined ? sql`v.activo` : sql`v.id = ${id}`}
      ORDER BY v.nombre COLLATE "und-x-icu", v.id`,
  );
}
