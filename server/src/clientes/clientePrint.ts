import { sql } from 'kysely';
import type { ClientePrint } from '../lineas/index.ts';
import type { Db } from '../platform/db/handle.ts';
import { all } from '../platform/db/kysely.ts';

/** The customer's block of a printed document. The caller has checked that the document is in scope. */
export async function readClientePrint(db: Db, id: string): Promise<ClientePrint> {
  const [row] = await all(
    db,
    sql<ClientePrint>`
      SELECT c.id, c.razsoc, t.nombre AS "tipoDocumento", c.cuit AS "numeroDocumento", r.nombre AS "respIVA", c.direccion,
        c.localidad_nombre AS localidad, c.codpostal, coalesce(p.nombre, '') AS provincia, c.telefono
      FROM clientes c JOIN tipos_docu t ON t.id = c.tipodocu JOIN resp_iva r ON r.id = c.resp_iva
        LEFT JOIN provincias p ON p.id = c.provincia
      WHERE c.id = ${id}`,
  );
  if (!row) throw new Error(`customer ${id} of a stored document is missing`);
  return row;
}
