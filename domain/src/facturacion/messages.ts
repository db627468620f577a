import { formatMoney, formatQuantity, type Messages } from '../kernel/index.ts';
import { type CodigoTransicion, MENSAJES_TRANSICION } from '../pedidos/index.ts';
import { type CodigoTalonario, MENSAJES_TALONARIO } from '../talonarios/index.ts';

export type CodigoFacturacion =
  | CodigoTransicion
  | CodigoTalonario
  | 'PEDIDO_INEXISTENTE'
  | 'PEDIDO_REPETIDO'
  | 'PEDIDO_CAMBIADO'
  | 'SIN_CANTIDADES'
  | 'MAX_RENGLONES'
  | 'LITROS_FALTANTES'
  | 'LITROS_EXCEDIDOS'
  | 'LITROS_DE_ENVASADO'
  | 'RENGLON_SIN_PENDIENTE'
  | 'CONSUMIDOR_SIN_IDENTIFICAR'
  | 'CLIENTE_INHABILITADO_AVISO'
  | 'STOCK_NEGATIVO'
  | 'ERROR_INESPERADO';

/** Added by us: the documents name no invoicing screen. */
export const MENSAJES_FACTURACION: Messages<CodigoFacturacion> = {
  ...MENSAJES_TRANSICION,
  ...MENSAJES_TALONARIO,
  TRANSICION_INEXISTENTE: ({ desde }) => `El pedido está ${desde} y no se puede facturar.`,
  SIN_PENDIENTES: () => 'El pedido no tiene cantidades pendientes de facturar.',
  NO_ES_GRANEL: ({ desde }) => `El pedido está ${desde}: solo los pedidos a granel se facturan después de salir.`,
  PEDIDO_INEXISTENTE: ({ pedido }) => `No existe el pedido ${pedido}.`,
  PEDIDO_REPETIDO: ({ pedido }) => `El pedido ${pedido} está dos veces en la lista.`,
  PEDIDO_CAMBIADO: () => 'El pedido cambió mientras lo mirabas. Actualizá la lista y volvé a facturarlo.',
  SIN_CANTIDADES: () => 'No tiene cantidades a despachar. Cargalas en el pedido y volvé a facturarlo.',
  MAX_RENGLONES: ({ max }) => `La factura admite hasta ${max} renglones.`,
  LITROS_FALTANTES: ({ articulo }) => `Falta cargar los litros medidos de ${articulo}.`,
  LITROS_EXCEDIDOS: ({ articulo, litros, pendiente }) =>
    `${articulo}: se midieron ${formatQuantity(Number(litros))} L y quedan ${formatQuantity(Number(pendiente))} L pendientes.`,
  LITROS_DE_ENVASADO: ({ articulo }) => `${articulo} no va a granel: se factura la cantidad a despachar.`,
  RENGLON_SIN_PENDIENTE: ({ numrenglon }) => `El renglón ${numrenglon} no tiene nada pendiente.`,
  CONSUMIDOR_SIN_IDENTIFICAR: ({ umbral }) =>
    `Una factura B a consumidor final desde ${formatMoney(Number(umbral))} necesita el documento del comprador. Cargalo en el cliente.`,
  CLIENTE_INHABILITADO_AVISO: () => 'ATENCION: Este cliente se encuentra inhabilitado',
  STOCK_NEGATIVO: ({ articulo, queda }) => `El stock de ${articulo} queda en ${formatQuantity(Number(queda))}.`,
  ERROR_INESPERADO: () => 'No se pudo facturar por un error inesperado. No se guardó nada de este pedido.',
};
