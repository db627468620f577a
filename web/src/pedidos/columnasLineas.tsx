import { formatMoney, formatPercent, formatQuantity, type Porcentaje } from '@distri/domain/kernel';
import { isLineaCompleta, type LineaPedido } from '@distri/domain/pedidos';
import { ArticuloDeLinea } from '../articulos/ArticuloDeLinea.tsx';
import { explicarLinea, PorQueBoton } from '../lineas/PorQueGuardado.tsx';
import type { LineColumn } from '../platform/document/DocumentLines.tsx';
import { StateChip } from '../platform/document/StateChip.tsx';
import { MoneyText } from '../platform/format/MoneyText.tsx';
import { formatPercentCell } from '../platform/format/numbers.ts';

/** 'Completo', 'Faltan 2' (D2 §4). */
export function pendienteDe(linea: LineaPedido): string {
  return isLineaCompleta(linea) ? 'Completo' : `Faltan ${formatQuantity(linea.pendfac)}`;
}

/** What the explained price of a line needs of its order. */
export interface PreciosDelPedido {
  lista: number;
  bonificacionGeneral: Porcentaje;
}

/** The price of a line and, for whoever sees prices, where it came from. */
function Precio({ linea, precios }: { linea: LineaPedido; precios: PreciosDelPedido | null }) {
  const { id, precioLista, precio, bonificacion } = linea;
  const isKnown = precios !== null && precioLista !== undefined && precio !== undefined && bonificacion !== undefined;
  return (
    <>
      <MoneyText value={precio} />
      {isKnown && (
        <PorQueBoton
          label={`Por qué el precio de ${id}`}
          explanation={explicarLinea({ id, precioLista, precio, bonificacion }, precios)}
        />
      )}
    </>
  );
}

interface DocumentoDeLineas {
  cliente: string;
  lista: number;
  /** Adds the reasons of the prices; null for whoever sees no discounts. */
  precios: PreciosDelPedido | null;
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
  { id: 'precio', title: 'Precio', isFigure: true, render: (l) => <Precio linea={l} precios={documento.precios} /> },
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
