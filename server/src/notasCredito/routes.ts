import { asList, customerScope } from '@distri/domain/kernel';
import { getNotaCreditoPdf, listNotaCreditoArticulos, listNotasCredito } from '@distri/domain/notasCredito';
import { answerList, documentReads, type Route, read } from '../platform/http/index.ts';
import { createDevolucion } from './commands/createDevolucion.ts';
import { createNotaCredito } from './commands/createNotaCredito.ts';
import { notaCreditoPdf } from './notaCreditoPdf.ts';
import { presentDetalle, presentLinea, presentNotaCredito } from './presenter.ts';
import * as repository from './repository.ts';

const { one, oneOrList } = documentReads(repository.readNotaCredito, 'No existe la nota de crédito');

const list = read(
  listNotasCredito,
  oneOrList(
    ({ sesion }, row) => presentDetalle(row, sesion.rol),
    ({ db, sesion }, query) =>
      answerList(
        query,
        (page) => repository.listNotasCredito(db, query, customerScope(sesion), page),
        (rows) => rows.map(presentNotaCredito),
      ),
  ),
);

const articulos = read(
  listNotaCreditoArticulos,
  one((_ctx, { lineas }) => asList(lineas.map(presentLinea))),
);

const pdf = read(getNotaCreditoPdf, one(notaCreditoPdf));

export const notasCreditoRoutes: Route[] = [list, articulos, pdf, createDevolucion, createNotaCredito];
