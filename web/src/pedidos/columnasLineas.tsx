import { formatMoney, formatPercent, formatQuantity } from '@distri/domain/kernel';
import { isLineaCompleta, type LineaPedido } from '@distri/domain/pedidos';
import { ArticuloDeLinea } from '../articulos/ArticuloDeLinea.tsx';
import { PrecioGuardado, type PreciosDelDocumento } from '../lineas/PrecioGuardado.tsx';
import type { LineColumn } from '../platform/document/DocumentLines.tsx';
import { StateChip } from '../platform/document/StateChip.tsx';
import { MoneyText } from '../platform/format/MoneyText.tsx';
import { formatPercentCell } from '../platform/format/numbers.ts';

/** 'Completo', 'Faltan 2' (D2 §4). */
export function pendienteDe(linea: LineaPedido): string {
  return isLineaCompleta(linea) ? 'Completo' : `Faltan ${formatQuantity(linea.pendfac)}`;
}

interface DocumentoDeLineas {
  cliente: string;
  lista: number;
  /** Adds the reasons of the prices; null for whoever sees no discounts. */
  precios: PreciosDelDocumento | null;
}

/** Columns of the lines of an order. */
export const columnasLineasPedido = (documento: DocumentoDeLineas): readonly LineColumn<LineaPedido>[] => [
  {
    id: 'id',
    title: 'Código',
    render: (l) => <ArticuloDeLinea id={l.id} cliente={documento.cliente} lista={documento.lista} />,
  },
  {
    id: 'detalle',
    title: 'Detalle',
    truncates: true,
    render: (l) => (l.armado ? `${l.armado} · ${l.detalle}` : l.detalle),
  },
  { id: 'cantidad', title: 'Cantidad', isFigure: true, render: (l) => formatQuantity(l.cantidad) },
  {
    id: 'pendiente',
    title: 'Pendiente',
    render: (l) => <StateChip tono={isLineaCompleta(l) ? 'verde' : 'amarillo'} palabra={pendienteDe(l)} />,
  },
  {
    id: 'precio',
    title: 'Precio',
    isFigure: true,
    render: (l) => <PrecioGuardado linea={l} precios={documento.precios} />,
  },
  { id: 'bonificacion', title: 'Bonif.', isFigure: true, render: (l) => formatPercentCell(l.bonificacion) },
  {
    id: 'importe',
    title: 'Importe',
    isFigure: true,
    render: (l) => (
      <b>
        <MoneyText value={l.importe} />
      </b>
    ),
  },
];

/** On a phone: name and amount, then code, quantity, price, discount and what is pending (look 05). */
export function lineaTelefono(linea: LineaPedido) {
  const { id, detalle, cantidad, precio, bonificacion, importe } = linea;
  const price = precio === undefined ? '' : ` × ${formatMoney(precio)}`;
  const discount = bonificacion ? `, bonif. ${formatPercent(bonificacion)}` : '';
  return {
    title: detalle,
    amount: <MoneyText value={importe} />,
    detail: `${id} · ${formatQuantity(cantidad)}${price}${discount}. ${pendienteDe(linea)}`,
  };
}
