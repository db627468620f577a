import { ESTADOS_MAPA, type MapaEnFilas } from '@distri/domain/clientes';
import type { Scope } from '@distri/domain/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/db/handle.ts';
import { first } from '../platform/db/kysely.ts';
import { scopeCondition } from '../platform/db/scopeCondition.ts';

/** The place of a state in `ESTADOS_MAPA`, by the order of `estadoCliente`: what stops a sale comes first. */
const at = (estado: (typeof ESTADOS_MAPA)[number]) => sql.lit(ESTADOS_MAPA.indexOf(estado));
const estado = sql`CASE WHEN c.inhabilitado THEN ${at('INHABILITADO')} WHEN c.inactivo THEN ${at('INACTIVO')}
  WHEN c.ocasional THEN ${at('OCASIONAL')} ELSE ${at('ACTIVO')} END`;

/** A name inside of a line: what would end the field or the line is a blank. */
const campo = (value: RawBuilder<unknown>) => sql`regexp_replace(${value}, '[\t\n\r]+', ' ', 'g')`;

const lineaCliente = sql`concat_ws(E'\t', c.id, ${campo(sql`c.razsoc`)}, ${campo(sql`c.localidad_nombre`)}, c.vendedor, c.estado,
  coalesce(c.latitud::text, ''), coalesce(c.longitud::text, ''))`;
const lineaDireccion = sql`concat_ws(E'\t', d.cliente, d.id, ${campo(sql`concat_ws(', ', d.direccion, nullif(d.localidad, ''))`)},
  d.latitud, d.longitud)`;

/**
 * Everything that the map draws, in one statement and as the lines that travel: fifty thousand customers as rows, or
 * read and written here, would keep the event loop busy for a fifth of a second.
 */
export async function readMapa(db: Db, scope: Scope): Promise<MapaEnFilas> {
  const row = await first(
    db,
    sql<MapaEnFilas>`
      WITH propios AS MATERIALIZED (
        SELECT c.id, c.razsoc, c.localidad_nombre, c.vendedor, ${estado} AS estado, c.latitud, c.longitud, c.razsoc_orden
        FROM clientes c WHERE ${scopeCondition(scope)})
      SELECT
        (SELECT coalesce(string_agg(${lineaCliente}, E'\n' ORDER BY c.razsoc_orden COLLATE "C", c.id), '') FROM propios c) AS clientes,
        (SELECT coalesce(string_agg(${lineaDireccion}, E'\n' ORDER BY d.cliente, d.id), '')
          FROM direcciones_entrega d JOIN propios c ON c.id = d.cliente
          WHERE d.activa AND d.latitud IS NOT NULL AND (d.latitud, d.longitud) IS DISTINCT FROM (c.latitud, c.longitud)) AS direcciones,
        (SELECT coalesce(json_agg(json_build_object('id', v.id, 'name', v.nombre, 'nivel', v.nivel) ORDER BY v.nombre COLLATE "und-x-icu", v.id), '[]')
          FROM vendedores v WHERE v.id IN (SELECT c.vendedor FROM propios c)) AS vendedores`,
  );
  return row ?? { clientes: '', direcciones: '', vendedores: [] };
}
