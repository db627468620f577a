import { asList, asValue, refuse } from '@distri/domain/kernel';
import {
  type GrupoProveedores,
  getProveedorShellId,
  listGruposProveedores,
  listProveedores,
  type Proveedor,
} from '@distri/domain/proveedores';
import { sql } from 'kysely';
import { all, first } from '../platform/db/index.ts';
import { type Route, read } from '../platform/http/index.ts';

const list = read(listProveedores, async (ctx, { query }) => {
  const { id, expreso } = query;
  const rows = await all(
    ctx.db,
    sql<Proveedor>`
      SELECT id, razsoc, apodo FROM proveedores
      WHERE ${id === undefined ? sql`activo` : sql`id = ${id}`} AND (${expreso ?? false} = false OR expreso)
      ORDER BY razsoc COLLATE "und-x-icu", id`,
  );
  return id !== undefined && rows.length === 0 ? refuse(404, 'No existe el proveedor') : asList(rows);
});

const grupos = read(listGruposProveedores, async (ctx, { body }) =>
  asList(
    await all(
      ctx.db,
      sql<GrupoProveedores>`
        SELECT g.id, g.nombre AS description,
               coalesce(array_agg(m.proveedor ORDER BY m.proveedor) FILTER (WHERE m.proveedor IS NOT NULL), '{}') AS proveedores
        FROM proveedores_grupos g LEFT JOIN proveedores_grupos_miembros m ON m.grupo = g.id
        GROUP BY g.id, g.nombre
        HAVING cardinality(${body.proveedores}::int[]) = 0 OR array_agg(m.proveedor) && ${body.proveedores}::int[]
        ORDER BY g.nombre COLLATE "und-x-icu", g.id`,
    ),
  ),
);

const shell = read(getProveedorShellId, async (ctx) => {
  const row = await first(ctx.db, sql<{ id: number }>`SELECT id FROM proveedores WHERE es_shell ORDER BY id LIMIT 1`);
  return asValue(row?.id ?? null);
});

export const proveedoresRoutes: Route[] = [list, grupos, shell];
