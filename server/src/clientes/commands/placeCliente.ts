import { placeCliente as call, refuseUbicacion, roundUbicacion, type Ubicacion } from '@distri/domain/clientes';
import { customerScope, refuse, type Scope } from '@distri/domain/kernel';
import { sql } from 'kysely';
import { type CommandCtx, command } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/handle.ts';
import { first } from '../../platform/db/kysely.ts';
import { scopeCondition } from '../../platform/db/scopeCondition.ts';

interface Lugar {
  latitud: number | null;
  longitud: number | null;
}

/** The customer in scope, locked, with the place that is about to change. */
function lockLugar(tx: Tx, id: string, direccion: number | undefined, scope: Scope): Promise<Lugar | undefined> {
  const where = sql`c.id = ${id} AND ${scopeCondition(scope)}`;
  if (direccion === undefined)
    return first(tx, sql<Lugar>`SELECT c.latitud, c.longitud FROM clientes c WHERE ${where} FOR NO KEY UPDATE`);
  return first(
    tx,
    sql<Lugar>`SELECT d.latitud, d.longitud FROM direcciones_entrega d JOIN clientes c ON c.id = d.cliente
      WHERE ${where} AND d.id = ${direccion} AND d.activa FOR NO KEY UPDATE OF d`,
  );
}

/** The customer's own door is one of its delivery addresses too: it goes along while nobody placed it elsewhere. */
const ownDoor = (id: string, antes: Lugar, { latitud, longitud }: Ubicacion) => sql`
  UPDATE direcciones_entrega d SET latitud = ${latitud}, longitud = ${longitud} FROM clientes c
  WHERE c.id = ${id} AND d.cliente = c.id AND d.direccion = c.direccion
    AND (d.latitud IS NULL OR (d.latitud = ${antes.latitud}::float8 AND d.longitud = ${antes.longitud}::float8))
  RETURNING d.id`;

async function store(
  tx: Tx,
  ctx: CommandCtx,
  id: string,
  direccion: number | undefined,
  antes: Lugar,
  place: Ubicacion,
) {
  const { userId, username } = ctx.sesion;
  const detalle = `${place.latitud}, ${place.longitud}`;
  const changed =
    direccion === undefined
      ? sql`UPDATE clientes SET latitud = ${place.latitud}, longitud = ${place.longitud} WHERE id = ${id} RETURNING id`
      : sql`UPDATE direcciones_entrega SET latitud = ${place.latitud}, longitud = ${place.longitud} WHERE cliente = ${id} AND id = ${direccion} RETURNING id`;
  const puerta = direccion === undefined ? ownDoor(id, antes, place) : sql`SELECT 1`;
  const accion = direccion === undefined ? 'Ubicado en el mapa' : `Dirección ${direccion} ubicada en el mapa`;
  await first(
    tx,
    sql`WITH cambio AS (${changed}), puerta AS (${puerta}),
      hecho AS (INSERT INTO historial (entidad, entidad_id, usuario, username, accion, detalle)
        VALUES ('cliente', ${id}, ${userId}, ${username}, ${accion}, ${detalle}))
      SELECT count(*) FROM cambio`,
  );
}

const LISTO = { result: true } as const;

/** PUT /clientes/ubicacion: idempotent by state; the same place again writes nothing. */
export const placeCliente = command(call, async (tx, ctx, { query, body }) => {
  const refusal = refuseUbicacion(body);
  if (refusal) return refusal;
  const antes = await lockLugar(tx, query.id, query.direccion, customerScope(ctx.sesion));
  if (!antes) return refuse(404, query.direccion === undefined ? 'No existe el cliente' : 'No existe la dirección');
  const place = roundUbicacion(body);
  if (antes.latitud === place.latitud && antes.longitud === place.longitud) return LISTO;
  await store(tx, ctx, query.id, query.direccion, antes, place);
  const sobre = query.direccion === undefined ? {} : { direccion: query.direccion };
  ctx.audit('ubicar', 'cliente', query.id, { ...antes, ...sobre }, { ...place, ...sobre });
  return LISTO;
});
