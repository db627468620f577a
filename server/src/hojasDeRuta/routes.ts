import { listDocumentosDeHoja, listPedidosDeHoja } from '@distri/domain/hojasDeRuta';
import { asList, customerScope, refuse } from '@distri/domain/kernel';
import { type PedidoDeHojaRow, presentPedido, listPedidosDeHoja as readPedidosDeHoja } from '../pedidos/index.ts';
import type { Db } from '../platform/db/handle.ts';
import { type Route, read } from '../platform/http/index.ts';
import { existsHoja, HOJAS_DE_RUTA } from './hojasDeRuta.ts';

const noExiste = () => refuse(404, 'No existe la hoja de ruta');

/** A sheet has orders; of one that shows none it is asked whether it is there at all. */
const isMissing = async (db: Db, id: number, rows: readonly PedidoDeHojaRow[]) =>
  rows.length === 0 && !(await existsHoja(db, id));

const pedidos = read(listPedidosDeHoja, async ({ db, sesion }, { query: { id } }) => {
  const rows = await readPedidosDeHoja(db, id, customerScope(sesion));
  if (await isMissing(db, id, rows)) return noExiste();
  return asList(
    rows.map((row) => ({ ...presentPedido(row, sesion.rol), renglon: row.renglon, resultado: row.resultado })),
  );
});

const documentos = read(listDocumentosDeHoja, async (ctx, { query: { id } }) => {
  const hoja = await HOJAS_DE_RUTA.find(ctx.db, id, ctx.now());
  return hoja ? asList(hoja.documentos) : noExiste();
});

export const hojasDeRutaRoutes: Route[] = [pedidos, documentos];
