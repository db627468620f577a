import type { Pedido } from '@distri/domain/pedidos';
import { expect, test } from 'vitest';
import { COLUMNAS_PEDIDOS } from './columns.ts';

test('on a phone the sheets of an order carry their word, and none says nothing', () => {
  const hojas = COLUMNAS_PEDIDOS.find(({ id }) => id === 'hojasDeRuta');
  const text = (hojasDeRuta: number[]) => hojas?.phoneText?.({ hojasDeRuta } as Pedido);
  expect([text([]), text([9811]), text([9811, 9820])]).toEqual(['', 'hoja 9811', 'hojas 9811, 9820']);
});
