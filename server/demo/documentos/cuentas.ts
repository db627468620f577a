import { composeNumero } from '@distri/domain/cuentas';
import { addDays, type Centavos, type Dia, percentOf } from '@distri/domain/kernel';
import type { BulkWriter } from '../bulkWriter.ts';
import { addWorkdays, at } from '../calendar.ts';
import type { ClienteDemo } from '../mundo.ts';
import type { Prng } from '../prng.ts';
import type { Agenda } from './agenda.ts';
import type { Talonarios } from './talonarios.ts';

type Tipo = 'FAC' | 'DEB' | 'CRE' | 'AP' | 'RCO';

interface Documento {
  cliente: string;
  tipo: Tipo;
  documento: string;
  factura: number | null;
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
}

interface Dependencias {
  agenda: Agenda;
  talonarios: Talonarios;
  prng: Prng;
  ultimo: Dia;
  talonarioNotaCredito: number;
}

/** Discount for paying early: 22% of the invoice without its perceptions (D2 §9, domain-facts §4.7). */
const AJUSTE_PLAZO = 220_000;
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
  readonly #porPedido = new Map<number, { fac: Documento; letra: 'A' | 'B' }>();
  readonly #saldos = new Map<string, Centavos>();
  #notasDebito = PRIMERA_NOTA_DEBITO;

  constructor(deps: Dependencias) {
    this.#deps = deps;
  }

  /** Opens the invoice's document and decides when it will be paid. */
  charge(cliente: ClienteDemo, factura: FacturaEnCuenta): void {
    const { id, pedido, letra, documento, ingreso, vencimiento, importe, percepciones } = factura;
    const fac = this.#add('FAC', cliente, documento, ingreso, importe, importe);
    fac.factura = id;
    fac.vencimiento = vencimiento;
    fac.percepciones = percepciones;
    this.#porPedido.set(pedido, { fac, letra });
    this.#planPayment(cliente, fac, factura);
  }

  /** A credit note for all of the order's invoice; what was paid already stays in the customer's favour. */
  credit(cliente: ClienteDemo, pedido: number, dia: Dia): void {
    const found = this.#porPedido.get(pedido);
    if (found === undefined) return;
    const { fac, letra } = found;
    const applied = fac.pendiente;
    this.#add('CRE', cliente, this.#numeroNotaCredito(letra), dia, fac.importe, fac.importe - applied);
    fac.pendiente = 0;
  }

  addTo(writer: BulkWriter, clientes: readonly ClienteDemo[]): void {
    for (const documento of this.#documentos) writer.add('cuenta_documentos', documento);
    for (const { id } of clientes) writer.add('cuentas_corrientes', { cliente: id, saldo: this.#saldos.get(id) ?? 0 });
  }

  #planPayment(cliente: ClienteDemo, fac: Documento, factura: FacturaEnCuenta): void {
    const wait = this.#daysToPay(cliente, factura);
    if (wait === null) return;
    const dia = addWorkdays(addDays(fac.ingreso, wait), 0);
    if (dia > this.#deps.ultimo) return;
    const early = wait <= EARLY_DAYS && !factura.isprepago && !factura.contado && this.#deps.prng.chance(30);
    this.#deps.agenda.plan(at(dia, this.#deps.prng.int(600, 1020)), () => {
      if (early) this.#adjust(cliente, fac, factura.letra, dia);
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

  #adjust(cliente: ClienteDemo, fac: Documento, letra: 'A' | 'B', dia: Dia): void {
    const importe = Math.min(fac.pendiente, percentOf(fac.importe - fac.percepciones, AJUSTE_PLAZO));
    if (importe <= 0) return;
    this.#add('AP', cliente, this.#numeroNotaCredito(letra), dia, importe, 0);
    fac.pendiente -= importe;
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

  #numeroNotaCredito(letra: 'A' | 'B'): string {
    return composeNumero(this.#deps.talonarios.next(this.#deps.talonarioNotaCredito, letra));
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
