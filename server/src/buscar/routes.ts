import { buscar } from '@distri/domain/buscar';
import { asValue, can, customerScope } from '@distri/domain/kernel';
import { type Route, read } from '../platform/http/index.ts';
import { search } from './repository.ts';

const find = read(buscar, async (ctx, { query }) => {
  const { rol } = ctx.sesion;
  const kinds = {
    clientes: can(rol, 'clientes.leer'),
    articulos: can(rol, 'articulos.leer'),
    codigosDeBarras: can(rol, 'articulos.codigoDeBarras'),
    cotizaciones: can(rol, 'cotizaciones.leer'),
    pedidos: can(rol, 'pedidos.leer'),
    facturas: can(rol, 'facturas.leer'),
    remitos: can(rol, 'remitos.leer'),
    notasCredito: can(rol, 'notasCredito.leer'),
    cobranzas: can(rol, 'cobranzas.leer') && ctx.empresa.menu.cobranzas,
  };
  return asValue(await search(ctx.db, query.texto, customerScope(ctx.sesion), kinds));
});

export const buscarRoutes: Route[] = [find];
