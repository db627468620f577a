import { DIAS_DOCUMENTO_VENCIDO, formatNumero } from '../cuentas/index.ts';
import { formatDia, formatMoney, type Messages } from '../kernel/index.ts';
import { type CodigoLinea, MENSAJES_LINEAS } from '../lineas/index.ts';
import { type CodigoStock, MENSAJES_STOCK } from '../stock/index.ts';

export type CodigoCotizacion =
  | CodigoLinea
  | CodigoStock
  | 'DIRECCION_REQUERIDA'
  | 'DIRECCION_AJENA'
  | 'ITEMS_INSUFICIENTES'
  | 'SOLO_SHELL'
  | 'DOCUMENTOS_VENCIDOS'
  | 'LISTA_CAMBIADA'
  | 'CAMPO_FIJO';

/** D2 §5, literals as they stand (decisions 13). */
export const MENSAJES_COTIZACION: Messages<CodigoCotizacion> = {
  ...MENSAJES_LINEAS,
  ...MENSAJES_STOCK,
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
};

/** D2 §2, §8. */
export const TEXTOS_COTIZACION = {
  seleccion: 'Selección de Cliente',
  vacio: 'No se encontraron cotizaciones para el cliente seleccionado',
  sinDirecciones: 'No se encontraron direcciones de entrega disponibles',
  sinValoresFacturados: 'No se encontraron valores facturados para este artículo',
  prepago: 'Prepago (-30%)',
  creada: (id: number) => `Se generó correctamente la cotización número ${id}`,
  editada: (id: number) => `Se editó correctamente la cotización número ${id}`,
} as const;
