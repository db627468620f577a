import {
  getCotizacionImpuestos,
  getCotizacionMaxLength,
  getCotizacionPdf,
  listCotizacionArticulos,
  listCotizaciones,
} from '@distri/domain/cotizaciones';
import { asList, asValue, customerScope, type QueryOf } from '@distri/domain/kernel';
import { answerList, documentReads, type Route, read } from '../platform/http/index.ts';
import { createCotizacion } from './commands/createCotizacion.ts';
import { cotizacionPdf } from './cotizacionPdf.ts';
import { presentCotizacion, presentDetalle, presentImportes, presentLinea } from './presenter.ts';
import * as repository from './repository.ts';

const { one, oneOrList } = documentReads(repository.readCotizacion, 'No existe la cotización');

const list = read(
  listCotizaciones,
  oneOrList(
    (ctx, row) => presentDetalle(row, ctx.today(), ctx.sesion, ctx.empresa.usuarioCambioEstado),
    (ctx, query) => {
      const filter = { ...query, usablesAl: query.referencias ? ctx.today() : undefined };
      return answerList(
        query,
        (page) => repository.listCotizaciones(ctx.db, { ...filter, ...page }, customerScope(ctx.sesion)),
        (rows) => rows.map((row) => presentCotizacion(row, ctx.today())),
      );
    },
  ),
);

const articulos = read(
  listCotizacionArticulos,
  one((_ctx, { lineas }) => asList(lineas.map(presentLinea))),
);

const impuestos = read(
  getCotizacionImpuestos,
  one((_ctx, row) => asValue({ importes: presentImportes(row), alicuotaIVA: row.alicuota_iva, iibb: row.iibb })),
);

const pdf = read(
  getCotizacionPdf,
  one((ctx, row, query: QueryOf<typeof getCotizacionPdf>) => cotizacionPdf(ctx, row, query)),
);

const maxLength = read(getCotizacionMaxLength, async (ctx) => asValue(ctx.empresa.maxArticulosCotizacion));

export const cotizacionesRoutes: Route[] = [list, createCotizacion, articulos, impuestos, pdf, maxLength];
