import { listArmados } from '@distri/domain/articulosArmados';
import { asList, customerScope, refuse } from '@distri/domain/kernel';
import { findCliente } from '../clientes/index.ts';
import { type Route, read } from '../platform/http/index.ts';
import { presentArmado } from './presenter.ts';
import * as repository from './repository.ts';

const list = read(listArmados, async (ctx, { query }) => {
  const { id, cliente, withInactivos, withDetails } = query;
  const found = cliente === undefined ? null : await findCliente(ctx.db, cliente, customerScope(ctx.sesion));
  if (cliente !== undefined && !found) return refuse(404, 'No existe el cliente');
  const rows = await repository.listArmados(ctx.db, {
    id,
    withInactivos,
    deposito: ctx.empresa.depositoPredeterminado,
  });
  if (id !== undefined && rows.length === 0) return refuse(404, 'No existe el artículo armado');
  const details = withDetails === true || id !== undefined;
  return asList(rows.map((row) => presentArmado(row, found?.listaprecio ?? null, details)));
});

export const articulosArmadosRoutes: Route[] = [list];
