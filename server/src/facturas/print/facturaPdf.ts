import { formatNumero } from '@distri/domain/cuentas';
import { type Dia, formatDia } from '@distri/domain/kernel';
import { papelDeVenta } from '../../lineas/index.ts';
import { renderPdf } from '../../platform/pdf/index.ts';
import { type ComprobantePrint, lineasDeComprobante, papelDeComprobante } from './comprobante.ts';

/** The stored invoice, ready to print. */
export interface FacturaPrint extends ComprobantePrint {
  clase: 'factura';
  documento: string;
  vencimiento: Dia;
  remito: string | null;
  pedidos: readonly number[];
  transporte: string;
}

/** The paper of an invoice, as a document for `renderPdf`. */
export function facturaDocument(factura: FacturaPrint) {
  const { remito, pedidos } = factura;
  return papelDeVenta(
    { ...factura, lineas: lineasDeComprobante(factura) },
    papelDeComprobante(factura, {
      nombre: 'Factura',
      fechas: [
        ['Fecha', formatDia(factura.ingreso)],
        ['Vencimiento', formatDia(factura.vencimiento)],
      ],
      bloque: {
        titulo: 'Domicilio de entrega',
        destacado: factura.direccionEntrega === '' ? 'Sin dirección de entrega' : factura.direccionEntrega,
        texto: remito === null ? 'Sin remito' : `Remito ${formatNumero(remito)}`,
      },
      datos: [
        ['Transporte', factura.transporte],
        [pedidos.length === 1 ? 'Pedido' : 'Pedidos', pedidos.join(', ')],
      ],
      notas: [],
    }),
  );
}

/** PDF of an invoice: the bytes, and the name under which people save it. */
export async function printFactura(factura: FacturaPrint): Promise<{ bytes: Uint8Array; name: string }> {
  return { bytes: await renderPdf(facturaDocument(factura)), name: `Factura_${factura.documento}.pdf` };
}
