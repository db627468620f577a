import { expect, test } from 'vitest';
import { keepUnits } from './text.ts';

const shown = (text: string) => keepUnits(text).replaceAll('\u00a0', '_');

test('a figure and its unit stay together, and nothing else does', () => {
  expect(shown('SHELL HELIX HX8 5W-30 4 L')).toBe('SHELL HELIX HX8 5W-30 4_L');
  expect(shown('GRASA x 500 g. LAMPARA 12 V 55 W')).toBe('GRASA x 500_g. LAMPARA 12_V 55_W');
  expect(shown('FILTRO 20 LITRADO HX7 4 LARGO')).toBe('FILTRO 20 LITRADO HX7 4 LARGO');
  expect(shown('4 LÍNEAS, 30 MÁS')).toBe('4 LÍNEAS, 30 MÁS');
});
