import { expect, test } from 'vitest';
import { z } from 'zod';
import { type MapaClientes, mapaClientes } from './mapaContract.ts';

const mapa: MapaClientes = {
  clientes: [
    { id: '10027', n: 'AUTOPARTES "DEL SUR", S.A.', l: 'Avellaneda', v: 'V1', e: 0, lat: -34.6, lon: -58.5 },
    { id: 'X00001', n: 'ÑANDÚ', l: '', v: 'V2', e: 3, lat: null, lon: null },
  ],
  direcciones: [{ c: '10027', id: 2, d: 'Calle 2, Quilmes', lat: -34.8, lon: -58.3 }],
  vendedores: [{ id: 'V1', name: 'Gómez, Laura', nivel: 4 }],
};

test('the map travels as lines and comes back as it was', () => {
  const wire = z.encode(mapaClientes, mapa);
  expect(wire.direcciones).toBe('10027\t2\tCalle 2, Quilmes\t-34.8\t-58.3');
  expect(z.decode(mapaClientes, wire)).toEqual(mapa);
  expect(z.decode(mapaClientes, { clientes: '', direcciones: '', vendedores: [] }).clientes).toEqual([]);
});

test('a tab or a line end inside of a name is a blank: it cannot make a row', () => {
  const [cliente] = mapa.clientes;
  if (!cliente) throw new Error('no customer');
  const wire = z.encode(mapaClientes, { ...mapa, clientes: [{ ...cliente, n: 'A\tB\nC' }] });
  expect(z.decode(mapaClientes, wire).clientes).toEqual([{ ...cliente, n: 'A B C' }]);
});
