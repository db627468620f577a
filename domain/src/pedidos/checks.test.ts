import { describe, expect, it } from 'vitest';
import { problemText, ROLES, type Rol } from '../kernel/index.ts';
import { articulo, linea } from '../lineas/ejemplos.ts';
import { articulosPorCodigo } from '../lineas/index.ts';
import {
  type ContextoPedido,
  canOrderForInhabilitado,
  checkAperturaPedido,
  checkPedido,
  type EntradaPedido,
} from './checks.ts';
import { checkADespachar } from './despacho.ts';
import { pedidoEnCurso } from './ejemplos.ts';
import type { Estadio } from './estados.ts';
import { MENSAJES_PEDIDO, TEXTOS_PEDIDO } from './messages.ts';
import { condVta30, habilidadesPedido, PEDIDO_PREDETERMINADO } from './policy.ts';

const HOY = '2026-11-20';
const ARTICULOS = articulosPorCodigo([
  articulo('HX8-4L'),
  articulo('WO-120', { ivavta: 4, alicuota: 105_000 }),
  articulo('ESP30', { condVta30: true }),
  articulo('OFERTA', { notas: 'PROMO 8888', disponible: 1 }),
  articulo('POCO', { disponible: 4 }),
  articulo('CARO', { costoneto: 1_499_999 }),
]);
const contexto = (rol: Rol, changes: Partial<ContextoPedido> = {}): ContextoPedido => ({
  rol,
  empresa: 'buenosaires',
  maxBonificacion: 100_000,
  maxArticulosPedido: 2,
  puntoVentaBloqueante: 17,
  exentaDireccionEntrega: false,
  hoy: HOY,
  cliente: { bonificacion: 0, bonificacion_cliente: 0, inhabilitado: false },
  direcciones: [{ id: 12 }],
  documentosImpagos: [],
  articulos: ARTICULOS,
  referencia: null,
  cotizacion: null,
  ...changes,
});
const entrada = (changes: Partial<EntradaPedido> = {}): EntradaPedido => ({
  ingreso: HOY,
  entrega: HOY,
  bonificacion: 0,
  direccionEntrega: 12,
  articulos: [linea('HX8-4L')],
  leyenda1: '',
  leyenda2: '',
  leyenda3: '',
  leyenda4: '',
  ...changes,
});
const check = (changes: Partial<EntradaPedido>, rol: Rol = 'V', inContext: Partial<ContextoPedido> = {}) =>
  checkPedido(entrada(changes), contexto(rol, inContext));
const found = (...args: Parameters<typeof check>) => check(...args).map(({ code, severity }) => `${code}:${severity}`);
const says = (...args: Parameters<typeof check>) =>
  check(...args).map((problema) => problemText(MENSAJES_PEDIDO, problema));

describe('a new order', () => {
  it('that is right has no problem, for every role that sells', () => {
    for (const rol of ['A', 'O', 'S', 'V'] as const) expect(found({}, rol)).toEqual([]);
  });

  it('without articles, with too many, with two VAT rates, with and without the 30-day condition', () => {
    expect(says({ articulos: [] })).toEqual(['Debe ingresar al menos un artículo']);
    expect(says({ articulos: [linea('HX8-4L'), linea('HX8-4L'), linea('HX8-4L')] })).toEqual([
      'No puede ingresar mas de 2 articulos en un pedido.',
    ]);
    expect(says({ articulos: [linea('HX8-4L'), linea('WO-120')] })).toEqual([
      'No puede ingresar articulos con distintas alicuotas de IVA en un mismo pedido',
    ]);
    expect(says({ articulos: [linea('HX8-4L'), linea('ESP30')] })).toEqual([
      'No puede mezclar articulos con condicion especial de venta y sin esa condicion. Verifique.',
    ]);
    expect(found({ articulos: [linea('ESP30'), linea('ESP30')] })).toEqual([]);
  });

  it('short of stock is warned, of promotion stock refused, for every role', () => {
    expect(found({ articulos: [linea('POCO', { cantidad: 5 })] })).toEqual(['STOCK_PEDIDO:warn']);
    for (const rol of ['A', 'O', 'S', 'V'] as const)
      expect(found({ articulos: [linea('OFERTA', { cantidad: 2 })] }, rol)).toEqual(['STOCK_PROMOCION:block']);
    expect(found({ articulos: [linea('OFERTA')] })).toEqual([]);
  });

  it('below the minimum profit blocks, and warns A', () => {
    expect(found({ articulos: [linea('CARO')] }, 'O')).toEqual(['RENTABILIDAD:block']);
    expect(found({ articulos: [linea('CARO')] }, 'A')).toEqual(['RENTABILIDAD:warn']);
  });

  it('past days, foreign discount, long legend', () => {
    expect(found({ entrega: '2026-11-19', ingreso: '2026-11-19' })).toEqual([
      'FECHA_PASADA:block',
      'FECHA_PASADA:block',
    ]);
    expect(found({ bonificacion: 10_000 })).toEqual(['BONIFICACION_GENERAL_NO_PERMITIDA:block']);
    expect(found({ bonificacion: 10_000 }, 'O')).toEqual([]);
    expect(found({ leyenda3: 'x'.repeat(51) })).toEqual(['LEYENDA_LARGA:block']);
  });
});

describe('delivery address', () => {
  it('is required and the customer’s', () => {
    expect(says({ direccionEntrega: null })).toEqual(['Debe seleccionar una direccion de entrega para el pedido']);
    expect(found({ direccionEntrega: 99 })).toEqual(['DIRECCION_AJENA:block']);
  });
  it('a customer without any cannot order', () => {
    expect(says({ direccionEntrega: null }, 'V', { direcciones: [] })).toEqual([
      'NO es posible ingresar pedidos. El cliente no tiene direcciones de entrega disponibles.',
    ]);
  });
  it('one company is exempt from both, not from choosing a foreign one', () => {
    const exempt = { exentaDireccionEntrega: true };
    expect(found({ direccionEntrega: null }, 'V', exempt)).toEqual([]);
    expect(found({ direccionEntrega: null }, 'V', { ...exempt, direcciones: [] })).toEqual([]);
    expect(found({ direccionEntrega: 99 }, 'V', exempt)).toEqual(['DIRECCION_AJENA:block']);
  });
});

describe('the customer', () => {
  const cliente = { bonificacion: 0, bonificacion_cliente: 0, inhabilitado: true };
  it('disabled: A and O are warned, the rest stopped', () => {
    for (const rol of ['A', 'O'] as const) expect(found({}, rol, { cliente })).toEqual(['CLIENTE_INHABILITADO:warn']);
    for (const rol of ['S', 'V'] as const) expect(found({}, rol, { cliente })).toEqual(['CLIENTE_INHABILITADO:block']);
    expect(says({}, 'A', { cliente })).toEqual(['ATENCION: Este cliente se encuentra inhabilitado']);
    expect(ROLES.filter(canOrderForInhabilitado)).toEqual(['A', 'O']);
  });

  const impago = (numcompdocu: string, tipocompdocu = 'FAC') => ({
    tipocompdocu,
    numcompdocu,
    ingreso: HOY,
    pendiente: 100_000,
  });
  it('owing at sales point 17: A, S and O are warned, the rest stopped', () => {
    const documentosImpagos = [impago('A001700000001')];
    for (const rol of ['A', 'S', 'O'] as const)
      expect(found({}, rol, { documentosImpagos })).toEqual(['IMPAGOS_PUNTO_VENTA:warn']);
    expect(found({}, 'V', { documentosImpagos })).toEqual(['IMPAGOS_PUNTO_VENTA:block']);
    expect(says({}, 'V', { documentosImpagos })).toEqual([
      'ATENCION: Este cliente presenta documentos impagos del punto de venta 17.',
    ]);
  });
  it('owing elsewhere, or credits of 17, is not', () => {
    const documentosImpagos = [impago('A000400000017'), impago('A001700000002', 'CRE'), impago('X001700000003', 'AP')];
    expect(found({}, 'V', { documentosImpagos })).toEqual([]);
  });
});

describe('the reference', () => {
  const cotizacion = { isPrepago: false, vencida: false, pedidoref: null };
  it('expired or prepaid blocks, used warns', () => {
    expect(found({}, 'V', { cotizacion })).toEqual([]);
    expect(says({}, 'A', { cotizacion: { ...cotizacion, vencida: true } })).toEqual([
      'La cotizacion de referencia esta vencida, no es posible ingresar el pedido.',
    ]);
    expect(found({}, 'A', { cotizacion: { ...cotizacion, isPrepago: true } })).toEqual(['REFERENCIA_PREPAGO:block']);
    expect(found({}, 'V', { cotizacion: { ...cotizacion, pedidoref: 184_233 } })).toEqual(['REFERENCIA_USADA:warn']);
  });
  it('keeps its discounts, the general one included, at today’s prices', () => {
    const traida = linea('HX8-4L', { bonificacion: 250_000 });
    const referencia = { bonificacion: 30_000, lineas: [traida] };
    const barato = { articulos: articulosPorCodigo([articulo('HX8-4L', { costoneto: 100 })]) };
    expect(found({ articulos: [traida], bonificacion: 30_000 }, 'V', { referencia, ...barato })).toEqual([]);
    expect(found({ articulos: [traida], bonificacion: 30_000 }, 'V', barato)).toEqual([
      'BONIFICACION_MAXIMA:block',
      'BONIFICACION_GENERAL_NO_PERMITIDA:block',
    ]);
  });
});

it('on opening, what is already known is said at once', () => {
  const all = checkAperturaPedido(
    contexto('V', {
      cliente: { bonificacion: 0, bonificacion_cliente: 0, inhabilitado: true },
      direcciones: [],
      cotizacion: { isPrepago: false, vencida: true, pedidoref: null },
    }),
  );
  expect(all.map((problema) => problema.code)).toEqual([
    'REFERENCIA_VENCIDA',
    'CLIENTE_INHABILITADO',
    'SIN_DIRECCIONES',
  ]);
  expect(checkAperturaPedido(contexto('V'))).toEqual([]);
});

describe('quantities to dispatch', () => {
  const pedido = (estadio: Estadio, estado: boolean) => ({
    estadio,
    estado,
    articulos: [{ numrenglon: 1, pendfac: 6 }],
  });
  const dispatch = (numrenglon: number, adespachar: number, estadio: Estadio = 'N', estado = false) =>
    checkADespachar(pedido(estadio, estado), [{ numrenglon, adespachar }]).map((problema) =>
      problemText(MENSAJES_PEDIDO, problema),
    );

  it.each([[0], [6], [2.5]])('%d of 6 pending is right', (cantidad) => {
    expect(dispatch(1, cantidad)).toEqual([]);
  });
  it.each([
    [1, 6.001, 'Las cantidades a despachar no pueden ser mayores que la cantidad pendiente.'],
    [1, -1, 'Las cantidades a despachar no pueden ser negativas.'],
    [1, 0.0005, 'Las cantidades a despachar admiten hasta tres decimales.'],
    [2, 1, 'El pedido no tiene el renglon 2.'],
  ])('line %d, %d is not', (numrenglon, cantidad, message) => {
    expect(dispatch(numrenglon, cantidad)).toEqual([message]);
  });
  it('only at N, or at F while it is not invoiced', () => {
    expect(dispatch(1, 6, 'F', false)).toEqual([]);
    expect(dispatch(1, 6, 'F', true)).toEqual(['El pedido ya no admite cambios en las cantidades a despachar.']);
    expect(dispatch(1, 6, 'D', false)).toHaveLength(1);
  });
});

describe('what goes with an order', () => {
  it('the 30-day condition is its articles’', () => {
    expect(condVta30([linea('ESP30')], ARTICULOS)).toBe(true);
    expect(condVta30([linea('ESP30'), linea('HX8-4L')], ARTICULOS)).toBe(false);
    expect(condVta30([], ARTICULOS)).toBe(false);
  });

  it('of a kit it is the kit’s, not its parts’', () => {
    const articulos = articulosPorCodigo([
      articulo('HX8-4L'),
      articulo('KIT30', {
        armado: true,
        condVta30: true,
        componentes: [{ id: 'HX8-4L', cantidad: 1, bonificacion: 0 }],
      }),
    ]);
    const part = linea('HX8-4L', { fromArmado: 12_345, armado: 'KIT30' });
    expect(condVta30([part], articulos)).toBe(true);
    expect(found({ articulos: [part] }, 'V', { articulos })).toEqual([]);
    expect(found({ articulos: [part, linea('HX8-4L')] }, 'V', { articulos })).toEqual(['CONDICION_30_MEZCLADA:block']);
  });

  it('defaults of D2 §9', () => {
    expect(PEDIDO_PREDETERMINADO).toEqual({
      tipoasiento: 1,
      talfactura: 50,
      talremito: 4,
      transporte: '000',
      condcomercial: 1,
    });
  });

  it('what each role may do with one that is new', () => {
    const may = (rol: Rol) =>
      habilidadesPedido(pedidoEnCurso({ estado: false, tiene_articulos_facturados: false }), { rol });
    expect(may('V')).toEqual({ visualizar: true, imprimir: true, despachar: false, acciones: [] });
    expect(may('E')).toEqual({ visualizar: true, imprimir: false, despachar: true, acciones: [] });
    expect(may('O')).toMatchObject({ despachar: true, acciones: ['retener', 'agregarAHoja', 'facturar', 'cerrar'] });
    expect(may('C')).toMatchObject({ visualizar: true, imprimir: true, despachar: false });
  });

  it('success text', () => {
    expect(TEXTOS_PEDIDO.creado(184_233)).toBe('Se genero correctamente el pedido numero 184233');
  });
});
