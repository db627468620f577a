import type { Scope } from '@distri/domain/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { Param } from './prepared.ts';

/**
 * The scope as a condition of the query itself, over the columns that hold the customer and the salesperson.
 * A row out of scope then looks like one that does not exist (architecture, "Who sees what").
 */
export function scopeCondition(
  scope: Scope,
  columns: { cliente: string; vendedor: string } = { cliente: 'c.id', vendedor: 'c.vendedor' },
): RawBuilder<boolean> {
  const cliente = sql.ref(columns.cliente);
  const vendedor = sql.ref(columns.vendedor);
  switch (scope.kind) {
    case 'all':
      return sql<boolean>`true`;
    case 'none':
      return sql<boolean>`false`;
    case 'vendedor':
      return sql<boolean>`${vendedor} = ${scope.vendedor}`;
    case 'nivel':
      return sql<boolean>`(${vendedor} IN (SELECT id FROM vendedores WHERE nivel >= ${scope.nivel}) OR ${vendedor} = ${scope.vendedor})`;
    case 'cliente':
      return sql<boolean>`${cliente} = ${scope.cliente}`;
  }
}

/** A scope as values of a prepared statement. */
export interface ScopeParams {
  alcance: Scope['kind'];
  alcanceVendedor: string | null;
  alcanceNivel: number | null;
  alcanceCliente: string | null;
}

export const scopeParams = (scope: Scope): ScopeParams => ({
  alcance: scope.kind,
  alcanceVendedor: 'vendedor' in scope ? scope.vendedor : null,
  alcanceNivel: 'nivel' in scope ? scope.nivel : null,
  alcanceCliente: 'cliente' in scope ? scope.cliente : null,
});

/**
 * The same condition for a prepared statement, which is one for all scopes: over customer `c`, for statements that find
 * their row by its number (a list wants a plan of its own for each kind of scope: `scopeCondition`).
 */
export function preparedScope(param: Param<ScopeParams>): RawBuilder<boolean> {
  return sql<boolean>`CASE ${param('alcance')}::text
    WHEN 'all' THEN true
    WHEN 'vendedor' THEN c.vendedor = ${param('alcanceVendedor')}::text
    WHEN 'nivel' THEN c.vendedor IN (SELECT id FROM vendedores WHERE nivel >= ${param('alcanceNivel')}::bigint)
      OR c.vendedor = ${param('alcanceVendedor')}::text
    WHEN 'cliente' THEN c.id = ${param('alcanceCliente')}::text
    ELSE false END`;
}
