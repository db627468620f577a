import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actualPrice, lineAmount, litres, negateLine, withoutLine } from './line.ts';

const line = (cantidad: number, precio: number, bonificacion = 0) => ({ cantidad, precio, bonificacion });

describe('amount of a line', () => {
  it.each([
    // domain-facts §2.5: 24 × $ 15.000 less 5%.
    [24, 1_500_000, 50_000, 34_200_000],
    // The lines of the picture 04.
    [36, 487_000, 100_000, 15_778_800],
    [12, 721_535, 0, 8_658_420],
    // Rounded twice: 3 × 0.333 is 1.00 (0.999), and 2.5% less of that is 0.98 (0.975).
    [0.333, 300, 25_000, 98],
    // The discount rounds on the result: 3.80 less 2.5% is 3.71 (3.705).
    [1, 380, 25_000, 371],
    [1, 1_500_000, 1_000_000, 0],
  ])('%d × %d less %d = %d', (cantidad, precio, bonificacion, importe) => {
    expect(lineAmount(line(cantidad, precio, bonificacion))).toBe(importe);
  });

  it('under 0.05 is zero, from 0.05 on it counts', () => {
    expect(lineAmount(line(1, 4))).toBe(0);
    expect(lineAmount(line(-1, 4))).toBe(0);
    expect(lineAmount(line(1, 5))).toBe(5);
    expect(lineAmount(line(0.001, 4_900))).toBe(5);
  });

  it('mirrors: the negated line is the negated amount', () => {
    const quantity = fc.integer({ min: -9_999_999, max: 9_999_999 }).map((value) => value / 1000);
    const price = fc.integer({ min: 0, max: 1_000_000_000 });
    const percent = fc.integer({ min: -1_000_000, max: 1_000_000 });
    fc.assert(
      fc.property(quantity, price, percent, (cantidad, precio, bonificacion) => {
        const amount = lineAmount(line(cantidad, precio, bonificacion));
        expect(lineAmount(negateLine(line(cantidad, precio, bonificacion)))).toBe(amount === 0 ? 0 : -amount);
      }),
    );
  });
});

describe('actual price', () => {
  it.each([
    // Picture 04: 15.000, 5% of the line, 10% general.
    [1_500_000, 50_000, 100_000, 1_282_500],
    [1_500_000, 0, 0, 1_500_000],
    [333, 25_000, 25_000, 317],
    [100, 1_000_000, 0, 0],
  ])('%d less %d less %d is %d', (precio, linea, general, expected) => {
    expect(actualPrice(precio, linea, general)).toBe(expected);
  });
});

describe('litres', () => {
  it('are quantity times litres per unit, to three decimals', () => {
    expect(
      litres([
        { cantidad: 24, unidad: 4 },
        { cantidad: 6, unidad: 20 },
        { cantidad: 12, unidad: 0 },
      ]),
    ).toBe(216);
    expect(litres([{ cantidad: 0.333, unidad: 0.333 }])).toBe(0.111);
    expect(litres([])).toBe(0);
  });
});

describe('taking a line away', () => {
  const lines = [
    { id: 'A', fromArmado: null },
    { id: 'B', fromArmado: 12_345 },
    { id: 'C', fromArmado: 54_321 },
    { id: 'D', fromArmado: 12_345 },
    { id: 'E' },
  ];
  const left = (index: number) =>
    withoutLine(lines, index)
      .map((row) => row.id)
      .join('');
  it('takes the other parts of the same kit', () => {
    expect(left(1)).toBe('ACE');
    expect(left(3)).toBe('ACE');
    expect(left(2)).toBe('ABDE');
  });
  it('takes nothing else from lines without a kit', () => {
    expect(left(0)).toBe('BCDE');
    expect(left(4)).toBe('ABCD');
    expect(left(9)).toBe('ABCDE');
  });
});
