import { formatMoney, formatPercent, formatQuantity } from '@distri/domain/kernel';
import type { LineColumn } from '../platform/document/DocumentLines.tsx';
import { MoneyText } from '../platform/format/MoneyText.tsx';
import { RAYA } from '../platform/format/money.ts';
import { formatPercentCell } from '../platform/format/numbers.ts';
import { type LineaConPrecio, PrecioGuardado, type PreciosDelDocumento } from './PrecioGuardado.tsx';

interface ConCantidad {
  cantidad: number;
}

/** Litres of a line, to the millilitre. */
const litrosDe = ({ cantidad, unidad }: ConCantidad & { unidad: number }) =>
  Math.round(cantidad * unidad * 1000) / 1000;

/** Columns that the lines of documents have alike. */
export const COLUMNA_CANTIDAD: LineColumn<ConCantidad> = {
  id: 'cantidad',
  title: 'Cantidad',
  isFigure: true,
  render: (l) => formatQuantity(l.cantidad),
};
export const COLUMNA_LITROS: LineColumn<ConCantidad & { unidad: number }> = {
  id: 'litros',
  title: 'Litros',
  isFigure: true,
  render: (l) => (litrosDe(l) === 0 ? RAYA : formatQuantity(litrosDe(l))),
};
/** The price and, for whoever sees discounts, where it came from. */
export const columnaPrecio = (precios: PreciosDelDocumento | null): LineColumn<LineaConPrecio> => ({
  id: 'precio',
  title: 'Precio',
  isFigure: true,
  render: (l) => <PrecioGuardado linea={l} precios={precios} />,
});
export const COLUMNA_BONIFICACION: LineColumn<{ bonificacion?: number | undefined }> = {
  id: 'bonificacion',
  title: 'Bonif.',
  isFigure: true,
  render: (l) => formatPercentCell(l.bonificacion),
};
export const COLUMNA_IMPORTE: LineColumn<{ importe?: number | undefined }> = {
  id: 'importe',
  title: 'Importe',
  isFigure: true,
  render: (l) => (
    <b>
      <MoneyText value={l.importe} />
    </b>
  ),
};

interface LineaEnTelefono extends ConCantidad {
  id: string;
  precio?: number | undefined;
  bonificacion?: number | undefined;
}

/** 'A-100 · 24 × $ 1.000, bonif. 5%': what a phone says of a line under its name (look 05). */
export function cifrasDeLinea({ id, cantidad, precio, bonificacion }: LineaEnTelefono): string {
  const price = precio === undefined ? '' : ` × ${formatMoney(precio)}`;
  const discount = bonificacion ? `, bonif. ${formatPercent(bonificacion)}` : '';
  return `${id} · ${formatQuantity(cantidad)}${price}${discount}`;
}
