import { type Centavos, CIEN_POR_CIENTO, type Dia, daysBetween, type Porcentaje, sum } from '../kernel/index.ts';
import type { BonificacionDiasPago } from '../lineas/index.ts';
import type { Valor } from '../valores/index.ts';
import {
  baseDescuento,
  type DescuentoFijo,
  descuentoEquivalente,
  type FilaElegida,
  filaDeEscala,
  type MotivoSinDescuento,
  parteDeLaBase,
  porcentajeEquivalente,
  repartirDescuento,
} from './descuento.ts';
import {
  diasDePago,
  diasMostrados,
  isComputable,
  type Pago,
  type Promedio,
  pagosDe,
  promedioDocumentos,
  promedioItems,
} from './dias.ts';
import type { DocumentoACancelar } from './documentos.ts';

/** Balances up to this are none (D3 §9): 0.05. */
export const TOLERANCIA_SALDO: Centavos = 5;

export type ItemACobrar = Pick<Valor, 'tipo' | 'importe' | 'fecha' | 'cheques'>;

/** What the person entered. */
export interface CobranzaEntrada {
  fechaRecibo: Dia;
  documentos: readonly DocumentoACancelar[];
  items: readonly ItemACobrar[];
  descuentoFijo: DescuentoFijo;
}

/** What the house knows of the customer; the server reads it under lock, the form once. */
export interface CobranzaContexto {
  escala: readonly BonificacionDiasPago[];
  /** A special customer without discount (D3 §3); it wins over a fixed one. */
  sinDescuento: boolean;
  /** Credit of the account, the collection's own SCC put back when editing. */
  saldoCuentaCorriente: Centavos;
}

/** What a document contributes: the explanation of its line. */
export interface DocumentoCalculado {
  id: number;
  /** Days from its entry to the receipt. */
  dias: number;
  computa: boolean;
  base: Centavos;
  /** Its share of the discount. */
  descuento: Centavos;
}

/** The figures of a collection (D3 §3, domain-facts §4.7), each with what it came from. */
export interface CobranzaCalculada {
  totdocs: Centavos;
  totitems: Centavos;
  promedioDocs: Promedio;
  promedioItems: Promedio;
  dpromdocs: number;
  dpromitems: number;
  fila: BonificacionDiasPago | null;
  motivo: MotivoSinDescuento | null;
  base: Centavos;
  /** By the data of today, granted or not. */
  equivImp: Centavos;
  equivPorc: Porcentaje;
  /** Still to be granted: the equivalent less the term adjustments that are already among the documents. */
  impdesc: Centavos;
  /** The percentage in force: of the row, the fixed one, or the equivalent of a fixed amount. */
  pordesc: Porcentaje;
  tipodesc: 'I' | 'P';
  saldo: Centavos;
  saldototal: Centavos;
  documentos: readonly DocumentoCalculado[];
  pagos: readonly (Pago & { dias: number })[];
}

/** Everything that a collection shows, from what was entered: form and server call the same (D3 §9, domain-facts §4.7). */
export function calcular(entrada: CobranzaEntrada, contexto: CobranzaContexto): CobranzaCalculada {
  const { documentos, items, fechaRecibo, descuentoFijo } = entrada;
  const promedioDocs = promedioDocumentos(documentos, fechaRecibo);
  const pagos = items.flatMap(pagosDe);
  const promedio = promedioItems(promedioDocs, pagos, fechaRecibo);
  const { fila, motivo } = elegirFila(entrada, contexto, promedio);
  const base = baseDescuento(documentos);
  const equivImp = contexto.sinDescuento
    ? 0
    : descuentoEquivalente(base, descuentoFijo, motivo === null ? (fila?.porcentaje ?? 0) : 0);
  const equivPorc = porcentajeEquivalente(equivImp, base);
  const impdesc = Math.max(0, equivImp - totalDe(documentos, ['AP']));
  const totdocs = totalDe(documentos, ['FAC', 'DEB']) - totalDe(documentos, ['CRE', 'AP']);
  const totitems = sum(items.map(({ importe }) => importe));
  const saldo = quitarPolvo(totitems + impdesc - totdocs);
  const partes = repartirDescuento(impdesc, documentos);
  return {
    totdocs,
    totitems,
    promedioDocs,
    promedioItems: promedio,
    dpromdocs: diasMostrados(promedioDocs),
    dpromitems: diasMostrados(promedio),
    fila,
    motivo,
    base,
    equivImp,
    equivPorc,
    impdesc,
    pordesc: motivo === null ? porcentajeEnVigor(descuentoFijo, fila, equivPorc) : 0,
    tipodesc: descuentoFijo.enabled && descuentoFijo.tipo === 'importe' ? 'I' : 'P',
    saldo,
    saldototal: saldo + contexto.saldoCuentaCorriente - usoDeCuenta(items),
    documentos: documentos.map((documento, index) => ({
      id: documento.id,
      dias: daysBetween(documento.ingreso, fechaRecibo),
      computa: isComputable(documento),
      base: parteDeLaBase(documento),
      descuento: partes[index] ?? 0,
    })),
    pagos: pagos.map((pago) => ({ ...pago, dias: diasDePago(pago, fechaRecibo) })),
  };
}

/** The row in force, or why there is none; a fixed discount needs no row. */
function elegirFila(entrada: CobranzaEntrada, contexto: CobranzaContexto, promedio: Promedio): FilaElegida {
  const { documentos, descuentoFijo } = entrada;
  if (contexto.sinDescuento) return { fila: null, motivo: 'CLIENTE_SIN_DESCUENTO' };
  if (!documentos.some(isComputable)) return { fila: null, motivo: 'SIN_FACTURAS' };
  if (descuentoFijo.enabled) return { fila: null, motivo: null };
  if (documentos.some(({ isPrepago }) => isPrepago)) return { fila: null, motivo: 'PREPAGO' };
  return filaDeEscala(
    contexto.escala,
    promedio,
    documentos.some(({ condVta30 }) => condVta30),
  );
}

/** The equivalent of a fixed percentage is rounded to the centavo: of a small base it would say something else. */
function porcentajeEnVigor(fijo: DescuentoFijo, fila: FilaElegida['fila'], equivPorc: Porcentaje): Porcentaje {
  if (!fijo.enabled) return fila?.porcentaje ?? 0;
  return fijo.tipo === 'porcentaje' ? Math.min(CIEN_POR_CIENTO, Math.max(0, fijo.porcentaje)) : equivPorc;
}

function totalDe(documentos: readonly DocumentoACancelar[], tipos: readonly DocumentoACancelar['tipo'][]): Centavos {
  return sum(documentos.filter(({ tipo }) => tipos.includes(tipo)).map(({ importe }) => importe));
}

function usoDeCuenta(items: readonly ItemACobrar[]): Centavos {
  return sum(items.filter(({ tipo }) => tipo === 'SCC').map(({ importe }) => importe));
}

/** A balance within the tolerance is none (D3 §9). */
function quitarPolvo(saldo: Centavos): Centavos {
  return Math.abs(saldo) <= TOLERANCIA_SALDO ? 0 : saldo;
}
