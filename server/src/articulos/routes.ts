import { getArticuloImage, listArticulos, listValoresFacturados } from '@distri/domain/articulos';
import { asList, asValue, customerScope, refuse } from '@distri/domain/kernel';
import { listClientes } from '../clientes/index.ts';
import { type Ctx, type Route, read } from '../platform/http/index.ts';
import { presentArticulo } from './presenter.ts';
import * as repository from './repository.ts';

const LARGEST_ID_LIST = 1000;

async function findCliente(ctx: Ctx, id: string) {
  const { rows } = await listClientes(ctx.db, { id }, customerScope(ctx.sesion));
  return rows[0];
}

const sinCliente = () => refuse(404, 'No existe el cliente');

const list = read(listArticulos, async (ctx, { query }) => {
  const ids = query.ids?.split(',').filter((id) => id !== '');
  if (ids && ids.length > LARGEST_ID_LIST)
    return refuse(400, `Se pueden pedir hasta ${LARGEST_ID_LIST} artículos por vez`);
  const cliente = query.cliente === undefined ? undefined : await findCliente(ctx, query.cliente);
  if (query.cliente !== undefined && !cliente) return sinCliente();
  const filter = { ...query, ids, deposito: ctx.empresa.depositoPredeterminado };
  const { rows, count, siguiente } = await repository.listArticulos(ctx.db, filter);
  const result = rows.map((row) => presentArticulo(row, ctx.sesion.rol, cliente));
  return { count, result, ...(siguiente ? { siguiente } : {}) };
});

const imagen = read(getArticuloImage, async (ctx, { query }) => {
  const found = await repository.readImagen(ctx.db, query.id);
  return asValue(found ? found.bytes.toString('base64') : '');
});

const valoresFacturados = read(listValoresFacturados, async (ctx, { query }) => {
  if (!(await findCliente(ctx, query.cliente))) return sinCliente();
  return asList(await repository.listValoresFacturados(ctx.db, query.id, query.cliente));
});

export const articulosRoutes: Route[] = [list, imagen, valoresFacturados];
