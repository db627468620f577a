import type { DocumentoRelacionado } from '@distri/domain/lineas';
import { type RawBuilder, sql } from 'kysely';

type Clase = DocumentoRelacionado['clase'];

/** Where each kind of document is, and its columns that are called otherwise there; `x` is its row. */
const CLASES: Readonly<Record<Clase, { tabla: string; documento: string; importe: string }>> = {
  cotizacion: { tabla: 'cotizaciones', documento: 'x.id::text', importe: 'x.imptotal' },
  pedido: { tabla: 'pedidos', documento: 'x.id::text', importe: 'x.importe' },
  factura: { tabla: 'facturas', documento: 'x.documento', importe: 'x.importe' },
  remito: { tabla: 'remitos', documento: 'x.documento', importe: 'x.importe' },
  notaCredito: { tabla: 'notas_credito', documento: 'x.documento', importe: 'x.importe' },
};

interface Buscados {
  clase: Clase;
  /** Subquery with a column `id`. */
  ids: RawBuilder<unknown>;
  /** The column that is compared with those ids, when it is not the document's own id. */
  clave?: 'factura';
}

/**
 * Documents that belong with another one, of the same `cliente` only: each row is checked (reliability A5). They are looked
 * up one by one: without OFFSET 0 PostgreSQL, which thinks that a customer has few documents, would go through all of them.
 */
function deSuCliente({ clase, ids, clave }: Buscados, cliente: RawBuilder<unknown>): RawBuilder<unknown> {
  const { tabla, documento, importe } = CLASES[clase];
  return sql`
    SELECT ${sql.lit(clase)}::text AS clase, x.id, ${sql.raw(documento)} AS documento, x.ingreso AS fecha, ${sql.raw(importe)} AS importe
    FROM (${ids}) i CROSS JOIN LATERAL (SELECT * FROM ${sql.table(tabla)} t WHERE t.${sql.ref(clave ?? 'id')} = i.id OFFSET 0) x
    WHERE x.cliente = ${cliente}`;
}

/** Those documents as JSON, oldest first. `desde`: rows that the subqueries of all of them refer to. */
export function relacionadosDe(
  cliente: RawBuilder<unknown>,
  buscados: readonly Buscados[],
  desde: RawBuilder<unknown> = sql`(SELECT) nada`,
): RawBuilder<DocumentoRelacionado[]> {
  const parts = buscados.map((each) => deSuCliente(each, cliente));
  return sql`
  (SELECT coalesce(json_agg(r ORDER BY r.fecha, r.clase, r.id), '[]')
    FROM ${desde} CROSS JOIN LATERAL (${sql.join(parts, sql` UNION ALL `)}) r)`;
}
