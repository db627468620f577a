import type { Dia, Porcentaje } from '@distri/domain/kernel';
import { conBonificacionDias, opcionDiasPago } from '@distri/domain/lineas';
import { readClientePrint } from '../clientes/index.ts';
import { ventaPrint } from '../lineas/index.ts';
import type { Ctx } from '../platform/http/index.ts';
import { presentImportes } from './presenter.ts';
import { type PagoPrint, printCotizacion } from './print/index.ts';
import type { CotizacionDetalleRow } from './repository.ts';

/** What the PDF-type dialog asks for: a payment-days row (D2 §7). */
interface PagoPedido {
  dias?: number | undefined;
  porcentaje?: Porcentaje | undefined;
}

/** The column and final amount of a payment-days row; stored totals stay (domain-facts §4.3). */
function pago(row: CotizacionDetalleRow, { dias, porcentaje }: PagoPedido): { pago?: PagoPrint } {
  if (dias === undefined || porcentaje === undefined) return {};
  const opcion = opcionDiasPago({ dias, porcentaje });
  const importes = row.lineas.map((linea) => conBonificacionDias(linea.importe, opcion));
  return { pago: { opcion, importes, total: conBonificacionDias(row.imptotal, opcion) } };
}

/** PDF of a stored quotation, its figures as they were stored. */
export async function cotizacionPdf(
  { db, empresa }: Pick<Ctx, 'db' | 'empresa'>,
  row: CotizacionDetalleRow,
  opciones: PagoPedido = {},
) {
  const vence: Dia = row.vence;
  return printCotizacion({
    empresa,
    id: row.id,
    ingreso: row.ingreso,
    entrega: row.entrega,
    vence,
    cliente: await readClientePrint(db, row.cliente),
    direccionEntrega: row.direccion_texto,
    ...ventaPrint(row),
    isPrepago: row.isprepago,
    isProforma: row.isproforma,
    condvta30: row.condvta30,
    litros: row.litros,
    importes: presentImportes(row),
    ...pago(row, opciones),
  });
}
