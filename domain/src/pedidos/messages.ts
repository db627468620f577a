import type { Messages } from '../kernel/index.ts';
import { formatQuantity, plural } from '../kernel/index.ts';
import { type CodigoLinea, MENSAJES_LINEAS } from '../lineas/index.ts';
import { type CodigoStock, MENSAJES_STOCK } from '../stock/index.ts';
import type { CodigoTransicion } from './guards.ts';
import type { CambiosReferencia } from './referencia.ts';

export type CodigoPedido =
  | CodigoLinea
  | CodigoStock
  | 'REFERENCIA_VENCIDA'
  | 'REFERENCIA_PREPAGO'
  | 'REFERENCIA_USADA'
  | 'CLIENTE_INHABILITADO'
  | 'IMPAGOS_PUNTO_VENTA'
  | 'SIN_DIRECCIONES'
  | 'DIRECCION_REQUERIDA'
  | 'DIRECCION_AJENA'
  | 'CONDICION_30_MEZCLADA'
  | 'DESPACHO_CERRADO'
  | 'DESPACHO_EXCEDIDO'
  | 'DESPACHO_NEGATIVO'
  | 'DESPACHO_INVALIDO'
  | 'RENGLON_INEXISTENTE'
  | 'RENGLON_REPETIDO'
  | 'FOTO_FUERA_DE_ENTREGA'
  | 'DEVUELTAS_CERRADO'
  | 'DEVUELTAS_INVALIDAS'
  | 'DEVUELTAS_EXCEDIDAS'
  | 'DEVUELTAS_MENORES';

/** D2 §5, literals as they stand, missing accents included (decisions 13). */
export const MENSAJES_PEDIDO: Messages<CodigoPedido> = {
  ...MENSAJES_LINEAS,
  ...MENSAJES_STOCK,
  MAX_ARTICULOS: ({ max }) => `No puede ingresar mas de ${max} articulos en un pedido.`,
  ALICUOTAS_DISTINTAS: () => 'No puede ingresar articulos con distintas alicuotas de IVA en un mismo pedido',
  REFERENCIA_VENCIDA: () => 'La cotizacion de referencia esta vencida, no es posible ingresar el pedido.',
  REFERENCIA_PREPAGO: () => 'La cotizacion de referencia es prepago, no es posible ingresar el pedido.',
  REFERENCIA_USADA: ({ pedido }) => `La cotizacion de referencia ya se utilizo en el pedido ${pedido}.`,
  CLIENTE_INHABILITADO: () => 'ATENCION: Este cliente se encuentra inhabilitado',
  IMPAGOS_PUNTO_VENTA: ({ puntoVenta }) =>
    `ATENCION: Este cliente presenta documentos impagos del punto de venta ${puntoVenta}.`,
  SIN_DIRECCIONES: () => 'NO es posible ingresar pedidos. El cliente no tiene direcciones de entrega disponibles.',
  DIRECCION_REQUERIDA: () => 'Debe seleccionar una direccion de entrega para el pedido',
  DIRECCION_AJENA: () => 'La direccion de entrega no es del cliente',
  CONDICION_30_MEZCLADA: () =>
    'No puede mezclar articulos con condicion especial de venta y sin esa condicion. Verifique.',
  DESPACHO_CERRADO: () => 'El pedido ya no admite cambios en las cantidades a despachar.',
  DESPACHO_EXCEDIDO: () => 'Las cantidades a despachar no pueden ser mayores que la cantidad pendiente.',
  DESPACHO_NEGATIVO: () => 'Las cantidades a despachar no pueden ser negativas.',
  DESPACHO_INVALIDO: () => 'Las cantidades a despachar admiten hasta tres decimales.',
  RENGLON_INEXISTENTE: ({ numrenglon }) => `El pedido no tiene el renglon ${numrenglon}.`,
  RENGLON_REPETIDO: ({ numrenglon }) => `El renglon ${numrenglon} está repetido.`,
  FOTO_FUERA_DE_ENTREGA: () => 'La foto del remito se sube cuando el pedido está en reparto.',
  DEVUELTAS_CERRADO: () => 'Las cantidades devueltas se cargan en un pedido Entregado Parcial.',
  DEVUELTAS_INVALIDAS: () => 'Las cantidades devueltas admiten hasta tres decimales.',
  DEVUELTAS_EXCEDIDAS: () => 'Las cantidades devueltas no pueden ser mayores que la cantidad facturada.',
  DEVUELTAS_MENORES: ({ devuelto }) =>
    `Ya se cargaron ${formatQuantity(Number(devuelto))} devueltas. Si fue un error, corregí el estado del pedido.`,
};

/** Why a stage cannot change; every sentence names where the order is and where it was meant to go. */
export const MENSAJES_TRANSICION: Messages<CodigoTransicion> = {
  TRANSICION_INEXISTENTE: ({ desde, hasta }) =>
    hasta === ''
      ? `El pedido está ${desde} y no admite esa acción.`
      : `El pedido está ${desde} y no puede pasar a ${hasta}.`,
  SIN_PERMISO: ({ desde, hasta }) => `Su rol no puede pasar un pedido de ${desde} a ${hasta}.`,
  YA_EN_HOJA: ({ desde, hasta }) => `${noPuedePasar(desde, hasta)}: ya está en una hoja de ruta abierta.`,
  RESULTADO_SIN_HOJA: ({ desde, hasta }) => `${noPuedePasar(desde, hasta)}: no salió en una hoja de ruta.`,
  RESULTADO_EN_HOJA: ({ desde, hasta }) => `${noPuedePasar(desde, hasta)}: se entregó en una hoja de ruta.`,
  YA_FACTURADO: ({ desde, hasta }) => `${noPuedePasar(desde, hasta)}: ya se facturó.`,
  SIN_FACTURAR: ({ desde, hasta }) => `${noPuedePasar(desde, hasta)}: falta facturarlo.`,
  SIN_PENDIENTES: ({ desde, hasta }) => `${noPuedePasar(desde, hasta)}: no tiene cantidades pendientes.`,
  NO_ES_GRANEL: ({ desde, hasta }) => `${noPuedePasar(desde, hasta)}: solo los pedidos a granel se facturan así.`,
  HOJA_EN_MARCHA: ({ desde, hasta }) => `${noPuedePasar(desde, hasta)}: su hoja de ruta ya salió.`,
  ESPERA_COT: ({ desde, hasta }) => `${noPuedePasar(desde, hasta)}: falta generar el COT.`,
  FALTA_FOTO: () => 'Debe subir la foto del remito',
  FALTA_MOTIVO: () => 'Debe indicar el motivo',
};

function noPuedePasar(desde: string | number | undefined, hasta: string | number | undefined): string {
  return `El pedido está ${desde} y no puede pasar a ${hasta}`;
}

/** D2 §2, §8. */
export const TEXTOS_PEDIDO = {
  nuevo: 'Nuevo pedido',
  /** D2 §6. */
  verRemitos: 'Ver Remitos',
  nuevoDesdeReferencia: 'Nuevo pedido a partir de una referencia',
  creado: (id: number) => `Se genero correctamente el pedido numero ${id}`,
  cambiosReferencia: describeCambios,
  talonarioEnDesuso: describeTalonario,
} as const;

function describeTalonario(talonario: number): string {
  return `El talonario de remitos ${talonario} de la cotización ya no está activo: el pedido usa el de la empresa.`;
}

/** The information of an order from a reference, shown for 10 seconds (D2 §8); null when nothing changed. */
function describeCambios(cambios: CambiosReferencia & { talonarioEnDesuso?: number | null }): string | null {
  const { preciosActualizados, quitados, reemplazados, talonarioEnDesuso = null } = cambios;
  const parts = [
    preciosActualizados > 0 &&
      `Se actualizó al valor de hoy el precio de ${plural(preciosActualizados, 'artículo', 'artículos')}.`,
    quitados.length > 0 && `Se quitaron los no disponibles: ${quitados.map(({ id }) => id).join(', ')}.`,
    reemplazados.length > 0 && `Se reemplazaron: ${reemplazados.map(({ de, a }) => `${de} por ${a}`).join(', ')}.`,
    talonarioEnDesuso !== null && describeTalonario(talonarioEnDesuso),
  ].filter((part) => part !== false);
  return parts.length === 0 ? null : parts.join(' ');
}
