import type { PdfDocument } from '../../platform/pdf/index.ts';
import { printable } from '../../platform/pdf/paper/index.ts';
import type { DocumentoVentaPrint } from './documentoVenta.ts';
import { encabezado, encabezadoSiguiente, type Titulo } from './encabezado.ts';
import { type Dato, datosVenta, hechos, partes } from './partes.ts';
import { type ColumnaImporte, tablaDeLineas, titulosDeColumnas } from './tabla.ts';
import { cierre, type RenglonTotal } from './totales.ts';

/** What makes a quotation's paper differ from an order's. */
export interface Papel {
  titulo: Titulo;
  /** Facts of its own, beside salesperson, condition, list and discount. */
  datos: readonly Dato[];
  columnaExtra?: ColumnaImporte;
  renglones: readonly RenglonTotal[];
  /** Sentences above the legends. */
  notas: readonly string[];
}

/** A paper of a sale: the same head, lines and foot for all of them. */
export function papelDeVenta(documento: DocumentoVentaPrint, papel: Papel): PdfDocument {
  const { inicio, fin } = tablaDeLineas(documento.lineas, papel.columnaExtra);
  const headings = titulosDeColumnas(papel.columnaExtra);
  const name = `${papel.titulo.nombre} ${documento.id}`;
  const { legal, color } = documento.empresa;
  return {
    title: printable(name),
    author: printable(legal.razonSocial),
    color,
    content: [
      ...encabezado(documento, papel.titulo),
      partes(documento),
      hechos(datosVenta(documento, papel.datos)),
      headings,
      ...inicio,
      cierre(documento, fin, papel.renglones, papel.notas),
    ],
    continuation: [encabezadoSiguiente(documento, papel.titulo), headings],
    footer: printable(`${legal.razonSocial} · Documento no válido como factura`),
  };
}
