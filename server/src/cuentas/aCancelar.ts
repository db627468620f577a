import type { Scope } from '@distri/domain/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/db/handle.ts';
import { all } from '../platform/db/kysely.ts';
import { scopeCondition } from '../platform/db/scopeCondition.ts';

/** An account document that a collection may cancel (D3 §3, domain-facts §4.6). */
export interface ACancelarRow {
  id: number;
  tipo: 'FAC' | 'DEB' | 'CRE' | 'AP';
  numero: string;
  factura: number | null;
  ingreso: string;
  vencimiento: string;
  total: number;
  iva: number;
  percepciones: number;
  pendiente: number;
  /** What is pending less what other live collections take. */
  pendi: number;
  /** What the collection that is being edited takes of it; null of the rest. */
  propio: number | null;
  punto_venta: number;
  isPrepago: boolean;
  condvta30: boolean;
}

/** Of account document `d` with its invoice `f` and note `n`; of what has neither, its number says it (D2 §5). */
export const puntoVentaDe = sql<number>`
  coalesce(f.punto_venta, n.punto_venta, CASE WHEN substr(d.documento, 4, 2) ~ '^\\d\\d$' THEN substr(d.documento, 4, 2)::int ELSE 0 END)`;

/**
 * The documents of `clientes c` that satisfy `where`, with what other collections leave of them. The term adjustment of a
 * Guardada is for that one only. `cobranza`: the one that is being edited, whose own part stays available to it.
 */
function statement(where: RawBuilder<unknown>, cobranza: number) {
  return sql<ACancelarRow>`
    SELECT d.id, d.tipo, d.documento AS numero, d.factura, d.ingreso, d.vencimiento, d.importe AS total, coalesce(f.iva, n.iva, 0)::bigint AS iva,
      d.percepciones, d.pendiente, (d.pendiente - coalesce(t.tomado, 0))::bigint AS pendi, o.importe AS propio, ${puntoVentaDe} AS punto_venta,
      coalesce(f.isprepago, false) AS "isPrepago", coalesce(f.condvta30, false) AS condvta30
    FROM cuenta_documentos d JOIN clientes c ON c.id = d.cliente
      LEFT JOIN facturas f ON f.id = d.factura LEFT JOIN notas_credito n ON n.id = d.nota_credito
      LEFT JOIN cobranza_documentos o ON o.documento = d.id AND o.cobranza = ${cobranza}
      LEFT JOIN LATERAL (SELECT sum(k.importe) AS tomado FROM cobranza_documentos k JOIN cobranzas b ON b.id = k.cobranza
        WHERE k.documento = d.id AND b.status <> 'I' AND b.id <> ${cobranza}) t ON true
    WHERE ${where} AND d.tipo IN ('FAC', 'DEB', 'CRE', 'AP') AND d.pendiente > 0
      AND (d.tipo <> 'AP' OR d.cobranza IS NULL OR d.cobranza = ${cobranza})
      AND (d.pendiente - coalesce(t.tomado, 0) >= 5 OR o.importe IS NOT NULL)
    ORDER BY d.ingreso, d.id`;
}

/** What a customer in scope has to cancel, the oldest first. A rest under 0.05 is nothing (domain-facts §4.9). */
export function listACancelar(db: Db, cliente: string, scope: Scope, cobranza = 0): Promise<ACancelarRow[]> {
  return all(db, statement(sql`d.cliente = ${cliente} AND ${scopeCondition(scope)}`, cobranza));
}

/** The most that may be cancelled of it: what is left, or the original amount when editing (D3 §5). */
export function maxImporte({ pendi, propio }: Pick<ACancelarRow, 'pendi' | 'propio'>): number {
  return propio === null ? pendi : Math.min(propio, pendi);
}
