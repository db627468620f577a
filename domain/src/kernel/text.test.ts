import { describe, expect, it } from 'vitest';
import { formatInteger, formatMoney, formatPercent, formatQuantity, formatRoundedPercent } from './format.ts';
import { foldText, plural, truncate } from './text.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('text', () => {
  it('folds accents and case', () => {
    expect(foldText('Óleo ÑANDÚ')).toBe('oleo nandu');
  });

  it('counts in words', () => {
    expect(plural(1, 'pedido', 'pedidos')).toBe('1 pedido');
    expect(plural(-1, 'día', 'días')).toBe('−1 día');
    expect(plural(0, 'pedido', 'pedidos')).toBe('0 pedidos');
    expect(plural(12_345, 'pedido', 'pedidos')).toBe('12.345 pedidos');
  });

  it('cuts without halving a character', () => {
    expect(truncate('añ😀b', 3)).toBe('añ😀');
    expect(truncate('ab', 3)).toBe('ab');
  });
});

describe('figures', () => {
  it.each([
    [123_456_789, '$ 1.234.567,89'],
    [500_000, '$ 5.000'],
    [5, '$ 0,05'],
    [-8_421_000, '−$ 84.210'],
    [0, '$ 0'],
  ])('%d centavos read %s', (amount, text) => {
    expect(plain(formatMoney(amount))).toBe(text);
  });

  it('quantities and percentages', () => {
    expect(formatQuantity(1234.5)).toBe('1.234,5');
    expect(formatQuantity(-2)).toBe('−2');
    expect(formatInteger(1284)).toBe('1.284');
    expect(formatInteger(-1284)).toBe('−1.284');
    expect(formatPercent(100_000)).toBe('10%');
    expect(formatPercent(25_000)).toBe('2,5%');
    expect(formatPercent(333_333)).toBe('33,3333%');
  });

  it.each([
    [205_128, '20,51%'],
    [205_150, '20,52%'],
    [220_000, '22%'],
    [-25_049, '−2,5%'],
    [49, '0%'],
    [-49, '0%'],
  ])('%d, that came out of an amount, reads %s', (percent, text) => {
    expect(formatRoundedPercent(percent)).toBe(text);
  });
});
