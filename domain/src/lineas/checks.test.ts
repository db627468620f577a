import { describe, expect, it } from 'vitest';
import type { Rol } from '../kernel/index.ts';
import { articulosPorCodigo } from './articulo.ts';
import {
  type ContextoLineas,
  checkBonificacionGeneral,
  checkConjunto,
  checkFechas,
  checkImporte,
  checkLeyendas,
  checkRenglones,
  MAX_IMPORTE_LINEA,
} from './checks.ts';
import { articulo, linea } from './ejemplos.ts';
import type { DocumentLine } from './line.ts';
import { MENSAJES_LINEAS } from './messages.ts';
import { campoBonificacion, canEditBonificacionGeneral, canEditLine } from './policy.ts';

const ARTICULOS = articulosPorCodigo([
  articulo('HX8-4L', { lista1: 1_500_000, lista3: 1_400_000 }),
  articulo('WO-120', { ivavta: 4 }),
  articulo('FIJO', { bonificacion_cliente: 180_000 }),
  articulo('BAJA', { activo: false }),
  articulo('CARO', { costoneto: 1_300_000, rentaminima: 100_000 }),
]);

const contexto = (rol: Rol, changes: Partial<ContextoLineas> = {}): ContextoLineas => ({
  rol,
  empresa: 'buenosaires',
  maxBonificacion: 100_000,
  cliente: { bonificacion: 50_000, bonificacion_cliente: 0 },
  articulos: ARTICULOS,
  referencia: null,
  ...changes,
});
const documento = (articulos: DocumentLine[], bonificacion = 0) => ({ bonificacion, articulos });
const codes = (problemas: { code: string }[]) => problemas.map((problema) => problema.code);

describe('the lines together', () => {
  it('need at least one', () => {
    expect(checkConjunto(documento([]), contexto('V'), 30)).toEqual([
      { code: 'SIN_ARTICULOS', severity: 'block', path: 'articulos' },
    ]);
  });

  it('reach the cap and do not pass it', () => {
    const lines = [linea('HX8-4L'), linea('HX8-4L'), linea('HX8-4L')];
    expect(checkConjunto(documento(lines), contexto('A'), 3)).toEqual([]);
    expect(checkConjunto(documento(lines), contexto('A'), 2)).toEqual([
      { code: 'MAX_ARTICULOS', severity: 'block', path: 'articulos', params: { max: 2 } },
    ]);
  });

  it('share one VAT rate; unknown articles are another rule’s business', () => {
    const mixed = documento([linea('HX8-4L'), linea('NADA'), linea('WO-120')]);
    expect(codes(checkConjunto(mixed, contexto('A'), 30))).toEqual(['ALICUOTAS_DISTINTAS']);
    expect(checkConjunto(documento([linea('NADA'), linea('HX8-4L')]), contexto('A'), 30)).toEqual([]);
  });
});

describe('a line by itself', () => {
  const one = (line: DocumentLine, rol: Rol = 'V', changes: Partial<ContextoLineas> = {}, general = 0) =>
    checkRenglones(documento([linea('HX8-4L'), line], general), contexto(rol, changes));

  it('of an article that is not there, or no longer', () => {
    expect(one(linea('NADA'))).toMatchObject([{ code: 'ARTICULO_INEXISTENTE', path: 'articulos.1.id' }]);
    expect(codes(one(linea('BAJA')))).toEqual(['ARTICULO_INEXISTENTE']);
    expect(MENSAJES_LINEAS.ARTICULO_INEXISTENTE({})).toBe('No se encontró el artículo, verifique el código ingresado');
  });

  it.each([
    ['no number', { precio: Number.NaN }, 'PRECIO_INVALIDO'],
    ['half a centavo', { precio: 100.5 }, 'PRECIO_INVALIDO'],
    ['negative', { precio: -100 }, 'PRECIO_INVALIDO'],
    ['no detail', { detalle: ' ' }, 'PRECIO_INVALIDO'],
    ['nothing of it', { cantidad: 0 }, 'CANTIDAD_INVALIDA'],
    ['less than nothing', { cantidad: -1 }, 'CANTIDAD_INVALIDA'],
    ['four decimals', { cantidad: 0.0005 }, 'CANTIDAD_INVALIDA'],
    ['over 100%', { bonificacion: 1_000_001 }, 'BONIFICACION_INVALIDA'],
    ['no percentage', { bonificacion: Number.NaN }, 'BONIFICACION_INVALIDA'],
    ['astronomic', { cantidad: 99_999_999, precio: MAX_IMPORTE_LINEA }, 'IMPORTE_EXCEDIDO'],
  ])('%s', (_name, changes, code) => {
    expect(one(linea('HX8-4L', changes), 'A')).toMatchObject([{ code, severity: 'block' }]);
  });

  it('sells at any list price; another one is for A', () => {
    expect(one(linea('HX8-4L', { precio: 1_400_000 }))).toEqual([]);
    expect(one(linea('HX8-4L', { precio: 1_499_999 }))).toMatchObject([
      { code: 'PRECIO_NO_PERMITIDO', severity: 'block', path: 'articulos.1.precio' },
    ]);
    expect(codes(one(linea('HX8-4L', { precio: 1_499_999 }), 'O'))).toEqual(['PRECIO_NO_PERMITIDO']);
    expect(one(linea('HX8-4L', { precio: 1_499_999 }), 'A')).toEqual([]);
  });

  it.each<[Rol, number, string[]]>([
    ['V', 0, []],
    ['V', 100_000, []],
    ['V', 100_001, ['BONIFICACION_MAXIMA']],
    ['O', 110_000, ['BONIFICACION_MAXIMA']],
    ['V', -1, ['BONIFICACION_MAXIMA']],
    ['A', 300_000, []],
    ['A', -100_000, []],
  ])('role %s with a discount of %d', (rol, bonificacion, expected) => {
    expect(codes(one(linea('HX8-4L', { bonificacion }), rol))).toEqual(expected);
  });

  it('takes the fixed discount of the customer, also above the cap', () => {
    expect(one(linea('FIJO', { bonificacion: 180_000 }))).toEqual([]);
    expect(codes(one(linea('FIJO', { bonificacion: 150_000 })))).toEqual(['BONIFICACION_MAXIMA']);
    const cliente = { bonificacion: 0, bonificacion_cliente: 150_000 };
    expect(one(linea('HX8-4L', { bonificacion: 150_000 }), 'V', { cliente })).toEqual([]);
  });

  it('berner companies close the discount where there is a fixed one', () => {
    const berner = { empresa: 'berner-sur' };
    expect(one(linea('FIJO', { bonificacion: 50_000 }), 'A', berner)).toMatchObject([
      { code: 'BONIFICACION_FIJA', path: 'articulos.1.bonificacion', params: { fija: 180_000 } },
    ]);
    expect(one(linea('FIJO', { bonificacion: 180_000 }), 'V', berner)).toEqual([]);
    expect(one(linea('HX8-4L', { bonificacion: 50_000 }), 'V', berner)).toEqual([]);
  });

  it('keeps what came with the reference, and nothing else', () => {
    const traida = { id: 'HX8-4L', precio: 1_300_000, bonificacion: 200_000 };
    const referencia = { bonificacion: 0, lineas: [traida] };
    expect(one(linea('HX8-4L', traida), 'V', { referencia })).toEqual([]);
    const at = (changes: Partial<DocumentLine>) =>
      codes(one(linea('HX8-4L', { ...traida, ...changes }), 'V', { referencia }));
    expect(at({ precio: 1_299_999 })).toEqual(['PRECIO_NO_PERMITIDO']);
    expect(at({ bonificacion: 200_001 })).toEqual(['PRECIO_NO_PERMITIDO', 'BONIFICACION_MAXIMA']);
    expect(codes(one(linea('FIJO', { ...traida, id: 'FIJO' }), 'V', { referencia }))).toEqual([
      'PRECIO_NO_PERMITIDO',
      'BONIFICACION_MAXIMA',
    ]);
  });

  it('keeps the discount of the reference at a list price of today', () => {
    const referencia = { bonificacion: 0, lineas: [{ id: 'HX8-4L', precio: 1_300_000, bonificacion: 200_000 }] };
    expect(one(linea('HX8-4L', { precio: 1_400_000, bonificacion: 200_000 }), 'V', { referencia })).toEqual([]);
  });

  it('below the minimum profit blocks, and only warns A', () => {
    // 15000 less 5% is 14250: 9.6% over 13000, under the 10% asked for.
    const caro = linea('CARO', { bonificacion: 50_000 });
    expect(one(linea('CARO'))).toEqual([]);
    expect(one(caro)).toEqual([
      { code: 'RENTABILIDAD', severity: 'block', path: 'articulos.1.bonificacion', params: { articulo: 'CARO' } },
    ]);
    expect(one(caro, 'O')).toMatchObject([{ severity: 'block' }]);
    expect(one(caro, 'A')).toMatchObject([{ code: 'RENTABILIDAD', severity: 'warn' }]);
  });

  it('counts the general discount in the profit', () => {
    expect(codes(one(linea('CARO'), 'V', {}, 50_000))).toEqual(['RENTABILIDAD']);
    expect(one(linea('CARO'), 'V', {}, Number.NaN)).toEqual([]);
  });
});

describe('the general discount', () => {
  const check = (bonificacion: number, rol: Rol, changes: Partial<ContextoLineas> = {}) =>
    codes(checkBonificacionGeneral(documento([], bonificacion), contexto(rol, changes)));
  it('is the customer’s, or the reference’s', () => {
    expect(check(50_000, 'V')).toEqual([]);
    expect(check(80_000, 'V')).toEqual(['BONIFICACION_GENERAL_NO_PERMITIDA']);
    expect(check(80_000, 'V', { referencia: { bonificacion: 80_000, lineas: [] } })).toEqual([]);
    expect(check(0, 'S')).toEqual(['BONIFICACION_GENERAL_NO_PERMITIDA']);
  });
  it('is changed by A and O, within 0 and 100%', () => {
    expect(check(80_000, 'A')).toEqual([]);
    expect(check(1_000_000, 'O')).toEqual([]);
    expect(check(1_000_001, 'A')).toEqual(['BONIFICACION_GENERAL_INVALIDA']);
    expect(check(-1, 'A')).toEqual(['BONIFICACION_GENERAL_INVALIDA']);
    expect(check(Number.NaN, 'A')).toEqual(['BONIFICACION_GENERAL_INVALIDA']);
  });
});

describe('days, legends, amounts', () => {
  it('today is not past, yesterday is', () => {
    const hoy = '2026-11-20';
    expect(checkFechas({ ingreso: hoy, entrega: hoy }, hoy)).toEqual([]);
    expect(checkFechas({ ingreso: '2026-11-19', entrega: '2026-11-18' }, hoy)).toMatchObject([
      { code: 'FECHA_PASADA', severity: 'block', path: 'ingreso' },
      { code: 'FECHA_PASADA', severity: 'block', path: 'entrega' },
    ]);
    expect(MENSAJES_LINEAS.FECHA_PASADA({ campo: 'ingreso' })).toBe('La fecha de ingreso no puede ser anterior a hoy');
  });

  it('delivering before entering only warns', () => {
    expect(checkFechas({ ingreso: '2026-11-25', entrega: '2026-11-24' }, '2026-11-20')).toMatchObject([
      { code: 'ENTREGA_ANTES_DE_INGRESO', severity: 'warn' },
    ]);
  });

  it('a legend has 50 characters', () => {
    const leyendas = { leyenda1: '', leyenda2: '', leyenda3: 'ñ'.repeat(50), leyenda4: 'x'.repeat(51) };
    expect(checkLeyendas(leyendas)).toEqual([
      { code: 'LEYENDA_LARGA', severity: 'block', path: 'leyenda4', params: { max: 50 } },
    ]);
  });

  it('an amount that differs by a centavo is refused', () => {
    expect(checkImporte(38_321_100, 38_321_100)).toEqual([]);
    const [problema] = checkImporte(38_321_101, 38_321_100, 'importes.total');
    expect(problema).toMatchObject({ code: 'IMPORTE_DISTINTO', severity: 'block', path: 'importes.total' });
    expect(MENSAJES_LINEAS.IMPORTE_DISTINTO(problema?.params ?? {}).replaceAll('\u00a0', ' ')).toBe(
      'El importe $ 383.211,01 no coincide con el calculado, $ 383.211. Revise el documento y vuelva a guardar.',
    );
  });
});

describe('literals of D2 §5', () => {
  it('are the documents’', () => {
    expect(MENSAJES_LINEAS.PRECIO_INVALIDO({})).toBe('Precio Inválido');
    expect(MENSAJES_LINEAS.RENTABILIDAD({ articulo: 'WO-120' })).toBe(
      'El articulo WO-120 no cumple con la rentabilidad minima esperada. Revise su precio y bonificacion unitarios o la bonificacion general del cliente.',
    );
  });
});

describe('the discount field', () => {
  const campo = (rol: Rol, fija: number, empresa = 'buenosaires') =>
    campoBonificacion({ rol, empresa, maxBonificacion: 100_000 }, fija);
  it('tells the cap to those who have one', () => {
    expect(campo('V', 0)).toEqual({ habilitado: true, minimo: 0, maximo: 100_000, inicial: 0, pista: 'Max 10%' });
    expect(campo('A', 0)).toMatchObject({ minimo: -1_000_000, maximo: 1_000_000, pista: null });
  });
  it('starts with the fixed discount and says so', () => {
    expect(campo('V', 150_000)).toMatchObject({ habilitado: true, inicial: 150_000, pista: '% fijo por cliente' });
    expect(campo('A', 150_000, 'berner')).toMatchObject({ habilitado: false, inicial: 150_000 });
    expect(campo('V', 0, 'berner')).toMatchObject({ habilitado: true });
  });
  it('an existing line is A’s, the general discount A’s and O’s', () => {
    expect((['A', 'O', 'S', 'V'] as const).map(canEditLine)).toEqual([true, false, false, false]);
    expect((['A', 'O', 'S', 'V'] as const).map(canEditBonificacionGeneral)).toEqual([true, true, false, false]);
  });
});
