import type { LineaCotizacion } from '@distri/domain/cotizaciones';
import { ArticuloDeLinea } from '../articulos/ArticuloDeLinea.tsx';
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
  COLUMNA_CANTIDAD,
  COLUMNA_LITROS,
  columnaPrecio(documento),
  COLUMNA_BONIFICACION,
  COLUMNA_IMPORTE,
];

/** On a phone: name and amount, then code, quantity, price and discount (look 05). */
export const lineaTelefono = (documento: DocumentoDeLineas) => (linea: LineaCotizacion) => ({
  title: <ArticuloDeLinea id={linea.id} cliente={documento.cliente} lista={documento.lista} nombre={linea.detalle} />,
  amount: <ImporteGuardado linea={linea} precios={documento} importe={linea.importe} />,
  detail: cifrasDeLinea(linea),
});
