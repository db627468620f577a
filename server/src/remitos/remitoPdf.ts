import { receptorPrint } from '../facturas/index.ts';
import type { Ctx } from '../platform/http/index.ts';
import { printRemito } from './print/index.ts';
import type { RemitoDetalleRow } from './repository.ts';

/** PDF of a stored delivery note, its buyer as at issue. A remito shows no prices, so there are none to print. */
export async function remitoPdf({ empresa }: Pick<Ctx, 'empresa'>, row: RemitoDetalleRow) {
  return printRemito({
    empresa,
    id: row.id,
    documento: row.documento,
    letra: row.letra,
    puntoVenta: row.punto_venta,
    numero: row.numero,
    ingreso: row.ingreso,
    entrega: row.ingreso,
    cliente: receptorPrint(row.cliente, row.receptor),
    direccionEntrega: row.direccion_texto,
    vendedor: row.apenom,
    condicion: '',
    listaprecio: 0,
    bonificacion: 0,
    notacompra: row.notacompra,
    leyendas: [row.leyenda1, row.leyenda2, row.leyenda3, row.leyenda4],
    isPrepago: row.isprepago,
    condvta30: row.condvta30,
    lineas: row.lineas.map(({ articulo: id, detalle, cantidad, unidad }) => {
      return { id, detalle, cantidad, unidad, precio: 0, bonificacion: 0, importe: 0 };
    }),
    litros: row.litros,
    alicuotaIVA: 0,
    iibb: [],
    factura: row.factura,
    pedidos: row.pedidos,
    transporte: row.transporte_nombre,
    cai: row.cai,
    caiVence: row.cai_vence,
    cot: row.cot,
  });
}
