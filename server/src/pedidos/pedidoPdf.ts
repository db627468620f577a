import { readClientePrint } from '../clientes/index.ts';
import type { Ctx } from '../platform/http/index.ts';
import { printPedido } from './print/index.ts';
import type { PedidoDetalleRow } from './repository.ts';

/** PDF of a stored order, its figures as they were stored. */
export async function pedidoPdf({ db, empresa }: Pick<Ctx, 'db' | 'empresa'>, row: PedidoDetalleRow) {
  return printPedido({
    empresa,
    id: row.id,
    ingreso: row.ingreso,
    entrega: row.entrega,
    cliente: await readClientePrint(db, row.cliente),
    direccionEntrega: row.direccion_texto,
    vendedor: row.apenom,
    condicion: row.condicion,
    listaprecio: row.listaprecio,
    bonificacion: row.bonificacion,
    notacompra: row.notacompra,
    leyendas: [row.leyenda1, row.leyenda2, row.leyenda3, row.leyenda4],
    isPrepago: row.isprepago,
    condvta30: row.condvta30,
    lineas: row.lineas.map((linea) => ({ ...linea, id: linea.articulo })),
    litros: row.litros,
    alicuotaIVA: row.alicuota_iva,
    iibb: row.iibb,
    idcotiza: row.idcotiza,
    transporte: row.transporte_nombre,
    importes: {
      subtotal: row.subtotal,
      bonificado: row.bonificado,
      importe_bonificado: row.importe_bonificado,
      iva: row.iva,
      importe: row.importe,
    },
  });
}
