import { asList, customerScope } from '@distri/domain/kernel';
import { getRemitoPdf, listRemitoArticulos, listRemitos } from '@distri/domain/remitos';
import { answerList, documentReads, type Route, read } from '../platform/http/index.ts';
import { presentDetalle, presentLinea, presentRemito } from './presenter.ts';
import { remitoPdf } from './remitoPdf.ts';
import * as repository from './repository.ts';

const { one, oneOrList } = documentReads(repository.readRemito, 'No existe el remito');

const list = read(
  listRemitos,
  oneOrList(
    ({ sesion }, row) => presentDetalle(row, sesion.rol),
    ({ db, sesion }, query) =>
      answerList(
        query,
        (page) => repository.listRemitos(db, query, customerScope(sesion), page),
        (rows) => rows.map(presentRemito),
      ),
  ),
);
const articulos = read(
  listRemitoArticulos,
  one((_ctx, { lineas }) => asList(lineas.map(presentLinea))),
);
const pdf = read(getRemitoPdf, one(remitoPdf));

export const remitosRoutes: Route[] = [list, articulos, pdf];
