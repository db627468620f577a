import { type ClienteDeMapa, type DireccionDeMapa, ESTADOS_MAPA, type MapaClientes } from '@distri/domain/clientes';
import type { Scope } from '@distri/domain/kernel';
import { sql } from 'kysely';
import type { Db } from '../platform/db/handle.ts';
import { first } from '../platform/db/kysely.ts';
import { scopeCondition } from '../platform/db/scopeCondition.ts';

/** The place of a state in `ESTADOS_MAPA`, by the order of `estadoCliente`: what stops a sale comes first. */
const at = (estado: (typeof ESTADOS_MAPA)[number]) => sql.lit(ESTADOS_MAPA.indexOf(estado));
const estado = sql`CASE WHEN c.inhabilitado THEN ${at('INHABILITADO')} WHEN c.inactivo THEN ${at('INACTIVO')}
  WHEN c.ocasional THEN ${at('OCASIONAL')} ELSE ${at('ACTIVO')} END`;

/**
 * Everything that the map draws, in one statement and as JSON made by the database: fifty thousand rows would keep
 * the event loop busy if each were a row of the driver.
 */
export async function readMapa(db: Db, scope: Scope): Promise<MapaClientes> {
  const row = await first(
    db,
    sql<{ clientes: ClienteDeMapa[]; direcciones: DireccionDeMapa[]; vendedores: MapaClientes['vendedores'] }>`
      WITH propios AS MATERIALIZED (
        SELECT c.id, c.razsoc, c.localidad_nombre, c.vendedor, ${estado} AS estado, c.latitud, c.longitud, c.razsoc_orden
        FROM clientes c WHERE ${scopeCondition(scope)})
      SELECT
        (SELECT coalesce(json_agg(json_build_object('id', c.id, 'n', c.razsoc, 'l', c.localidad_nombre, 'v', c.vendedor, 'e', c.estado,
            'lat', c.latitud, 'lon', c.longitud) ORDER BY c.razsoc_orden COLLATE "C", c.id), '[]') FROM propios c) AS clientes,
        (SELECT coalesce(json_agg(json_build_object('c', d.cliente, 'id', d.id, 'd', concat_ws(', ', d.direccion, nullif(d.localidad, '')),
            'lat', d.latitud, 'lon', d.longitud) ORDER BY d.cliente, d.id), '[]')
          FROM direcciones_entrega d JOIN propios c ON c.id = d.cliente
          WHERE d.activa AND d.latitud IS NOT NULL AND (d.latitud, d.longitud) IS DISTINCT FROM (c.latitud, c.longitud)) AS direcciones,
        (SELECT coalesce(json_agg(json_build_object('id', v.id, 'name', v.nombre, 'nivel', v.nivel) ORDER BY v.nombre COLLATE "und-x-icu", v.id), '[]')
          FROM vendedores v WHERE v.id IN (SELECT c.vendedor FROM propios c)) AS vendedores`,
  );
  return row ?? { clientes: [], direcciones: [], vendedores: [] };
}
