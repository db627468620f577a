import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problemText } from '../kernel/index.ts';
import { codigosDeLineas, conCantidad, lineasDeArmado, NUMERO_ARMADO, numeroDeArmado } from './armados.ts';
import { articulosPorCodigo } from './articulo.ts';
import { type ContextoLineas, checkArmados, checkRenglones } from './checks.ts';
import { articulo, linea } from './ejemplos.ts';
import { withoutLine } from './line.ts';
import { MENSAJES_LINEAS } from './messages.ts';
import type { Referencia } from './policy.ts';

const COMPONENTES = [
  { id: 'HX8-4L', cantidad: 1, bonificacion: 150_000 },
  { id: 'WO-120', cantidad: 2, bonificacion: 150_000 },
];
const ARTICULOS = articulosPorCodigo([
  articulo('HX8-4L', { costoneto: 0 }),
  articulo('WO-120', { costoneto: 0 }),
  articulo('FCI-1130'),
  articulo('KIT-UNO', { armado: true, componentes: COMPONENTES }),
  articulo('KIT-OUT', { armado: true, activo: false, componentes: COMPONENTES }),
]);
const contexto = (referencia: Referencia | null = null): ContextoLineas => ({
  rol: 'V',
  empresa: 'buenosaires',
  maxBonificacion: 100_000,
  cliente: { bonificacion: 0, bonificacion_cliente: 0 },
  articulos: ARTICULOS,
  referencia,
});
const kit = (cantidad = 1, fromArmado = 12_345, armado = 'KIT-UNO') =>
  lineasDeArmado({ id: armado, componentes: COMPONENTES }, cantidad, fromArmado).map((parte) => linea(parte.id, parte));
const says = (lineas: Parameters<typeof checkArmados>[0], referencia: Referencia | null = null) =>
  checkArmados(lineas, contexto(referencia)).map(
    (problem) => `${problem.path}: ${problemText(MENSAJES_LINEAS, problem as never)}`,
  );

describe('adding a kit', () => {
  it('brings its parts with their discounts, under one number', () => {
    expect(lineasDeArmado({ id: 'KIT-UNO', componentes: COMPONENTES }, 3, 12_345)).toEqual([
      { id: 'HX8-4L', cantidad: 3, bonificacion: 150_000, fromArmado: 12_345, armado: 'KIT-UNO' },
      { id: 'WO-120', cantidad: 6, bonificacion: 150_000, fromArmado: 12_345, armado: 'KIT-UNO' },
    ]);
  });

  it('the number is between 10000 and 99999 and no other kit of the document has it', () => {
    const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(random, fc.array(fc.integer({ min: 10_000, max: 10_050 }), { maxLength: 60 }), (value, numbers) => {
        const number = numeroDeArmado(
          numbers.map((fromArmado) => ({ fromArmado })),
          () => value,
        );
        expect(number).toBeGreaterThanOrEqual(NUMERO_ARMADO.minimo);
        expect(number).toBeLessThanOrEqual(NUMERO_ARMADO.maximo);
        expect(numbers).not.toContain(number);
      }),
    );
  });

  it('its discounts are the kit’s, over the cap of the role; another one is not', () => {
    const documento = { bonificacion: 0, articulos: kit() };
    expect(checkRenglones(documento, contexto())).toEqual([]);
    const [first, ...rest] = kit();
    const changed = [{ ...linea('HX8-4L'), ...first, bonificacion: 200_000 }, ...rest];
    expect(checkRenglones({ bonificacion: 0, articulos: changed }, contexto()).map(({ code }) => code)).toEqual([
      'BONIFICACION_MAXIMA',
    ]);
  });
});

describe('a kit of the document', () => {
  it('is right alone, twice, among others and in several units', () => {
    expect(says(kit())).toEqual([]);
    expect(says([...kit(1), linea('FCI-1130'), ...kit(2, 54_321)])).toEqual([]);
    expect(says(kit(2.5))).toEqual([]);
  });

  it.each([
    ['a part less', kit().slice(0, 1), 'Faltan artículos del armado KIT-UNO. Quitalo y volvé a agregarlo.'],
    [
      'a foreign part',
      [...kit(), linea('FCI-1130', { fromArmado: 12_345, armado: 'KIT-UNO' })],
      'Hay artículos que no son del armado KIT-UNO. Quitalo y volvé a agregarlo.',
    ],
    [
      'out of proportion',
      kit().map((row, index) => (index === 0 ? { ...row, cantidad: 2 } : row)),
      'Las cantidades del armado KIT-UNO no están en proporción. Quitalo y volvé a agregarlo.',
    ],
    [
      'one that is sold no more',
      kit(1, 12_345, 'KIT-OUT'),
      'El artículo armado KIT-OUT no está disponible. Quitá sus artículos.',
    ],
    [
      'one that nobody knows',
      kit(1, 12_345, 'KIT-X'),
      'El artículo armado KIT-X no está disponible. Quitá sus artículos.',
    ],
  ])('%s is refused', (_name, lineas, message) => {
    expect(says(lineas)).toEqual([`articulos.0.id: ${message}`]);
  });

  it('two kits under one number, a kit without number, a kit as a line', () => {
    const mixed = [...kit(), ...kit(1, 12_345, 'KIT-OUT')];
    expect(says(mixed)).toEqual([
      'articulos.0.id: Hay artículos que no son del armado KIT-UNO. Quitalo y volvé a agregarlo.',
    ]);
    expect(says([linea('HX8-4L', { armado: 'KIT-UNO' })])).toHaveLength(1);
    expect(says([linea('KIT-UNO')])).toEqual([
      'articulos.0.id: KIT-UNO es un artículo armado: se agrega con sus componentes',
    ]);
  });

  it('that came with the reference stays as it came, though the kit is another one today', () => {
    const came = [
      linea('FCI-1130', { fromArmado: 12_345, armado: 'KIT-UNO', cantidad: 1 }),
      linea('HX8-4L', { fromArmado: 12_345, armado: 'KIT-UNO', cantidad: 2 }),
    ];
    expect(says(came)).toHaveLength(1);
    expect(says(came, { bonificacion: 0, lineas: came })).toEqual([]);
    expect(says(came.slice(1), { bonificacion: 0, lineas: came })).toHaveLength(1);
  });
});

describe('editing it', () => {
  it('a new quantity of one part changes the others in proportion; other lines stay', () => {
    const lineas = [...kit(1), linea('FCI-1130', { cantidad: 7 }), ...kit(1, 54_321)];
    expect(conCantidad(lineas, 1, 6).map(({ cantidad }) => cantidad)).toEqual([3, 6, 7, 1, 2]);
    expect(conCantidad(lineas, 2, 9).map(({ cantidad }) => cantidad)).toEqual([1, 2, 9, 1, 2]);
    expect(says(conCantidad(lineas, 0, 4))).toEqual([]);
  });

  it('taking a part away takes its siblings', () => {
    const lineas = [...kit(1), linea('FCI-1130'), ...kit(1, 54_321)];
    expect(withoutLine(lineas, 0)).toEqual([linea('FCI-1130'), ...kit(1, 54_321)]);
  });

  it('the rules look up the articles and their kits', () => {
    expect(codigosDeLineas([...kit(), linea('FCI-1130')])).toEqual(['HX8-4L', 'KIT-UNO', 'WO-120', 'FCI-1130']);
  });
});
