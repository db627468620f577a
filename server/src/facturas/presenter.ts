import type { Factura, LineaFactura } from '@distri/domain/facturas';
import { can, type Permiso, type Rol } from '@distri/domain/kernel';
import type { DocumentoRelacionado } from '@distri/domain/lineas';
import { presentAutores } from '../lineas/index.ts';
import type { ComprobanteRow, FacturaDetalleRow, FacturaLineaRow, FacturaRow } from './repository.ts';

/** The commission is the house's own affair. */
const SEES_COMMISSION: readonly Rol[] = ['A', 'O', 'S'];
export const seesCommission = (rol: Rol) => SEES_COMMISSION.includes(rol);

const PERMISO_DE: Readonly<Record<DocumentoRelacionado['clase'], Permiso>> = {
  cotizacion: 'cotizaciones.leer',
  pedido: 'pedidos.leer',
  factura: 'facturas.leer',
  remito: 'remitos.leer',
  notaCredito: 'notasCredito.leer',
};

/** Only documents that the role may open. */
export function presentRelacionados(rows: readonly DocumentoRelacionado[], rol: Rol): DocumentoRelacionado[] {
  return rows.filter(({ clase }) => can(rol, PERMISO_DE[clase]));
}

export function presentAutorizacion({ cae, cae_vto, cae_estado }: ComprobanteRow) {
  return { cae, caeVto: cae_vto, estado: cae_estado };
}

/** What the document says of its buyer; the ids beside it stay on the server. */
export function presentReceptor({ receptor }: Pick<ComprobanteRow, 'receptor'>) {
  const { razsoc, tipoDocumento, numeroDocumento, respIVA, direccion, localidad, codpostal, provincia, telefono } =
    receptor;
  return { razsoc, tipoDocumento, numeroDocumento, respIVA, direccion, localidad, codpostal, provincia, telefono };
}

/** A row of the list. */
export function presentFactura(row: FacturaRow, rol: Rol): Factura {
  return {
    id: row.id,
    factura: row.documento,
    remito: row.remito,
    remitoId: row.remito_id,
    pedidos: row.pedidos,
    idcliente: row.cliente,
    razsoc: row.razsoc,
    ingreso: row.ingreso,
    vencimiento: row.vencimiento,
    importe_bonificado: row.importe_bonificado,
    iva: row.iva,
    importe: row.importe,
    pendiente: row.pendiente,
    isPrepago: row.isprepago,
    condvta30: row.condvta30,
    granel: row.granel,
    withRecibo: row.con_recibo,
    vendedor: row.vendedor,
    apenom: row.apenom,
    ...(seesCommission(rol) ? { comision: row.comision } : {}),
  };
}

export function presentLinea({ articulo, from_armado, precio_lista, ...linea }: FacturaLineaRow): LineaFactura {
  return { ...linea, id: articulo, precioLista: precio_lista, fromArmado: from_armado };
}

/** The whole document as the view reads it. */
export function presentDetalle(row: FacturaDetalleRow, rol: Rol): Factura {
  return {
    ...presentFactura(row, rol),
    detalleCompleto: {
      receptor: presentReceptor(row),
      ...presentAutores(row, rol),
      bonificacion: row.bonificacion,
      listaprecio: row.listaprecio,
      condcomercial: row.condcomercial,
      condicion: row.condicion,
      talonario: row.talonario,
      transporteNombre: row.transporte_nombre,
      direccionTexto: row.direccion_texto,
      notacompra: row.notacompra,
      leyenda1: row.leyenda1,
      leyenda2: row.leyenda2,
      leyenda3: row.leyenda3,
      leyenda4: row.leyenda4,
      subtotal: row.subtotal,
      bonificado: row.bonificado,
      alicuotaIVA: row.alicuota_iva,
      impuestosIIBB: row.iibb,
      litros: row.litros,
      autorizacion: presentAutorizacion(row),
      articulos: row.lineas.map(presentLinea),
      relacionados: presentRelacionados(row.relacionados, rol),
    },
  };
}
