import type { Pedido } from '@distri/domain/pedidos';
import { expect, test } from 'vitest';
import { filtrar, leyenda, marcadores, porDireccion, vendedoresDe } from './direcciones.ts';

const DESPACHO = {
  zona: 3,
  direccion_entrega: 'Calle 1, Quilmes',
  id_direccion_entrega: 1,
  latitud: -34.7,
  longitud: -58.2,
  vendedor_nivel: 4,
  numrem: null,
  escaneado1: false,
  escaneado2: false,
} as const;

function pedido(
  id: number,
  changes: Partial<Pedido> = {},
  despacho: Partial<NonNullable<Pedido['despacho']>> = {},
): Pedido {
  return {
    id,
    version: 1,
    cliente: '10027',
    razsoc: 'AUTOPARTES',
    estadio: 'N',
    estado: false,
    ingreso: '2026-11-20',
    entrega: '2026-11-21',
    isprepago: false,
    condvta30: false,
    vendedor: 'V1',
    apenom: 'Gómez, Laura',
    litros: 20,
    idcotiza: null,
    hojasDeRuta: [],
    tipo: 'ENV',
    tiene_articulos_facturados: false,
    cerrado: false,
    resultadoEnHoja: false,
    estadioDesde: '2026-11-20T12:00:00-03:00',
    despacho: { ...DESPACHO, ...despacho },
    ...changes,
  };
}

const pedidos = [
  pedido(1),
  pedido(2, { estadio: 'R' }),
  pedido(3, {}, { id_direccion_entrega: 2, direccion_entrega: 'Calle 2', latitud: null, longitud: null }),
  pedido(4, { cliente: '10114', vendedor: 'V2', apenom: 'Paz, Esteban', estado: true }, { vendedor_nivel: 6 }),
];

test('orders of one door make one pin with their number; what came back gives the hue', () => {
  const direcciones = porDireccion(pedidos);
  expect(direcciones.map((each) => each.pedidos.map(({ id }) => id))).toEqual([[1, 2], [3], [4]]);
  expect(marcadores(direcciones)).toMatchObject([
    { id: '10027/1', cantidad: 2, tono: 'negro', etiqueta: 'AUTOPARTES, 2 pedidos, Retornado' },
    { id: '10114/1', cantidad: 1, tono: 'naranja', etiqueta: 'AUTOPARTES, 1 pedido, Facturado' },
  ]);
  expect(leyenda(direcciones).map(({ palabra }) => palabra)).toEqual(['Retornado', 'Facturado', 'Nuevo']);
});

test('by level and by seller', () => {
  const ids = (found: readonly Pedido[]) => found.map(({ id }) => id);
  expect(ids(filtrar(pedidos, { modo: 'ninguno' }))).toEqual([1, 2, 3, 4]);
  expect(ids(filtrar(pedidos, { modo: 'nivel', nivel: 6 }))).toEqual([4]);
  expect(ids(filtrar(pedidos, { modo: 'vendedor', vendedores: ['V1'] }))).toEqual([1, 2, 3]);
  expect(vendedoresDe(pedidos)).toEqual([
    { id: 'V1', name: 'Gómez, Laura', nivel: 4 },
    { id: 'V2', name: 'Paz, Esteban', nivel: 6 },
  ]);
});
