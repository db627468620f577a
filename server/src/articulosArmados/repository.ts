import { sql } from 'kysely';
import type { Db } from '../platform/db/handle.ts';
import { all } from '../platform/db/kysely.ts';

export interface ParteRow {
  id: string;
  detalle: string;
  cantidad: number;
  bonificacion: number;
  unidad: number;
  disponible: number;
  activo: boolean;
  /** Prices of the lists 1 to 6. */
  listas: number[];
}

export interface ArmadoRow {
  id: string;
  detalle: string;
  activo: boolean;
  condvta30: boolean;
  partes: ParteRow[];
}

export interface ArmadosFilter {
  id?: string | undefined;
  withInactivos?: boolean | undefined;
  deposito: number;
}

/** Kits by code with their parts, in one statement; inactive ones only when asked for, or by code. */
export function listArmados(db: Db, { id, withInactivos, deposito }: ArmadosFilter): Promise<ArmadoRow[]> {
  const which = id === undefined ? sql`(a.activo OR ${withInactivos ?? false})` : sql`a.id = upper(${id})`;
  return all(
    db,
    sql<ArmadoRow>`
      SELECT a.id, a.detalle, a.activo, a.condvta30,
        (SELECT coalesce(json_agg(json_build_object('id', p.id, 'detalle', p.detalle, 'cantidad', k.cantidad, 'bonificacion', k.bonificacion,
            'unidad', p.unidad, 'disponible', coalesce(s.total - s.reservado, 0), 'activo', p.activo,
            'listas', json_build_array(p.lista1, p.lista2, p.lista3, p.lista4, p.lista5, p.lista6)) ORDER BY k.renglon), '[]')
          FROM articulos_componentes k JOIN articulos p ON p.id = k.articulo
            LEFT JOIN stock s ON s.articulo = p.id AND s.deposito = ${deposito}::int
          WHERE k.armado = a.id) AS partes
      FROM articulos a WHERE a.armado AND ${which} ORDER BY a.id COLLATE "C"`,
  );
}
