import type { LineaFactura } from '@distri/domain/facturas';
import { formatMoney, formatPercent, formatQuantity } from '@distri/domain/kernel';
import type { LineColumn } from '../platform/document/DocumentLines.tsx';
import { StateChip } from '../platform/document/StateChip.tsx';
import { MoneyText } from '../platform/format/MoneyText.tsx';
import { RAYA } from '../platform/format/money.ts';
import { formatPercentCell } from '../platform/format/numbers.ts';

const litrosDe = ({ cantidad, unidad }: LineaFactura) => Math.round(cantidad * unidad * 1000) / 1000;

/** 'Volvieron 2 de 24', or nothing. */
function vueltaDe({ devuelto, cantidad }: LineaFactura): string {
  if (devuelto <= 0) return '';
  return devuelto >= cantidad ? 'Acreditado' : `Acreditado ${formatQuantity(devuelto)}`;
}

const base: readonly LineColumn<LineaFactura>[] = [
  { id: 'id', title: 'Código', render: (l) => <b>{l.id}</b> },
  { id: 'detalle', title: 'Detalle', truncates: true, render: (l) => <span title={l.detalle}>{l.detalle}</span> },
  { id: 'cantidad', title: 'Cantidad', isFigure: true, render: (l) => formatQuantity(l.cantidad) },
  {
    id: 'litros',
    title: 'Litros',
    isFigure: true,
    render: (l) => (litrosDe(l) === 0 ? RAYA : formatQuantity(litrosDe(l))),
  },
];
const acreditado: LineColumn<LineaFactura> = {
  id: 'acreditado',
  title: 'Devolución',
  render: (l) => (l.devuelto > 0 ? <StateChip tono="azul" palabra={vueltaDe(l)} /> : ''),
};
const amounts: readonly LineColumn<LineaFactura>[] = [
  { id: 'precio', title: 'Precio', isFigure: true, render: (l) => <MoneyText value={l.precio} /> },
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

const SIN_DEVOLUCIONES = [...base, ...amounts];
const CON_DEVOLUCIONES = [...base, acreditado, ...amounts];

/** What came back has its column only where something did. */
export function columnasLineasFactura(lineas: readonly LineaFactura[]): readonly LineColumn<LineaFactura>[] {
  return lineas.some(({ devuelto }) => devuelto > 0) ? CON_DEVOLUCIONES : SIN_DEVOLUCIONES;
}

/** On a phone: name and amount, then code, quantity, price, discount and what came back (look 05). */
export function lineaTelefono(linea: LineaFactura) {
  const { id, detalle, cantidad, precio, bonificacion, importe } = linea;
  const discount = bonificacion ? `, bonif. ${formatPercent(bonificacion)}` : '';
  const vuelta = vueltaDe(linea);
  return {
    title: detalle,
    amount: <MoneyText value={importe} />,
    detail: `${id} · ${formatQuantity(cantidad)} × ${formatMoney(precio)}${discount}${vuelta && `. ${vuelta}`}`,
  };
}
