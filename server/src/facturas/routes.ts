import { getFacturaPdf, getFacturaRecibo, listFacturaArticulos, listFacturas } from '@distri/domain/facturas';
import { asList, asRecord, customerScope, isRefusal, type Refusal, refuse } from '@distri/domain/kernel';
import { readFile } from '../platform/files/index.ts';
import { answerList, type Ctx, type Route, read } from '../platform/http/index.ts';
import { facturaPdf } from './facturaPdf.ts';
import { presentDetalle, presentFactura, presentLinea } from './presenter.ts';
import * as repository from './repository.ts';

const notThere = () => refuse(404, 'No existe la factura');

async function find(ctx: Ctx, id: number): Promise<repository.FacturaDetalleRow | Refusal> {
  return (await repository.readFactura(ctx.db, id, customerScope(ctx.sesion))) ?? notThere();
}

const list = read(listFacturas, async (ctx, { query }) => {
  const { rol } = ctx.sesion;
  if (query.id !== undefined) {
    const row = await find(ctx, query.id);
    return isRefusal(row) ? row : asRecord(presentDetalle(row, rol));
  }
  const scope = customerScope(ctx.sesion);
  return answerList(
    query,
    (page) => repository.listFacturas(ctx.db, query, scope, page),
    (rows) => rows.map((row) => presentFactura(row, rol)),
  );
});

const articulos = read(listFacturaArticulos, async (ctx, { query }) => {
  const row = await find(ctx, query.id);
  return isRefusal(row) ? row : asList(row.lineas.map(presentLinea));
});

const pdf = read(getFacturaPdf, async (ctx, { query }) => {
  const row = await find(ctx, query.id);
  return isRefusal(row) ? row : facturaPdf(ctx, row);
});

const recibo = read(getFacturaRecibo, async (ctx, { query }) => {
  const found = await repository.findRecibo(ctx.db, query.id, customerScope(ctx.sesion));
  if (!found) return notThere();
  const file = found.archivo === null ? null : await readFile(ctx.db, found.archivo);
  if (!file) return refuse(404, 'La factura no tiene recibo');
  return { bytes: file.bytes, name: `Recibo_${found.documento}.jpg` };
});

export const facturasRoutes: Route[] = [list, articulos, pdf, recibo];
