import { composeNumero } from '@distri/domain/cuentas';
import { addDays, type Centavos, type Dia, daysBetween, percentOf } from '@distri/domain/kernel';
import type { BulkWriter } from '../bulkWriter.ts';
import { addWorkdays, at } from '../calendar.ts';
import type { ClienteDemo, UsuarioDemo } from '../mundo.ts';
import type { Prng } from '../prng.ts';
import type { Agenda } from './agenda.ts';
import type { NotaDemo, NotasCredito } from './notasCredito.ts';
import type { Numero, Talonarios } from './talonarios.ts';

type Tipo = 'FAC' | 'DEB' | 'CRE' | 'AP' | 'RCO';

interface Documento {
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
}

/** Discount for paying early: 22% of the invoice without its perceptions (D2 §9, domain-facts §4.7). */
const AJUSTE_PLAZO = 220_000;
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

  addTo(writer: BulkWriter, clientes: readonly ClienteDemo[]): void {
    for (const documento of this.#documentos) writer.add('cuenta_documentos', documento);
    for (const { id: cliente } of clientes) {
      const saldo = this.#saldos.get(cliente) ?? 0;
      writer.add('cuentas_corrientes', { cliente, saldo });
      if (saldo !== 0) writer.add('cuenta_movimientos', { cliente, importe: saldo, clase: 'inicial' });
    }
  }

  #planPayment(cliente: ClienteDemo, fac: Documento, factura: FacturaEnCuenta): void {
    const wait = this.#daysToPay(cliente, factura);
    if (wait === null) return;
    const dia = addWorkdays(addDays(fac.ingreso, wait), 0);
    if (dia > this.#deps.ultimo) return;
    const early = wait <= EARLY_DAYS && !factura.isprepago && !factura.contado && this.#deps.prng.chance(30);
    this.#deps.agenda.plan(at(dia, this.#deps.prng.int(600, 1020)), () => {
      if (early) this.#adjust(cliente, fac, factura, dia);
      this.#pay(cliente, fac, dia);
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

  #adjust(cliente: ClienteDemo, fac: Documento, factura: FacturaEnCuenta, dia: Dia): void {
    const { notas, emisor, prng } = this.#deps;
    const wanted = Math.min(fac.pendiente, percentOf(fac.importe - fac.percepciones, AJUSTE_PLAZO));
    const dias = daysBetween(fac.ingreso, dia);
    const cuando = { dia, momento: at(dia, prng.int(600, 1020)), usuario: emisor };
    const about = { ...factura, cliente, dia: fac.ingreso };
    const nota = wanted > 0 ? notas.ajustePlazo(dias, wanted, about, cuando) : null;
    if (nota === null) return;
    this.#addNota('AP', cliente, nota, dia, 0);
    fac.pendiente -= nota.importe;
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

  #pay(cliente: ClienteDemo, fac: Documento, dia: Dia): void {
    if (fac.pendiente === 0) return;
    const { prng } = this.#deps;
    const partial = cliente.pagador === 'lento' && prng.chance(25);
    const applied = partial ? percentOf(fac.pendiente, prng.int(40, 70) * 10_000) : fac.pendiente;
    const surplus = !partial && prng.chance(2) ? (REDONDEO - (applied % REDONDEO)) % REDONDEO : 0;
    const documento = composeNumero(this.#deps.talonarios.nextRecibo());
    this.#add('RCO', cliente, documento, dia, applied + surplus, 0);
    fac.pendiente -= applied;
    this.#saldos.set(cliente.id, (this.#saldos.get(cliente.id) ?? 0) + surplus);
    if (!partial && prng.chance(0.6)) this.#planBouncedCheque(cliente, applied, dia);
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

  #addNota(tipo: 'CRE' | 'AP', cliente: ClienteDemo, nota: NotaDemo, dia: Dia, pendiente: Centavos): void {
    const row = this.#add(tipo, cliente, nota.documento, dia, nota.importe, pendiente);
    row.nota_credito = nota.id;
    row.percepciones = nota.percepciones;
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
    };
    this.#documentos.push(row);
    return row;
  }
}

/** Who stopped paying did so some weeks before they stopped buying. */
const SEMANAS_SIN_PAGAR = 4;

function paidThen({ hasta }: ClienteDemo, ingreso: Dia): boolean {
  return hasta !== null && ingreso < addDays(hasta, -7 * SEMANAS_SIN_PAGAR);
}

/** Paying within so many days of the invoice may earn the term adjustment. */
const EARLY_DAYS = 12;
