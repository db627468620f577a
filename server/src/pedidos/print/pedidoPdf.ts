import { formatDia, formatPercent } from '@distri/domain/kernel';
import {
  type DocumentoVentaPrint,
  type ImportesPrint,
  papelDeVenta,
  type RenglonTotal,
  renglonesDeImpuestos,
} from '../../lineas/index.ts';
import { renderPdf } from '../../platform/pdf/index.ts';

/** The stored order, ready to print. */
export interface PedidoPrint extends DocumentoVentaPrint {
  /** The quotation it was made from. */
  idcotiza: number | null;
  /** Name of the carrier. */
  transporte: string;
  importes: ImportesPrint;
}

function renglones(pedido: PedidoPrint): RenglonTotal[] {
  const { importes } = pedido;
  const discounted: RenglonTotal[] = [
    { texto: `Bonificación ${formatPercent(pedido.bonificacion)}`, importe: -importes.bonificado },
    { texto: 'Importe bonificado', importe: importes.importe_bonificado },
  ];
  return [
    { texto: 'Subtotal', importe: importes.subtotal },
    ...(importes.bonificado === 0 ? [] : discounted),
    ...renglonesDeImpuestos(pedido, importes.iva),
    { texto: 'Importe Final', importe: importes.importe, tono: 'final' },
  ];
}

/** The paper of an order, as a document for `renderPdf`. */
export function pedidoDocument(pedido: PedidoPrint) {
  return papelDeVenta(pedido, {
    titulo: {
      nombre: 'Pedido',
      fechas: [
        ['Fecha', formatDia(pedido.ingreso)],
        ['Entrega', formatDia(pedido.entrega)],
      ],
    },
    datos: [
      ['Transporte', pedido.transporte],
      ['Cotización', pedido.idcotiza === null ? '' : String(pedido.idcotiza)],
    ],
    renglones: renglones(pedido),
    notas: [],
  });
}

/** PDF of an order: the bytes, and the name under which people save it. */
export async function printPedido(pedido: PedidoPrint): Promise<{ bytes: Uint8Array; name: string }> {
  return { bytes: await renderPdf(pedidoDocument(pedido)), name: `Pedido_${pedido.id}.pdf` };
}
