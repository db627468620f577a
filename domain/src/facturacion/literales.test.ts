import { describe, expect, test } from 'vitest';
import { STOCK_SEGURIDAD_EDITADO } from '../articulos/index.ts';
import { MENSAJES_CLIENTE, printClientes, TEXTOS_MAPA, TEXTOS_OCASIONAL } from '../clientes/index.ts';
import { CORREO_ENVIADO, CORREO_INVALIDO, sendCorreo } from '../correo/index.ts';
import { ESTADOS_COTIZACION, getCotizacionPdf, MENSAJES_COTIZACION, TEXTOS_COTIZACION } from '../cotizaciones/index.ts';
import { getFacturaPdf, TEXTOS_FACTURA } from '../facturas/index.ts';
import { leyendaValidez, MENSAJES_LINEAS } from '../lineas/index.ts';
import { ERROR_VENDEDOR, listVendedores } from '../maestros/index.ts';
import { getNotaCreditoPdf } from '../notasCredito/index.ts';
import { ESTADOS_PEDIDO, getPedidoPdf, MENSAJES_PEDIDO, TEXTOS_PEDIDO } from '../pedidos/index.ts';
import { listPrepago, listPrepagoItems, updatePrepago } from '../prepago/index.ts';
import { getRemitoPdf } from '../remitos/index.ts';
import { MENSAJES_STOCK } from '../stock/index.ts';
import { MENSAJES_VALORES, TEXTOS_AVISO_VALOR, TEXTOS_VALORES, TIPOS_VALOR } from '../valores/index.ts';

describe('the sentences of D2, letter by letter', () => {
  test.each([
    [MENSAJES_CLIENTE.CAMPOS_OBLIGATORIOS({}), 'Debe completar los campos obligatorios'],
    [MENSAJES_COTIZACION.MAX_ARTICULOS({ max: 30 }), 'No puede ingresar más de 30 artículos en una cotización.'],
    [
      MENSAJES_COTIZACION.ALICUOTAS_DISTINTAS({}),
      'No puede ingresar artículos con distintas alícuotas de IVA en un mismo pedido',
    ],
    [MENSAJES_COTIZACION.DIRECCION_REQUERIDA({}), 'Debe seleccionar una dirección de entrega para el pedido'],
    [MENSAJES_COTIZACION.SOLO_SHELL({}), 'Por ser cotización prepago, solo puede ingresar artículos de Shell'],
    [
      MENSAJES_COTIZACION.ITEMS_INSUFICIENTES({ totalPrepago: 7_000_000 }),
      'El monto total de los ítems de cobranza no puede ser menor al monto total bonificado ($\u00a070.000)',
    ],
    [MENSAJES_STOCK.STOCK_PROMOCION({}), 'STOCK DE PROMOCION AGOTADO'],
    [
      MENSAJES_LINEAS.RENTABILIDAD({ articulo: 'X' }),
      'El articulo X no cumple con la rentabilidad minima esperada. Revise su precio y bonificacion unitarios o la bonificacion general del cliente.',
    ],
    [MENSAJES_LINEAS.PRECIO_INVALIDO({}), 'Precio Inválido'],
    [MENSAJES_LINEAS.ARTICULO_INEXISTENTE({}), 'No se encontró el artículo, verifique el código ingresado'],
    [MENSAJES_VALORES.FECHA_ANTERIOR({}), 'La fecha no puede ser menor a fecha recibo'],
    [TEXTOS_AVISO_VALOR.PROVISORIO(''), 'Este ítem debe ser reemplazado por una transferencia definitiva.'],
    [TEXTOS_AVISO_VALOR.RECHAZADO('sin fondos'), 'Ítem rechazado: sin fondos'],
    [TEXTOS_AVISO_VALOR.INCOMPLETO(''), 'Este ítem tiene campos sin completar'],
    [TEXTOS_VALORES.vacio, 'Ingrese un ítem de cobranza'],
    [
      MENSAJES_PEDIDO.REFERENCIA_VENCIDA({}),
      'La cotizacion de referencia esta vencida, no es posible ingresar el pedido.',
    ],
    [
      MENSAJES_PEDIDO.SIN_DIRECCIONES({}),
      'NO es posible ingresar pedidos. El cliente no tiene direcciones de entrega disponibles.',
    ],
    [
      MENSAJES_PEDIDO.IMPAGOS_PUNTO_VENTA({ puntoVenta: 17 }),
      'ATENCION: Este cliente presenta documentos impagos del punto de venta 17.',
    ],
    [MENSAJES_PEDIDO.DIRECCION_REQUERIDA({}), 'Debe seleccionar una direccion de entrega para el pedido'],
    [
      MENSAJES_PEDIDO.CONDICION_30_MEZCLADA({}),
      'No puede mezclar articulos con condicion especial de venta y sin esa condicion. Verifique.',
    ],
    [
      MENSAJES_PEDIDO.ALICUOTAS_DISTINTAS({}),
      'No puede ingresar articulos con distintas alicuotas de IVA en un mismo pedido',
    ],
    [MENSAJES_PEDIDO.MAX_ARTICULOS({ max: 30 }), 'No puede ingresar mas de 30 articulos en un pedido.'],
    [MENSAJES_PEDIDO.CLIENTE_INHABILITADO({}), 'ATENCION: Este cliente se encuentra inhabilitado'],
    [
      MENSAJES_PEDIDO.DESPACHO_EXCEDIDO({}),
      'Las cantidades a despachar no pueden ser mayores que la cantidad pendiente.',
    ],
    [MENSAJES_PEDIDO.DESPACHO_NEGATIVO({}), 'Las cantidades a despachar no pueden ser negativas.'],
    [TEXTOS_COTIZACION.seleccion, 'Selección de Cliente'],
    [TEXTOS_COTIZACION.vacio, 'No se encontraron cotizaciones para el cliente seleccionado'],
    [TEXTOS_COTIZACION.sinDirecciones, 'No se encontraron direcciones de entrega disponibles'],
    [TEXTOS_COTIZACION.sinValoresFacturados, 'No se encontraron valores facturados para este artículo'],
    [TEXTOS_COTIZACION.prepago, 'Prepago (-30%)'],
    [TEXTOS_COTIZACION.creada(7), 'Se generó correctamente la cotización número 7'],
    [TEXTOS_COTIZACION.editada(7), 'Se editó correctamente la cotización número 7'],
    [TEXTOS_PEDIDO.nuevo, 'Nuevo pedido'],
    [TEXTOS_PEDIDO.nuevoDesdeReferencia, 'Nuevo pedido a partir de una referencia'],
    [TEXTOS_PEDIDO.verRemitos, 'Ver Remitos'],
    [TEXTOS_PEDIDO.creado(7), 'Se genero correctamente el pedido numero 7'],
    [TEXTOS_MAPA.sinGeolocalizar, 'Hay clientes sin geolocalizar'],
    [leyendaValidez(7), 'Validez de oferta: 7 días de fecha de cotización'],
    [TEXTOS_OCASIONAL.creado('X00012'), 'Se generó correctamente el cliente ocasional con id X00012'],
    [STOCK_SEGURIDAD_EDITADO, 'Stock de seguridad editado correctamente'],
    [TEXTOS_FACTURA.periodo, 'Desde 30 dias'],
    [TEXTOS_FACTURA.soloGranel, 'Solo Granel'],
    [CORREO_INVALIDO, 'Algunos campos están incompletos o no son direcciones de email válidas.'],
    [CORREO_ENVIADO, 'El email se envió correctamente'],
  ])('%s', (said, text) => {
    expect(said).toBe(text);
  });
});

test('what a failed call begins with (D2 §8)', () => {
  expect(ERROR_VENDEDOR).toBe('Error al obtener el vendedor');
  expect(
    [
      listVendedores,
      listPrepago,
      listPrepagoItems,
      updatePrepago,
      getCotizacionPdf,
      getPedidoPdf,
      getFacturaPdf,
      getRemitoPdf,
      getNotaCreditoPdf,
      printClientes,
      sendCorreo,
    ].map(({ errorPrefix }) => errorPrefix),
  ).toEqual([
    'Error al obtener los vendedores',
    'Error al obtener las cotizaciones PREPAGO',
    'Error al obtener los items de las cotizaciones PREPAGO',
    'Error al actualizar la cotización PREPAGO',
    'Error al generar el PDF de la cotización',
    'Error al generar el PDF del pedido',
    'Error al generar el PDF de la factura',
    'Error al generar el PDF del remito',
    'Error al generar el PDF de la notas de crédito',
    'Error al generar el PDF de clientes',
    'Error al enviar el correo',
  ]);
});

test('the words of the states and of the types (D2 §3, §4)', () => {
  const { N, FACT, F, D, E, R, H, P, C } = ESTADOS_PEDIDO;
  expect([N, FACT, F, D, E, R, H, P, C].map(({ palabra }) => palabra)).toEqual([
    'Nuevo',
    'Facturado',
    'En Facturación',
    'En Distribución',
    'Entregado',
    'Retornado',
    'Rechazado',
    'Entregado Parcial',
    'Cerrado',
  ]);
  const { NUEVA, RECHAZADA, FALTANTES, ESPERANDO, APROBADA } = ESTADOS_COTIZACION;
  expect([NUEVA, RECHAZADA, FALTANTES, ESPERANDO, APROBADA].map(({ palabra }) => palabra)).toEqual([
    'Nueva',
    'Rechazada',
    'Items Faltantes',
    'Esperando Transferencias',
    'Aprobada',
  ]);
  const { TRF, RSS, RIV, RGA, RIB } = TIPOS_VALOR;
  expect([TRF, RSS, RIV, RGA, RIB].map(({ nombre }) => nombre)).toEqual([
    'Transferencia Bancaria',
    'Retencion Seguridad Social',
    'Retencion IVA',
    'Retencion Ganancias',
    'Retencion Ing. Brutos',
  ]);
});
