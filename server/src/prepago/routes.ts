import { asList, customerScope, refuse } from '@distri/domain/kernel';
import { listPrepago, listPrepagoItems } from '@distri/domain/prepago';
import { presentItem, readCotizacion } from '../cotizaciones/index.ts';
import { answerList, type Route, read } from '../platform/http/index.ts';
import { comprobante, deleteComprobante, uploadComprobante } from './commands/comprobantes.ts';
import { changeStatus, updatePrepago } from './commands/decidirEstado.ts';
import { deleteCotizacion } from './commands/deleteCotizacion.ts';
import { editCotizacion } from './commands/editCotizacion.ts';
import * as repository from './repository.ts';

const list = read(listPrepago, async (ctx, { query }) => {
  const scope = customerScope(ctx.sesion);
  return answerList(
    query,
    (page) => repository.listPrepago(ctx.db, { filter: query.filter, buscar: query.buscar, ...page }, scope),
    (rows) => rows.map((row) => repository.presentPrepago(row, ctx.today())),
  );
});

const items = read(listPrepagoItems, async (ctx, { query }) => {
  const row = await readCotizacion(ctx.db, query.id, customerScope(ctx.sesion));
  return row ? asList(row.items.map(presentItem)) : refuse(404, 'No existe la cotización');
});

export const prepagoRoutes: Route[] = [
  list,
  items,
  updatePrepago,
  changeStatus,
  editCotizacion,
  deleteCotizacion,
  uploadComprobante,
  comprobante,
  deleteComprobante,
];
