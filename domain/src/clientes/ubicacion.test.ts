import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CAJA_ARGENTINA,
  checkUbicacion,
  hasUbicacion,
  isInArgentina,
  MENSAJES_UBICACION,
  parseCoordenadas,
  parseGrados,
  refuseUbicacion,
  roundUbicacion,
} from './ubicacion.ts';

describe('a place', () => {
  it.each([
    ['the office', -34.6577037, -58.5820609, true],
    ['Ushuaia', -54.8019, -68.303, true],
    ['La Quiaca', -22.1026, -65.5936, true],
    ['latitude and longitude swapped', -58.58, -34.65, false],
    ['the sign forgotten', 34.65, 58.58, false],
    ['nowhere', 0, 0, false],
  ])('%s', (_, latitud, longitud, inside) => {
    expect(isInArgentina({ latitud, longitud })).toBe(inside);
    expect(checkUbicacion({ latitud, longitud }).length).toBe(inside ? 0 : 1);
    expect(refuseUbicacion({ latitud, longitud })?.message ?? null).toBe(
      inside ? null : MENSAJES_UBICACION.FUERA_DE_ARGENTINA({}),
    );
  });

  it('without coordinates, or at 0,0, is no place', () => {
    const places = [
      { latitud: null, longitud: null },
      { latitud: 0, longitud: 0 },
      { latitud: -34.6, longitud: -58.5 },
    ];
    expect(places.map(hasUbicacion)).toEqual([false, false, true]);
  });

  it('rounding never moves it out of the country, nor twice', () => {
    const { sur, norte, oeste, este } = CAJA_ARGENTINA;
    const inside = fc.record({
      latitud: fc.double({ min: sur, max: norte, noNaN: true }),
      longitud: fc.double({ min: oeste, max: este, noNaN: true }),
    });
    fc.assert(
      fc.property(inside, (place) => {
        const rounded = roundUbicacion(place);
        expect(isInArgentina(rounded)).toBe(true);
        expect(roundUbicacion(rounded)).toEqual(rounded);
        expect(Math.abs(rounded.latitud - place.latitud)).toBeLessThan(1e-6);
      }),
    );
  });
});

describe('coordinates as people type and paste them', () => {
  it.each([
    ['-34.6577, -58.5820', -34.6577, -58.582],
    ['-34.6577,-58.5820', -34.6577, -58.582],
    ['-34,6577 -58,5820', -34.6577, -58.582],
    ['-34,6577; -58,5820', -34.6577, -58.582],
    [' −34.5   −58 ', -34.5, -58],
  ])('%s', (text, latitud, longitud) => {
    expect(parseCoordenadas(text)).toEqual({ latitud, longitud });
  });
  it.each(['', '-34.6577', 'calle 12', '-34.6.5, 3', '1234, 5'])('"%s" is no pair', (text) => {
    expect(parseCoordenadas(text)).toBeNull();
  });
  it.each([
    ['-34,6577', -34.6577],
    ['-58.5', -58.5],
    ['34', 34],
    ['', null],
    ['-', null],
    ['12a', null],
  ])('"%s" is %s degrees', (text, expected) => {
    expect(parseGrados(text)).toBe(expected);
  });
});
