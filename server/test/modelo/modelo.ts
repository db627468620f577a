/*
 * What the house promises of money and goods, in memory and with nothing of the server in it: pending amounts, credit in
 * the customers' favour, stock and what of it is reserved (reliability B10).
 */

/** Every unit of every article: 1.000 and 21%. All amounts are centavos. */
export const PRECIO = 1_000_00;
export const UNIDAD = 1_210_00;

export interface PedidoM {
  id: number;
  cliente: number;
  articulo: number;
  cantidad: number;
  /** What the warehouse sends. */
  adespachar: number;
  estado: 'abierto' | 'facturado' | 'cerrado';
}

/** A document of the account: an invoice, or the credit note of a return. */
export interface DocumentoM {
  id: number;
  tipo: 'FAC' | 'CRE';
  cliente: number;
  pendiente: number;
}

export interface FacturaM extends DocumentoM {
  factura: number;
  articulo: number;
  /** Units that have not come back. */
  unidades: number;
  /** A discount was given on it: what comes back then is another story. */
  conDescuento: boolean;
}

export interface CobranzaM {
  id: number;
  cliente: number;
  documentos: { documento: DocumentoM; importe: number }[];
  /** Credit of the account that it uses, and what is too much. */
  scc: number;
  sobra: number;
  estado: 'A' | 'S' | 'I' | 'borrada';
}

export interface Modelo {
  articulos: { total: number; reservado: number }[];
  /** Of each customer: surpluses that were posted. */
  saldos: number[];
  pedidos: PedidoM[];
  facturas: FacturaM[];
  creditos: DocumentoM[];
  cobranzas: CobranzaM[];
}

export function nuevoModelo(saldos: readonly number[], articulos: readonly number[]): Modelo {
  return {
    articulos: articulos.map((total) => ({ total, reservado: 0 })),
    saldos: [...saldos],
    pedidos: [],
    facturas: [],
    creditos: [],
    cobranzas: [],
  };
}

const vivas = ({ cobranzas }: Modelo) => cobranzas.filter(({ estado }) => estado === 'A' || estado === 'S');
const suma = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** What may still be collected of a document: live collections have taken the rest. */
export function pendi(modelo: Modelo, documento: DocumentoM): number {
  const tomados = vivas(modelo).flatMap(({ documentos }) => documentos.filter((each) => each.documento === documento));
  return documento.pendiente - suma(tomados.map(({ importe }) => importe));
}

export const documentosDe = (modelo: Modelo, cliente: number): DocumentoM[] =>
  [...modelo.facturas, ...modelo.creditos].filter((documento) => documento.cliente === cliente);

/** What the customer may use: posted surpluses, less what live collections count on. */
export function saldoAFavor(modelo: Modelo, cliente: number): number {
  const usado = vivas(modelo).filter((cobranza) => cobranza.cliente === cliente);
  return (modelo.saldos[cliente] ?? 0) - suma(usado.map(({ scc }) => scc));
}

export const deuda = (modelo: Modelo, cliente: number): number =>
  suma(documentosDe(modelo, cliente).map(({ tipo, pendiente }) => (tipo === 'FAC' ? pendiente : -pendiente)));

/** Posting: the documents are paid, the credit that was used is gone, what was too much is the customer's. */
export function asentar(modelo: Modelo, cobranza: CobranzaM): void {
  cobranza.estado = 'I';
  for (const { documento, importe } of cobranza.documentos) documento.pendiente -= importe;
  modelo.saldos[cobranza.cliente] = (modelo.saldos[cobranza.cliente] ?? 0) - cobranza.scc + cobranza.sobra;
}
