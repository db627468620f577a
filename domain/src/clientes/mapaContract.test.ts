import { expect, test } from 'vitest';
import { leerMapa } from './mapaContract.ts';

const VENDEDORES = [{ id: 'V1', name: 'Gómez, Laura', nivel: 4 }];

test('the lines of the map are its customers and addresses; who has no place has none', () => {
  const clientes = ['10027\tAUTOPARTES "DEL SUR", S.A.\tAvellaneda\tV1\t0\t-34.6\t-58.5', 'X00001\tÑANDÚ\t\tV2\t3\t\t'];
  const direcciones = '10027\t2\tCalle 2, Quilmes\t-34.8\t-58.3';
  expect(leerMapa({ clientes: clientes.join('\n'), direcciones, vendedores: VENDEDORES })).toEqual({
    clientes: [
      { id: '10027', n: 'AUTOPARTES "DEL SUR", S.A.', l: 'Avellaneda', v: 'V1', e: 0, lat: -34.6, lon: -58.5 },
      { id: 'X00001', n: 'ÑANDÚ', l: '', v: 'V2', e: 3, lat: null, lon: null },
    ],
    direcciones: [{ c: '10027', id: 2, d: 'Calle 2, Quilmes', lat: -34.8, lon: -58.3 }],
    vendedores: VENDEDORES,
  });
});

test('of nobody there is no line', () => {
  expect(leerMapa({ clientes: '', direcciones: '', vendedores: [] })).toEqual({
    clientes: [],
    direcciones: [],
    vendedores: [],
  });
});
