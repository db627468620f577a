import { formatNumero } from '@distri/domain/cuentas';
import { type Dia, formatDia } from '@distri/domain/kernel';
import { joinContinuaciones } from '@distri/domain/notasCredito';
import { type ComprobantePrint, lineasDeComprobante, papelDeComprobante } from '../../facturas/index.ts';
import { papelDeVenta } from '../../lineas/index.ts';
import { renderPdf } from '../../platform/pdf/index.ts';

/** The stored credit note, ready to print. */
export interface NotaCreditoPrint extends ComprobantePrint {
  clase: 'notaCredito';
  /** Numbers of the invoices that it corrects. */
  facturas: readonly string[];
  periodo: { desde: Dia; hasta: Dia } | null;
}

/** A number never breaks over two lines. */
const unbroken = (documento: string) => formatNumero(documento).replaceAll(' ', '\u00a0');

/** So many numbers fit beside the buyer; the rest are counted. */
const NAMED = 4;

function about({ facturas, periodo }: NotaCreditoPrint) {
  if (periodo) {
    const texto = `${formatDia(periodo.desde)} al ${formatDia(periodo.hasta)}`;
    return { titulo: 'Período que corrige', destacado: texto, texto: '' };
  }
  const [first = '', ...rest] = facturas.map(unbroken);
  const more = rest.length > NAMED ? ` y ${rest.length - NAMED} más` : '';
  const titulo = rest.length === 0 ? 'Factura que corrige' : 'Facturas que corrige';
  return { titulo, destacado: first, texto: `${rest.slice(0, NAMED).join(', ')}${more}` };
}

/** The paper of a credit note, as a document for `renderPdf`. Text rows print with the line that they go on with. */
export function notaCreditoDocument(nota: NotaCreditoPrint) {
  const lineas = joinContinuaciones(lineasDeComprobante(nota));
  return papelDeVenta(
    { ...nota, lineas },
    papelDeComprobante(nota, {
      nombre: 'Nota de crédito',
      fechas: [['Fecha', formatDia(nota.ingreso)]],
      bloque: about(nota),
      datos: [],
      notas: [],
    }),
  );
}

/** PDF of a credit note: the bytes, and the name that D2 §9 gives it. */
export async function printNotaCredito(nota: NotaCreditoPrint): Promise<{ bytes: Uint8Array; name: string }> {
  return { bytes: await renderPdf(notaCreditoDocument(nota)), name: `NotaCredito_${nota.id}.pdf` };
}
