import { addDays, asList, asValue, customerScope, refuse } from '@distri/domain/kernel';
import {
  getPedidoMaxLength,
  getPedidoPdf,
  getPedidoReferencia,
  listPedidoArticulos,
  listPedidos,
} from '@distri/domain/pedidos';
import { answerList, documentReads, type Route, read } from '../platform/http/index.ts';
import { changeADespachar } from './commands/changeADespachar.ts';
import { changeStatus } from './commands/changeStatus.ts';
import { createPedido } from './commands/createPedido.ts';
import { readReferencia } from './commands/referencia.ts';
import { returnDevueltas } from './commands/returnDevueltas.ts';
import { uploadRecibo } from './commands/uploadRecibo.ts';
import { pedidoPdf } from './pedidoPdf.ts';
import { presentDetalle, presentLinea, presentPedido } from './presenter.ts';
import * as repository from './repository.ts';

const { one, oneOrList } = documentReads(repository.readPedido, 'No existe el pedido');

/** 'The last month' is 30 days back from today, inclusive (domain-facts §6.31). */
const ULTIMO_MES = 30;

const list = read(
  listPedidos,
  oneOrList(
    ({ sesion }, row) => presentDetalle(row, sesion.rol),
    (ctx, query) => {
      const scope = customerScope(ctx.sesion);
      const entregadosDesde = query.entregadosSinHoja ? addDays(ctx.today(), -ULTIMO_MES) : undefined;
      return answerList(
        query,
        (page) => repository.listPedidos(ctx.db, { ...query, ...page, entregadosDesde }, scope),
        (rows) => rows.map((row) => presentPedido(row, ctx.sesion.rol)),
      );
    },
  ),
);

const referencia = read(getPedidoReferencia, async (ctx, { query }) => {
  const found = await readReferencia(ctx.db, query.cotizacion, customerScope(ctx.sesion), ctx.today(), ctx.empresa);
  return found ? asValue(found) : refuse(404, 'No existe la cotización');
});

const articulos = read(
  listPedidoArticulos,
  one(({ sesion }, { lineas }) => asList(lineas.map((linea) => presentLinea(linea, sesion.rol)))),
);

const pdf = read(getPedidoPdf, one(pedidoPdf));

const maxLength = read(getPedidoMaxLength, async (ctx) => asValue(ctx.empresa.maxArticulosPedido));

export const pedidosRoutes: Route[] = [
  list,
  createPedido,
  referencia,
  articulos,
  pdf,
  maxLength,
  changeStatus,
  changeADespachar,
  returnDevueltas,
  uploadRecibo,
];
