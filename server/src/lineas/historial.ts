import { can, type Rol } from '@distri/domain/kernel';
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

interface ConAutor<Usuario> {
  usuario: Usuario;
  username: string;
  historial: readonly HistorialRow[];
}

/** Who made a document and what was done to it since; its customer is not told who of the house did. */
export function presentAutores<Usuario>({ usuario, username, historial }: ConAutor<Usuario>, rol: Rol) {
  if (!can(rol, 'documentos.autor')) return { historial: historial.map(({ username: _who, ...done }) => done) };
  return { usuario, username, historial: [...historial] };
}
