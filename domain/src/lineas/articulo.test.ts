import { describe, expect, it } from 'vitest';
import { articulosPorCodigo, findArticulo, isAvailable, isListPrice, precioDeLista } from './articulo.ts';
import { articulo } from './ejemplos.ts';
import { meetsMinimumProfit } from './rentabilidad.ts';
import { baseCode, mergeLines } from './sufijos.ts';

describe('an article in a list', () => {
  const aceite = articulo('HX8-4L', { lista1: 1_600_000, lista3: 1_500_000, lista6: 0 });
  it('has the price of that list, or none', () => {
    expect(precioDeLista(aceite, 3)).toBe(1_500_000);
    expect(precioDeLista(aceite, 2)).toBeNull();
    expect(precioDeLista(aceite, 7)).toBeNull();
    expect(precioDeLista(aceite, 0)).toBeNull();
  });
  it('can be sold when it is active and has a price there', () => {
    expect(isAvailable(aceite, 3)).toBe(true);
    expect(isAvailable(aceite, 6)).toBe(false);
    expect(isAvailable({ ...aceite, activo: false }, 3)).toBe(false);
  });
  it('any list is a list price', () => {
    expect(isListPrice(aceite, 1_600_000)).toBe(true);
    expect(isListPrice(aceite, 1_500_001)).toBe(false);
  });
  it('is found without regard to case', () => {
    const todos = articulosPorCodigo([aceite, articulo('WO-120')]);
    expect(findArticulo(todos.values(), ' hx8-4l ')?.id).toBe('HX8-4L');
    expect(findArticulo(todos.values(), 'HX8')).toBeNull();
  });
});

describe('minimum profit', () => {
  // Cost 100, at least 20% over it: 120.00 passes, 119.99 does not.
  const filtro = { costoneto: 10_000, rentaminima: 200_000 };
  it.each([
    [12_000, 0, 0, true],
    [11_999, 0, 0, false],
    [15_000, 200_000, 0, true],
    [15_000, 100_000, 100_000, true],
    [15_000, 150_000, 100_000, false],
    [0, 0, 0, false],
  ])('price %d, line %d, general %d: %s', (precio, bonificacion, general, passes) => {
    expect(meetsMinimumProfit({ precio, bonificacion }, general, filtro)).toBe(passes);
  });

  it('is compared exactly: a hundredth of a centavo short fails', () => {
    // 14117.6 × 0.85 = 11999.96: rounded it would be 12000.
    expect(meetsMinimumProfit({ precio: 14_118, bonificacion: 150_000 }, 0, filtro)).toBe(true);
    expect(meetsMinimumProfit({ precio: 14_117, bonificacion: 150_000 }, 0, filtro)).toBe(false);
    expect(meetsMinimumProfit({ precio: 12_000, bonificacion: 1 }, 0, filtro)).toBe(false);
  });

  it('without a cost there is no check', () => {
    expect(meetsMinimumProfit({ precio: 1, bonificacion: 0 }, 0, { costoneto: 0, rentaminima: 900_000 })).toBe(true);
    expect(meetsMinimumProfit({ precio: 1, bonificacion: 0 }, 0, {})).toBe(true);
  });
});

describe('codes with a selling suffix', () => {
  const known =
    (...codes: string[]) =>
    (codigo: string) =>
      codes.includes(codigo);
  it.each([
    ['HX8-4LPROMO', 'HX8-4L'],
    ['HX8-4LPCAJA', 'HX8-4L'],
    ['HX8-4LPCSEM', 'HX8-4L'],
    ['HX8-4LSTOCK', 'HX8-4L'],
    ['HX8-4L', 'HX8-4L'],
    ['PROMO', 'PROMO'],
    ['PROMOHX8-4L', 'PROMOHX8-4L'],
    // One suffix only.
    ['HX8-4LPROMOSTOCK', 'HX8-4LPROMOSTOCK'],
  ])('%s is sold as %s', (codigo, base) => {
    expect(baseCode(codigo, known('HX8-4L', ''))).toBe(base);
  });
  it('keep it when there is no article of the base code', () => {
    expect(baseCode('HX8-4LPROMO', known('HX7-1L'))).toBe('HX8-4LPROMO');
  });

  it('equal lines with equal discount join; others and parts of kits stay', () => {
    const line = (id: string, cantidad: number, bonificacion = 0, fromArmado: number | null = null) => ({
      id,
      cantidad,
      bonificacion,
      fromArmado,
    });
    const merged = mergeLines([
      line('A', 1.1),
      line('B', 1),
      line('A', 2.2),
      line('A', 5, 50_000),
      line('A', 1, 0, 12_345),
    ]);
    expect(merged).toEqual([line('A', 3.3), line('B', 1), line('A', 5, 50_000), line('A', 1, 0, 12_345)]);
  });
});
