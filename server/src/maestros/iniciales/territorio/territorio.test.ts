import { describe, expect, it } from 'vitest';
import { jurisdicciones, provincias } from './jurisdicciones.ts';
import { type Localidad, localidades } from './localidades.ts';

interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
}

const ARGENTINA: Box = { south: -55.1, north: -21.7, west: -73.6, east: -53.6 };
const CABA: Box = { south: -34.71, north: -34.52, west: -58.54, east: -58.33 };
const BUENOS_AIRES: Box = { south: -41.1, north: -33.2, west: -63.45, east: -56.6 };

function inside({ latitud, longitud }: Localidad, box: Box): boolean {
  return latitud > box.south && latitud < box.north && longitud > box.west && longitud < box.east;
}

function find(detalle: string, provincia: string): Localidad {
  const found = localidades.find((localidad) => localidad.detalle === detalle && localidad.provincia === provincia);
  if (!found) throw new Error(`no such locality: ${detalle}`);
  return found;
}

/** Great-circle distance in km. */
function distance(a: Localidad, b: Localidad): number {
  const rad = Math.PI / 180;
  const half = (x: number, y: number) => Math.sin(((y - x) * rad) / 2) ** 2;
  const cosines = Math.cos(a.latitud * rad) * Math.cos(b.latitud * rad);
  return 12_742 * Math.asin(Math.sqrt(half(a.latitud, b.latitud) + cosines * half(a.longitud, b.longitud)));
}

describe('jurisdicciones', () => {
  it('are the 24 of SIFERE in order, each with its letter (domain-facts §2.6)', () => {
    expect(jurisdicciones.map(({ id }) => id)).toEqual(Array.from({ length: 24 }, (_, index) => 901 + index));
    expect(jurisdicciones.map(({ letra }) => letra).join('')).toBe('CBKXWHUEPYLFMNQRAJDZSGVT');
  });
});

describe('localidades', () => {
  it('are at least 180 with 48 barrios, each id and each name within a province once', () => {
    expect(localidades.length).toBeGreaterThanOrEqual(180);
    expect(localidades.filter(({ provincia }) => provincia === 'C')).toHaveLength(48);
    expect(new Set(localidades.map(({ id }) => id)).size).toBe(localidades.length);
    expect(new Set(localidades.map(({ detalle, provincia }) => `${detalle} ${provincia}`)).size).toBe(
      localidades.length,
    );
  });

  it('have a known province, a postcode of four digits, a zone and a branch', () => {
    const letters = new Set(provincias.map(({ id }) => id));
    for (const localidad of localidades) {
      expect(letters, localidad.detalle).toContain(localidad.provincia);
      expect(localidad.codpostal, localidad.detalle).toMatch(/^[1-9]\d{3}$/);
      expect([1, 2, 3, 4], localidad.detalle).toContain(localidad.zona);
    }
    expect(new Set(localidades.map(({ provincia }) => provincia)).size).toBe(24);
    for (const sucursal of ['BA', 'BB', 'OL'])
      expect(localidades.filter((localidad) => localidad.sucursal === sucursal).length).toBeGreaterThanOrEqual(25);
  });

  it('lie inside the country, and those of CABA and Buenos Aires inside theirs', () => {
    for (const localidad of localidades) {
      expect(inside(localidad, ARGENTINA), localidad.detalle).toBe(true);
      if (localidad.provincia === 'C') expect(inside(localidad, CABA), localidad.detalle).toBe(true);
      if (localidad.provincia === 'B') expect(inside(localidad, BUENOS_AIRES), localidad.detalle).toBe(true);
    }
    expect(new Set(localidades.map(({ latitud, longitud }) => `${latitud} ${longitud}`)).size).toBe(localidades.length);
  });

  it.each([
    ['San Nicolás', 'C', 'La Plata', 'B', 52],
    ['San Nicolás', 'C', 'Mar del Plata', 'B', 384],
    ['San Nicolás', 'C', 'Rosario', 'S', 278],
    ['Bahía Blanca', 'B', 'Punta Alta', 'B', 24],
    ['Bahía Blanca', 'B', 'Tres Arroyos', 'B', 178],
    ['Olavarría', 'B', 'Azul', 'B', 43],
    ['Tandil', 'B', 'Azul', 'B', 88],
    ['Pergamino', 'B', 'Junín', 'B', 85],
    ['Santa Rosa', 'L', 'Bahía Blanca', 'B', 294],
  ])('%s (%s) and %s (%s) are about %i km apart', (one, itsProvince, other, otherProvince, km) => {
    const measured = distance(find(one, itsProvince), find(other, otherProvince));
    expect(Math.abs(measured - km)).toBeLessThan(Math.max(4, km * 0.02));
  });
});
