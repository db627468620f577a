import type { Rol } from '@distri/domain/kernel';
import type { LineaRemito, Remito } from '@distri/domain/remitos';
import { presentReceptor, presentRelacionados } from '../facturas/index.ts';
import type { RemitoDetalleRow, RemitoLineaRow, RemitoRow } from './repository.ts';

/** A row of the list: its one amount is the column that every role of the screen sees (D2 §2). */
export function presentRemito(row: RemitoRow): Remito {
  return {
    id: row.id,
    remito: row.documento,
    factura: row.factura,
    facturaId: row.factura_id,
    pedidos: row.pedidos,
    idcliente: row.cliente,
    cliente: row.razsoc,
    ingreso: row.ingreso,
    importe: row.importe,
    isPrepago: row.isprepago,
    withRecibo: row.con_recibo,
    vendedor: row.vendedor,
    apenom: row.apenom,
  };
}

export function presentLinea({ articulo, ...linea }: RemitoLineaRow): LineaRemito {
  return { ...linea, id: articulo };
}

/** L gets no amounts of other documents than the ones its screens list (decisions 4). */
function relacionados(row: RemitoDetalleRow, rol: Rol) {
  const visible = presentRelacionados(row.relacionados, rol);
  return rol === 'L' ? visible.map(({ importe: _importe, ...documento }) => documento) : visible;
}

/** The whole document as the view reads it: what travels, without prices. */
export function presentDetalle(row: RemitoDetalleRow, rol: Rol): Remito {
  return {
    ...presentRemito(row),
    detalleCompleto: {
      receptor: presentReceptor(row),
      direccionTexto: row.direccion_texto,
      transporteNombre: row.transporte_nombre,
      leyenda1: row.leyenda1,
      leyenda2: row.leyenda2,
      leyenda3: row.leyenda3,
      leyenda4: row.leyenda4,
      notacompra: row.notacompra,
      cai: row.cai,
      caiVence: row.cai_vence,
      cot: row.cot,
      litros: row.litros,
      articulos: row.lineas.map(presentLinea),
      relacionados: relacionados(row, rol),
    },
  };
}
