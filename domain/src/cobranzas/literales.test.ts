import { describe, expect, test } from 'vitest';
import { listPrepago, updatePrepago } from '../prepago/index.ts';
import { listRecepciones, RECEPCIONES_VACIAS, updateRecepcion } from '../recepciones/index.ts';
import { createRendicion, TEXTOS_RENDICION } from '../rendiciones/index.ts';
import { MENSAJES_VALORES, TEXTOS_VALORES } from '../valores/index.ts';
import {
  changeCobranzaStatus,
  deleteComprobante,
  editCobranza,
  isChequeValido,
  MENSAJES_COBRANZAS,
  MENSAJES_DOCUMENTOS,
  putComprobante,
  TEXTOS_COBRANZA,
} from './index.ts';

describe('the sentences of D3, letter by letter', () => {
  test.each([
    ['RECIBO_VACIO', 'Debe ingresar un número de recibo'],
    ['RECIBO_DIGITOS', 'El número de recibo no tiene 5 dígitos, ¿es correcto?'],
    ['SIN_DOCUMENTOS', 'Debe seleccionar al menos un documento a cancelar'],
    ['SIN_ITEMS', 'Debe seleccionar al menos un ítem de cobranza'],
    [
      'SALDO_NEGATIVO',
      'El saldo del cliente no puede ser negativo. Aumente el importe a cobrar o reduzca el monto a cancelar.',
    ],
    [
      'TOTAL_A_CANCELAR',
      'El total a cancelar debe ser mayor a cero. Aumente el monto a cancelar o elimine notas de crédito.',
    ],
    ['TOTAL_A_COBRAR', 'El total a cobrar debe ser mayor a cero. Ingrese un importe mayor a los ítems de cobranza.'],
    ['ITEMS_INCOMPLETOS', 'Algunos items tienen campos sin completar.'],
    ['ITEM_SIN_FECHA', 'Algunos items tienen no tienen fecha.'],
    ['RETENCION_SIN_JURISDICCION', 'Debe indicar una jurisdicción pra los ítems de retención de ingresos brutos.'],
    ['SALDO_REPETIDO', 'Ya existe un ítem de tipo Saldo en Cuenta Corriente.'],
    ['DESCUENTO_MAXIMO_PARCIAL', 'No es posible aplicar el descuento máximo a los pagos parciales.'],
    ['PREPAGO_PROMEDIO', 'Para cobranzas de pedidos prepago el promedio de días debe ser 0 o negativo.'],
    ['PREPAGO_ITEMS', 'Para cobranzas de pedidos prepago solo se permiten items de transferencia o retención.'],
    ['ITEMS_RECHAZADOS', 'Debe eliminar los ítems rechazados.'],
  ] as const)('%s', (code, text) => {
    expect(MENSAJES_COBRANZAS[code]({})).toBe(text);
  });

  test('with their figures', () => {
    const params = { importe: 214_500_00, porcentaje: 220_000, numero: '4471', saldo: 0 };
    expect(MENSAJES_COBRANZAS.DESCUENTO_DISTINTO(params)).toBe(
      'El descuento no puede ser distinto a $\u00a0214.500 (22%)',
    );
    expect(MENSAJES_COBRANZAS.AJUSTE_INEXACTO(params)).toBe(
      'Debe ingresar un ajuste plazo por un valor exacto de $\u00a0214.500',
    );
    expect(MENSAJES_VALORES.CHEQUE_REPETIDO(params)).toBe(
      'El cheque 4471 ya fue ingresado anteriormente, verifique el número o márquelo como repetido.',
    );
    expect([TEXTOS_RENDICION.inexistente(12), TEXTOS_RENDICION.repetida(12)]).toEqual([
      'No se encontró la cobranza con id 12',
      'La cobranza con id 12 ya ha sido escaneada',
    ]);
  });

  test.each([
    [
      MENSAJES_DOCUMENTOS.COMBINA_PUNTOS_DE_VENTA({}),
      'No es posible combinar facturas de puntos de venta 15 o 17 con otros',
    ],
    [MENSAJES_DOCUMENTOS.COMBINA_PREPAGO({}), 'No es posible cancelar facturas prepago y no prepago al mismo tiempo'],
    [MENSAJES_DOCUMENTOS.COMBINA_CONDICIONES({}), 'No es posible cancelar facturas con distinta condición de venta'],
    [MENSAJES_DOCUMENTOS.HAY_ANTERIORES({}), 'Existen documentos a cancelar anteriores a los seleccionados'],
    [MENSAJES_DOCUMENTOS.HAY_NOTAS_DE_CREDITO({}), 'Existen notas de crédito pendientes de cancelar'],
    [MENSAJES_VALORES.IMPORTE_REQUERIDO({}), 'Debe ingresar un importe mayor a cero'],
    [MENSAJES_VALORES.LEYENDA_REQUERIDA({}), 'Debe ingresar una leyenda'],
    [MENSAJES_VALORES.FECHA_REQUERIDA({}), 'Debe ingresar una fecha'],
    [MENSAJES_VALORES.CUENTA_REQUERIDA({}), 'Debe seleccionar una cuenta bancaria'],
    [MENSAJES_VALORES.JURISDICCION_REQUERIDA({}), 'Debe seleccionar una jurisdicción'],
    [MENSAJES_VALORES.BANCO_REQUERIDO({}), 'Debe elegir un banco'],
    [TEXTOS_VALORES.faltaImagen, 'Debe subir una imágen'],
    [TEXTOS_COBRANZA.seleccion, 'Cobranzas / Selección de cliente'],
    [TEXTOS_COBRANZA.nueva, 'Nueva Cobranza'],
    [TEXTOS_COBRANZA.sinDocumentos, 'No hay documentos pendientes de cancelar'],
    [TEXTOS_COBRANZA.sinImpagos, 'No hay documentos impagos'],
    [TEXTOS_COBRANZA.elegirDocumento, 'Ingrese un documento a cancelar'],
    [TEXTOS_COBRANZA.guardada(7), 'Se guardó correctamente la cobranza transitoria número 7'],
    [TEXTOS_COBRANZA.generada(7), 'Se generó correctamente la cobranza transitoria número 7'],
    [TEXTOS_COBRANZA.editada(7), 'Se editó correctamente la cobranza transitoria número 7'],
    [TEXTOS_COBRANZA.eliminada(7), 'Se eliminó correctamente la cobranza transitoria número 7'],
    [TEXTOS_COBRANZA.estadoCambiado, 'El estado de la cobranza fue modificado correctamente'],
    [TEXTOS_COBRANZA.notificado, 'Se envió la notificación al vendedor'],
    [TEXTOS_RENDICION.sinCobranzas, 'Debe seleccionar al menos una cobranza'],
    [TEXTOS_RENDICION.maximo, 'El máximo de cobranzas es 130'],
    [TEXTOS_RENDICION.noAprobada, 'La cobranza escaneada no está en estado aprobada'],
    [TEXTOS_RENDICION.rendidas, 'Las cobranzas fueron rendidas con éxito'],
    [RECEPCIONES_VACIAS.PENDIENTES, 'No hay items pendientes'],
    [RECEPCIONES_VACIAS.RECHAZADOS, 'No hay items rechazados'],
    [isChequeValido.errorPrefix, 'Error al validar cheque'],
    [listRecepciones.errorPrefix, 'Error al obtener los items de recepción'],
    [updateRecepcion.errorPrefix, 'Error al actualizar ítem'],
    [listPrepago.errorPrefix, 'Error al obtener las cotizaciones PREPAGO'],
    [updatePrepago.errorPrefix, 'Error al actualizar la cotización PREPAGO'],
    [changeCobranzaStatus.errorPrefix, 'Error al actualizar la cobranza'],
    [editCobranza.errorPrefix, 'Error al actualizar la cobranza'],
    [createRendicion.errorPrefix, 'Error al actualizar algunas cobranzas, intente nuevamente'],
    [putComprobante.errorPrefix, 'Error al subir el comprobante'],
    [deleteComprobante.errorPrefix, 'Error al eliminar el comprobante'],
  ])('%s', (ours, document) => {
    expect(ours).toBe(document);
  });
});
