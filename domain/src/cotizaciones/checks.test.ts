import { describe, expect, it } from 'vitest';
import { problemText, type Rol, refuseProblems } from '../kernel/index.ts';
import { articulo, linea } from '../lineas/ejemplos.ts';
import { articulosPorCodigo } from '../lineas/index.ts';
import { valor } from '../valores/ejemplos.ts';
import {
  type ContextoCotizacion,
  checkAperturaCotizacion,
  checkCambioLista,
  checkCamposFijos,
  checkCotizacion,
  type EntradaCotizacion,
} from './checks.ts';
import { MENSAJES_COTIZACION, TEXTOS_COTIZACION } from './messages.ts';
import { bonificacionDelPedidoPrepago, faltaPrepago, proformaConPrepago } from './prepago.ts';

const HOY = '2026-11-20';
const contexto = (rol: Rol, changes: Partial<ContextoCotizacion> = {}): ContextoCotizacion => ({
  rol,
  empresa: 'buenosaires',
  maxBonificacion: 100_000,
  maxArticulosCotizacion: 2,
  exentaDireccionEntrega: false,
  hoy: HOY,
  cliente: { bonificacion: 0, bonificacion_cliente: 0 },
  direcciones: [{ id: 12 }],
  documentosImpagos: [],
  articulos: articulosPorCodigo([
    articulo('HX8-4L', { is_shell: true }),
    articulo('WO-120', { ivavta: 4, alicuota: 105_000 }),
    articulo('OFERTA', { notas: '8888', disponible: 0 }),
    articulo('POCO', { disponible: 4 }),
    articulo('CARO', { costoneto: 1_499_999 }),
  ]),
  referencia: null,
  saldoCuentaCorriente: 0,
  operacion: 'CREATE',
  ...changes,
});
const entrada = (changes: Partial<EntradaCotizacion> = {}): EntradaCotizacion => ({
  ingreso: HOY,
  entrega: '2026-11-23',
  bonificacion: 0,
  direccionEntrega: 12,
  articulos: [linea('HX8-4L')],
  prepago: null,
  leyenda1: '00012-Av. Perón 4912',
  leyenda2: '',
  leyenda3: '',
  leyenda4: '',
  ...changes,
});
const found = (changes: Partial<EntradaCotizacion>, rol: Rol = 'V', inContext: Partial<ContextoCotizacion> = {}) =>
  checkCotizacion(entrada(changes), contexto(rol, inContext)).map(({ code, severity }) => `${code}:${severity}`);
const says = (changes: Partial<EntradaCotizacion>, rol: Rol = 'V') =>
  checkCotizacion(entrada(changes), contexto(rol)).map((problema) =>
    problemText(MENSAJES_COTIZACION, problema).replaceAll('\u00a0', ' '),
  );

describe('a new quotation', () => {
  it('that is right has no problem, for every role that quotes', () => {
    for (const rol of ['A', 'O', 'S', 'V'] as const) expect(found({}, rol)).toEqual([]);
  });

  it('without articles, with too many, with two VAT rates', () => {
    expect(says({ articulos: [] })).toEqual(['Debe ingresar al menos un artículo']);
    expect(says({ articulos: [linea('HX8-4L'), linea('HX8-4L'), linea('HX8-4L')] })).toEqual([
      'No puede ingresar más de 2 artículos en una cotización.',
    ]);
    expect(says({ articulos: [linea('HX8-4L'), linea('WO-120')] })).toEqual([
      'No puede ingresar artículos con distintas alícuotas de IVA en un mismo pedido',
    ]);
  });

  it('below the minimum profit blocks, and warns A', () => {
    expect(found({ articulos: [linea('CARO')] }, 'S')).toEqual(['RENTABILIDAD:block']);
    expect(found({ articulos: [linea('CARO')] }, 'A')).toEqual(['RENTABILIDAD:warn']);
  });

  it('stock only warns, promotion stock too', () => {
    expect(found({ articulos: [linea('POCO', { cantidad: 5 })] })).toEqual(['STOCK_COTIZACION:warn']);
    expect(found({ articulos: [linea('OFERTA')] })).toEqual(['STOCK_PROMOCION:warn']);
    expect(says({ articulos: [linea('OFERTA')] })).toEqual(['STOCK DE PROMOCION AGOTADO']);
  });

  it('days are not past', () => {
    expect(found({ ingreso: '2026-11-19' })).toEqual(['FECHA_PASADA:block']);
    expect(found({ entrega: '2026-11-19' })).toEqual(['FECHA_PASADA:block']);
  });

  it('the address is the customer’s, and none is needed', () => {
    expect(found({ direccionEntrega: null })).toEqual([]);
    expect(found({ direccionEntrega: 13 })).toEqual(['DIRECCION_AJENA:block']);
  });

  it('discounts, legends and reference follow the rules of the lines', () => {
    expect(found({ bonificacion: 50_000 })).toEqual(['BONIFICACION_GENERAL_NO_PERMITIDA:block']);
    expect(found({ leyenda4: 'x'.repeat(51) })).toEqual(['LEYENDA_LARGA:block']);
    const traida = linea('HX8-4L', { precio: 1_400_000, bonificacion: 200_000 });
    const referencia = { bonificacion: 0, lineas: [traida] };
    expect(found({ articulos: [traida] }, 'V')).toEqual(['PRECIO_NO_PERMITIDO:block', 'BONIFICACION_MAXIMA:block']);
    expect(found({ articulos: [traida] }, 'V', { referencia })).toEqual([]);
  });

  it('blocking problems refuse it, warnings let it pass', () => {
    const blocked = checkCotizacion(entrada({ articulos: [linea('CARO')] }), contexto('V'));
    expect(refuseProblems(MENSAJES_COTIZACION, blocked)).toMatchObject({
      status: 422,
      problems: [{ code: 'RENTABILIDAD', path: 'articulos.0.bonificacion' }],
    });
    const warned = checkCotizacion(entrada({ articulos: [linea('CARO')] }), contexto('A'));
    expect(refuseProblems(MENSAJES_COTIZACION, warned)).toBeNull();
  });
});

describe('unpaid documents', () => {
  const impago = (ingreso: string, tipocompdocu = 'FAC') => ({
    tipocompdocu,
    numcompdocu: 'A000400012345',
    ingreso,
    pendiente: 100,
  });
  const says = (...documentosImpagos: ReturnType<typeof impago>[]) =>
    checkAperturaCotizacion({ documentosImpagos, hoy: HOY }).map((problema) =>
      problemText(MENSAJES_COTIZACION, problema),
    );

  it('older than 7 days warn on opening, as in the picture', () => {
    expect(says(impago('2026-11-02'))).toEqual([
      'El cliente tiene un documento impago de más de 7 días: A 0004-00012345, del 02/11/2026.',
    ]);
    expect(says(impago('2026-11-05'), impago('2026-11-02'))).toEqual([
      'El cliente tiene 2 documentos impagos de más de 7 días. El más antiguo: A 0004-00012345, del 02/11/2026.',
    ]);
  });
  it('newer ones and AP and CRE do not', () => {
    expect(says(impago('2026-11-13'), impago('2026-01-01', 'AP'), impago('2026-01-01', 'CRE'))).toEqual([]);
  });
  it('never stop a quotation', () => {
    expect(found({}, 'V', { documentosImpagos: [impago('2026-01-01')] })).toEqual(['DOCUMENTOS_VENCIDOS:warn']);
  });
});

describe('prepaid', () => {
  const items = (importe: number) => [valor({ importe })];
  const prepago = { items: items(26_824_770), totalPrepago: 26_824_770 };
  it('with address, items and Shell articles is right', () => {
    expect(found({ prepago })).toEqual([]);
  });
  it('needs an address, except in one company', () => {
    expect(says({ prepago, direccionEntrega: null })).toEqual([
      'Debe seleccionar una dirección de entrega para el pedido',
    ]);
    expect(found({ prepago, direccionEntrega: null }, 'V', { exentaDireccionEntrega: true })).toEqual([]);
  });
  it('needs the items to reach the prepaid total less 0.1', () => {
    expect(found({ prepago: { ...prepago, items: items(26_824_760) } })).toEqual([]);
    expect(says({ prepago: { ...prepago, items: items(26_824_759) } })).toEqual([
      'El monto total de los ítems de cobranza no puede ser menor al monto total bonificado ($ 268.247,70)',
    ]);
  });
  it('takes Shell articles only, each other one pointed at', () => {
    const problemas = checkCotizacion(entrada({ prepago, articulos: [linea('HX8-4L'), linea('POCO')] }), contexto('A'));
    expect(problemas).toMatchObject([{ code: 'SOLO_SHELL', severity: 'block', path: 'articulos.1.id' }]);
    expect(MENSAJES_COTIZACION.SOLO_SHELL({})).toBe(
      'Por ser cotización prepago, solo puede ingresar artículos de Shell',
    );
  });
  it('points at the field of an item that is not right', () => {
    const incompletos = [valor({ importe: 26_824_770, leyenda: '' }), valor({ id: 2, tipo: 'RIB', importe: 5 })];
    const problemas = checkCotizacion(entrada({ prepago: { ...prepago, items: incompletos } }), contexto('V'));
    expect(problemas.map(({ code, path }) => [code, path])).toEqual([
      ['LEYENDA_REQUERIDA', 'itemsDeCobranza.0.leyenda'],
      ['JURISDICCION_REQUERIDA', 'itemsDeCobranza.1.jurisdiccion'],
    ]);
  });
  it('says how much the items lack, nothing within the tolerance', () => {
    expect(faltaPrepago(items(26_824_759), 26_824_770)).toBe(11);
    expect(faltaPrepago(items(26_824_760), 26_824_770)).toBe(0);
    expect(faltaPrepago([], 26_824_770)).toBe(26_824_770);
  });
  it('switches taxes on', () => {
    expect([
      proformaConPrepago(false, true),
      proformaConPrepago(true, false),
      proformaConPrepago(false, false),
    ]).toEqual([true, true, false]);
  });
  it('edited, may have days in the past', () => {
    const vieja = { prepago, ingreso: '2026-11-10', entrega: '2026-11-12' };
    expect(found(vieja)).toEqual(['FECHA_PASADA:block', 'FECHA_PASADA:block']);
    expect(found(vieja, 'V', { operacion: 'EDIT' })).toEqual([]);
  });
  it('becomes an order with 30% on top of the general discount', () => {
    expect(bonificacionDelPedidoPrepago(100_000)).toBe(370_000);
  });
});

describe('changing things later', () => {
  it('the price list warns when there are articles', () => {
    expect(checkCambioLista([])).toEqual([]);
    expect(checkCambioLista([linea('HX8-4L')])).toMatchObject([{ code: 'LISTA_CAMBIADA', severity: 'warn' }]);
  });
  it('taxes, prepaid and days stay as they were created', () => {
    const antes = { isProforma: true, isPrepago: true, ingreso: HOY, entrega: HOY };
    expect(checkCamposFijos(antes, antes)).toEqual([]);
    const paths = checkCamposFijos(antes, {
      isProforma: false,
      isPrepago: false,
      ingreso: '2026-11-21',
      entrega: '2026-11-22',
    });
    expect(paths.map((problema) => problema.path)).toEqual(['isProforma', 'isPrepago', 'ingreso', 'entrega']);
  });
});

it('success texts are the documents’', () => {
  expect(TEXTOS_COTIZACION.creada(77_120)).toBe('Se generó correctamente la cotización número 77120');
  expect(TEXTOS_COTIZACION.editada(77_120)).toBe('Se editó correctamente la cotización número 77120');
});
