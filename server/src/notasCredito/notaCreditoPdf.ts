import { litres } from '@distri/domain/lineas';
import { receptorPrint } from '../facturas/index.ts';
import { importesPrint, ventaPrint } from '../lineas/index.ts';
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
    ...ventaPrint(row),
    isPrepago: false,
    condvta30: false,
    litros: litres(row.lineas),
    facturas: row.facturas.map(({ documento }) => documento),
    periodo: desde !== null && hasta !== null ? { desde, hasta } : null,
    autorizacion: { cae: row.cae, caeVto: row.cae_vto },
    importes: importesPrint(row),
  });
}
