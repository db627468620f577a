import type { LineaCotizacion } from '@distri/domain/cotizaciones';
import { formatMoney, formatPercent, formatQuantity } from '@distri/domain/kernel';
import { ArticuloDeLinea } from '../articulos/ArticuloDeLinea.tsx';
import { PrecioGuardado, type PreciosDelDocumento } from '../lineas/PrecioGuardado.tsx';
import type { LineColumn } from '../platform/document/DocumentLines.tsx';
import { MoneyText } from '../platform/format/MoneyText.tsx';
import { RAYA } from '../platform/format/money.ts';
import { formatPercentCell } from '../platform/format/numbers.ts';

const litrosDe = ({ cantidad, unidad }: LineaCotizacion) => Math.round(cantidad * unidad * 1000) / 1000;

interface DocumentoDeLineas extends PreciosDelDocumento {
  cliente: string;
}

/** Columns of the lines of a quotation; each price says where it came from. */
export const columnasLineasCotizacion = (documento: DocumentoDeLineas): readonly LineColumn<LineaCotizacion>[] => [
  {
    id: 'id',
    title: 'Código',
    render: (l) => <ArticuloDeLinea id={l.id} cliente={documento.cliente} lista={documento.lista} />,
  },
  { id: 'detalle', title: 'Detalle', truncates: true, render: (l) => l.detalle },
  { id: 'cantidad', title: 'Cantidad', isFigure: true, render: (l) => formatQuantity(l.cantidad) },
  {
    id: 'litros',
    title: 'Litros',
    isFigure: true,
    render: (l) => (litrosDe(l) === 0 ? RAYA : formatQuantity(litrosDe(l))),
  },
  { id: 'precio', title: 'Precio', isFigure: true, render: (l) => <PrecioGuardado linea={l} precios={documento} /> },
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

/** On a phone: name and amount, then code, quantity, price and discount (look 05). */
export function lineaTelefono({ id, detalle, cantidad, precio, bonificacion, importe }: LineaCotizacion) {
  const discount = bonificacion ? `, bonif. ${formatPercent(bonificacion)}` : '';
  return {
    title: detalle,
    amount: <MoneyText value={importe} />,
    detail: `${id} · ${formatQuantity(cantidad)} × ${formatMoney(precio)}${discount}`,
  };
}
