import type { LineaFactura } from '@distri/domain/facturas';
import { formatQuantity } from '@distri/domain/kernel';
import {
  COLUMNA_BONIFICACION,
  COLUMNA_CANTIDAD,
  COLUMNA_IMPORTE,
  COLUMNA_LITROS,
  cifrasDeLinea,
} from '../lineas/columnasDeLinea.tsx';
import type { LineColumn } from '../platform/document/DocumentLines.tsx';
import { StateChip } from '../platform/document/StateChip.tsx';
import { MoneyText } from '../platform/format/MoneyText.tsx';

/** 'Volvieron 2 de 24', or nothing. */
function vueltaDe({ devuelto, cantidad }: LineaFactura): string {
  if (devuelto <= 0) return '';
  return devuelto >= cantidad ? 'Acreditado' : `Acreditado ${formatQuantity(devuelto)}`;
}

const base: readonly LineColumn<LineaFactura>[] = [
  { id: 'id', title: 'Código', render: (l) => <b>{l.id}</b> },
  { id: 'detalle', title: 'Detalle', truncates: true, render: (l) => <span title={l.detalle}>{l.detalle}</span> },
  COLUMNA_CANTIDAD,
  COLUMNA_LITROS,
];
const acreditado: LineColumn<LineaFactura> = {
  id: 'acreditado',
  title: 'Devolución',
  render: (l) => (l.devuelto > 0 ? <StateChip tono="azul" palabra={vueltaDe(l)} /> : ''),
};
const amounts: readonly LineColumn<LineaFactura>[] = [
  { id: 'precio', title: 'Precio', isFigure: true, render: (l) => <MoneyText value={l.precio} /> },
  COLUMNA_BONIFICACION,
  COLUMNA_IMPORTE,
];

const SIN_DEVOLUCIONES = [...base, ...amounts];
const CON_DEVOLUCIONES = [...base, acreditado, ...amounts];

/** What came back has its column only where something did. */
export function columnasLineasFactura(lineas: readonly LineaFactura[]): readonly LineColumn<LineaFactura>[] {
  return lineas.some(({ devuelto }) => devuelto > 0) ? CON_DEVOLUCIONES : SIN_DEVOLUCIONES;
}

/** On a phone: name and amount, then code, quantity, price, discount and what came back (look 05). */
export function lineaTelefono(linea: LineaFactura) {
  const vuelta = vueltaDe(linea);
  return {
    title: linea.detalle,
    amount: <MoneyText value={linea.importe} />,
    detail: `${cifrasDeLinea(linea)}${vuelta && `. ${vuelta}`}`,
  };
}
