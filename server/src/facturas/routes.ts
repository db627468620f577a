import { getFacturaPdf, getFacturaRecibo, listFacturaArticulos, listFacturas } from '@distri/domain/facturas';
import { asList, customerScope, refuse } from '@distri/domain/kernel';
import { readFile } from '../platform/files/index.ts';
import { answerList, documentReads, type Route, read } from '../platform/http/index.ts';
import { facturaPdf } from './facturaPdf.ts';
import { presentDetalle, presentFactura, presentLinea } from './presenter.ts';
import * as repository from './repository.ts';

const NO_EXISTE = 'No existe la factura';
const { one, oneOrList } = documentReads(repository.readFactura, NO_EXISTE);

const list = read(
  listFacturas,
  oneOrList(
    ({ sesion }, row) => presentDetalle(row, sesion.rol),
    ({ db, sesion }, query) =>
      answerList(
        query,
        (page) => repository.listFacturas(db, query, customerScope(sesion), page),
        (rows) => rows.map((row) => presentFactura(row, sesion.rol)),
      ),
  ),
);

const articulos = read(
  listFacturaArticulos,
  one((_ctx, { lineas }) => asList(lineas.map(presentLinea))),
);

const pdf = read(getFacturaPdf, one(facturaPdf));

const recibo = read(getFacturaRecibo, async (ctx, { query }) => {
  const found = await repository.findRecibo(ctx.db, query.id, customerScope(ctx.sesion));
  if (!found) return refuse(404, NO_EXISTE);
  const file = found.archivo === null ? null : await readFile(ctx.db, found.archivo);
  if (!file) return refuse(404, 'La factura no tiene recibo');
  return { bytes: file.bytes, name: `Recibo_${found.documento}.jpg` };
});

export const facturasRoutes: Route[] = [list, articulos, pdf, recibo];
