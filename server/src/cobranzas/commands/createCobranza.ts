import { createCobranza as call, canGuardar } from '@distri/domain/cobranzas';
import { asCreated, customerScope, isRefusal, type Refusal, refuse, type Scope } from '@distri/domain/kernel';
import { sql } from 'kysely';
import { command } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/handle.ts';
import { first } from '../../platform/db/kysely.ts';
import { scopeCondition } from '../../platform/db/scopeCondition.ts';
import { lockDocumentos } from '../repository.ts';
import { orRefuse } from './choques.ts';
import { type ClienteCobranza, decidirCobranza } from './decidir.ts';
import { insertCobranza } from './store.ts';

/** A customer in scope with the account locked: whoever collects from the same customer waits (reliability B6). */
async function lockCliente(tx: Tx, id: string, scope: Scope): Promise<ClienteCobranza | Refusal> {
  const row = await first(
    tx,
    sql<ClienteCobranza>`
      SELECT c.id, c.razsoc, c.vendedor, c.sin_descuento FROM cuentas_corrientes k JOIN clientes c ON c.id = k.cliente
      WHERE c.id = ${id} AND ${scopeCondition(scope)} FOR UPDATE OF k FOR SHARE OF c`,
  );
  return row ?? refuse(404, 'No existe el cliente');
}

/** POST /cobranzas: confirms a collection, or saves it to wait for its term adjustment (D3 §4). */
export const createCobranza = command(call, async (tx, ctx, { query, body }) => {
  const { rol, nivel } = ctx.sesion;
  const guardar = body.setStatus === 'G';
  if (guardar && !canGuardar(rol, nivel)) return refuse(403, 'No podés guardar una cobranza sin confirmarla');
  const cliente = await lockCliente(tx, query.cliente, customerScope(ctx.sesion));
  if (isRefusal(cliente)) return cliente;
  await lockDocumentos(
    tx,
    cliente.id,
    body.cobranza.documentos.map(({ id }) => id),
  );
  const decidida = await decidirCobranza(tx, ctx, body, { cliente, original: null, guardar });
  if (isRefusal(decidida)) return decidida;
  const { numrec } = body.cobranza;
  const id = await orRefuse(numrec, () => insertCobranza(tx, ctx, decidida, body.cobranza, cliente));
  if (isRefusal(id)) return id;
  const { calculo, status, avisos } = decidida;
  ctx.audit('crear', 'cobranza', id, null, {
    cliente: cliente.id,
    numrec,
    status,
    cancelado: calculo.totdocs,
    cobrado: calculo.totitems,
    impdesc: calculo.impdesc,
    saldo: calculo.saldo,
    documentos: body.cobranza.documentos,
    items: decidida.items.map(({ id: item, tipo, importe }) => ({ item, tipo, importe })),
  });
  return { ...asCreated(id), status, ...(avisos.length > 0 && { avisos }) };
});
