import type { Receptor } from '@distri/domain/facturas';
import { type ClientePrint, importesPrint, ventaPrint } from '../lineas/index.ts';
import type { Ctx } from '../platform/http/index.ts';
import { printFactura } from './print/index.ts';
import type { FacturaDetalleRow } from './repository.ts';

/** The buyer's block as the issued document keeps it. */
export function receptorPrint(id: string, receptor: Receptor): ClientePrint {
  const { razsoc, tipoDocumento, numeroDocumento, respIVA, direccion, localidad, codpostal, provincia, telefono } =
    receptor;
  return { id, razsoc, tipoDocumento, numeroDocumento, respIVA, direccion, localidad, codpostal, provincia, telefono };
}

/** PDF of a stored invoice: its figures and its buyer as they were at issue. */
export async function facturaPdf({ empresa }: Pick<Ctx, 'empresa'>, row: FacturaDetalleRow) {
  return printFactura({
    clase: 'factura',
    empresa,
    id: row.id,
    documento: row.documento,
    letra: row.letra,
    puntoVenta: row.punto_venta,
    numero: row.numero,
    ingreso: row.ingreso,
    entrega: row.ingreso,
    vencimiento: row.vencimiento,
    cliente: receptorPrint(row.cliente, row.receptor),
    direccionEntrega: row.direccion_texto,
    ...ventaPrint(row),
    isPrepago: row.isprepago,
    condvta30: row.condvta30,
    litros: row.litros,
    remito: row.remito,
    pedidos: row.pedidos,
    transporte: row.transporte_nombre,
    autorizacion: { cae: row.cae, caeVto: row.cae_vto },
    importes: importesPrint(row),
  });
}
