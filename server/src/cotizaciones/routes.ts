import {
  getCotizacionImpuestos,
  getCotizacionMaxLength,
  getCotizacionPdf,
  listCotizacionArticulos,
  listCotizaciones,
} from '@distri/domain/cotizaciones';
import { asList, asRecord, asValue, customerScope, isRefusal, type Refusal, refuse } from '@distri/domain/kernel';
import { answerList, type Ctx, type Route, read } from '../platform/http/index.ts';
import { createCotizacion } from './commands/createCotizacion.ts';
import { cotizacionPdf } from './cotizacionPdf.ts';
import { presentCotizacion, presentDetalle, presentImportes, presentLinea } from './presenter.ts';
import * as repository from './repository.ts';

async function find(ctx: Ctx, id: number): Promise<repository.CotizacionDetalleRow | Refusal> {
  const row = await repository.readCotizacion(ctx.db, id, customerScope(ctx.sesion));
  return row ?? refuse(404, 'No existe la cotización');
}

const list = read(listCotizaciones, async (ctx, { query }) => {
  if (query.id !== undefined) {
    const row = await find(ctx, query.id);
    if (isRefusal(row)) return row;
    return asRecord(presentDetalle(row, ctx.today(), ctx.sesion, ctx.empresa.usuarioCambioEstado));
  }
  const filter = { ...query, usablesAl: query.referencias ? ctx.today() : undefined };
  const scope = customerScope(ctx.sesion);
  return answerList(
    query,
    (page) => repository.listCotizaciones(ctx.db, { ...filter, ...page }, scope),
    (rows) => rows.map((row) => presentCotizacion(row, ctx.today())),
  );
});

const articulos = read(listCotizacionArticulos, async (ctx, { query }) => {
  const row = await find(ctx, query.id);
  return isRefusal(row) ? row : asList(row.lineas.map(presentLinea));
});

const impuestos = read(getCotizacionImpuestos, async (ctx, { query }) => {
  const row = await find(ctx, query.id);
  if (isRefusal(row)) return row;
  return asValue({ importes: presentImportes(row), alicuotaIVA: row.alicuota_iva, iibb: row.iibb });
});

const pdf = read(getCotizacionPdf, async (ctx, { query }) => {
  const row = await find(ctx, query.id);
  if (isRefusal(row)) return row;
  return cotizacionPdf(ctx, row, query);
});

const maxLength = read(getCotizacionMaxLength, async (ctx) => asValue(ctx.empresa.maxArticulosCotizacion));

export const cotizacionesRoutes: Route[] = [list, createCotizacion, articulos, impuestos, pdf, maxLength];
