import type { Estadio } from './estados.ts';
import { isGranel } from './estados.ts';

/** The facts of an order that its transitions look at. */
export interface PedidoEnCurso {
  estadio: Estadio;
  /** Nothing left to invoice and something was. */
  estado: boolean;
  tiene_articulos_facturados: boolean;
  /** ENV or one of the bulk types. */
  tipo: string;
  /** Some line has pendfac > 0. */
  pendiente: boolean;
  /** On an open route sheet that has no result for it yet. */
  enHoja: boolean;
  /** Its last E, P, R or H was recorded on a sheet. */
  resultadoEnHoja: boolean;
  /** Some order of its sheet is already in D, E, P, R or H. */
  hojaEnMarcha: boolean;
  /** Its trip needs a COT that nobody has obtained. */
  esperaCot: boolean;
}

/** What the person brings along with the action. */
export interface DatosTransicion {
  /** Photo of the signed remito. */
  foto?: boolean;
  motivo?: string;
}

/** Why an action cannot be done; its Spanish is in `messages.ts`. */
export type CodigoTransicion =
  | 'TRANSICION_INEXISTENTE'
  | 'SIN_PERMISO'
  | 'YA_EN_HOJA'
  | 'RESULTADO_SIN_HOJA'
  | 'RESULTADO_EN_HOJA'
  | 'YA_FACTURADO'
  | 'SIN_FACTURAR'
  | 'SIN_PENDIENTES'
  | 'NO_ES_GRANEL'
  | 'HOJA_EN_MARCHA'
  | 'ESPERA_COT'
  | 'FALTA_FOTO'
  | 'FALTA_MOTIVO';

/** Returns nothing, or why not. */
export type Guard = (pedido: PedidoEnCurso, datos: DatosTransicion) => CodigoTransicion | null;

/** Invoiced whole or in part: an order invoiced short can still leave (domain-facts §4.2). */
export function isFacturado(pedido: Pick<PedidoEnCurso, 'estado' | 'tiene_articulos_facturados'>): boolean {
  return pedido.estado || pedido.tiene_articulos_facturados;
}

export const facturado: Guard = (pedido) => (isFacturado(pedido) ? null : 'SIN_FACTURAR');
export const sinFacturar: Guard = (pedido) => (isFacturado(pedido) ? 'YA_FACTURADO' : null);
/** Packaged orders travel invoiced; bulk is invoiced once its litres were metered. */
export const facturadoOGranel: Guard = (pedido, datos) => (isGranel(pedido.tipo) ? null : facturado(pedido, datos));
export const granel: Guard = (pedido) => (isGranel(pedido.tipo) ? null : 'NO_ES_GRANEL');
export const conPendientes: Guard = (pedido) => (pedido.pendiente ? null : 'SIN_PENDIENTES');
/** An order is on one open sheet at most. */
export const libreDeHoja: Guard = (pedido) => (pedido.enHoja ? 'YA_EN_HOJA' : null);
export const resultadoSinHoja: Guard = (pedido) => (pedido.resultadoEnHoja ? 'RESULTADO_EN_HOJA' : null);
export const resultadoEnHoja: Guard = (pedido) => (pedido.resultadoEnHoja ? null : 'RESULTADO_SIN_HOJA');
export const hojaSinSalir: Guard = (pedido) => (pedido.hojaEnMarcha ? 'HOJA_EN_MARCHA' : null);
export const sinCotPendiente: Guard = (pedido) => (pedido.esperaCot ? 'ESPERA_COT' : null);

/** On a sheet, E and P need the photo of the remito (D4 §5). A missing one is a 422. */
export const fotoEnHoja: Guard = (pedido, datos) => (pedido.enHoja && !datos.foto ? 'FALTA_FOTO' : null);
export const conMotivo: Guard = (_pedido, datos) => (datos.motivo?.trim() ? null : 'FALTA_MOTIVO');
