import type { FiltroRecepcion, TipoRecepcion } from './contract.ts';

/** D3 §4, §8: what was said of an item. */
export const TEXTOS_RECEPCION = {
  recibido: 'El ítem fue marcado como recibido',
  noRecibido: 'El ítem fue marcado como no recibido',
  rechazado: 'El ítem fue rechazado',
} as const;

/** D3 §8, the literals; of the confirmed ones the documents give none. */
export const RECEPCIONES_VACIAS: Readonly<Record<FiltroRecepcion, string>> = {
  PENDIENTES: 'No hay items pendientes',
  RECIBIDOS: 'No hay items confirmados en estas fechas',
  RECHAZADOS: 'No hay items rechazados',
};

/** One of them, inside a sentence: '¿Rechazar el cheque…?'. */
export const NOMBRE_RECEPCION: Readonly<Record<TipoRecepcion, string>> = {
  CEL: 'el cheque',
  TRF: 'la transferencia',
  AEF: 'la acreditación',
  PREPAGO: 'la transferencia',
};
