import type { DocumentoACancelar } from '@distri/domain/cobranzas';
import { composeNumero, formatNumero } from '@distri/domain/cuentas';
import { addDays, type Centavos, type Dia, daysBetween, percentOf } from '@distri/domain/kernel';
import type { BulkWriter } from '../bulkWriter.ts';
import { addWorkdays, at } from '../calendar.ts';
import type { ClienteDemo, UsuarioDemo } from '../mundo.ts';
import type { Prng } from '../prng.ts';
import type { Agenda } from './agenda.ts';
import type { Cobranzas } from './cobranzas.ts';
import type { Asentadas } from './cobranzasAsentadas.ts';
import type { NotaDemo, NotasCredito } from './notasCredito.ts';
import type { Numero, Talonarios } from './talonarios.ts';

type Tipo = 'FAC' | 'DEB' | 'CRE' | 'AP' | 'RCO';

interface Documento {
  id: number;
  cliente: string;
  tipo: Tipo;
  documento: string;
  factura: number | null;
  nota_credito: number | null;
  ingreso: Dia;
  vencimiento: Dia;
  importe: Centavos;
  pendiente: Centavos;
  percepciones: Centavos;
  /** The collection that posted it, or the Guardada that it is for. */
  cobranza: number | null;
}

/** An invoice as the account sees it. */
export interface FacturaEnCuenta {
  id: number;
  pedido: number;
  letra: 'A' | 'B';
  documento: string;
  ingreso: Dia;
  vencimiento: Dia;
  importe: Centavos;
  percepciones: Centavos;
  isprepago: boolean;
  condvta30: boolean;
  /** Invoiced by the pad of what is paid on delivery. */
  contado: boolean;
  condcomercial: number;
  numero: Numero;
}

interface Dependencias {
  agenda: Agenda;
  talonarios: Talonarios;
  prng: Prng;
  ultimo: Dia;
  notas: NotasCredito;
  /** Who issues the notes. */
  emisor: UsuarioDemo;
  cobranzas: Cobranzas;
  asentadas: Asentadas;
}

/** Of a hundred invoices, those that get a bonus afterwards. */
const BONIFICADAS = 0.8;
/** Surpluses come from payments rounded up to whole ten thousands of pesos. */
const REDONDEO: Centavos = 1_000_000;
/** Debit notes have no pad of their own: they are numbered from here. */
const PRIMERA_NOTA_DEBITO = 601;

/**
 * The customers' accounts: invoices, what pays them, and the credit that is left. For every customer, debits less
 * credits is what is open less the surplus (domain-facts §4.9).
 */
export class Cuentas {
  readonly #deps: Dependencias;
  readonly #documentos: Documento[] = [];
  readonly #porFactura = new Map<number, Documento>();
  readonly #facturas = new Map<Documento, FacturaEnCuenta>();
  readonly #porCliente = new Map<string, Documento[]>();
  readonly #saldos = new Map<string, Centavos>();
  #notasDebito = PRIMERA_NOTA_DEBITO;

  constructor(deps: Dependencias) {
    this.#deps = deps;
  }

  /** Opens the invoice's document and decides when it will be paid. */
  charge(cliente: ClienteDemo, factura: FacturaEnCuenta): void {
    const { id, documento, ingreso, vencimiento, importe, percepciones } = factura;
    const fac = this.#add('FAC', cliente, documento, ingreso, importe, importe);
    fac.factura = id;
    fac.vencimiento = vencimiento;
    fac.percepciones = percepciones;
    this.#porFactura.set(id, fac);
    this.#facturas.set(fac, factura);
    this.#planPayment(cliente, fac, factura);
    if (this.#deps.prng.chance(BONIFICADAS)) this.#planBonificacion(cliente, fac, factura);
  }

  /** A credit note takes what is pending of its invoice first; what was paid already stays in the customer's favour. */
  credit(cliente: ClienteDemo, factura: number, nota: NotaDemo, dia: Dia): void {
    const fac = this.#porFactura.get(factura);
    const applied = Math.min(fac?.pendiente ?? 0, nota.importe);
    this.#addNota('CRE', cliente, nota, dia, nota.importe - applied);
    if (fac !== undefined) fac.pendiente -= applied;
  }

  /** The open invoices of a customer that a collection may cancel, the oldest first. */
  abiertas(cliente: string): DocumentoACancelar[] {
    const rows = this.#porCliente.get(cliente) ?? [];
    return rows.flatMap((row) => {
      const factura = this.#facturas.get(row);
      return factura && !factura.isprepago && row.pendiente >= 5 ? [aCancelar(row, factura, row.pendiente)] : [];
    });
  }

  /** The term adjustment of a Guardada over one of its invoices: open, for that one alone (domain-facts §4.6). */
  ajusteDe(cliente: ClienteDemo, documento: number, importe: Centavos, dia: Dia) {
    const fac = this.#documentos.find(({ id }) => id === documento);
    const factura = fac && this.#facturas.get(fac);
    if (!fac || !factura) return null;
    const nota = this.#emitirAjuste(cliente, fac, factura, importe, dia);
    if (nota === null) return null;
    const row = this.#addNota('AP', cliente, nota, dia, nota.importe);
    return {
      nota: nota.id,
      numero: formatNumero(nota.documento),
      documento: aCancelar(row, factura, nota.importe, 'AP'),
    };
  }

  /** Keeps a note for the collection that it belongs to. */
  reserve(nota: number, cobranza: number): void {
    const row = this.#documentos.find(({ nota_credito }) => nota_credito === nota);
    if (row) row.cobranza = cobranza;
  }

  addTo(writer: BulkWriter, clientes: readonly ClienteDemo[]): void {
    const momento = at(this.#deps.ultimo, 1080);
    for (const documento of this.#documentos) writer.add('cuenta_documentos', documento);
    for (const { id: cliente } of clientes) {
      const saldo = this.#saldos.get(cliente) ?? 0;
      writer.add('cuentas_corrientes', { cliente, saldo });
      if (saldo !== 0) writer.add('cuenta_movimientos', { cliente, importe: saldo, clase: 'inicial', momento });
    }
  }

  #planPayment(cliente: ClienteDemo, fac: Documento, factura: FacturaEnCuenta): void {
    const wait = this.#daysToPay(cliente, factura);
    if (wait === null) return;
    const dia = addWorkdays(addDays(fac.ingreso, wait), 0);
    if (dia > this.#deps.ultimo) return;
    const early = wait <= EARLY_DAYS && !factura.isprepago && !factura.contado && this.#deps.prng.chance(30);
    this.#deps.agenda.plan(at(dia, this.#deps.prng.int(600, 1020)), () => {
      const before = fac.pendiente;
      const nota = early ? this.#adjust(cliente, fac, factura, dia) : null;
      this.#pay(cliente, fac, dia, { factura, before, nota });
    });
  }

  /** Days from the invoice to the payment; null when it never comes. */
  #daysToPay(cliente: ClienteDemo, { isprepago, contado, ingreso }: FacturaEnCuenta): number | null {
    const { prng } = this.#deps;
    if (isprepago) return 0;
    if (cliente.pagador === 'nunca' && !paidThen(cliente, ingreso)) return null;
    if (cliente.pagador === 'moroso') return prng.chance(45) ? null : cliente.dias + prng.int(20, 70);
    if (contado) return prng.int(0, 1);
    if (cliente.pagador === 'lento') return cliente.dias + prng.int(5, 35);
    return Math.max(0, cliente.dias - prng.int(0, 20) + prng.int(0, 6));
  }

  #adjust(cliente: ClienteDemo, fac: Documento, factura: FacturaEnCuenta, dia: Dia): NotaDemo | null {
    const wanted = this.#deps.cobranzas.descuentoDe(cliente, aCancelar(fac, factura, fac.pendiente), dia);
    const nota = wanted > 0 ? this.#emitirAjuste(cliente, fac, factura, wanted, dia) : null;
    if (nota === null) return null;
    this.#addNota('AP', cliente, nota, dia, 0);
    fac.pendiente -= nota.importe;
    return nota;
  }

  #emitirAjuste(cliente: ClienteDemo, fac: Documento, factura: FacturaEnCuenta, importe: Centavos, dia: Dia) {
    const { notas, emisor, prng } = this.#deps;
    const cuando = { dia, momento: at(dia, prng.int(600, 1020)), usuario: emisor };
    const about = { ...factura, cliente, dia: fac.ingreso };
    return notas.ajustePlazo(daysBetween(fac.ingreso, dia), importe, about, cuando);
  }

  /** The office grants a little more: a note of a concept, still to be used. */
  #planBonificacion(cliente: ClienteDemo, fac: Documento, factura: FacturaEnCuenta): void {
    const { notas, emisor, prng, agenda, ultimo } = this.#deps;
    const dia = addWorkdays(fac.ingreso, prng.int(3, 10));
    if (dia > ultimo) return;
    const momento = at(dia, prng.int(560, 1000));
    const importe = percentOf(fac.importe - fac.percepciones, prng.int(2, 5) * 10_000);
    agenda.plan(momento, () => {
      const about = { ...factura, cliente, dia: fac.ingreso };
      const textos = ['Acuerdo comercial del mes'];
      const nota = notas.concepto('BONIFICACION', textos, importe, about, { dia, momento, usuario: emisor });
      if (nota !== null) this.#addNota('CRE', cliente, nota, dia, nota.importe);
    });
  }

  #pay(cliente: ClienteDemo, fac: Documento, dia: Dia, { factura, before, nota }: PagoDemo): void {
    if (fac.pendiente === 0) return;
    const { prng } = this.#deps;
    const partial = cliente.pagador === 'lento' && prng.chance(25);
    const applied = partial ? percentOf(fac.pendiente, prng.int(40, 70) * 10_000) : fac.pendiente;
    const surplus = !partial && prng.chance(2) ? (REDONDEO - (applied % REDONDEO)) % REDONDEO : 0;
    const bounces = !partial && prng.chance(0.6);
    const cobranza =
      surplus === 0 && !bounces ? this.#collect(cliente, fac, dia, { factura, before, nota }, applied) : null;
    const documento = cobranza?.recibo ?? composeNumero(this.#deps.talonarios.nextRecibo());
    const row = this.#add('RCO', cliente, documento, dia, applied + surplus, 0);
    row.cobranza = cobranza?.id ?? null;
    fac.pendiente -= applied;
    this.#saldos.set(cliente.id, (this.#saldos.get(cliente.id) ?? 0) + surplus);
    if (bounces) this.#planBouncedCheque(cliente, applied, dia);
  }

  /** Some of the payments came as a collection, which was settled and posted on the day of the payment. */
  #collect(cliente: ClienteDemo, fac: Documento, dia: Dia, { factura, before, nota }: PagoDemo, applied: Centavos) {
    const { cobranzas, asentadas } = this.#deps;
    if (factura.isprepago) return null;
    const importe = applied + (nota?.importe ?? 0);
    const documento = { ...aCancelar(fac, factura, before), importe };
    return asentadas.collect(cobranzas, { cliente, dia, documento, pagado: applied, nota });
  }

  /** A cheque of the receipt comes back: a debit note claims it again. */
  #planBouncedCheque(cliente: ClienteDemo, importe: Centavos, pago: Dia): void {
    const dia = addWorkdays(pago, this.#deps.prng.int(3, 12));
    if (dia > this.#deps.ultimo) return;
    this.#deps.agenda.plan(at(dia, 690), () => {
      const documento = composeNumero({ letra: cliente.letra, puntoVenta: 4, numero: this.#notasDebito });
      this.#notasDebito += 1;
      this.#add('DEB', cliente, documento, dia, importe, importe);
    });
  }

  #addNota(tipo: 'CRE' | 'AP', cliente: ClienteDemo, nota: NotaDemo, dia: Dia, pendiente: Centavos): Documento {
    const row = this.#add(tipo, cliente, nota.documento, dia, nota.importe, pendiente);
    row.nota_credito = nota.id;
    row.percepciones = nota.percepciones;
    return row;
  }

  #add(
    tipo: Tipo,
    cliente: ClienteDemo,
    documento: string,
    dia: Dia,
    importe: Centavos,
    pendiente: Centavos,
  ): Documento {
    const row: Documento = {
      id: this.#documentos.length + 1,
      cliente: cliente.id,
      tipo,
      documento,
      factura: null,
      nota_credito: null,
      ingreso: dia,
      vencimiento: dia,
      importe,
      pendiente,
      percepciones: 0,
      cobranza: null,
    };
    this.#documentos.push(row);
    const own = this.#porCliente.get(cliente.id);
    if (own) own.push(row);
    else this.#porCliente.set(cliente.id, [row]);
    return row;
  }
}

interface PagoDemo {
  factura: FacturaEnCuenta;
  /** What was open before the payment and its discount. */
  before: Centavos;
  nota: NotaDemo | null;
}

/** A document of the account as the rules of collections read it. */
function aCancelar(
  row: Documento,
  factura: FacturaEnCuenta,
  pendi: Centavos,
  tipo: 'FAC' | 'AP' = 'FAC',
): DocumentoACancelar {
  const { id, documento: numero, ingreso, importe: total, percepciones } = row;
  const facts = { id, tipo, numero, ingreso, total, percepciones };
  const { isprepago: isPrepago, condvta30: condVta30, numero: pad } = factura;
  return { ...facts, puntoVenta: pad.puntoVenta, pendi, importe: pendi, maxImporte: pendi, isPrepago, condVta30 };
}

/** Who stopped paying did so some weeks before they stopped buying. */
const SEMANAS_SIN_PAGAR = 4;

function paidThen({ hasta }: ClienteDemo, ingreso: Dia): boolean {
  return hasta !== null && ingreso < addDays(hasta, -7 * SEMANAS_SIN_PAGAR);
}

/** Paying within so many days of the invoice may earn the term adjustment. */
const EARLY_DAYS = 12;
