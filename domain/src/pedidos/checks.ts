import { type DocumentoDeCuenta, impagosDePuntoVenta } from '../cuentas/index.ts';
import type { Dia, Porcentaje, Problem, Rol } from '../kernel/index.ts';
import {
  type Articulos,
  type ContextoLineas,
  checkBonificacionGeneral,
  checkConjunto,
  checkFechas,
  checkLeyendas,
  checkRenglones,
  codigoDeCondicion,
  type DocumentLine,
  firstDifferent,
  type Leyendas,
} from '../lineas/index.ts';
import { checkStock } from '../stock/index.ts';
import type { CodigoPedido } from './messages.ts';

export type ProblemaPedido = Problem<CodigoPedido>;

/** An order about to be saved. Problem paths name these fields: 'articulos.2.cantidad', 'direccionEntrega'. */
export interface EntradaPedido extends Leyendas {
  ingreso: Dia;
  entrega: Dia;
  bonificacion: Porcentaje;
  direccionEntrega: number | null;
  articulos: readonly DocumentLine[];
}

/** `clientes.contextoVenta` answers all of it but who asks, the articles and the reference. */
export interface ContextoPedido extends ContextoLineas {
  cliente: ContextoLineas['cliente'] & { inhabilitado: boolean };
  hoy: Dia;
  direcciones: readonly { id: number }[];
  documentosImpagos: readonly DocumentoDeCuenta[];
  maxArticulosPedido: number;
  puntoVentaBloqueante: number;
  exentaDireccionEntrega: boolean;
  /** The flags of the quotation that it is made from; null without one. */
  cotizacion: { isPrepago: boolean; vencida: boolean; pedidoref: number | null } | null;
}

/** What is known before the first line: customer, account, addresses, reference (D2 §5). */
export function checkAperturaPedido(
  contexto: Pick<
    ContextoPedido,
    | 'rol'
    | 'cliente'
    | 'direcciones'
    | 'documentosImpagos'
    | 'puntoVentaBloqueante'
    | 'exentaDireccionEntrega'
    | 'cotizacion'
  >,
): ProblemaPedido[] {
  return [
    ...checkReferencia(contexto.cotizacion),
    ...checkInhabilitado(contexto),
    ...checkPuntoVenta(contexto),
    ...checkTieneDirecciones(contexto),
  ];
}

/** Every rule of D2 §5 for a new order. The form shows them, the server refuses the blocking ones. */
export function checkPedido(entrada: EntradaPedido, contexto: ContextoPedido): ProblemaPedido[] {
  return [
    ...checkAperturaPedido(contexto),
    ...checkConjunto(entrada, contexto, contexto.maxArticulosPedido),
    ...checkCondicion30(entrada.articulos, contexto.articulos),
    ...checkRenglones(entrada, contexto),
    ...checkBonificacionGeneral(entrada, contexto),
    ...checkFechas(entrada, contexto.hoy),
    ...checkDireccion(entrada.direccionEntrega, contexto),
    ...checkLeyendas(entrada),
    ...checkStock(entrada.articulos, contexto.articulos, 'pedido'),
  ];
}

/** Expired and prepaid quotations are no reference (D2 §4); one that was used already is pointed out. */
function checkReferencia(cotizacion: ContextoPedido['cotizacion']): ProblemaPedido[] {
  if (cotizacion === null) return [];
  if (cotizacion.vencida) return [{ code: 'REFERENCIA_VENCIDA', severity: 'block' }];
  if (cotizacion.isPrepago) return [{ code: 'REFERENCIA_PREPAGO', severity: 'block' }];
  if (cotizacion.pedidoref === null) return [];
  return [{ code: 'REFERENCIA_USADA', severity: 'warn', params: { pedido: cotizacion.pedidoref } }];
}

/** D2 §5 warns; only A and O may go on (domain-facts §4.13). */
function checkInhabilitado({ rol, cliente }: Pick<ContextoPedido, 'rol' | 'cliente'>): ProblemaPedido[] {
  if (!cliente.inhabilitado) return [];
  return [{ code: 'CLIENTE_INHABILITADO', severity: canOrderForInhabilitado(rol) ? 'warn' : 'block' }];
}

/** The new-order button is off for a disabled customer (D2 §2), except for those who may order all the same. */
export function canOrderForInhabilitado(rol: Rol): boolean {
  return rol === 'A' || rol === 'O';
}

/** Unpaid documents of sales point 17: a warning for A, S and O, a stop for the rest (D2 §5). */
function checkPuntoVenta(
  contexto: Pick<ContextoPedido, 'rol' | 'documentosImpagos' | 'puntoVentaBloqueante'>,
): ProblemaPedido[] {
  const puntoVenta = contexto.puntoVentaBloqueante;
  if (impagosDePuntoVenta(contexto.documentosImpagos, puntoVenta).length === 0) return [];
  const warned = contexto.rol === 'A' || contexto.rol === 'S' || contexto.rol === 'O';
  return [{ code: 'IMPAGOS_PUNTO_VENTA', severity: warned ? 'warn' : 'block', params: { puntoVenta } }];
}

function checkTieneDirecciones(
  contexto: Pick<ContextoPedido, 'direcciones' | 'exentaDireccionEntrega'>,
): ProblemaPedido[] {
  if (contexto.exentaDireccionEntrega || contexto.direcciones.length > 0) return [];
  return [{ code: 'SIN_DIRECCIONES', severity: 'block', path: 'direccionEntrega' }];
}

/** Required, and one of the customer's; one company is exempt from choosing (D2 §5). */
function checkDireccion(
  direccionEntrega: number | null,
  contexto: Pick<ContextoPedido, 'direcciones' | 'exentaDireccionEntrega'>,
): ProblemaPedido[] {
  const path = 'direccionEntrega';
  if (direccionEntrega === null) {
    const excused = contexto.exentaDireccionEntrega || contexto.direcciones.length === 0;
    return excused ? [] : [{ code: 'DIRECCION_REQUERIDA', severity: 'block', path }];
  }
  if (contexto.direcciones.some((direccion) => direccion.id === direccionEntrega)) return [];
  return [{ code: 'DIRECCION_AJENA', severity: 'block', path }];
}

/** Articles with and without the special 30-day condition do not go together (D2 §5). */
function checkCondicion30(lineas: readonly DocumentLine[], articulos: Articulos): ProblemaPedido[] {
  const mixed = firstDifferent(lineas, articulos, (articulo) => articulo.condVta30, codigoDeCondicion) !== -1;
  return mixed ? [{ code: 'CONDICION_30_MEZCLADA', severity: 'block', path: 'articulos' }] : [];
}
