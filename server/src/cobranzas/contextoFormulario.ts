import { type ContextoCobranza, canGuardar } from '@distri/domain/cobranzas';
import { customerScope, type Refusal, refuse, type Scope } from '@distri/domain/kernel';
import { sql } from 'kysely';
import { listACancelar, readCuenta } from '../cuentas/index.ts';
import { first } from '../platform/db/kysely.ts';
import { scopeCondition } from '../platform/db/scopeCondition.ts';
import type { Ctx } from '../platform/http/index.ts';
import { listOfrecidos, readEscala, usoPropio } from './contexto.ts';
import { presentACancelar, presentOfrecido } from './presenter.ts';
import { readCobranza } from './repository.ts';

type ClienteDelFormulario = Omit<ContextoCobranza['cliente'], 'saldoCuentaCorriente' | 'deudaPendiente'>;

function findCliente({ db }: Ctx, id: string, scope: Scope): Promise<ClienteDelFormulario | undefined> {
  return first(
    db,
    sql<ClienteDelFormulario>`
      SELECT c.id, c.razsoc, c.cuit, c.localidad_nombre AS localidad, c.direccion, c.email, c.vendedor, v.nombre AS apenom, c.sin_descuento
      FROM clientes c JOIN vendedores v ON v.id = c.vendedor WHERE c.id = ${id} AND ${scopeCondition(scope)}`,
  );
}

/** What the form reads once of a customer in scope; with `id`, as that collection finds it. */
export async function readContextoFormulario(
  ctx: Ctx,
  { cliente: idCliente, id = 0 }: { cliente: string; id?: number | undefined },
): Promise<ContextoCobranza | Refusal> {
  const scope = customerScope(ctx.sesion);
  const original = id === 0 ? null : await readCobranza(ctx.db, id, scope);
  if (original === undefined || (original && original.cliente !== idCliente))
    return refuse(404, 'No existe la cobranza');
  const [cliente, cuenta, documentos, escala] = await Promise.all([
    findCliente(ctx, idCliente, scope),
    readCuenta(ctx.db, idCliente, scope),
    listACancelar(ctx.db, idCliente, scope, id),
    readEscala(ctx.db, ctx.empresa),
  ]);
  if (!cliente || !cuenta) return refuse(404, 'No existe el cliente');
  const prepagos = documentos.filter(({ isPrepago }) => isPrepago).map((documento) => documento.id);
  const ofrecidos = await listOfrecidos(ctx.db, prepagos, id);
  const saldoCuentaCorriente = cuenta.saldo + (original ? usoPropio(original) : 0);
  return {
    cliente: { ...cliente, saldoCuentaCorriente, deudaPendiente: cuenta.deuda },
    escala: escala.map((row) => ({ ...row })),
    documentos: documentos.map((row) => presentACancelar(row, original?.fecharecibo ?? ctx.today())),
    itemsPrepago: ofrecidos.map(presentOfrecido),
    puedeGuardar: canGuardar(ctx.sesion.rol, ctx.sesion.nivel),
  };
}
