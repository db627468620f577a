import type { Content, PdfDocument } from '../../platform/pdf/index.ts';
import { printable } from '../../platform/pdf/paper/index.ts';
import type { DocumentoVentaPrint } from './documentoVenta.ts';
import { encabezado, encabezadoSiguiente, type Titulo } from './encabezado.ts';
import { type Bloque, type Dato, datosSinPrecios, datosVenta, hechos, partes } from './partes.ts';
import { type ColumnaImporte, tablaDeLineas, titulosDeColumnas } from './tabla.ts';
import { cierre, type RenglonTotal } from './totales.ts';

/** What makes the paper of one kind of document differ from another's. */
export interface Papel {
  titulo: Titulo;
  /** Facts of its own, beside salesperson, condition, list and discount. */
  datos: readonly Dato[];
  columnaExtra?: ColumnaImporte;
  /** What travels, without prices. */
  sinPrecios?: true;
  renglones: readonly RenglonTotal[];
  /** Sentences above the legends. */
  notas: readonly string[];
  /** What the paper has to say of itself first, in amber. */
  avisos?: readonly string[];
  /** The block beside the buyer; where and when it is delivered when left out. */
  bloque?: Bloque;
  /** Under the totals, on their page. */
  alPie?: readonly Content[];
  /** Left of the page number. */
  pie?: string;
}

/** A paper of a sale: the same head, lines and foot for all of them. */
export function papelDeVenta(documento: DocumentoVentaPrint, papel: Papel): PdfDocument {
  const columnas = { extra: papel.columnaExtra, sinPrecios: papel.sinPrecios };
  const { inicio, fin } = tablaDeLineas(documento.lineas, columnas);
  const headings = titulosDeColumnas(columnas);
  const name = `${papel.titulo.nombre} ${papel.titulo.numero ?? documento.id}`;
  const { legal, color } = documento.empresa;
  return {
    title: printable(name),
    author: printable(legal.razonSocial),
    color,
    content: [
      ...encabezado(documento, papel.titulo, papel.avisos),
      partes(documento, papel.bloque),
      hechos(papel.sinPrecios ? datosSinPrecios(documento, papel.datos) : datosVenta(documento, papel.datos)),
      headings,
      ...inicio,
      cierre(documento, fin, papel),
    ],
    continuation: [encabezadoSiguiente(documento, papel.titulo), headings],
    footer: printable(`${legal.razonSocial} · ${papel.pie ?? 'Documento no válido como factura'}`),
  };
}
