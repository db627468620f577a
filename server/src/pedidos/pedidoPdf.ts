import { readClientePrint } from '../clientes/index.ts';
import { importesPrint, ventaPrint } from '../lineas/index.ts';
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
    ...ventaPrint(row),
    isPrepago: row.isprepago,
    condvta30: row.condvta30,
    litros: row.litros,
    idcotiza: row.idcotiza,
    transporte: row.transporte_nombre,
    importes: importesPrint(row),
  });
}
