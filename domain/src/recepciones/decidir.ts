import type { EstadoCobranza } from '../cobranzas/index.ts';
import type { Centavos, Dia, Messages, Problem } from '../kernel/index.ts';

/** What an administrator says of a value (D3 §4). */
export type AccionRecepcion = 'confirmar' | 'cancelar' | 'rechazar';

/** The flags of the call as one word; whoever cancels sends the item as it was, rejected or not. */
export function accionDe({ anular, rechazado }: { anular: boolean; rechazado: boolean }): AccionRecepcion {
  if (anular) return 'cancelar';
  return rechazado ? 'rechazar' : 'confirmar';
}

/** A value of a collection as its reception finds it. */
export interface ValorEnRecepcion {
  status: EstadoCobranza;
  recibido: boolean;
  rechazado: boolean;
  importe: Centavos;
  fecha: Dia | null;
}

export interface PedidoRecepcion {
  accion: AccionRecepcion;
  motivo: string;
  importe?: Centavos | undefined;
  fecha?: Dia | undefined;
}

export type CodigoRecepcion =
  | 'COBRANZA_RENDIDA'
  | 'COBRANZA_INGRESADA'
  | 'VALOR_RECHAZADO'
  | 'VALOR_RECIBIDO'
  | 'VALOR_YA_CONFIRMADO'
  | 'FALTA_MOTIVO'
  | 'IMPORTE_REQUERIDO'
  | 'CHEQUE_EN_OTRA_COBRANZA';

export const MENSAJES_RECEPCION: Messages<CodigoRecepcion> = {
  COBRANZA_RENDIDA: () => 'La cobranza está Rendida: primero volvela a Aprobada',
  COBRANZA_INGRESADA: () => 'La cobranza está Ingresada: un valor solo se puede rechazar',
  VALOR_RECHAZADO: () => 'El valor está rechazado: el vendedor tiene que eliminarlo de la cobranza',
  VALOR_RECIBIDO: () => 'El valor está confirmado: primero cancelá su recepción',
  VALOR_YA_CONFIRMADO: () => 'El valor ya está confirmado con otro importe o fecha: primero cancelá su recepción',
  FALTA_MOTIVO: () => 'Escribí el motivo del rechazo',
  IMPORTE_REQUERIDO: () => 'Debe ingresar un importe mayor a cero',
  CHEQUE_EN_OTRA_COBRANZA: ({ numero }) =>
    `El cheque ${numero} ya está en otra cobranza: no se puede cancelar su rechazo`,
};

/** What follows from a word: nothing, the change, or, once it was posted, giving the value back. */
export type DecisionRecepcion = 'igual' | 'cambia' | 'devuelve' | Problem<CodigoRecepcion>;

const refuse = (code: CodigoRecepcion, path?: string): Problem<CodigoRecepcion> => ({
  code,
  severity: 'block',
  ...(path ? { path } : {}),
});

/**
 * Whether a word on a value stands (D3 §4, domain-facts §4.6). Said twice it is the same; of a settled collection nothing
 * is said any more; of a posted one only that the value came back.
 */
export function decidirRecepcionValor(valor: ValorEnRecepcion, pedido: PedidoRecepcion): DecisionRecepcion {
  const { accion } = pedido;
  if (isSame(valor, pedido)) return 'igual';
  if (valor.status === 'S') return refuse('COBRANZA_RENDIDA');
  if (valor.status === 'I') {
    if (accion !== 'rechazar') return refuse('COBRANZA_INGRESADA');
    return pedido.motivo.trim() === '' ? refuse('FALTA_MOTIVO', 'updateMessage') : 'devuelve';
  }
  if (accion === 'cancelar') return 'cambia';
  if (accion === 'rechazar') {
    if (valor.recibido) return refuse('VALOR_RECIBIDO');
    return pedido.motivo.trim() === '' ? refuse('FALTA_MOTIVO', 'updateMessage') : 'cambia';
  }
  if (valor.rechazado) return refuse('VALOR_RECHAZADO');
  if (valor.recibido) return refuse('VALOR_YA_CONFIRMADO');
  return (pedido.importe ?? valor.importe) > 0 ? 'cambia' : refuse('IMPORTE_REQUERIDO', 'importe');
}

function isSame(valor: ValorEnRecepcion, { accion, importe, fecha }: PedidoRecepcion): boolean {
  if (accion === 'cancelar') return !valor.recibido && !valor.rechazado;
  if (accion === 'rechazar') return valor.rechazado;
  return valor.recibido && (importe ?? valor.importe) === valor.importe && (fecha ?? valor.fecha) === valor.fecha;
}

/** Where a reception row comes from: an item, a cheque, or an item of a prepaid quotation. */
export const FUENTES_RECEPCION = { I: 'item', C: 'cheque', P: 'prepago' } as const;
export type FuenteRecepcion = (typeof FUENTES_RECEPCION)[keyof typeof FUENTES_RECEPCION];

/** 'C123' → cheque 123; null when it is no id of ours. */
export function leerIdRecepcion(id: string): { fuente: FuenteRecepcion; id: number } | null {
  const found = /^([ICP])([1-9]\d{0,8})$/.exec(id);
  const letter = found?.[1];
  if (letter !== 'I' && letter !== 'C' && letter !== 'P') return null;
  return { fuente: FUENTES_RECEPCION[letter], id: Number(found?.[2]) };
}
