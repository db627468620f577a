import {
  type BanderasCotizacion,
  type Cotizacion,
  habilidadesCotizacion,
  isVencida,
  type LineaCotizacion,
} from '@distri/domain/cotizaciones';
import type { Dia, Sesion } from '@distri/domain/kernel';
import { presentItem } from './items/rows.ts';
import type { CotizacionDetalleRow, CotizacionLineaRow, CotizacionRow } from './repository.ts';

/** The facts that the domain reads a quotation's state from. */
export function banderas(row: CotizacionRow, hoy: Dia): BanderasCotizacion {
  return {
    isPrepago: row.isprepago,
    estado: row.estado,
    vencida: isVencida({ vence: row.vence, isPrepago: row.isprepago, aprob_coti: row.aprob_coti }, hoy),
    aprob_coti: row.aprob_coti,
    ingre_tran: row.ingre_tran,
    aprob_tran: row.aprob_tran,
    recha_tran: row.recha_tran,
  };
}

/** A row of the list. */
export function presentCotizacion(row: CotizacionRow, hoy: Dia): Cotizacion {
  const { vencida } = banderas(row, hoy);
  return {
    id: row.id,
    version: row.version,
    cliente: row.cliente,
    razsoc: row.razsoc,
    ingreso: row.ingreso,
    entrega: row.entrega,
    vence: row.vence,
    imptotal: row.imptotal,
    estado: row.estado,
    vencida,
    isPrepago: row.isprepago,
    isProforma: row.isproforma,
    tipo: row.isproforma ? 'PRO' : '',
    condvta30: row.condvta30,
    aprob_coti: row.aprob_coti,
    ingre_tran: row.ingre_tran,
    aprob_tran: row.aprob_tran,
    recha_tran: row.recha_tran,
    pedidoref: row.pedidoref,
    vendedor: row.vendedor,
    apenom: row.apenom,
    litros: row.litros,
  };
}

export function presentLinea(row: CotizacionLineaRow): LineaCotizacion {
  return {
    numrenglon: row.numrenglon,
    id: row.articulo,
    detalle: row.detalle,
    cantidad: row.cantidad,
    unidad: row.unidad,
    precioLista: row.precio_lista,
    precio: row.precio,
    bonificacion: row.bonificacion,
    importe: row.importe,
    deposito: row.deposito,
    fromArmado: row.from_armado,
    armado: row.armado,
  };
}

/** The stored amounts, by the names of D2 §3. */
export function presentImportes(row: CotizacionDetalleRow) {
  return {
    subtotal: row.impsubtotal,
    bonificado: row.impbonifica,
    gravado: row.impgravado,
    iva: row.impiva,
    iibb: row.impiibb,
    total: row.imptotal,
    totalPrepago: row.imptotalprepago,
    exento: row.impexento,
    interes: row.impinteres,
    flete: row.impflet,
  };
}

/** The whole document as the view and the form read it. */
export function presentDetalle(
  row: CotizacionDetalleRow,
  hoy: Dia,
  sesion: Sesion,
  usuarioCambioEstado: string | null,
): Cotizacion {
  const cabecera = presentCotizacion(row, hoy);
  return {
    ...cabecera,
    detalleCompleto: {
      usuario: row.usuario,
      username: row.username,
      cuit: row.cuit,
      leyenda1: row.leyenda1,
      leyenda2: row.leyenda2,
      leyenda3: row.leyenda3,
      leyenda4: row.leyenda4,
      bonificacion: row.bonificacion,
      listaprecio: row.listaprecio,
      condcomercial: row.condcomercial,
      condicion: row.condicion,
      notacompra: row.notacompra,
      comision: row.comision,
      talremito: row.talremito,
      direccionEntrega: row.direccion_entrega,
      direccionTexto: row.direccion_texto,
      alicuotaIVA: row.alicuota_iva,
      importes: presentImportes(row),
      impuestosIIBB: row.iibb,
      articulos: row.lineas.map(presentLinea),
      itemsDeCobranza: row.items.map(presentItem),
      historial: row.historial,
      puede: habilidadesCotizacion(cabecera, sesion, usuarioCambioEstado),
    },
  };
}
