import { DIAS_DOCUMENTO_VENCIDO, formatNumero } from '../cuentas/index.ts';
import { formatDia, formatMoney, type Messages } from '../kernel/index.ts';
import { type CodigoLinea, MENSAJES_LINEAS } from '../lineas/index.ts';
import { type CodigoStock, MENSAJES_STOCK } from '../stock/index.ts';
import { type CodigoValor, MENSAJES_VALORES } from '../valores/index.ts';
import type { Aprobacion, CodigoAprobacion } from './aprobacion.ts';
import { ESTADOS_COTIZACION, type EstadoCotizacion } from './estados.ts';

export type CodigoCotizacion =
  | CodigoLinea
  | CodigoStock
  | CodigoValor
  | 'DIRECCION_REQUERIDA'
  | 'DIRECCION_AJENA'
  | 'ITEMS_INSUFICIENTES'
  | 'SOLO_SHELL'
  | 'DOCUMENTOS_VENCIDOS'
  | 'LISTA_CAMBIADA'
  | 'CAMPO_FIJO'
  | 'ITEM_RECIBIDO'
  | 'TRANSFERENCIA_REPETIDA';

/** D2 §5, literals as they stand (decisions 13). */
export const MENSAJES_COTIZACION: Messages<CodigoCotizacion> = {
  ...MENSAJES_LINEAS,
  ...MENSAJES_STOCK,
  ...MENSAJES_VALORES,
  MAX_ARTICULOS: ({ max }) => `No puede ingresar más de ${max} artículos en una cotización.`,
  ALICUOTAS_DISTINTAS: () => 'No puede ingresar artículos con distintas alícuotas de IVA en un mismo pedido',
  DIRECCION_REQUERIDA: () => 'Debe seleccionar una dirección de entrega para el pedido',
  DIRECCION_AJENA: () => 'La dirección de entrega no es del cliente',
  ITEMS_INSUFICIENTES: ({ totalPrepago }) =>
    `El monto total de los ítems de cobranza no puede ser menor al monto total bonificado (${formatMoney(Number(totalPrepago))})`,
  SOLO_SHELL: () => 'Por ser cotización prepago, solo puede ingresar artículos de Shell',
  DOCUMENTOS_VENCIDOS: ({ cantidad, documento, ingreso }) => {
    const cual = `${formatNumero(String(documento))}, del ${formatDia(String(ingreso))}.`;
    return cantidad === 1
      ? `El cliente tiene un documento impago de más de ${DIAS_DOCUMENTO_VENCIDO} días: ${cual}`
      : `El cliente tiene ${cantidad} documentos impagos de más de ${DIAS_DOCUMENTO_VENCIDO} días. El más antiguo: ${cual}`;
  },
  LISTA_CAMBIADA: () => 'El cambio de lista de precios solo afecta a los artículos que agregue desde ahora.',
  CAMPO_FIJO: () => 'Una vez creada la cotización no se pueden cambiar los impuestos, el prepago ni las fechas',
  ITEM_RECIBIDO: ({ leyenda }) => `El ítem '${leyenda}' ya fue recibido: no se puede cambiar ni quitar`,
  TRANSFERENCIA_REPETIDA: ({ numero, cotizacion }) =>
    `La transferencia ${numero} ya figura en la cotización ${cotizacion}.`,
};

const PARTICIPIO: Readonly<Record<Aprobacion, string>> = { A: 'aprobar', R: 'rechazar', '': 'volver a Nueva' };

/** Why an approval or a reception is refused. */
export const MENSAJES_APROBACION: Messages<CodigoAprobacion> = {
  NO_ES_PREPAGO: () => 'La cotización no es prepago',
  YA_TIENE_PEDIDO: ({ pedido }) => `La cotización ya generó el pedido ${pedido}: no se puede cambiar`,
  VENCIDA_SIN_APROBAR: ({ vence }) => `La cotización venció el ${formatDia(String(vence))}: no se puede aprobar`,
  VENCIDA_SIN_CAMBIOS: ({ vence }) =>
    `La cotización venció el ${formatDia(String(vence))}: solo se pueden cambiar los ítems de cobranza, la entrega y las leyendas`,
  NO_SE_EDITA: () => 'Solo se editan las cotizaciones prepago sin transferencias rechazadas y sin pedido',
  TRANSICION_PREPAGO: ({ estado, accion }) =>
    `La cotización está en ${ESTADOS_COTIZACION[estado as EstadoCotizacion].palabra}: no se puede ${PARTICIPIO[accion as Aprobacion]}`,
  TRANSFERENCIA_RECIBIDA: () => 'La cotización tiene transferencias recibidas: primero cancelá su recepción',
  TRANSFERENCIA_RECHAZADA: () => 'La cotización tiene una transferencia rechazada: primero cancelá el rechazo',
  SIN_APROBAR: () => 'La cotización no está aprobada: no se pueden recibir sus transferencias',
  ITEM_INEXISTENTE: () => 'No existe el ítem de cobranza',
  ITEM_SIN_RECEPCION: () => 'El ítem no necesita recepción: solo las transferencias definitivas',
  ITEM_RECHAZADO: () => 'El ítem está rechazado: primero cancelá el rechazo',
  ITEM_YA_RECIBIDO: () => 'El ítem ya fue recibido: primero cancelá la recepción',
  FALTA_MOTIVO: () => 'Debe indicar el motivo del rechazo',
};

/** D2 §2, §8. */
export const TEXTOS_COTIZACION = {
  seleccion: 'Selección de Cliente',
  vacio: 'No se encontraron cotizaciones para el cliente seleccionado',
  sinDirecciones: 'No se encontraron direcciones de entrega disponibles',
  sinValoresFacturados: 'No se encontraron valores facturados para este artículo',
  prepago: 'Prepago (-30%)',
  eliminada: (id: number) => `Se eliminó correctamente la cotización número ${id}`,
  creada: (id: number) => `Se generó correctamente la cotización número ${id}`,
  editada: (id: number) => `Se editó correctamente la cotización número ${id}`,
} as const;
