import { customerScope, type Permiso, type Scope } from '@distri/domain/kernel';
import { cobranzaPdf, readCobranza } from './cobranzas/index.ts';
import type { Adjuntable, Adjuntables } from './correo/index.ts';
import { cotizacionPdf, readCotizacion } from './cotizaciones/index.ts';
import { facturaPdf, readFactura } from './facturas/index.ts';
import { notaCreditoPdf, readNotaCredito } from './notasCredito/index.ts';
import { pedidoPdf, readPedido } from './pedidos/index.ts';
import type { Db } from './platform/db/index.ts';
import type { Ctx, FileAnswer } from './platform/http/index.ts';
import { readRemito, remitoPdf } from './remitos/index.ts';

/** What is issued never changes (reliability H6): it has no version. */
const EMITIDO = 0;

function adjuntable<Row extends object>(
  permiso: Permiso,
  read: (db: Db, id: number, scope: Scope) => Promise<Row | undefined>,
  print: (ctx: Ctx, row: Row) => Promise<FileAnswer>,
): Adjuntable {
  const find = async (ctx: Ctx, id: number) => {
    const row = await read(ctx.db, id, customerScope(ctx.sesion));
    if (!row) return null;
    const version = 'version' in row ? Number(row.version) : EMITIDO;
    return { version, print: () => print(ctx, row) };
  };
  return { permiso, find };
}

/** The documents that mails can carry, with the code of the areas that print them. */
export const adjuntables: Adjuntables = {
  cotizacion: adjuntable('cotizaciones.leer', readCotizacion, cotizacionPdf),
  pedido: adjuntable('pedidos.imprimir', readPedido, pedidoPdf),
  factura: adjuntable('facturas.leer', readFactura, facturaPdf),
  remito: adjuntable('remitos.leer', readRemito, remitoPdf),
  cobranza: adjuntable('cobranzas.leer', readCobranza, cobranzaPdf),
  notaCredito: adjuntable('notasCredito.leer', readNotaCredito, notaCreditoPdf),
};
