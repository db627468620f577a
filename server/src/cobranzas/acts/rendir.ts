import { sql } from 'kysely';
import type { CommandCtx } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/handle.ts';
import { run } from '../../platform/db/kysely.ts';
import type { CobranzaRow } from '../filas.ts';

export type ModoRendicion = 'digital' | 'manual';

/**
 * Settles locked collections in one statement: they share a rendition, each with its line of history and its audit row.
 * The caller has decided that they may (domain-facts §4.6).
 */
export async function rendirCobranzas(
  tx: Tx,
  ctx: CommandCtx,
  cobranzas: readonly Pick<CobranzaRow, 'id' | 'status'>[],
  modo: ModoRendicion,
): Promise<void> {
  const { userId, username } = ctx.sesion;
  const ids = cobranzas.map(({ id }) => id);
  const from = cobranzas.map(({ status }) => status);
  await run(
    tx,
    sql`
      WITH rendicion AS (
        INSERT INTO rendiciones (modo, fecha, usuario) VALUES (${modo}, ${ctx.today()}, ${userId}) RETURNING id),
      filas AS (
        INSERT INTO rendicion_cobranzas (rendicion, cobranza) SELECT r.id, c FROM rendicion r, unnest(${ids}::int[]) AS c),
      hecho AS (
        INSERT INTO historial (entidad, entidad_id, usuario, username, accion, de, a, detalle)
        SELECT 'cobranza', c.id::text, ${userId}::int, ${username}, 'Rendida', c.de, 'S', ${`Rendición ${modo}`}
        FROM unnest(${ids}::int[], ${from}::text[]) AS c (id, de))
      UPDATE cobranzas SET status = 'S', version = version + 1, modificada = now() WHERE id = ANY (${ids}::int[])`,
  );
  for (const { id, status } of cobranzas)
    ctx.audit('cambiarEstado', 'cobranza', id, { status }, { status: 'S', accion: 'Rendida', modo });
}

/** A collection that leaves Rendida for anything but Ingresada is handed in no more; the row stays, to be told. */
export async function anularRendicion(tx: Tx, cobranza: number): Promise<void> {
  await run(tx, sql`UPDATE rendicion_cobranzas SET anulada = now() WHERE cobranza = ${cobranza} AND anulada IS NULL`);
}
