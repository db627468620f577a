import { asList, asRecord, customerScope, isRefusal, type Refusal, refuse } from '@distri/domain/kernel';
import { getRemitoPdf, listRemitoArticulos, listRemitos } from '@distri/domain/remitos';
import { answerList, type Ctx, type Route, read } from '../platform/http/index.ts';
import { presentDetalle, presentLinea, presentRemito } from './presenter.ts';
import { remitoPdf } from './remitoPdf.ts';
import * as repository from './repository.ts';

async function find(ctx: Ctx, id: number): Promise<repository.RemitoDetalleRow | Refusal> {
  const row = await repository.readRemito(ctx.db, id, customerScope(ctx.sesion));
  return row ?? refuse(404, 'No existe el remito');
}

const list = read(listRemitos, async (ctx, { query }) => {
  if (query.id !== undefined) {
    const row = await find(ctx, query.id);
    return isRefusal(row) ? row : asRecord(presentDetalle(row, ctx.sesion.rol));
  }
  const scope = customerScope(ctx.sesion);
  return answerList(
    query,
    (page) => repository.listRemitos(ctx.db, query, scope, page),
    (rows) => rows.map(presentRemito),
  );
});

const articulos = read(listRemitoArticulos, async (ctx, { query }) => {
  const row = await find(ctx, query.id);
  return isRefusal(row) ? row : asList(row.lineas.map(presentLinea));
});

const pdf = read(getRemitoPdf, async (ctx, { query }) => {
  const row = await find(ctx, query.id);
  return isRefusal(row) ? row : remitoPdf(ctx, row);
});

export const remitosRoutes: Route[] = [list, articulos, pdf];
