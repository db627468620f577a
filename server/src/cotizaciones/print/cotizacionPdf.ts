import { type Centavos, type Dia, formatDia, formatPercent } from '@distri/domain/kernel';
import type { OpcionDiasPago } from '@distri/domain/lineas';
import { type DocumentoVentaPrint, papelDeVenta, type RenglonTotal, renglonesDeImpuestos } from '../../lineas/index.ts';
import { renderPdf } from '../../platform/pdf/index.ts';

/** The stored quotation, ready to print. */
export interface CotizacionPrint extends DocumentoVentaPrint {
  /** Last day on which it holds. */
  vence: Dia;
  isProforma: boolean;
  importes: {
    subtotal: Centavos;
    bonificado: Centavos;
    gravado: Centavos;
    exento: Centavos;
    iva: Centavos;
    interes: Centavos;
    flete: Centavos;
    total: Centavos;
    totalPrepago: Centavos;
  };
  /** Only when the dialog asked for the payment-days column (`?dias&porcentaje`). */
  pago?: PagoPrint;
}

/** What is paid within the days of the row that was chosen; stored totals do not change (domain-facts §4.3). */
export interface PagoPrint {
  opcion: Pick<OpcionDiasPago, 'clase' | 'diasMostrados' | 'porcentaje'>;
  /** One per line, in their order. */
  importes: readonly Centavos[];
  total: Centavos;
}

function nombreDePago({ opcion }: PagoPrint): string {
  return opcion.clase === 'prepago' ? 'Prepago' : `A ${opcion.diasMostrados} días`;
}

const ifAny = (texto: string, importe: Centavos): RenglonTotal[] => (importe === 0 ? [] : [{ texto, importe }]);

/** D2 §9: subtotal, discount, VAT, IIBB and final with taxes; without them only subtotal and final. */
function renglones(cotizacion: CotizacionPrint): RenglonTotal[] {
  const { importes, pago } = cotizacion;
  const taxed = cotizacion.isProforma || cotizacion.isPrepago;
  const discount = `Bonificación ${formatPercent(cotizacion.bonificacion)}`;
  return [
    { texto: 'Subtotal', importe: importes.subtotal },
    ...(taxed ? ifAny(discount, -importes.bonificado) : []),
    ...(taxed ? ifAny('Importe gravado', importes.gravado) : []),
    ...(taxed ? ifAny('Importe exento', importes.exento) : []),
    ...(taxed ? renglonesDeImpuestos(cotizacion, importes.iva) : []),
    ...ifAny('Interés', importes.interes),
    ...ifAny('Flete', importes.flete),
    { texto: 'Importe Final', importe: importes.total, tono: 'final' },
    ...(cotizacion.isPrepago
      ? [{ texto: 'Total prepago (-30%)', importe: importes.totalPrepago, tono: 'aviso' as const }]
      : []),
    ...(pago
      ? [
          {
            texto: `${nombreDePago(pago)} (-${formatPercent(pago.opcion.porcentaje)})`,
            importe: pago.total,
            tono: 'aviso' as const,
          },
        ]
      : []),
  ];
}

function notas(cotizacion: CotizacionPrint): string[] {
  if (cotizacion.isProforma || cotizacion.isPrepago) return [];
  return ['Los precios no incluyen IVA ni percepciones.'];
}

/** The paper of a quotation or proforma, as a document for `renderPdf`. */
export function cotizacionDocument(cotizacion: CotizacionPrint) {
  return papelDeVenta(cotizacion, {
    titulo: {
      nombre: cotizacion.isProforma ? 'Proforma' : 'Cotización',
      fechas: [
        ['Fecha', formatDia(cotizacion.ingreso)],
        ['Válida hasta', formatDia(cotizacion.vence)],
      ],
    },
    datos: [],
    ...(cotizacion.pago
      ? { columnaExtra: { titulo: nombreDePago(cotizacion.pago), importes: cotizacion.pago.importes } }
      : {}),
    renglones: renglones(cotizacion),
    notas: notas(cotizacion),
  });
}

/** PDF of a quotation: the bytes, and the name under which people save it. */
export async function printCotizacion(cotizacion: CotizacionPrint): Promise<{ bytes: Uint8Array; name: string }> {
  return { bytes: await renderPdf(cotizacionDocument(cotizacion)), name: `Cotizacion_${cotizacion.id}.pdf` };
}
