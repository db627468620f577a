import {
  type Centavos,
  combineDiscounts,
  type Dia,
  type Porcentaje,
  type Problem,
  type Rol,
  TOLERANCIA_PAGO,
} from '../kernel/index.ts';
import { type Articulos, BONIFICACION_PREPAGO, type DocumentLine } from '../lineas/index.ts';
import { checkValoresPrepago, totalValores, type Valor } from '../valores/index.ts';
import type { CodigoCotizacion } from './messages.ts';

/** What makes a quotation prepaid. */
export interface EntradaPrepago {
  /** Its collection items. */
  items: readonly Valor[];
  /** 70% of the total, with taxes. */
  totalPrepago: Centavos;
}

interface Entrada {
  ingreso: Dia;
  direccionEntrega: number | null;
  articulos: readonly DocumentLine[];
  prepago: EntradaPrepago | null;
}

interface Contexto {
  rol: Rol;
  articulos: Articulos;
  exentaDireccionEntrega: boolean;
  /** What an SCC item may use: the customer's credit, this quotation's own use put back. */
  saldoCuentaCorriente: Centavos;
}

type Problema = Problem<CodigoCotizacion>;

/** D2 §5: a delivery address, items that reach the prepaid total less 0.1, each of them right, Shell articles only. */
export function checkPrepago(entrada: Entrada, contexto: Contexto): Problema[] {
  if (entrada.prepago === null) return [];
  const { rol, saldoCuentaCorriente } = contexto;
  return [
    ...checkDireccion(entrada, contexto),
    ...checkItems(entrada.prepago),
    ...checkValoresPrepago(entrada.prepago.items, { rol, saldoCuentaCorriente, fechaRecibo: entrada.ingreso }),
    ...checkShell(entrada, contexto),
  ];
}

function checkDireccion(entrada: Entrada, contexto: Contexto): Problema[] {
  if (entrada.direccionEntrega !== null || contexto.exentaDireccionEntrega) return [];
  return [{ code: 'DIRECCION_REQUERIDA', severity: 'block', path: 'direccionEntrega' }];
}

function checkItems(prepago: EntradaPrepago): Problema[] {
  if (reachesTotal(prepago.items, prepago.totalPrepago)) return [];
  const { totalPrepago } = prepago;
  return [{ code: 'ITEMS_INSUFICIENTES', severity: 'block', path: 'itemsDeCobranza', params: { totalPrepago } }];
}

/** The items may be short by the tolerance of 0.1, not by more (D2 §5). */
export function reachesTotal(items: readonly Pick<Valor, 'importe'>[], totalPrepago: Centavos): boolean {
  return totalValores(items) >= totalPrepago - TOLERANCIA_PAGO;
}

/** What the items still lack of the prepaid total; 0 when they reach it. */
export function faltaPrepago(items: readonly Pick<Valor, 'importe'>[], totalPrepago: Centavos): Centavos {
  return reachesTotal(items, totalPrepago) ? 0 : totalPrepago - totalValores(items);
}

function checkShell(entrada: Entrada, contexto: Contexto): Problema[] {
  return entrada.articulos.flatMap((linea, index): Problema[] => {
    const articulo = contexto.articulos.get(linea.id);
    if (!articulo || articulo.is_shell) return [];
    return [{ code: 'SOLO_SHELL', severity: 'block', path: `articulos.${index}.id` }];
  });
}

/** General discount of the order that a prepaid quotation becomes: gd 10% → 37% (domain-facts §4.5). */
export function bonificacionDelPedidoPrepago(bonificacion: Porcentaje): Porcentaje {
  return combineDiscounts(bonificacion, BONIFICACION_PREPAGO);
}

/** Taxes go on with prepaid, so that its total has VAT and IIBB in it (domain-facts §6.15). */
export function proformaConPrepago(isProforma: boolean, isPrepago: boolean): boolean {
  return isProforma || isPrepago;
}
