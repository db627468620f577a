import { asList, asRecord, customerScope, isRefusal, type Refusal, refuse } from '@distri/domain/kernel';
import { getNotaCreditoPdf, listNotaCreditoArticulos, listNotasCredito } from '@distri/domain/notasCredito';
import { answerList, type Ctx, type Route, read } from '../platform/http/index.ts';
import { createDevolucion } from './commands/createDevolucion.ts';
import { createNotaCredito } from './commands/createNotaCredito.ts';
import { notaCreditoPdf } from './notaCreditoPdf.ts';
import { presentDetalle, presentLinea, presentNotaCredito } from './presenter.ts';
import * as repository from './repository.ts';

async function find(ctx: Ctx, id: number): Promise<repository.NotaCreditoDetalleRow | Refusal> {
  const row = await repository.readNotaCredito(ctx.db, id, customerScope(ctx.sesion));
  return row ?? refuse(404, 'No existe la nota de crédito');
}

const list = read(listNotasCredito, async (ctx, { query }) => {
  if (query.id !== undefined) {
    const row = await find(ctx, query.id);
    return isRefusal(row) ? row : asRecord(presentDetalle(row, ctx.sesion.rol));
  }
  const scope = customerScope(ctx.sesion);
  return answerList(
    query,
    (page) => repository.listNotasCredito(ctx.db, query, scope, page),
    (rows) => rows.map(presentNotaCredito),
  );
});

const articulos = read(listNotaCreditoArticulos, async (ctx, { query }) => {
  const row = await find(ctx, query.id);
  return isRefusal(row) ? row : asList(row.lineas.map(presentLinea));
});

const pdf = read(getNotaCreditoPdf, async (ctx, { query }) => {
  const row = await find(ctx, query.id);
  return isRefusal(row) ? row : notaCreditoPdf(ctx, row);
});

export const notasCreditoRoutes: Route[] = [list, articulos, pdf, createDevolucion, createNotaCredito];
