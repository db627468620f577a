import { expect, test } from 'vitest';
import { counterText, DEFAULT_VIEW, isMostlySeen, type Marker, spread } from './markers.ts';

const at = (id: string, latitud: number, longitud: number): Marker => ({
  id,
  latitud,
  longitud,
  tono: 'teal',
  etiqueta: id,
});

test('pins at one place move apart by 0.0001 degrees each, others stay', () => {
  const [a, b, c, d] = spread([
    at('a', -34.6, -58.5),
    at('b', -34.6, -58.5),
    at('c', -34.6, -58.5),
    at('d', -34.7, -58.5),
  ]);
  expect([a?.latitud, a?.longitud]).toEqual([-34.6, -58.5]);
  expect(b?.latitud).toBeCloseTo(-34.5999, 6);
  expect(c?.longitud).toBeCloseTo(-58.4998, 6);
  expect(d?.latitud).toBe(-34.7);
});

test.each([
  [undefined, ''],
  [1, ''],
  [2, '2'],
  [9, '9'],
  [10, '9+'],
])('a counter of %s says "%s"', (cantidad, text) => {
  expect(counterText(cantidad)).toBe(text);
});

test('opens where D1 §9 says', () => {
  expect(DEFAULT_VIEW).toEqual({ center: [-34.6577037, -58.5820609], zoom: 11 });
});

test('a view that shows less than half of the markers is not the one to open with', () => {
  const north = (place: { latitud: number }) => place.latitud > -35;
  const near = at('a', -34.6, -58.5);
  const far = at('b', -38.7, -62.2);
  expect(isMostlySeen([near, far], north)).toBe(true);
  expect(isMostlySeen([near, far, far], north)).toBe(false);
  expect(isMostlySeen([far], north)).toBe(false);
  expect(isMostlySeen([], north)).toBe(true);
});
