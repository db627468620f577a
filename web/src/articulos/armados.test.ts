import type { Articulo } from '@distri/domain/articulos';
import { expect, test } from 'vitest';
import { codigosDePartes, lineasDeKit, precioDeArmado } from './armados.ts';

const articulo = (id: string, changes: Partial<Articulo> = {}) =>
  ({
    id,
    detalle: id,
    unidad: 4,
    lista1: 1_000_00,
    lista2: 900_00,
    activo: true,
    armado: false,
    ...changes,
  }) as Articulo;
const KIT = articulo('KIT', {
  armado: true,
  componentes: [
    { id: 'A', cantidad: 1, bonificacion: 150_000 },
    { id: 'B', cantidad: 2, bonificacion: 150_000 },
  ],
});
const articulos = new Map([articulo('A'), articulo('B')].map((row) => [row.id, row]));

test('a kit costs its parts at the document’s list, each with its discount', () => {
  expect(precioDeArmado(KIT, articulos, 1)).toBe(2_550_00);
  expect(precioDeArmado(KIT, articulos, 2)).toBe(2_295_00);
  expect(precioDeArmado(KIT, new Map([['A', articulo('A')]]), 1)).toBeNull();
  expect(precioDeArmado(KIT, new Map([...articulos, ['B', articulo('B', { activo: false })]]), 1)).toBeNull();
});

test('it brings its parts under one number, another one each time', () => {
  const first = lineasDeKit(KIT, 3, { articulos, lista: 1, lineas: [] });
  expect(first.map(({ id, cantidad, bonificacion, armado }) => [id, cantidad, bonificacion, armado])).toEqual([
    ['A', 3, 150_000, 'KIT'],
    ['B', 6, 150_000, 'KIT'],
  ]);
  const second = lineasDeKit(KIT, 1, { articulos, lista: 1, lineas: first });
  expect(new Set(first.map(({ fromArmado }) => fromArmado)).size).toBe(1);
  expect(second[0]?.fromArmado).not.toBe(first[0]?.fromArmado);
  expect(codigosDePartes(KIT)).toEqual(['A', 'B']);
  expect(codigosDePartes(articulo('A'))).toEqual([]);
});
