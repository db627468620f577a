import { litres } from '@distri/domain/lineas';
import { receptorPrint } from '../facturas/index.ts';
import type { Ctx } from '../platform/http/index.ts';
import { printNotaCredito } from './print/index.ts';
import type { NotaCreditoDetalleRow } from './repository.ts';

/** PDF of a stored credit note: its figures and its buyer as they were at issue. */
export async function notaCreditoPdf({ empresa }: Pick<Ctx, 'empresa'>, row: NotaCreditoDetalleRow) {
  const { periodo_desde: desde, periodo_hasta: hasta } = row;
  return printNotaCredito({
    clase: 'notaCredito',
    empresa,
    id: row.id,
    letra: row.letra,
    puntoVenta: row.punto_venta,
    numero: row.numero,
    ingreso: row.ingreso,
    entrega: row.entrega,
    cliente: receptorPrint(row.cliente, row.receptor),
    direccionEntrega: '',
    vendedor: row.apenom,
    condicion: row.condicion,
    listaprecio: row.listaprecio,
    bonificacion: row.bonificacion,
    notacompra: row.notacompra,
    leyendas: [row.leyenda1, row.leyenda2, row.leyenda3, row.leyenda4],
    isPrepago: false,
    condvta30: false,
    lineas: row.lineas.map((linea) => ({ ...linea, id: linea.articulo })),
    litros: litres(row.lineas),
    alicuotaIVA: row.alicuota_iva,
    iibb: row.iibb,
    facturas: row.facturas.map(({ documento }) => documento),
    periodo: desde !== null && hasta !== null ? { desde, hasta } : null,
    autorizacion: { cae: row.cae, caeVto: row.cae_vto },
    importes: {
      subtotal: row.subtotal,
      bonificado: row.bonificado,
      importe_bonificado: row.importe_bonificado,
      iva: row.iva,
      importe: row.importe,
    },
  });
}
