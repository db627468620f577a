import { isLineaCompleta, type Pedido } from '@distri/domain/pedidos';
import { resumenLineas } from '../lineas/resumenLineas.ts';
import { DocumentLines } from '../platform/document/DocumentLines.tsx';
import { columnasLineasPedido, lineaTelefono } from './columnasLineas.tsx';
import { type DetallePedido, documentoDeLineas, totalesPedido } from './vista.ts';

interface LineasDePedidoProps {
  pedido: Pedido;
  detalle: DetallePedido;
}

/** The lines of an order with its totals: on its page, and in the dialog that looks into it. */
export function LineasDePedido({ pedido, detalle }: LineasDePedidoProps) {
  const documento = documentoDeLineas(pedido, detalle);
  return (
    <DocumentLines
      label="Artículos"
      lines={detalle.articulos}
      lineKey={(linea) => linea.numrenglon}
      columns={columnasLineasPedido(documento)}
      isComplete={isLineaCompleta}
      phone={lineaTelefono(documento)}
      summary={resumenLineas(detalle.articulos.length, pedido.litros)}
      totals={totalesPedido(pedido, detalle)}
    />
  );
}
