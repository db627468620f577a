import type { LineaFactura } from '@distri/domain/facturas';
import { formatQuantity } from '@distri/domain/kernel';
import {
  COLUMNA_BONIFICACION,
  COLUMNA_CANTIDAD,
  COLUMNA_IMPORTE,
  COLUMNA_LITROS,
  cifrasDeLinea,
  columnaPrecio,
} from '../lineas/columnasDeLinea.tsx';
import { ImporteGuardado, type PreciosDelDocumento } from '../lineas/PrecioGuardado.tsx';
import type { LineColumn } from '../platform/document/DocumentLines.tsx';
import { StateChip } from '../platform/document/StateChip.tsx';

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
/** What came back has its column only where something did; each price says where it came from. */
export function columnasLineasFactura(
  lineas: readonly LineaFactura[],
  precios: PreciosDelDocumento,
): readonly LineColumn<LineaFactura>[] {
  const hasReturns = lineas.some(({ devuelto }) => devuelto > 0);
  return [...base, ...(hasReturns ? [acreditado] : []), columnaPrecio(precios), COLUMNA_BONIFICACION, COLUMNA_IMPORTE];
}

/** On a phone: name and amount, then code, quantity, price, discount and what came back (look 05). */
export const lineaTelefono = (precios: PreciosDelDocumento) => (linea: LineaFactura) => {
  const vuelta = vueltaDe(linea);
  return {
    title: linea.detalle,
    amount: <ImporteGuardado linea={linea} precios={precios} importe={linea.importe} />,
    detail: `${cifrasDeLinea(linea)}${vuelta && `. ${vuelta}`}`,
  };
};
