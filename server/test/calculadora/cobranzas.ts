import {
  abs,
  add,
  CERO,
  decimal,
  divide,
  isLess,
  max,
  min,
  multiply,
  type Racional,
  round,
  subtract,
  sum,
  write,
  writeExact,
} from './racional.ts';

/*
 * The figures of a collection, written from the documents alone (D3 §4, §5, §9; domain-facts §4.6–§4.9) and with
 * nothing of the product's own calculation. Amounts and percentages are decimal text, days 'YYYY-MM-DD'.
 */

/** A document that the collection cancels, in whole or in part (D3 §3). */
export interface Comprobante {
  id: number;
  tipo: 'FAC' | 'DEB' | 'CRE' | 'AP';
  ingreso: string;
  puntoVenta: number;
  total: string;
  percepciones: string;
  /** Open before this collection. */
  pendi: string;
  importe: string;
  /** The most that may be cancelled of it. */
  maximo: string;
  prepago: boolean;
  condvta30: boolean;
}

export interface Cheque {
  fecha: string | null;
  importe: string;
}

/** A payment item; one of cheques is worth what its cheques are. */
export interface Valor {
  tipo: 'EFE' | 'CHF' | 'CHE' | 'CAN' | 'TRF' | 'TRP' | 'AEF' | 'RSS' | 'RIV' | 'RGA' | 'RIB' | 'SCC';
  fecha: string | null;
  importe: string;
  cheques: readonly Cheque[];
}

export interface Recibo {
  fecha: string;
  comprobantes: readonly Comprobante[];
  valores: readonly Valor[];
  /** In any order. */
  escala: readonly { dias: number; porcentaje: string }[];
  sinDescuento: boolean;
  fijo: { tipo: 'importe' | 'porcentaje'; valor: string } | null;
  /** Credit of the account, with what this collection uses of it still in it. */
  cuenta: string;
}

export interface Cifras {
  dias: number[];
  /** Exact fractions. */
  dpromdocs: string;
  dpromitems: string;
  /** Percentage of the row that applies, or the fixed one; the documents give none to a fixed amount. */
  pordesc: string | null;
  base: string;
  equivImp: string;
  equivPorc: string;
  impdesc: string;
  tipodesc: 'I' | 'P';
  /** Of each document in their order: its part of the discount. */
  partes: string[];
  totdocs: string;
  totitems: string;
  saldo: string;
  saldototal: string;
  /** Checks 4, 5, 6, 8 and 9 of D3 §5 that block. */
  bloqueos: number[];
}

const CENTAVO = decimal('0.01');
const CIEN = decimal('100');
const TOLERANCIA = decimal('0.05');
const DIEZ_CENTAVOS = decimal('0.1');
const DIAS_SIN_FECHA = 9999;
const DIAS_CONDVTA30 = 32;

/** Days since some day long ago, by the calendar's rules: March first, so that a leap day comes last. */
export function dayNumber(day: string): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const marchYear = month > 2 ? year : year - 1;
  const leaps = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  return 365 * marchYear + leaps + Math.floor((153 * ((month + 9) % 12) + 2) / 5) + date;
}

const daysFrom = (from: string, to: string): number => dayNumber(to) - dayNumber(from);
const whole = (value: number): Racional => ({ num: BigInt(value), den: 1n });
const importeOf = ({ importe }: { importe: string }): Racional => decimal(importe);
const cents = (amount: Racional): string => write(amount, 2);

/** Σ(amount × days) / Σ amount; nothing to weigh, nothing said. */
function weighted(parts: readonly { importe: string; dias: number }[]): Racional | null {
  const total = sum(parts.map(importeOf));
  if (total.num === 0n) return null;
  return divide(sum(parts.map(({ importe, dias }) => multiply(decimal(importe), whole(dias)))), total);
}

/** D3 §9: points of sale out of the weighted days, the base and the invoices' percentages. */
const isExcluded = ({ puntoVenta }: Comprobante): boolean => [17, 18, 20, 24, 25].includes(puntoVenta);
export const isInBase = (document: Comprobante): boolean => document.tipo === 'FAC' && !isExcluded(document);

/** domain-facts §4.7: over FAC, from the invoice to the receipt. */
function averageOfDocuments({ fecha, comprobantes }: Recibo): Racional {
  const invoices = comprobantes.filter(isInBase);
  return weighted(invoices.map(({ importe, ingreso }) => ({ importe, dias: daysFrom(ingreso, fecha) }))) ?? CERO;
}

const isCheques = ({ tipo }: Valor): boolean => tipo === 'CHF' || tipo === 'CHE';
const isWithholding = ({ tipo }: Valor): boolean => tipo.startsWith('R');

/** What is paid with, each with its own date: a cheque on its own, another item at once. */
const payments = (valor: Valor): readonly Cheque[] => (isCheques(valor) ? valor.cheques : [valor]);

/** domain-facts §4.7: from the average invoice to the average money, withholdings left out. */
function averageOfItems(recibo: Recibo, dpromdocs: Racional): Racional {
  const money = recibo.valores.filter((valor) => !isWithholding(valor)).flatMap(payments);
  const parts = money.map(({ importe, fecha }) => ({
    importe,
    dias: fecha === null ? DIAS_SIN_FECHA : daysFrom(recibo.fecha, fecha),
  }));
  return add(dpromdocs, weighted(parts) ?? CERO);
}

/** What the invoice still owes of its perceptions: they are paid first. */
function unpaidPerceptions({ total, pendi, percepciones }: Comprobante): Racional {
  const paid = subtract(decimal(total), decimal(pendi));
  return max(CERO, subtract(decimal(percepciones), paid));
}

/** What an invoice brings to the base: what is left of its amount once its perceptions are paid. */
function broughtBy(document: Comprobante): Racional {
  if (!isInBase(document)) return CERO;
  const importe = decimal(document.importe);
  return subtract(importe, min(importe, unpaidPerceptions(document)));
}

function baseOf({ comprobantes }: Recibo): Racional {
  const credits = comprobantes.filter((document) => document.tipo === 'CRE' && !isExcluded(document));
  return max(CERO, subtract(sum(comprobantes.map(broughtBy)), sum(credits.map(importeOf))));
}

/** Who has no discount whatever the days; a fixed one is for prepaid documents too. */
const hasNone = ({ comprobantes, sinDescuento, fijo }: Recibo): boolean =>
  sinDescuento || !comprobantes.some(isInBase) || (fijo === null && comprobantes.some(({ prepago }) => prepago));

/** D3 §9 and domain-facts §4.7: the row of the scale that is in force, if any. */
function rowAt(recibo: Recibo, dpromitems: Racional): Recibo['escala'][number] | null {
  const { comprobantes, escala, fijo } = recibo;
  if (hasNone(recibo) || fijo !== null) return null;
  const rows = escala.filter(({ dias }) => !isLess(whole(dias), dpromitems));
  if (comprobantes.some(({ condvta30 }) => condvta30)) return rows.find(({ dias }) => dias === DIAS_CONDVTA30) ?? null;
  const [first] = [...rows].sort((a, b) => a.dias - b.dias);
  return first ?? null;
}

/** Days of the row in force; null when there is none. */
export const rowOf = (recibo: Recibo): number | null =>
  rowAt(recibo, averageOfItems(recibo, averageOfDocuments(recibo)))?.dias ?? null;

/** Of the row, or the one that was fixed; an amount has none. */
function percentage(recibo: Recibo, dpromitems: Racional): string | null {
  if (hasNone(recibo)) return '0';
  if (recibo.fijo === null) return rowAt(recibo, dpromitems)?.porcentaje ?? '0';
  return recibo.fijo.tipo === 'porcentaje' ? recibo.fijo.valor : null;
}

const percentOf = (amount: Racional, percent: string): Racional =>
  round(divide(multiply(amount, decimal(percent)), CIEN), 2);

function equivalent(recibo: Recibo, base: Racional, percent: string | null): Racional {
  if (hasNone(recibo)) return CERO;
  const wanted = percent === null ? decimal(recibo.fijo?.valor ?? '0') : percentOf(base, percent);
  return min(base, wanted);
}

/** "The exact allocation by its part of the base (odd centavos to the earliest)". */
export function allocate(amount: Racional, documents: readonly Comprobante[]): string[] {
  const weights = documents.map(broughtBy);
  const total = sum(weights);
  if (total.num === 0n) return documents.map(() => '0.00');
  const floors = weights.map((weight) => floorCents(divide(multiply(amount, weight), total)));
  const odd = subtract(amount, sum(floors));
  const earliest = documents
    .map(({ ingreso, id }, n) => ({ ingreso, id, n }))
    .filter(({ n }) => (weights[n] ?? CERO).num > 0n)
    .sort((a, b) => dayNumber(a.ingreso) - dayNumber(b.ingreso) || a.id - b.id);
  const lucky = new Set(earliest.slice(0, Number(write(divide(odd, CENTAVO), 0))).map(({ n }) => n));
  return floors.map((floor, n) => cents(lucky.has(n) ? add(floor, CENTAVO) : floor));
}

const floorCents = ({ num, den }: Racional): Racional => ({ num: (num * 100n) / den, den: 100n });

const SIGNO = { FAC: 1, DEB: 1, CRE: -1, AP: -1 } as const;
const signed = (document: Comprobante): Racional => multiply(decimal(document.importe), whole(SIGNO[document.tipo]));
const worth = (valor: Valor): Racional => sum(payments(valor).map(importeOf));
const totalOf = (documents: readonly Comprobante[], tipo: Comprobante['tipo']): Racional =>
  sum(documents.filter((document) => document.tipo === tipo).map(importeOf));

/** domain-facts §6.11: the highest of the rows that come after the invoice. */
function maximumOf({ escala }: Recibo): Racional {
  return escala.filter(({ dias }) => dias > 0).reduce((best, { porcentaje }) => max(best, decimal(porcentaje)), CERO);
}

/** D1 §5: more than 0.1 short of what is open. */
const isPartial = ({ tipo, pendi, importe }: Comprobante): boolean =>
  (tipo === 'FAC' || tipo === 'DEB') && isLess(DIEZ_CENTAVOS, subtract(decimal(pendi), decimal(importe)));

/** The checks of D3 §5 that only amounts and days decide. */
function blocks(recibo: Recibo, figures: { [K in 'dpromitems' | 'saldo' | 'totdocs' | 'totitems']: Racional }) {
  const { comprobantes, fijo } = recibo;
  const most = maximumOf(recibo);
  const hasMost = most.num > 0n && !isLess(decimal(percentage(recibo, figures.dpromitems) ?? '0'), most);
  const rules: [check: number, blocks: boolean][] = [
    [4, isLess(add(figures.saldo, TOLERANCIA), CERO)],
    [5, figures.totdocs.num <= 0n],
    [6, figures.totitems.num <= 0n],
    [8, fijo === null && hasMost && comprobantes.some(isPartial)],
    [9, fijo === null && comprobantes.some(({ prepago }) => prepago) && figures.dpromitems.num > 0n],
  ];
  return rules.filter(([, applies]) => applies).map(([check]) => check);
}

/** D1 §5: under 0.05 is nothing; domain-facts §4.8: so is 0.05 of a balance. */
const withoutDust = (saldo: Racional): Racional => (isLess(TOLERANCIA, abs(saldo)) ? saldo : CERO);

/** Everything that the documents say of a collection's figures. */
export function calculateRecibo(recibo: Recibo): Cifras {
  const { comprobantes, valores, fijo } = recibo;
  const dpromdocs = averageOfDocuments(recibo);
  const dpromitems = averageOfItems(recibo, dpromdocs);
  const base = baseOf(recibo);
  const percent = percentage(recibo, dpromitems);
  const equiv = equivalent(recibo, base, percent);
  const impdesc = max(CERO, subtract(equiv, totalOf(comprobantes, 'AP')));
  const totdocs = sum(comprobantes.map(signed));
  const totitems = sum(valores.map(worth));
  const saldo = withoutDust(subtract(add(totitems, impdesc), totdocs));
  const credito = sum(valores.filter(({ tipo }) => tipo === 'SCC').map(worth));
  return {
    dias: comprobantes.map(({ ingreso }) => daysFrom(ingreso, recibo.fecha)),
    dpromdocs: writeExact(dpromdocs),
    dpromitems: writeExact(dpromitems),
    pordesc: percent === null ? null : write(decimal(percent), 4),
    base: cents(base),
    equivImp: cents(equiv),
    equivPorc: write(base.num === 0n ? CERO : round(multiply(divide(equiv, base), CIEN), 4), 4),
    impdesc: cents(impdesc),
    tipodesc: fijo?.tipo === 'importe' ? 'I' : 'P',
    partes: allocate(impdesc, comprobantes),
    totdocs: cents(totdocs),
    totitems: cents(totitems),
    saldo: cents(saldo),
    saldototal: cents(subtract(add(saldo, decimal(recibo.cuenta)), credito)),
    bloqueos: blocks(recibo, { dpromitems, saldo, totdocs, totitems }),
  };
}
