import { expect, test } from 'vitest';
import { searchHint } from './searchHint.ts';

test.each([
  ['A', 'Buscar clientes, artículos, documentos'],
  ['V', 'Buscar clientes, artículos, documentos'],
  ['L', 'Buscar artículos, documentos'],
  ['C', 'Buscar documentos'],
  ['E', 'Buscar pantallas'],
  ['H', 'Buscar pantallas'],
] as const)('%s is offered what it finds: %s', (rol, hint) => {
  expect(searchHint(rol)).toBe(hint);
});
