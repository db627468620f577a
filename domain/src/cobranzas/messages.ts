import { formatNumero } from '../cuentas/index.ts';
import { formatMoney, formatRoundedPercent, type Messages } from '../kernel/index.ts';
import type { CodigoCobranza } from './checks.ts';
import type { MotivoSinDescuento } from './descuento.ts';
import type { CodigoDocumentos } from './documentos.ts';
import type { CodigoEnvio } from './envio.ts';

/** D3 §5, as they stand, typos included (decisions 13). */
export const MENSAJES_COBRANZAS: Messages<CodigoCobranza> = {
  RECIBO_VACIO: () => 'Debe ingresar un número de recibo',
  RECIBO_DIGITOS: () => 'El número de recibo no tiene 5 dígitos, ¿es correcto?',
  SIN_DOCUMENTOS: () => 'Debe seleccionar al menos un documento a cancelar',
  SIN_ITEMS: () => 'Debe seleccionar al menos un ítem de cobranza',
  SALDO_NEGATIVO: () =>
    'El saldo del cliente no puede ser negativo. Aumente el importe a cobrar o reduzca el monto a cancelar.',
  TOTAL_A_CANCELAR: () =>
    'El total a cancelar debe ser mayor a cero. Aumente el monto a cancelar o elimine notas de crédito.',
  TOTAL_A_COBRAR: () => 'El total a cobrar debe ser mayor a cero. Ingrese un importe mayor a los ítems de cobranza.',
  ITEMS_INCOMPLETOS: () => 'Algunos items tienen campos sin completar.',
  ITEM_SIN_FECHA: () => 'Algunos items tienen no tienen fecha.',
  RETENCION_SIN_JURISDICCION: () => 'Debe indicar una jurisdicción pra los ítems de retención de ingresos brutos.',
  SALDO_REPETIDO: () => 'Ya existe un ítem de tipo Saldo en Cuenta Corriente.',
  DESCUENTO_MAXIMO_PARCIAL: () => 'No es posible aplicar el descuento máximo a los pagos parciales.',
  PREPAGO_PROMEDIO: () => 'Para cobranzas de pedidos prepago el promedio de días debe ser 0 o negativo.',
  PREPAGO_ITEMS: () => 'Para cobranzas de pedidos prepago solo se permiten items de transferencia o retención.',
  FECHA_PASADA: () => 'La fecha del recibo no puede ser anterior a hoy',
  ITEMS_RECHAZADOS: () => 'Debe eliminar los ítems rechazados.',
  DESCUENTO_DISTINTO: ({ importe, porcentaje }) =>
    `El descuento no puede ser distinto a ${formatMoney(Number(importe))} (${formatRoundedPercent(Number(porcentaje))})`,
  AJUSTE_INEXACTO: ({ importe }) =>
    `Debe ingresar un ajuste plazo por un valor exacto de ${formatMoney(Number(importe))}`,
  SALDO_A_FAVOR: ({ saldo }) =>
    `El saldo a favor del cliente, ${formatMoney(Number(saldo))}, ingresará como saldo positivo en su cuenta corriente.`,
  VA_A_REVISION: () =>
    'El descuento es distinto del original: la cobranza queda en revisión hasta que un administrador la apruebe.',
};

/** D3 §5, "Adding documents". */
export const MENSAJES_DOCUMENTOS: Messages<CodigoDocumentos> = {
  COMBINA_PUNTOS_DE_VENTA: () => 'No es posible combinar facturas de puntos de venta 15 o 17 con otros',
  COMBINA_PREPAGO: () => 'No es posible cancelar facturas prepago y no prepago al mismo tiempo',
  COMBINA_CONDICIONES: () => 'No es posible cancelar facturas con distinta condición de venta',
  HAY_ANTERIORES: () => 'Existen documentos a cancelar anteriores a los seleccionados',
  HAY_NOTAS_DE_CREDITO: () => 'Existen notas de crédito pendientes de cancelar',
  IMPORTE_FUERA_DE_LIMITES: ({ numero, minimo, maximo }) =>
    `El importe a cancelar de ${formatNumero(String(numero))} debe estar entre ${formatMoney(Number(minimo))} y ${formatMoney(Number(maximo))}`,
  DOCUMENTO_REPETIDO: ({ numero }) => `El documento ${formatNumero(String(numero))} ya está entre los que se cancelan`,
};

/** What the server finds before it calculates, and in the figures that came along. */
export const MENSAJES_ENVIO: Messages<CodigoEnvio> = {
  RECIBO_INVALIDO: () => 'El número de recibo lleva solo números, hasta 8 dígitos',
  TIPO_NO_PERMITIDO: ({ tipo }) => `No se pueden ingresar ítems de tipo ${tipo}`,
  ITEM_REPETIDO: () => 'Hay dos ítems de cobranza con el mismo número',
  CHEQUE_REPETIDO: ({ numero }) =>
    `El cheque ${numero} ya fue ingresado anteriormente, verifique el número o márquelo como repetido.`,
  IDELECTRO_REPETIDO: ({ numero, idelectro }) =>
    `El identificador ${idelectro} del cheque ${numero} ya fue ingresado anteriormente, verifíquelo o márquelo como repetido.`,
  IMPORTE_EXCEDIDO: () => 'El importe de los ítems es demasiado grande, revíselo',
  DESCUENTO_FIJO_INVALIDO: () => 'El descuento fijo no puede ser negativo',
  ITEM_CONFIRMADO: ({ leyenda }) => `El ítem ${leyenda} ya está confirmado: no se puede quitar ni cambiar`,
  CIFRA_DISTINTA: ({ campo, enviado, calculado }) =>
    `El ${campo === 'saldo' ? 'saldo' : 'descuento'} ${formatMoney(Number(enviado))} no coincide con el calculado, ${formatMoney(Number(calculado))}. Revise la cobranza y vuelva a guardar.`,
  GUARDAR_SIN_DESCUENTO: () => 'Solo se guarda sin confirmar una cobranza que tiene descuento',
};

/** Why a collection has no discount, in the explanation panel. */
export const TEXTOS_SIN_DESCUENTO: Readonly<Record<MotivoSinDescuento, string>> = {
  CLIENTE_SIN_DESCUENTO: 'El cliente no tiene descuento por pago',
  SIN_FACTURAS: 'No hay facturas que computen para el descuento',
  PREPAGO: 'Los pedidos prepago ya tienen su descuento',
  FUERA_DE_ESCALA: 'El promedio de días supera la escala',
  FUERA_DE_CONDICION_30: 'Con la condición de 30 días, el promedio no puede superar los 32 días',
};

/** D3 §2, §4, §8: titles, results and empty states, literals as they stand. */
export const TEXTOS_COBRANZA = {
  seleccion: 'Cobranzas / Selección de cliente',
  nueva: 'Nueva Cobranza',
  vacio: 'No se encontraron cobranzas para el cliente seleccionado',
  sinDocumentos: 'No hay documentos pendientes de cancelar',
  sinImpagos: 'No hay documentos impagos',
  elegirDocumento: 'Ingrese un documento a cancelar',
  guardada: (id: number) => `Se guardó correctamente la cobranza transitoria número ${id}`,
  generada: (id: number) => `Se generó correctamente la cobranza transitoria número ${id}`,
  editada: (id: number) => `Se editó correctamente la cobranza transitoria número ${id}`,
  eliminada: (id: number) => `Se eliminó correctamente la cobranza transitoria número ${id}`,
  estadoCambiado: 'El estado de la cobranza fue modificado correctamente',
  notificado: 'Se envió la notificación al vendedor',
  enPapel: 'Es una cobranza manual: los comprobantes se entregan en papel.',
} as const;
