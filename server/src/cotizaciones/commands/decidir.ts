import {
  type CabeceraCotizacion,
  checkCotizacion,
  MENSAJES_COTIZACION,
  type ProblemaCotizacion,
  proformaConPrepago,
} from '@distri/domain/cotizaciones';
import {
  customerScope,
  isBlocking,
  type Problem,
  problemText,
  type Refusal,
  refuse,
  refuseProblems,
} from '@distri/domain/kernel';
import {
  checkImporte,
  codigoDeCondicion,
  composeLeyendas,
  type DocumentLine,
  type LineaEntrada,
  type Referencia,
  type Totals,
  totals,
} from '@distri/domain/lineas';
import { type ItemDeCobranzaEntrada, normalizeValor, type Valor } from '@distri/domain/valores';
import { type ArticuloDeVenta, readArticulosVenta } from '../../articulos/index.ts';
import { type ClienteVenta, direccionTexto, lockClienteVenta, refuseInexistentes } from '../../clientes/index.ts';
import { lockSaldo } from '../../cuentas/index.ts';
import { articleIds, documentLines, namedAuthor, namedPads } from '../../lineas/index.ts';
import type { CommandCtx } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/handle.ts';
import { checkReferidos, readTransferenciasRepetidas } from '../items/referidos.ts';

/** What the form sends, new or edited. */
export interface CotizacionEnviada {
  header: CabeceraCotizacion;
  importes: { subtotal: number; bonificado: number; total: number };
  articulos: readonly LineaEntrada[];
  itemsDeCobranza: readonly ItemDeCobranzaEntrada[];
}

/** Where a decision stands: a new quotation, or a stored one that somebody edits. */
export interface Decidiendo {
  cliente: ClienteVenta;
  operacion: 'CREATE' | 'EDIT';
  /** What it was started from; of an edit, itself as it was (decisions 15). */
  referencia: Referencia | null;
  /** Number of the edited one; 0 of a new one. */
  id: number;
  /** The credit of the account that the edited one uses: its own to use again. */
  saldoPropio: number;
}

/** A quotation that may be stored. */
export interface CotizacionDecidida {
  cliente: ClienteVenta;
  header: CabeceraCotizacion;
  direccionTexto: string;
  condvta30: boolean;
  alicuotaIva: number;
  totals: Totals;
  lineas: DocumentLine[];
  articulos: Map<string, ArticuloDeVenta>;
  items: Valor[];
  avisos: string[];
}

/** Locks in one order for everybody: the customer first (reliability B4). */
export async function lockCliente(
  tx: Tx,
  ctx: CommandCtx,
  id: string,
  header: Pick<CabeceraCotizacion, 'condcomercial' | 'usuario' | 'vendedor' | 'talremito'>,
  operacion: Decidiendo['operacion'],
): Promise<ClienteVenta | Refusal> {
  const pads = namedPads(ctx.sesion, header, ctx.empresa, operacion);
  const named = { ...namedAuthor(ctx.sesion, header), ...pads };
  const refs = { condcomercial: header.condcomercial, ...named };
  const cliente = await lockClienteVenta(tx, id, customerScope(ctx.sesion), refs);
  if (!cliente) return refuse(404, 'No existe el cliente');
  return refuseInexistentes(cliente) ?? cliente;
}

/** The amounts on the screen have to be ours (A8): each that differs is a problem of its own. */
function amountProblems(sent: CotizacionEnviada['importes'], calculated: Totals): Problem<'IMPORTE_DISTINTO'>[] {
  return [
    ...checkImporte(sent.subtotal, calculated.subtotal, 'importes.subtotal'),
    ...checkImporte(sent.bonificado, calculated.bonificado, 'importes.bonificado'),
    ...checkImporte(sent.total, calculated.total, 'importes.total'),
  ] as Problem<'IMPORTE_DISTINTO'>[];
}

function taxes(articulos: Map<string, ArticuloDeVenta>, lineas: DocumentLine[]) {
  const articulo = articulos.get(lineas[0]?.id ?? '');
  return { id: articulo?.ivavta ?? 0, porcentaje: articulo?.alicuota ?? 0 };
}

/** The credit of the account is read, and its row locked, only when an item uses it. */
async function saldoPara(tx: Tx, items: readonly Valor[], { cliente, saldoPropio }: Decidiendo): Promise<number> {
  if (!items.some(({ tipo }) => tipo === 'SCC')) return 0;
  return (await lockSaldo(tx, cliente.id)) + saldoPropio;
}

interface Armada {
  header: CabeceraCotizacion;
  lineas: DocumentLine[];
  items: Valor[];
  totals: Totals;
  articulos: Map<string, ArticuloDeVenta>;
  saldoCuentaCorriente: number;
}

function problems(ctx: CommandCtx, armada: Armada, { cliente, operacion, referencia }: Decidiendo) {
  const { header, lineas, items, articulos, saldoCuentaCorriente } = armada;
  return checkCotizacion(
    {
      ...header,
      direccionEntrega: header.direccionEntrega ?? null,
      articulos: lineas,
      prepago: header.isPrepago ? { items, totalPrepago: armada.totals.totalPrepago } : null,
    },
    {
      rol: ctx.sesion.rol,
      empresa: ctx.empresa.id,
      maxBonificacion: ctx.empresa.maxBonificacion,
      maxArticulosCotizacion: ctx.empresa.maxArticulosCotizacion,
      exentaDireccionEntrega: ctx.empresa.exentaDireccionEntrega,
      hoy: ctx.today(),
      operacion,
      saldoCuentaCorriente,
      cliente,
      direcciones: cliente.direcciones,
      documentosImpagos: cliente.documentosImpagos,
      articulos,
      referencia,
    },
  );
}

const warningsOf = (found: readonly ProblemaCotizacion[]) =>
  found.filter((problem) => !isBlocking(problem)).map((problem) => problemText(MENSAJES_COTIZACION, problem));

async function repeatedTransfers(tx: Tx, items: readonly Valor[], id: number): Promise<ProblemaCotizacion[]> {
  const repeated = await readTransferenciasRepetidas(tx, items, id);
  return repeated.map((params) => ({ code: 'TRANSFERENCIA_REPETIDA', severity: 'warn', params: { ...params } }));
}

/**
 * Decides a quotation again on rows read now: lines, discounts, days, address, legends, totals, and for a prepaid one
 * its items and the credit they use. The caller has locked the customer, and of an edit the quotation.
 */
export async function decidirCotizacion(
  tx: Tx,
  ctx: CommandCtx,
  enviada: CotizacionEnviada,
  decidiendo: Decidiendo,
): Promise<CotizacionDecidida | Refusal> {
  const { cliente } = decidiendo;
  const { isPrepago } = enviada.header;
  const articulos = await readArticulosVenta(tx, articleIds(enviada.articulos), ctx.empresa.depositoPredeterminado);
  const lineas = documentLines(enviada.articulos, articulos);
  const items = isPrepago ? enviada.itemsDeCobranza.map(normalizeValor) : [];
  const direccion = cliente.direcciones.find(({ id }) => id === enviada.header.direccionEntrega) ?? null;
  const isProforma = proformaConPrepago(enviada.header.isProforma, isPrepago);
  const header = { ...enviada.header, ...composeLeyendas(direccion, enviada.header), isProforma };
  const iva = taxes(articulos, lineas);
  const calculated = totals(lineas, {
    bonificacion: header.bonificacion,
    alicuotaIVA: iva.porcentaje,
    iibb: cliente.iibb,
    conImpuestos: isProforma,
    prepago: isPrepago,
  });
  const saldoCuentaCorriente = await saldoPara(tx, items, decidiendo);
  const armada = { header, lineas, items, totals: calculated, articulos, saldoCuentaCorriente };
  const found = problems(ctx, armada, decidiendo);
  const refusal =
    refuseProblems(MENSAJES_COTIZACION, found) ??
    refuseProblems(MENSAJES_COTIZACION, amountProblems(enviada.importes, calculated)) ??
    (await checkReferidos(tx, items));
  if (refusal) return refusal;
  return {
    cliente,
    header,
    direccionTexto: direccion ? direccionTexto(direccion) : '',
    condvta30: lineas.some((linea) => articulos.get(codigoDeCondicion(linea))?.condVta30),
    alicuotaIva: iva.id,
    totals: calculated,
    lineas,
    articulos,
    items,
    avisos: warningsOf(await repeatedTransfers(tx, items, decidiendo.id)),
  };
}
