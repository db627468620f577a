import { customerScope, refuse } from '@distri/domain/kernel';
import type { Adjuntables } from './correo/index.ts';
import { cotizacionPdf, readCotizacion } from './cotizaciones/index.ts';
import { pedidoPdf, readPedido } from './pedidos/index.ts';
import type { Ctx } from './platform/http/index.ts';

const readOne = {
  cotizacion: (ctx: Ctx, id: number) => readCotizacion(ctx.db, id, customerScope(ctx.sesion)),
  pedido: (ctx: Ctx, id: number) => readPedido(ctx.db, id, customerScope(ctx.sesion)),
};

/** The documents that mails can carry, with the code of the areas that print them. */
export const adjuntables: Adjuntables = {
  cotizacion: {
    permiso: 'cotizaciones.leer',
    exists: async (ctx, id) => Boolean(await readOne.cotizacion(ctx, id)),
    print: async (ctx, id) => {
      const row = await readOne.cotizacion(ctx, id);
      return row ? cotizacionPdf(ctx, row) : refuse(404, 'No existe la cotización');
    },
  },
  pedido: {
    permiso: 'pedidos.imprimir',
    exists: async (ctx, id) => Boolean(await readOne.pedido(ctx, id)),
    print: async (ctx, id) => {
      const row = await readOne.pedido(ctx, id);
      return row ? pedidoPdf(ctx, row) : refuse(404, 'No existe el pedido');
    },
  },
};
