import {
  filterCobranzas,
  getCobranzaPdf,
  getContextoCobranza,
  isChequeValido,
  listCobranzas,
} from '@distri/domain/cobranzas';
import { asRecord, asValue, customerScope, isRefusal, type Refusal, refuse } from '@distri/domain/kernel';
import { answerList, type Ctx, type Route, read } from '../platform/http/index.ts';
import { cobranzaPdf } from './cobranzaPdf.ts';
import { ajustePlazo } from './commands/ajustePlazo.ts';
import { changeStatus } from './commands/changeStatus.ts';
import { comprobante, deleteComprobante, uploadComprobante } from './commands/comprobantes.ts';
import { createCobranza } from './commands/createCobranza.ts';
import { deleteCobranza } from './commands/deleteCobranza.ts';
import { editCobranza } from './commands/editCobranza.ts';
import { updateStatus } from './commands/updateStatus.ts';
import { readContextoFormulario } from './contextoFormulario.ts';
import type { CobranzaDetalleRow } from './filas.ts';
import { filterPage, isChequeLibre } from './filtrar.ts';
import { presentCobranza, presentDetalle, presentItem } from './presenter.ts';
import * as repository from './repository.ts';

async function find(ctx: Ctx, id: number): Promise<CobranzaDetalleRow | Refusal> {
  const row = await repository.readCobranza(ctx.db, id, customerScope(ctx.sesion));
  return row ?? refuse(404, 'No existe la cobranza');
}

const list = read(listCobranzas, async (ctx, { query }) => {
  if (query.id !== undefined) {
    const row = await find(ctx, query.id);
    return isRefusal(row) ? row : asRecord(presentDetalle(row, ctx.sesion, ctx.empresa.usuarioCambioEstado));
  }
  const scope = customerScope(ctx.sesion);
  return answerList(
    query,
    (page) => repository.listCobranzas(ctx.db, { cliente: query.cliente, buscar: query.buscar, ...page }, scope),
    (rows) => rows.map(presentCobranza),
  );
});

const contexto = read(getContextoCobranza, async (ctx, { query }) => {
  const found = await readContextoFormulario(ctx, query);
  return isRefusal(found) ? found : asValue(found);
});

const filtered = read(filterCobranzas, async (ctx, { body }) => {
  const scope = customerScope(ctx.sesion);
  return answerList(
    {},
    (page) => filterPage(ctx.db, body, scope, page),
    (rows) =>
      rows.map(({ items, ...row }) => ({
        ...presentCobranza(row),
        ...(items && { items: items.map((item) => presentItem(item, row.fecharecibo)) }),
      })),
  );
});

const chequeValido = read(isChequeValido, async (ctx, { query }) => ({ result: await isChequeLibre(ctx.db, query) }));

const pdf = read(getCobranzaPdf, async (ctx, { query }) => {
  const row = await find(ctx, query.id);
  return isRefusal(row) ? row : cobranzaPdf(ctx, row);
});

export const cobranzasRoutes: Route[] = [
  list,
  contexto,
  filtered,
  chequeValido,
  pdf,
  createCobranza,
  editCobranza,
  deleteCobranza,
  changeStatus,
  updateStatus,
  ajustePlazo,
  uploadComprobante,
  comprobante,
  deleteComprobante,
];
