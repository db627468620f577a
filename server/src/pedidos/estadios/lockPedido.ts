import type { Scope } from '@distri/domain/kernel';
import { type Estadio, hechosDe, type LineaEnCurso, type PedidoEnCurso } from '@distri/domain/pedidos';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/handle.ts';
import { type Param, prepared } from '../../platform/db/prepared.ts';
import { preparedScope, type ScopeParams, scopeParams } from '../../platform/db/scopeCondition.ts';
import { acreditado } from '../repository.ts';

/** The order row as its stage is decided on; the row is locked until the commit. */
export interface PedidoBloqueado {
  id: number;
  version: number;
  cliente: string;
  razsoc: string;
  estadio: Estadio;
  estado: boolean;
  tiene_articulos_facturados: boolean;
  tipo: string;
  resultado_en_hoja: boolean;
}

const lock = prepared(
  'pedido.bloquear',
  (param: Param<{ id: number } & ScopeParams>) => sql<PedidoBloqueado>`
  SELECT p.id, p.version, p.cliente, c.razsoc, p.estadio, p.estado, p.tiene_articulos_facturados, p.tipo, p.resultado_en_hoja
  FROM pedidos p JOIN clientes c ON c.id = p.cliente WHERE p.id = ${param('id')} AND ${preparedScope(param)} FOR UPDATE OF p`,
);

/**
 * Locks an order in scope. Everybody who changes one takes this lock first and its stock rows after, so that closing,
 * invoicing and editing what is to be dispatched wait for each other in one order.
 */
export async function lockPedido(tx: Tx, id: number, scope: Scope): Promise<PedidoBloqueado | undefined> {
  const [row] = await lock(tx, { id, ...scopeParams(scope) });
  return row;
}

const lockMany = prepared(
  'pedido.bloquearVarios',
  (param: Param<{ ids: readonly number[] } & ScopeParams>) => sql<PedidoBloqueado>`
  SELECT p.id, p.version, p.cliente, c.razsoc, p.estadio, p.estado, p.tiene_articulos_facturados, p.tipo, p.resultado_en_hoja
  FROM pedidos p JOIN clientes c ON c.id = p.cliente WHERE p.id = ANY (${param('ids')}::int[]) AND ${preparedScope(param)} ORDER BY p.id FOR UPDATE OF p`,
);

/** Locks several orders in scope, always in the order of their numbers. */
export function lockPedidos(tx: Tx, ids: readonly number[], scope: Scope): Promise<PedidoBloqueado[]> {
  return lockMany(tx, { ids, ...scopeParams(scope) });
}

export interface LineaBloqueada extends LineaEnCurso {
  numrenglon: number;
  articulo: string;
  deposito: number;
}

const readLines = prepared(
  'pedido.lineasEnCurso',
  (param: Param<{ id: number }>) => sql<LineaBloqueada>`
  SELECT l.numrenglon, l.articulo, l.deposito, l.cantidad, l.pendfac, l.penddesc, l.adespachar, l.devuelto,
    ${acreditado} AS acreditado
  FROM pedido_lineas l WHERE l.pedido = ${param('id')} ORDER BY l.numrenglon`,
);

/** Its lines, read after the lock: a statement of its own sees what the one before waited for. */
export function readLineas(tx: Tx, id: number): Promise<LineaBloqueada[]> {
  return readLines(tx, { id });
}

/** The facts of a stored row that the table of stages looks at. */
export function hechosDeFila(
  row: Pick<PedidoBloqueado, 'estadio' | 'estado' | 'tiene_articulos_facturados' | 'tipo' | 'resultado_en_hoja'>,
): PedidoEnCurso {
  return hechosDe({ ...row, resultadoEnHoja: row.resultado_en_hoja });
}
