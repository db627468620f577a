import type { Articulo } from '@distri/domain/articulos';
import { expect, test } from 'vitest';
import { type Elegido, faltaEnElegidos, sinLugar } from './elegidos.ts';

const elegido = (id: string, cantidad: number | null): Elegido => ({ articulo: { id } as Articulo, cantidad });

test('with a quantity for each, and room for them, nothing is missing', () => {
  expect(faltaEnElegidos([elegido('HX8-4L', 2), elegido('WO-120', 1)], 2)).toBeNull();
});

test.each<[string, Elegido[], number, string]>([
  ['nothing picked', [], 30, 'Elegí al menos un artículo de la lista.'],
  ['one without quantity', [elegido('HX8-4L', 2), elegido('WO-120', null)], 30, 'Falta la cantidad de WO-120.'],
  ['none of one', [elegido('HX8-4L', 0)], 30, 'Falta la cantidad de HX8-4L.'],
  ['two where one fits', [elegido('HX8-4L', 2), elegido('WO-120', 1)], 1, 'Hay lugar para 1 artículo más.'],
  ['one where none fits', [elegido('HX8-4L', 2)], 0, 'No hay lugar para más artículos.'],
])('%s: it says so', (_, elegidos, lugar, text) => {
  expect(faltaEnElegidos(elegidos, lugar)).toBe(text);
});

test('that there is no room is said before anybody presses', () => {
  expect(sinLugar([elegido('HX8-4L', null)], 0)).toBe('No hay lugar para más artículos.');
  expect(sinLugar([elegido('HX8-4L', null)], 1)).toBeNull();
});
