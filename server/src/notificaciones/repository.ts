import { randomUUID } from 'node:crypto';
import type { Rol } from '@distri/domain/kernel';
import { type EnvioNotificacion, type GrupoDestino, rolDeGrupo } from '@distri/domain/notificaciones';
import { sql } from 'kysely';
import { all, type Db, run, type Tx } from '../platform/db/index.ts';
import { cutPage, type Page, type PageRequest } from '../platform/db/page.ts';
import { decodeNumericKey, searchWords } from '../platform/db/search.ts';

export interface NotificacionRow {
  id: number;
  envio: string;
  from_name: string;
  user_name: string;
  msg: string;
  viewed: boolean;
  date: string;
  enlace: string | null;
}

export interface NotificacionesFilter {
  tipo: 'recibidas' | 'enviadas';
  buscar?: string | undefined;
}

function textCondition(text: string | undefined) {
  const words = searchWords(text ?? '').map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  return sql<boolean>`plegar(n.de_nombre || ' ' || u.nombre || ' ' || n.msg) LIKE ALL (${words}::text[])`;
}

/** A page of the user's notifications, the newest first, and how many match. */
export async function listNotificaciones(
  db: Db,
  userId: number,
  filter: NotificacionesFilter & PageRequest,
): Promise<Page<NotificacionRow>> {
  const { limite, desdeClave } = filter;
  const mine = filter.tipo === 'enviadas' ? sql`n.de = ${userId}` : sql`n.para = ${userId}`;
  const other = filter.tipo === 'enviadas' ? sql`u.nombre` : sql`n.de_nombre`;
  const rows = await all(
    db,
    sql<NotificacionRow & { cuantas: number }>`
      WITH propias AS (
        SELECT n.id, n.envio, n.de_nombre AS from_name, ${other} AS user_name, n.msg, n.vista IS NOT NULL AS viewed,
               n.creada AS date, n.enlace
        FROM notificaciones n JOIN usuarios u ON u.id = n.para
        WHERE ${mine} AND ${textCondition(filter.buscar)})
      SELECT propias.*, ${filter.contar ? sql`(SELECT count(*) FROM propias)` : sql`0::bigint`} AS cuantas FROM propias
      WHERE ${desdeClave === undefined ? sql`true` : sql`id < ${decodeNumericKey(desdeClave)}::bigint`}
      ORDER BY id DESC LIMIT ${limite + 1}`,
  );
  return cutPage(rows, limite, ({ id }) => [id], rows[0]?.cuantas);
}

export async function countPendientes(db: Db, userId: number): Promise<number> {
  const [row] = await all(
    db,
    sql<{ n: number }>`SELECT count(*) AS n FROM notificaciones WHERE para = ${userId} AND vista IS NULL`,
  );
  return row?.n ?? 0;
}

const isGroup = (to: number | GrupoDestino): to is GrupoDestino => typeof to === 'string';

/** Who gets it, as a condition over active users `u`; a salesperson is every user that is them. */
function recipients({ to, to_vendedor }: Pick<EnvioNotificacion, 'to' | 'to_vendedor'>) {
  if (to_vendedor !== undefined) return sql<boolean>`u.vendedor = ${to_vendedor}`;
  const ids = (to ?? []).filter((one) => !isGroup(one));
  const roles = (to ?? []).filter(isGroup).map(rolDeGrupo);
  return sql<boolean>`(u.id = ANY (${ids}::int[]) OR u.rol = ANY (${roles}::text[]))`;
}

/** One row per recipient, in one statement. Answers the sending's id and how many got it. */
export async function insertNotificaciones(
  tx: Tx,
  from: { userId: number; nombre: string },
  message: EnvioNotificacion,
): Promise<{ envio: string; destinatarios: number }> {
  const envio = randomUUID();
  const destinatarios = await run(
    tx,
    sql`INSERT INTO notificaciones (envio, de, de_nombre, para, msg)
        SELECT ${envio}::uuid, ${from.userId}::int, ${from.nombre}::text, u.id, ${message.msg}::text
        FROM usuarios u WHERE u.activo AND ${recipients(message)}`,
  );
  return { envio, destinatarios };
}

/** A notice that the system itself sends: to active users of some roles, or to whoever is a salesperson. */
export interface Aviso {
  roles?: readonly Rol[];
  vendedor?: string;
  msg: string;
  /** The screen it is about. */
  enlace: string;
}

/** The act for other areas: one row per recipient, in one statement. */
export async function notificar(tx: Tx, from: { userId: number; nombre: string }, aviso: Aviso): Promise<void> {
  await run(
    tx,
    sql`INSERT INTO notificaciones (envio, de, de_nombre, para, msg, enlace)
        SELECT ${randomUUID()}::uuid, ${from.userId}::int, ${from.nombre}::text, u.id, ${aviso.msg}::text, ${aviso.enlace}::text
        FROM usuarios u WHERE u.activo AND (u.rol = ANY (${aviso.roles ?? []}::text[]) OR u.vendedor = ${aviso.vendedor ?? null}::text)`,
  );
}

/** Marks the user's own as viewed; those of others are left alone. */
export async function markViewed(tx: Tx, userId: number, ids: readonly number[] | undefined): Promise<void> {
  const which = ids === undefined ? sql`true` : sql`id = ANY (${ids}::bigint[])`;
  await run(tx, sql`UPDATE notificaciones SET vista = now() WHERE para = ${userId} AND vista IS NULL AND ${which}`);
}
