import { type RawBuilder, sql } from 'kysely';

/** A line of a record's history: JSON inside the row of its record. */
export interface HistorialRow {
  momento: string;
  username: string;
  accion: string;
  de: string | null;
  a: string | null;
  detalle: string;
}

type ConHistorial = 'cliente' | 'cotizacion' | 'pedido' | 'factura' | 'notaCredito' | 'cobranza';

/** What was done to a record, newest first; `id` is its id as text. */
export const historialDe = (entidad: ConHistorial, id: RawBuilder<unknown>) => sql<HistorialRow[]>`
  (SELECT coalesce(json_agg(json_build_object('momento', h.momento, 'username', h.username, 'accion', h.accion,
      'de', h.de, 'a', h.a, 'detalle', h.detalle) ORDER BY h.id DESC), '[]')
    FROM historial h WHERE h.entidad = ${sql.lit(entidad)} AND h.entidad_id = ${id})`;
