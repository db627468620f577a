import { type DocumentoDeCuenta, documentosVencidos } from '../cuentas/index.ts';
import type { Centavos, Dia, Porcentaje, Problem } from '../kernel/index.ts';
import {
  type ContextoLineas,
  checkBonificacionGeneral,
  checkConjunto,
  checkFechas,
  checkLeyendas,
  checkRenglones,
  type DocumentLine,
  type Leyendas,
} from '../lineas/index.ts';
import { checkStock } from '../stock/index.ts';
import type { CodigoCotizacion } from './messages.ts';
import { checkPrepago, type EntradaPrepago } from './prepago.ts';

export type ProblemaCotizacion = Problem<CodigoCotizacion>;

/** A quotation about to be saved. Problem paths name these fields: 'articulos.2.precio', 'leyenda3'. */
export interface EntradaCotizacion extends Leyendas {
  ingreso: Dia;
  entrega: Dia;
  bonificacion: Porcentaje;
  direccionEntrega: number | null;
  articulos: readonly DocumentLine[];
  /** Null when it is not prepaid. */
  prepago: EntradaPrepago | null;
}

/** `clientes.contextoVenta` answers all of it but who asks, the articles and the reference. */
export interface ContextoCotizacion extends ContextoLineas {
  hoy: Dia;
  direcciones: readonly { id: number }[];
  documentosImpagos: readonly DocumentoDeCuenta[];
  maxArticulosCotizacion: number;
  exentaDireccionEntrega: boolean;
  saldoCuentaCorriente: Centavos;
  /** Days may lie in the past once it was created (D2 §5). */
  operacion: 'CREATE' | 'EDIT';
}

/** What a person is told on opening the form, before typing anything (D2 §5). */
export function checkAperturaCotizacion(
  contexto: Pick<ContextoCotizacion, 'documentosImpagos' | 'hoy'>,
): ProblemaCotizacion[] {
  const vencidos = documentosVencidos(contexto.documentosImpagos, contexto.hoy);
  const oldest = vencidos[0];
  if (!oldest) return [];
  const params = { cantidad: vencidos.length, documento: oldest.numcompdocu, ingreso: oldest.ingreso };
  return [{ code: 'DOCUMENTOS_VENCIDOS', severity: 'warn', params }];
}

/** Every rule of D2 §5 for a new or an edited quotation. The form shows them, the server refuses the blocking ones. */
export function checkCotizacion(entrada: EntradaCotizacion, contexto: ContextoCotizacion): ProblemaCotizacion[] {
  return [
    ...checkConjunto(entrada, contexto, contexto.maxArticulosCotizacion),
    ...checkRenglones(entrada, contexto),
    ...checkBonificacionGeneral(entrada, contexto),
    ...(contexto.operacion === 'CREATE' ? checkFechas(entrada, contexto.hoy) : []),
    ...checkDireccion(entrada, contexto),
    ...checkLeyendas(entrada),
    ...checkPrepago(entrada, contexto),
    ...checkStock(entrada.articulos, contexto.articulos, 'cotizacion'),
    ...checkAperturaCotizacion(contexto),
  ];
}

/** An address is optional here (prepaid apart), but it has to be the customer's. */
function checkDireccion(entrada: EntradaCotizacion, contexto: ContextoCotizacion): ProblemaCotizacion[] {
  const { direccionEntrega } = entrada;
  if (direccionEntrega === null || contexto.direcciones.some((direccion) => direccion.id === direccionEntrega))
    return [];
  return [{ code: 'DIRECCION_AJENA', severity: 'block', path: 'direccionEntrega' }];
}

/** Changing the list with articles already in: only what is added from now on takes it (D2 §5). */
export function checkCambioLista(articulos: readonly DocumentLine[]): ProblemaCotizacion[] {
  return articulos.length === 0 ? [] : [{ code: 'LISTA_CAMBIADA', severity: 'warn', path: 'listaprecio' }];
}

/** The fields that stay as they were created (D2 §4). */
export interface CamposFijosCotizacion {
  isProforma: boolean;
  isPrepago: boolean;
  ingreso: Dia;
  entrega: Dia;
}

/** D2 §4: once created, taxes flag, prepaid flag and dates do not change. */
export function checkCamposFijos(antes: CamposFijosCotizacion, despues: CamposFijosCotizacion): ProblemaCotizacion[] {
  return (['isProforma', 'isPrepago', 'ingreso', 'entrega'] as const)
    .filter((path) => antes[path] !== despues[path])
    .map((path) => ({ code: 'CAMPO_FIJO', severity: 'block', path }));
}
