import { ESTADOS_MAPA, type MapaClientes } from '@distri/domain/clientes';
import { describe, expect, test } from 'vitest';
import { filtrar, isUbicado, leyenda, marcadoresDe, marcadoresDeDirecciones, readMarca } from './marcadores.ts';

const at = (estado: (typeof ESTADOS_MAPA)[number]) => ESTADOS_MAPA.indexOf(estado);
const mapa: MapaClientes = {
  clientes: [
    { id: '10027', n: 'AUTOPARTES', l: 'Avellaneda', v: 'V1', e: at('ACTIVO'), lat: -34.6, lon: -58.5 },
    { id: '10114', n: 'BERTOLINI', l: 'Quilmes', v: 'V2', e: at('INHABILITADO'), lat: -34.7, lon: -58.2 },
    { id: '10300', n: 'SIN LUGAR', l: 'Lanús', v: 'V2', e: at('ACTIVO'), lat: null, lon: null },
    { id: '10301', n: 'EN CERO', l: 'Lanús', v: 'V1', e: at('ACTIVO'), lat: 0, lon: 0 },
  ],
  direcciones: [{ c: '10114', id: 2, d: 'Calle 2, Quilmes', lat: -34.8, lon: -58.3 }],
  vendedores: [
    { id: 'V1', name: 'Gómez, Laura', nivel: 4 },
    { id: 'V2', name: 'Paz, Esteban', nivel: 6 },
  ],
};

describe('pins', () => {
  test('only of those who have a place, with the hue and the word of their state', () => {
    expect(marcadoresDe(mapa.clientes)).toEqual([
      { id: 'c:10027', latitud: -34.6, longitud: -58.5, tono: 'verde', etiqueta: 'AUTOPARTES' },
      { id: 'c:10114', latitud: -34.7, longitud: -58.2, tono: 'rojo', etiqueta: 'BERTOLINI, Inhabilitado' },
    ]);
    expect(mapa.clientes.filter((cliente) => !isUbicado(cliente)).map(({ id }) => id)).toEqual(['10300', '10301']);
    expect(leyenda(mapa.clientes, true).map(({ palabra }) => palabra)).toEqual([
      'Activo',
      'Inhabilitado',
      'Dirección de entrega',
    ]);
  });

  test('of addresses follow their customers, and lead back to them', () => {
    const [marker] = marcadoresDeDirecciones(mapa.direcciones, mapa.clientes);
    expect(marker).toMatchObject({ etiqueta: 'BERTOLINI: Calle 2, Quilmes', tono: 'contorno' });
    expect(readMarca(marker?.id ?? '')).toEqual({ cliente: '10114', direccion: 2 });
    expect(readMarca('c:X00001')).toEqual({ cliente: 'X00001', direccion: null });
    expect(marcadoresDeDirecciones(mapa.direcciones, [])).toEqual([]);
  });
});

test.each([
  [{ modo: 'ninguno' as const }, ['10027', '10114', '10300', '10301']],
  [{ modo: 'nivel' as const, nivel: 6 }, ['10114', '10300']],
  [{ modo: 'vendedor' as const, vendedores: ['V1'] }, ['10027', '10301']],
  [{ modo: 'vendedor' as const, vendedores: ['V1', 'V2'] }, ['10027', '10114', '10300', '10301']],
])('filter %j', (filtro, ids) => {
  expect(filtrar(mapa, filtro).map(({ id }) => id)).toEqual(ids);
});
