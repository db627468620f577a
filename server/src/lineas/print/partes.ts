import { formatCuit, formatDia, formatPercent } from '@distri/domain/kernel';
import type { Cell, Content, StackNode, TextNode } from '../../platform/pdf/index.ts';
import { printable, QUIET_INK } from '../../platform/pdf/paper/index.ts';
import type { ClientePrint, DocumentoVentaPrint } from './documentoVenta.ts';

export type Dato = readonly [label: string, text: string];

const label = (text: string): TextNode => ({ text, fontSize: 7, color: QUIET_INK, margin: [0, 0, 0, 1] });
const quiet = (text: string): TextNode => ({ text: printable(text), color: QUIET_INK });
const joined = (parts: readonly string[], by: string) => parts.filter((part) => part !== '').join(by);

function identity(cliente: ClientePrint): string {
  const number = cliente.tipoDocumento === 'CUIT' ? formatCuit(cliente.numeroDocumento) : cliente.numeroDocumento;
  return joined([number === '' ? '' : `${cliente.tipoDocumento} ${number}`, cliente.respIVA], ' · ');
}

function buyer(cliente: ClientePrint): StackNode {
  const place = joined([cliente.codpostal === '' ? '' : `(${cliente.codpostal})`, cliente.localidad], ' ');
  const lines = [identity(cliente), cliente.direccion, joined([place, cliente.provincia], ', ')];
  if (cliente.telefono !== '') lines.push(`Tel. ${cliente.telefono}`);
  return {
    stack: [
      label(`Cliente ${printable(cliente.id)}`),
      { text: printable(cliente.razsoc), bold: true, fontSize: 11, margin: [0, 0, 0, 2] },
      ...lines.filter((line) => line !== '').map(quiet),
    ],
  };
}

/** Beside the buyer: a label, what people look for, and a line of text. */
export interface Bloque {
  titulo: string;
  destacado: string;
  texto: string;
}

function delivery(documento: DocumentoVentaPrint): Bloque {
  const texto = documento.direccionEntrega === '' ? 'Sin dirección de entrega' : documento.direccionEntrega;
  return { titulo: 'Entrega', destacado: formatDia(documento.entrega), texto };
}

const block = ({ titulo, destacado, texto }: Bloque): StackNode => ({
  stack: [label(titulo), { text: printable(destacado), bold: true, fontSize: 11, margin: [0, 0, 0, 2] }, quiet(texto)],
});

/** Who buys, and beside them where and when it is delivered, or what the paper says instead. */
export function partes(documento: DocumentoVentaPrint, bloque: Bloque = delivery(documento)): Content {
  return clienteYBloque(documento.cliente, bloque);
}

/** The same panel of a paper that delivers nothing. */
export function clienteYBloque(cliente: ClientePrint, bloque: Bloque): Content {
  return {
    layout: 'panel',
    margin: [0, 10, 0, 0],
    table: { widths: ['*', 190], body: [[buyer(cliente), block(bloque)]] },
  };
}

/** What travels says nothing of prices. */
export function datosSinPrecios(documento: DocumentoVentaPrint, propios: readonly Dato[]): Dato[] {
  const datos: Dato[] = [['Vendedor', documento.vendedor], ...propios, ['Nota de compra', documento.notacompra]];
  return datos.filter(([, text]) => text !== '');
}

/** The facts that every paper of a sale shows; `propios` are those of its kind. */
export function datosVenta(documento: DocumentoVentaPrint, propios: readonly Dato[]): Dato[] {
  const datos: Dato[] = [
    ['Vendedor', documento.vendedor],
    ['Condición de venta', documento.condicion],
    ['Lista de precios', `Lista ${documento.listaprecio}`],
    ['Bonificación general', documento.bonificacion === 0 ? '–' : formatPercent(documento.bonificacion)],
    ...propios,
    ['Nota de compra', documento.notacompra],
  ];
  return datos.filter(([, text]) => text !== '');
}

const FACTS_PER_ROW = 4;

/** Label over value, four to a row. */
export function hechos(datos: readonly Dato[]): Content {
  const cells = datos.map(
    ([name, text]): Cell => ({ stack: [label(name), { text: printable(text), bold: true }], margin: [0, 0, 8, 7] }),
  );
  const rows: Cell[][] = [];
  for (let at = 0; at < cells.length; at += FACTS_PER_ROW) rows.push(cells.slice(at, at + FACTS_PER_ROW));
  for (const row of rows) while (row.length < FACTS_PER_ROW) row.push('');
  return {
    layout: 'bare',
    margin: [12, 10, 12, 3],
    table: { widths: ['*', '*', '*', '*'], body: rows, dontBreakRows: true },
  };
}
