import type { Rol } from '@distri/domain/kernel';
import type { LineaNotaCredito, NotaCredito } from '@distri/domain/notasCredito';
import { presentAutorizacion, presentReceptor, presentRelacionados, seesCommission } from '../facturas/index.ts';
import { presentAutores } from '../lineas/index.ts';
import type { NotaCreditoDetalleRow, NotaCreditoLineaRow, NotaCreditoRow } from './repository.ts';

/** A row of the list. */
export function presentNotaCredito(row: NotaCreditoRow): NotaCredito {
  return {
    id: row.id,
    notaCredito: row.documento,
    clase: row.clase,
    idcliente: row.cliente,
    razsoc: row.razsoc,
    ingreso: row.ingreso,
    factura: row.factura,
    importe_bonificado: row.importe_bonificado,
    iva: row.iva,
    importe: row.importe,
    pendiente: row.pendiente,
    vendedor: row.vendedor,
    apenom: row.apenom,
  };
}

export function presentLinea(row: NotaCreditoLineaRow): LineaNotaCredito {
  const { numrenglon, articulo: id, detalle, cantidad, precio, bonificacion, importe } = row;
  const own = { numrenglon, id, detalle, cantidad, precio, bonificacion, importe };
  return { ...own, precioLista: row.precio_lista, facturaRenglon: row.factura_renglon };
}

function periodo({ periodo_desde: desde, periodo_hasta: hasta }: NotaCreditoDetalleRow) {
  return desde !== null && hasta !== null ? { desde, hasta } : null;
}

/** The whole document as the view reads it. */
export function presentDetalle(row: NotaCreditoDetalleRow, rol: Rol): NotaCredito {
  return {
    ...presentNotaCredito(row),
    detalleCompleto: {
      receptor: presentReceptor(row),
      ...presentAutores(row, rol),
      entrega: row.entrega,
      bonificacion: row.bonificacion,
      listaprecio: row.listaprecio,
      condcomercial: row.condcomercial,
      condicion: row.condicion,
      tipoasiento: row.tipoasiento,
      talfactura: row.talonario,
      jurisdiccion: row.jurisdiccion,
      transporte: row.transporte,
      ...(seesCommission(rol) ? { comision: row.comision } : {}),
      notacompra: row.notacompra,
      leyenda1: row.leyenda1,
      leyenda2: row.leyenda2,
      leyenda3: row.leyenda3,
      leyenda4: row.leyenda4,
      subtotal: row.subtotal,
      bonificado: row.bonificado,
      alicuotaIVA: row.alicuota_iva,
      impuestosIIBB: row.iibb,
      autorizacion: presentAutorizacion(row),
      facturas: row.facturas,
      periodo: periodo(row),
      articulos: row.lineas.map(presentLinea),
      relacionados: presentRelacionados(row.relacionados, rol),
    },
  };
}
