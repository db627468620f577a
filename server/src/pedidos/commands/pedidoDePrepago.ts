import { bonificacionDelPedidoPrepago } from '@distri/domain/cotizaciones';
import { problemText } from '@distri/domain/kernel';
import { codigosDeLineas, type DocumentLine, litres, totals } from '@distri/domain/lineas';
import { condVta30, MENSAJES_PEDIDO, PEDIDO_PREDETERMINADO, TEXTOS_PEDIDO, tipoPedido } from '@distri/domain/pedidos';
import { checkStock } from '@distri/domain/stock';
import { type ArticuloDeVenta, lockArticulosVenta } from '../../articulos/index.ts';
import type { ClienteVenta } from '../../clientes/index.ts';
import type { CotizacionDetalleRow } from '../../cotizaciones/index.ts';
import type { CommandCtx } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/handle.ts';
import { reservarStock } from '../../stock/index.ts';
import { insertPedido } from './insertPedido.ts';
import { padHeredado, quotationLines } from './referencia.ts';

/** The order that a prepaid quotation became, and what people have to know of it. */
export interface PedidoDePrepago {
  id: number;
  avisos: string[];
}

/** Shortages are said, never a stop: the goods are paid (domain-facts §4.5). */
function warnings(cliente: ClienteVenta, lineas: DocumentLine[], articulos: Map<string, ArticuloDeVenta>): string[] {
  const stock = checkStock(lineas, articulos, 'pedido').map((problem) => problemText(MENSAJES_PEDIDO, problem));
  return cliente.inhabilitado ? [MENSAJES_PEDIDO.CLIENTE_INHABILITADO({}), ...stock] : stock;
}

function cabecera(cotizacion: CotizacionDetalleRow) {
  const { tipoasiento, transporte } = PEDIDO_PREDETERMINADO;
  const { leyenda1, leyenda2, leyenda3, leyenda4 } = cotizacion;
  return {
    bonificacion: bonificacionDelPedidoPrepago(cotizacion.bonificacion),
    listaprecio: cotizacion.listaprecio,
    condcomercial: cotizacion.condcomercial,
    notacompra: cotizacion.notacompra,
    direccionEntrega: cotizacion.direccion_entrega,
    usuario: cotizacion.usuario,
    vendedor: cotizacion.vendedor,
    comision: cotizacion.comision,
    tipoasiento,
    transporte,
    leyenda1,
    leyenda2,
    leyenda3,
    leyenda4,
  };
}

/**
 * The order of a prepaid quotation whose money is there (domain-facts §4.5): dated today, the quotation's articles at
 * its prices, its discount and the 30% in one, its address and taxes. Neither profit nor the cap of discounts are asked
 * again. The caller holds the customer and the quotation; the unique `idcotiza` makes a second one impossible.
 */
export async function crearPedidoDePrepago(
  tx: Tx,
  ctx: CommandCtx,
  cliente: ClienteVenta,
  cotizacion: CotizacionDetalleRow,
): Promise<PedidoDePrepago> {
  const deposito = ctx.empresa.depositoPredeterminado;
  const lineas = quotationLines(cotizacion);
  const articulos = await lockArticulosVenta(tx, codigosDeLineas(lineas).sort(), deposito);
  const header = cabecera(cotizacion);
  const hoy = ctx.today();
  const { talremito, enDesuso } = padHeredado(cotizacion, ctx.empresa);
  const calculated = totals(lineas, {
    bonificacion: header.bonificacion,
    alicuotaIVA: cotizacion.alicuota_iva,
    iibb: cotizacion.iibb,
    conImpuestos: true,
    prepago: false,
  });
  const id = await insertPedido(tx, ctx, {
    cliente,
    header,
    talfactura: ctx.empresa.talonarios.factura,
    talremito,
    ingreso: hoy,
    entrega: cotizacion.entrega > hoy ? cotizacion.entrega : hoy,
    tipo: tipoPedido(lineas.flatMap((linea) => articulos.get(linea.id) ?? [])).tipo,
    condvta30: condVta30(lineas, articulos),
    isprepago: true,
    direccionTexto: cotizacion.direccion_texto,
    cotizacion: cotizacion.id,
    alicuotaIva: cotizacion.alicuota_id,
    litros: litres(lineas),
    totals: calculated,
    lineas,
    articulos,
  });
  await reservarStock(tx, { deposito, lineas, pedido: id, usuario: ctx.sesion.userId });
  const importe = calculated.subtotal - calculated.bonificado;
  ctx.audit('crear', 'pedido', id, null, {
    cliente: cliente.id,
    importe,
    renglones: lineas.length,
    idcotiza: cotizacion.id,
  });
  const pad = enDesuso === null ? [] : [TEXTOS_PEDIDO.talonarioEnDesuso(enDesuso)];
  return { id, avisos: [...warnings(cliente, lineas, articulos), ...pad] };
}
