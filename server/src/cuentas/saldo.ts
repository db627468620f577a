import { sql } from 'kysely';
import type { Tx } from '../platform/db/handle.ts';
import { first, run } from '../platform/db/kysely.ts';

/**
 * Centavos of credit that a document may still use, with its customer's account locked until the commit: two documents
 * that want the same credit wait for each other (domain-facts §4.9). Two statements: the second one sees what whoever
 * held the lock has committed.
 */
export async function lockSaldo(tx: Tx, cliente: string): Promise<number> {
  await run(tx, sql`SELECT 1 FROM cuentas_corrientes WHERE cliente = ${cliente} FOR UPDATE`);
  const row = await first(tx, sql<{ saldo: number }>`SELECT saldo_a_favor(${cliente}) AS saldo`);
  return row?.saldo ?? 0;
}
