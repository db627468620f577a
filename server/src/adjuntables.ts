import { customerScope, refuse } from '@distri/domain/kernel';
import type { Adjuntables } from './correo/index.ts';
import { cotizacionPdf, readCotizacion } from './cotizaciones/index.ts';
import { facturaPdf, readFactura } from './facturas/index.ts';
import { notaCreditoPdf, readNotaCredito } from './notasCredito/index.ts';
import { pedidoPdf, readPedido } from './pedidos/index.ts';
import type { Ctx } from './platform/http/index.ts';
import { readRemito, remitoPdf } from './remitos/index.ts';

const readOne = {
  cotizacion: (ctx: Ctx, id: number) => readCotizacion(ctx.db, id, customerScope(ctx.sesion)),
  pedido: (ctx: Ctx, id: number) => readPedido(ctx.db, id, customerScope(ctx.sesion)),
  factura: (ctx: Ctx, id: number) => readFactura(ctx.db, id, customerScope(ctx.sesion)),
  remito: (ctx: Ctx, id: number) => readRemito(ctx.db, id, customerScope(ctx.sesion)),
  notaCredito: (ctx: Ctx, id: number) => readNotaCredito(ctx.db, id, customerScope(ctx.sesion)),
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
  factura: {
    permiso: 'facturas.leer',
    exists: async (ctx, id) => Boolean(await readOne.factura(ctx, id)),
    print: async (ctx, id) => {
      const row = await readOne.factura(ctx, id);
      return row ? facturaPdf(ctx, row) : refuse(404, 'No existe la factura');
    },
  },
  remito: {
    permiso: 'remitos.leer',
    exists: async (ctx, id) => Boolean(await readOne.remito(ctx, id)),
    print: async (ctx, id) => {
      const row = await readOne.remito(ctx, id);
      return row ? remitoPdf(ctx, row) : refuse(404, 'No existe el remito');
    },
  },
  notaCredito: {
    permiso: 'notasCredito.leer',
    exists: async (ctx, id) => Boolean(await readOne.notaCredito(ctx, id)),
    print: async (ctx, id) => {
      const row = await readOne.notaCredito(ctx, id);
      return row ? notaCreditoPdf(ctx, row) : refuse(404, 'No existe la nota de crédito');
    },
  },
};
