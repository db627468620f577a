import type { EstadoCobranza, SituacionCobranza, Substatus } from '@distri/domain/cobranzas';
import type { Scope } from '@distri/domain/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { CommandCtx } from '../platform/commands/index.ts';
import type { Db, Tx } from '../platform/db/handle.ts';
import { all, first, run } from '../platform/db/kysely.ts';
import { cutPage, type Page, type PageRequest } from '../platform/db/page.ts';
import { scopeCondition } from '../platform/db/scopeCondition.ts';
import { decodeNumericKey, searchWords } from '../platform/db/search.ts';
import { type CobranzaDetalleRow, type CobranzaRow, detailColumns, joins, listColumns } from './filas.ts';

export interface CobranzasFilter {
  cliente?: string | undefined;
  /** Receipt number, number of the collection, or words of the customer. */
  buscar?: string | undefined;
}

function conditions({ cliente, buscar = '' }: CobranzasFilter, scope: Scope): RawBuilder<unknown> {
  const words = searchWords(buscar).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  return sql.join(
    [
      scopeCondition(scope),
      ...(cliente === undefined ? [] : [sql`b.cliente = ${cliente}`]),
      ...(words.length > 0
        ? [sql`(b.id::text || ' ' || b.numrec || ' ' || c.busqueda) LIKE ALL (${words}::text[])`]
        : []),
    ],
    sql` AND `,
  );
}

/** One page of the collections in scope, newest first, and how many match. */
export async function listCobranzas(
  db: Db,
  request: CobranzasFilter & PageRequest,
  scope: Scope,
): Promise<Page<CobranzaRow>> {
  const { limite, desdeClave, contar } = request;
  const where = conditions(request, scope);
  const count = contar
    ? sql`(SELECT count(*) FROM cobranzas b JOIN clientes c ON c.id = b.cliente WHERE ${where})`
    : sql`0::bigint`;
  const after = desdeClave === undefined ? sql`true` : sql`b.id < ${decodeNumericKey(desdeClave)}`;
  const rows = await all(
    db,
    sql<CobranzaRow & { cuantas: number }>`
      SELECT ${listColumns}, ${count} AS cuantas FROM cobranzas b ${joins}
      WHERE ${where} AND ${after} ORDER BY b.id DESC LIMIT ${limite + 1}`,
  );
  return cutPage(rows, limite, ({ id }) => [id], rows[0]?.cuantas);
}

/** The whole collection in one statement, when it is in scope. */
export function readCobranza(db: Db, id: number, scope: Scope): Promise<CobranzaDetalleRow | undefined> {
  return first(
    db,
    sql<CobranzaDetalleRow>`SELECT ${detailColumns} FROM cobranzas b ${joins} WHERE b.id = ${id} AND ${scopeCondition(scope)}`,
  );
}

/** Locks the accounts of customers, in one order for everybody: who changes a collection holds its customer's. */
export async function lockCuentas(tx: Tx, clientes: readonly string[]): Promise<void> {
  await run(
    tx,
    sql`SELECT 1 FROM cuentas_corrientes WHERE cliente = ANY (${clientes}::text[]) ORDER BY cliente COLLATE "C" FOR UPDATE`,
  );
}

/** Locks account documents of a customer whose account is locked, by id. */
export async function lockDocumentos(tx: Tx, cliente: string, ids: readonly number[]): Promise<void> {
  await run(
    tx,
    sql`SELECT 1 FROM cuenta_documentos WHERE id = ANY (${ids}::int[]) AND cliente = ${cliente} ORDER BY id FOR UPDATE`,
  );
}

/**
 * Locks what a collection in scope rests on: its customer's account, its documents by id, itself. Each lock is a
 * statement of its own, so that what is read after waiting is what whoever held it left. False when it is not there.
 */
async function lockOf(tx: Tx, ids: readonly number[], scope: Scope): Promise<boolean> {
  const accounts = await run(
    tx,
    sql`SELECT 1 FROM cuentas_corrientes k JOIN clientes c ON c.id = k.cliente
        WHERE k.cliente IN (SELECT b.cliente FROM cobranzas b WHERE b.id = ANY (${ids}::int[])) AND ${scopeCondition(scope)}
        ORDER BY k.cliente COLLATE "C" FOR UPDATE OF k`,
  );
  if (accounts === 0) return false;
  await run(
    tx,
    sql`SELECT 1 FROM cuenta_documentos WHERE id IN (SELECT documento FROM cobranza_documentos WHERE cobranza = ANY (${ids}::int[]))
        ORDER BY id FOR UPDATE`,
  );
  await run(tx, sql`SELECT 1 FROM cobranzas WHERE id = ANY (${ids}::int[]) ORDER BY id FOR UPDATE`);
  return true;
}

/** The collection, when it is in scope, with everything that it rests on locked until the commit. */
export async function lockCobranza(tx: Tx, id: number, scope: Scope): Promise<CobranzaDetalleRow | undefined> {
  return (await lockOf(tx, [id], scope)) ? readCobranza(tx, id, scope) : undefined;
}

/** Several at once, by id; those that are not there, or not in scope, are missing from the answer. */
export async function lockCobranzas(tx: Tx, ids: readonly number[], scope: Scope): Promise<CobranzaDetalleRow[]> {
  if (!(await lockOf(tx, ids, scope))) return [];
  return all(
    tx,
    sql<CobranzaDetalleRow>`SELECT ${detailColumns} FROM cobranzas b ${joins}
      WHERE b.id = ANY (${ids}::int[]) AND ${scopeCondition(scope)} ORDER BY b.id`,
  );
}

/** What `estadoCalculado` decides from. */
export function situacionDe({
  items,
  con_recibo,
}: Pick<CobranzaDetalleRow, 'items' | 'con_recibo'>): SituacionCobranza {
  return {
    items: items.map(({ tipo, recibido, rechazado, comprobante }) => ({
      tipo,
      recibido,
      rechazado,
      conComprobante: comprobante,
    })),
    conRecibo: con_recibo,
  };
}

export interface CambioDeEstado {
  /** What its history says was done. */
  accion: string;
  detalle?: string;
  substatus?: Substatus;
}

/**
 * Writes the status of a locked collection with its line of history and its audit row; the version moves on. The
 * caller has decided that it may.
 */
export async function cambiarEstado(
  tx: Tx,
  ctx: CommandCtx,
  cobranza: Pick<CobranzaRow, 'id' | 'status' | 'substatus'>,
  status: EstadoCobranza,
  { accion, detalle = '', substatus = cobranza.substatus }: CambioDeEstado,
): Promise<void> {
  await run(
    tx,
    sql`
      WITH hecho AS (
        INSERT INTO historial (entidad, entidad_id, usuario, username, accion, de, a, detalle)
        VALUES ('cobranza', ${String(cobranza.id)}, ${ctx.sesion.userId}, ${ctx.sesion.username}, ${accion}, ${cobranza.status}, ${status}, ${detalle}))
      UPDATE cobranzas SET status = ${status}, substatus = ${substatus}, version = version + 1, modificada = now() WHERE id = ${cobranza.id}`,
  );
  ctx.audit('cambiarEstado', 'cobranza', cobranza.id, { status: cobranza.status }, { status, accion, detalle });
}
