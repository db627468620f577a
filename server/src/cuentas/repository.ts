import type { Scope } from '@distri/domain/kernel';
import { sql } from 'kysely';
import type { Db } from '../platform/db/handle.ts';
import { all, first } from '../platform/db/kysely.ts';
import { scopeCondition } from '../platform/db/scopeCondition.ts';

export interface DocumentoImpagoRow {
  id: number;
  tipocompdocu: string;
  numcompdocu: string;
  ingreso: string;
  vencimiento: string;
  importe: number;
  pendiente: number;
}

/** A balance under 0.05 is nothing (domain-facts §4.9). */
const unpaid = sql<boolean>`d.pendiente >= 5`;

/** Open documents of a customer in scope, oldest first. */
export function listImpagos(db: Db, cliente: string, scope: Scope): Promise<DocumentoImpagoRow[]> {
  return all(
    db,
    sql<DocumentoImpagoRow>`
      SELECT d.id, d.tipo AS tipocompdocu, d.documento AS numcompdocu, d.ingreso, d.vencimiento, d.importe, d.pendiente
      FROM cuenta_documentos d JOIN clientes c ON c.id = d.cliente
      WHERE d.cliente = ${cliente} AND d.pendiente > 0 AND ${unpaid} AND ${scopeCondition(scope)}
      ORDER BY d.ingreso, d.id`,
  );
}

export interface CuentaRow {
  /** Centavos: what FAC and DEB still owe, less what CRE and AP still give. */
  deuda: number;
  /** Centavos of credit in the customer's favour. */
  saldo: number;
}

/** Debt and credit of a customer in scope; undefined when there is no such customer for the asker. */
export function readCuenta(db: Db, cliente: string, scope: Scope): Promise<CuentaRow | undefined> {
  return first(
    db,
    sql<CuentaRow>`
      SELECT coalesce((SELECT sum(CASE WHEN d.tipo IN ('FAC', 'DEB') THEN d.pendiente ELSE -d.pendiente END)
                       FROM cuenta_documentos d WHERE d.cliente = c.id AND d.pendiente > 0), 0)::bigint AS deuda,
             saldo_a_favor(c.id) AS saldo
      FROM clientes c WHERE c.id = ${cliente} AND ${scopeCondition(scope)}`,
  );
}
