import { formatQuantity } from '@distri/domain/kernel';
import { isLineaCompleta, type LineaPedido } from '@distri/domain/pedidos';
import { ArticuloDeLinea } from '../articulos/ArticuloDeLinea.tsx';
import {
  COLUMNA_BONIFICACION,
  COLUMNA_CANTIDAD,
  COLUMNA_IMPORTE,
  cifrasDeLinea,
  columnaPrecio,
} from '../lineas/columnasDeLinea.tsx';
import { ImporteGuardado, type PreciosDelDocumento } from '../lineas/PrecioGuardado.tsx';
import type { LineColumn } from '../platform/document/DocumentLines.tsx';
import { StateChip } from '../platform/document/StateChip.tsx';

/** 'Completo', 'Falta 1', 'Faltan 2' (D2 §4). */
export function pendienteDe(linea: Pick<LineaPedido, 'pendfac'>): string {
  if (isLineaCompleta(linea)) return 'Completo';
  return `${linea.pendfac === 1 ? 'Falta' : 'Faltan'} ${formatQuantity(linea.pendfac)}`;
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
  COLUMNA_CANTIDAD,
  {
    id: 'pendiente',
    title: 'Pendiente',
    render: (l) => <StateChip tono={isLineaCompleta(l) ? 'verde' : 'amarillo'} palabra={pendienteDe(l)} />,
  },
  columnaPrecio(documento.precios),
  COLUMNA_BONIFICACION,
  COLUMNA_IMPORTE,
];

/** On a phone: name and amount, then code, quantity, price, discount and what is pending (look 05). */
export const lineaTelefono = (documento: DocumentoDeLineas) => (linea: LineaPedido) => ({
  title: <ArticuloDeLinea id={linea.id} cliente={documento.cliente} lista={documento.lista} nombre={linea.detalle} />,
  amount: <ImporteGuardado linea={linea} precios={documento.precios} importe={linea.importe} />,
  detail: `${cifrasDeLinea(linea)}. ${pendienteDe(linea)}`,
});
