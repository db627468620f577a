import {
  averageSells,
  getArticuloImage,
  listArticulos,
  listExistencias,
  listMovimientos,
  listValoresFacturados,
} from '@distri/domain/articulos';
import { addMonths, asList, asValue, can, customerScope, refuse } from '@distri/domain/kernel';
import { findCliente } from '../clientes/index.ts';
import { answerList, type Ctx, type Route, read } from '../platform/http/index.ts';
import { editSecurityStock } from './commands/editSecurityStock.ts';
import { presentArticulo } from './presenter.ts';
import * as repository from './repository.ts';
import * as stock from './stockRepository.ts';

const LARGEST_ID_LIST = 1000;

const readCliente = (ctx: Ctx, id: string) => findCliente(ctx.db, id, customerScope(ctx.sesion));

/** Finding by a field that one may not read would tell what it holds (reliability F8). */
const sinCodigoDeBarras = () =>
  refuse(400, 'barcode: Tu rol no busca por código de barras. Buscá por código o nombre.');
const sinCliente = () => refuse(404, 'No existe el cliente');

const list = read(listArticulos, async (ctx, { query }) => {
  const ids = query.ids?.split(',').filter((id) => id !== '');
  if (ids && ids.length > LARGEST_ID_LIST)
    return refuse(400, `Se pueden pedir hasta ${LARGEST_ID_LIST} artículos por vez`);
  if (query.barcode !== undefined && !can(ctx.sesion.rol, 'articulos.codigoDeBarras')) return sinCodigoDeBarras();
  const cliente = query.cliente === undefined ? undefined : await readCliente(ctx, query.cliente);
  if (query.cliente !== undefined && !cliente) return sinCliente();
  const conCodigosDeBarras = can(ctx.sesion.rol, 'articulos.codigoDeBarras');
  const filter = { ...query, ids, conCodigosDeBarras, deposito: ctx.empresa.depositoPredeterminado };
  return answerList(
    query,
    (page) => repository.listArticulos(ctx.db, { ...filter, ...page }),
    (rows) => rows.map((row) => presentArticulo(row, ctx.sesion.rol, cliente)),
  );
});

const imagen = read(getArticuloImage, async (ctx, { query }) => {
  const found = await repository.readImagen(ctx.db, query.id);
  return asValue(found ? found.bytes.toString('base64') : '');
});

const valoresFacturados = read(listValoresFacturados, async (ctx, { query }) => {
  if (!(await readCliente(ctx, query.cliente))) return sinCliente();
  return asList(await repository.listValoresFacturados(ctx.db, query.id, query.cliente, query.desde));
});

const promedio = read(averageSells, async (ctx, { query, body }) => {
  const meses = query.quantityOfMonths;
  const periodo = { desde: addMonths(ctx.today(), -meses), meses };
  const rows = await stock.averageSells(ctx.db, body, customerScope(ctx.sesion), periodo);
  return asValue(Object.fromEntries(rows.map((row) => [row.articulo, row.promedio])));
});

const movimientos = read(listMovimientos, (ctx, { query }) => {
  const filter = { articulo: query.id, deposito: query.deposito ?? ctx.empresa.depositoPredeterminado };
  return answerList(
    query,
    (page) => stock.listMovimientos(ctx.db, { ...filter, ...page }),
    (rows) => rows,
  );
});

const existencias = read(listExistencias, async ({ db, empresa }, { query }) => {
  const rows = await stock.listExistencias(db, query.id, empresa.depositoPredeterminado);
  return rows.length === 0 ? refuse(404, 'No existe el artículo') : asList(rows);
});

export const articulosRoutes: Route[] = [
  list,
  imagen,
  valoresFacturados,
  promedio,
  movimientos,
  existencias,
  editSecurityStock,
];
