import {
  ajustarSaldo,
  type CobranzaCalculada,
  type CobranzaContexto,
  type CobranzaEntrada,
  type CodigoCobranza,
  calcular,
  checkCobranza,
  conservaHasta,
  type DescuentoFijo,
  type DocumentoACancelar,
  margenDeDias,
  margenDePago,
  type Promedio,
} from '@distri/domain/cobranzas';
import { type Centavos, type Porcentaje, pesos, porcentaje } from '@distri/domain/kernel';
import { normalizeValor, type Valor as ValorDeDominio } from '@distri/domain/valores';
import { z } from 'zod';
import type { Cheque, Cifras, Comprobante, Recibo, Valor } from './cobranzas.ts';
import { writeExact } from './racional.ts';
import { cents, jsonNumber } from './wire.ts';

/*
 * The same collection through the package that screens and server calculate with.
 */

const toCentavos = (text: string): Centavos => z.decode(pesos, jsonNumber(text));
const toPorcentaje = (text: string): Porcentaje => z.decode(porcentaje, jsonNumber(text));
const toText = (amount: Centavos): string => cents(Number(z.encode(pesos, amount)));
const percentText = (percent: Porcentaje): string => Number(z.encode(porcentaje, percent)).toFixed(4);
const exact = ({ suma, importe }: Promedio): string => writeExact({ num: suma, den: importe });

function documentoOf(row: Comprobante): DocumentoACancelar {
  return {
    id: row.id,
    tipo: row.tipo,
    numero: `A0004${String(row.id).padStart(8, '0')}`,
    puntoVenta: row.puntoVenta,
    ingreso: row.ingreso,
    total: toCentavos(row.total),
    percepciones: toCentavos(row.percepciones),
    pendi: toCentavos(row.pendi),
    importe: toCentavos(row.importe),
    maxImporte: toCentavos(row.maximo),
    isPrepago: row.prepago,
    condVta30: row.condvta30,
  };
}

const chequeOf = ({ fecha, importe }: Cheque, n: number) => ({
  numero: String(n + 1),
  banco: '011',
  fecha,
  importe: toCentavos(importe),
  iselectro: true,
  idelectro: `E${n + 1}`,
});

/** As a form sends it and the product reads it. */
const itemOf = ({ tipo, fecha, importe, cheques }: Valor, n: number): ValorDeDominio =>
  normalizeValor({
    id: n + 1,
    tipo,
    fecha,
    importe: toCentavos(importe),
    leyenda: 'Ítem',
    transferencia: { numero: '', cuenta: 1 },
    cheques: cheques.map(chequeOf),
    jurisdiccion: 902,
  });

function fijoOf(fijo: Recibo['fijo']): DescuentoFijo {
  return {
    enabled: fijo !== null,
    tipo: fijo?.tipo ?? 'importe',
    importe: fijo?.tipo === 'importe' ? toCentavos(fijo.valor) : 0,
    porcentaje: fijo?.tipo === 'porcentaje' ? toPorcentaje(fijo.valor) : 0,
  };
}

const entradaOf = (recibo: Recibo): CobranzaEntrada => ({
  fechaRecibo: recibo.fecha,
  documentos: recibo.comprobantes.map(documentoOf),
  items: recibo.valores.map(itemOf),
  descuentoFijo: fijoOf(recibo.fijo),
});

const contextoOf = ({ escala, sinDescuento, cuenta }: Recibo): CobranzaContexto => ({
  escala: escala.map((row) => ({ dias: row.dias, porcentaje: toPorcentaje(row.porcentaje) })),
  sinDescuento,
  saldoCuentaCorriente: toCentavos(cuenta),
});

const NUMERO_DE_CONTROL: Partial<Record<CodigoCobranza, number>> = {
  SALDO_NEGATIVO: 4,
  TOTAL_A_CANCELAR: 5,
  TOTAL_A_COBRAR: 6,
  DESCUENTO_MAXIMO_PARCIAL: 8,
  PREPAGO_PROMEDIO: 9,
};

function blocksOf(recibo: Recibo, entrada: CobranzaEntrada, calculo: CobranzaCalculada): number[] {
  const { escala, saldoCuentaCorriente } = contextoOf(recibo);
  const items = recibo.valores.map(itemOf);
  const problems = checkCobranza({
    numrec: '12345',
    entrada,
    items,
    calculo,
    escala,
    rol: 'A',
    saldoCuentaCorriente,
  });
  return problems.flatMap(({ code, severity }) => (severity === 'block' ? (NUMERO_DE_CONTROL[code] ?? []) : []));
}

/** What `calcular` says, written as the calculator writes. */
export function calculateReciboWithDomain(recibo: Recibo): Cifras {
  const entrada = entradaOf(recibo);
  const calculo = calcular(entrada, contextoOf(recibo));
  return {
    dias: calculo.documentos.map(({ dias }) => dias),
    dpromdocs: exact(calculo.promedioDocs),
    dpromitems: exact(calculo.promedioItems),
    pordesc: calculo.tipodesc === 'P' || calculo.motivo ? percentText(calculo.pordesc) : null,
    base: toText(calculo.base),
    equivImp: toText(calculo.equivImp),
    equivPorc: percentText(calculo.equivPorc),
    impdesc: toText(calculo.impdesc),
    tipodesc: calculo.tipodesc,
    partes: calculo.documentos.map(({ descuento }) => toText(descuento)),
    totdocs: toText(calculo.totdocs),
    totitems: toText(calculo.totitems),
    saldo: toText(calculo.saldo),
    saldototal: toText(calculo.saldototal),
    bloqueos: blocksOf(recibo, entrada, calculo),
  };
}

/** The amounts after the product's adjustment, or null when it did not settle. */
export function adjustWithDomain(recibo: Recibo): { importes: string[]; ajustado: boolean } {
  const { documentos, ajustado } = ajustarSaldo(entradaOf(recibo), contextoOf(recibo));
  return { importes: documentos.map(({ importe }) => toText(importe)), ajustado };
}

/** What the simulator says of a collection in its row: days for all of the money, for each payment, and until when. */
export function simulateWithDomain(recibo: Recibo, fila: number) {
  const calculo = calcular(entradaOf(recibo), contextoOf(recibo));
  return {
    todo: margenDeDias(calculo, fila),
    cadaUno: calculo.pagos.map((_, n) => margenDePago(calculo, n, fila)),
    hasta: conservaHasta(calculo, recibo.fecha),
  };
}
