import {
  getContextoVenta,
  getDeudaPendiente,
  getFichaCliente,
  getMapaClientes,
  getSaldoCuentaCorriente,
  listClientes,
  listDireccionesEntrega,
  listInhabilitados,
  MAX_CLIENTES_LISTADO,
  printClientes,
} from '@distri/domain/clientes';
import { asList, asValue, customerScope, refuse } from '@distri/domain/kernel';
import { readCuenta } from '../cuentas/index.ts';
import { answerList, type Ctx, type Route, read } from '../platform/http/index.ts';
import { createOcasional } from './commands/createOcasional.ts';
import { placeCliente } from './commands/placeCliente.ts';
import { readContextoVenta } from './contextoVenta.ts';
import { readFicha } from './ficha.ts';
import { readListadoByFiltro, readListadoByIds } from './listado.ts';
import { readMapa } from './mapa.ts';
import { presentCliente, presentDireccion } from './presenter.ts';
import { clientesPdf } from './print/clientesPdf.ts';
import * as repository from './repository.ts';

/** Also what a customer out of the asker's scope answers. */
const inexistente = () => refuse(404, 'No existe el cliente');

async function direccionesByCliente(ctx: Ctx, ids: readonly string[]) {
  const byCliente = new Map<string, repository.DireccionRow[]>();
  for (const row of await repository.listDirecciones(ctx.db, ids, customerScope(ctx.sesion)))
    byCliente.set(row.cliente, [...(byCliente.get(row.cliente) ?? []), row]);
  return byCliente;
}

async function presentWithDirecciones(ctx: Ctx, rows: readonly repository.ClienteRow[]) {
  const direcciones = await direccionesByCliente(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentCliente(row, (direcciones.get(row.id) ?? []).map(presentDireccion)));
}

const list = read(listClientes, async (ctx, { query }) => {
  const scope = customerScope(ctx.sesion);
  const answer = await answerList(
    query,
    (page) => repository.listClientes(ctx.db, { ...query, ...page }, scope),
    (rows) => (query.withDirecciones ? presentWithDirecciones(ctx, rows) : rows.map((row) => presentCliente(row))),
  );
  return query.id !== undefined && answer.count === 0 ? inexistente() : answer;
});

const direcciones = read(listDireccionesEntrega, async (ctx, { query }) =>
  asList((await repository.listDirecciones(ctx.db, [query.id], customerScope(ctx.sesion))).map(presentDireccion)),
);

const deuda = read(getDeudaPendiente, async (ctx, { query }) => {
  const cuenta = await readCuenta(ctx.db, query.id, customerScope(ctx.sesion));
  return cuenta ? asValue(cuenta.deuda) : inexistente();
});

const saldo = read(getSaldoCuentaCorriente, async (ctx, { query }) => {
  const cuenta = await readCuenta(ctx.db, query.id, customerScope(ctx.sesion));
  return cuenta ? asValue(cuenta.saldo) : inexistente();
});

const inhabilitados = read(listInhabilitados, async (ctx, { query }) => {
  const filter = { vendedor: query.vendedor, soloInhabilitados: true, withInactivos: true };
  const scope = customerScope(ctx.sesion);
  return answerList(
    {},
    (page) => repository.listClientes(ctx.db, { ...filter, ...page }, scope),
    (rows) => rows.map((row) => presentCliente(row)),
  );
});

const contexto = read(getContextoVenta, async (ctx, { query }) => {
  const found = await readContextoVenta(ctx, query.id);
  return found ? asValue(found) : inexistente();
});

const ficha = read(getFichaCliente, async (ctx, { query }) => {
  const found = await readFicha(ctx, query.id);
  return found ? asValue(found) : inexistente();
});

const mapa = read(getMapaClientes, async ({ db, sesion }) => asValue(await readMapa(db, customerScope(sesion))));

const listado = read(printClientes, async (ctx, { body: { filteredIds, filtro = {} } }) => {
  const scope = customerScope(ctx.sesion);
  const found = filteredIds
    ? await readListadoByIds(ctx.db, filteredIds, scope)
    : await readListadoByFiltro(ctx.db, filtro, scope, MAX_CLIENTES_LISTADO);
  return clientesPdf(ctx, found);
});

export const clientesRoutes: Route[] = [
  list,
  direcciones,
  deuda,
  saldo,
  inhabilitados,
  contexto,
  ficha,
  mapa,
  listado,
  createOcasional,
  placeCliente,
];
