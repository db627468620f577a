import type { Resumen } from '@distri/domain/home';
import { describe, expect, test } from 'vitest';
import { greeting, longDate } from './greeting.ts';
import { stageRows } from './stages.ts';
import { homeTiles } from './tiles.ts';

/** An instant at this time of day in Buenos Aires (UTC−3). */
const at = (time: string) => new Date(`2026-11-20T${time}:00-03:00`);

describe('greeting by hour (D4 §2)', () => {
  test.each([
    ['04:59', 'Hola, Marta'],
    ['05:00', 'Buen día, Marta'],
    ['12:59', 'Buen día, Marta'],
    ['13:00', 'Buenas tardes, Marta'],
    ['19:59', 'Buenas tardes, Marta'],
    ['20:00', 'Hola, Marta'],
    ['00:00', 'Hola, Marta'],
  ])('%s → %s', (time, expected) => {
    expect(greeting('Marta', at(time))).toBe(expected);
  });

  test('the day is the one of Buenos Aires', () => {
    expect(longDate(at('23:30'))).toBe('Viernes 20/11/2026');
  });
});

const stage = (estadio: Resumen['pedidosPorEstadio'][number]['estadio'], facturado: boolean, pedidos: number) => ({
  estadio,
  facturado,
  pedidos,
  litros: pedidos * 100,
});
const resumen: Resumen = {
  hoy: '2026-11-20',
  pedidosPorEstadio: [
    stage('N', false, 23),
    stage('N', true, 1),
    stage('F', false, 11),
    stage('F', true, 3),
    stage('D', true, 15),
    stage('C', true, 2),
  ],
  cotizacionesPorVencer: { count: 0, result: [] },
  documentosRecientes: [],
};
const expiring = (vence: string) => ({
  id: 1,
  cliente: '1',
  razsoc: '',
  vence,
  imptotal: 0,
  isPrepago: false,
  condvta30: false,
});

describe('tiles', () => {
  test('count the orders where they stand, invoiced ones of N and F together', () => {
    expect(homeTiles(resumen).map(({ label, count, detail }) => `${label}: ${count}, ${detail}`)).toEqual([
      'Pedidos sin hoja de ruta: 23, 2.300 L',
      'Para facturar: 11, 1.100 L',
      'Facturados sin COT: 4, 400 L',
      'En distribución: 15, 1.500 L',
      'Cotizaciones por vencer: 0, en los próximos días',
    ]);
  });

  test.each([
    [['2026-11-23', '2026-11-20'], 'la próxima vence hoy', true],
    [['2026-11-21'], 'la próxima vence mañana', false],
    [['2026-11-23'], 'la próxima, en 3 días', false],
  ])('quotations until %j: %s', (days, detail, urgent) => {
    const cotizacionesPorVencer = { count: 12, result: days.map(expiring) };
    const tile = homeTiles({ ...resumen, cotizacionesPorVencer }).at(-1);
    expect(tile).toMatchObject({ count: 12, detail, urgent });
  });

  test('leave the quotations out for roles that do not work with them', () => {
    expect(homeTiles({ ...resumen, cotizacionesPorVencer: null })).toHaveLength(4);
  });
});

test('stages are added up under the word that people see, in the order of the road, empty ones left out', () => {
  expect(
    stageRows(resumen.pedidosPorEstadio).map(({ palabra, pedidos, litros }) => [palabra, pedidos, litros]),
  ).toEqual([
    ['Nuevo', 23, 2300],
    ['En Facturación', 11, 1100],
    ['Facturado', 4, 400],
    ['En Distribución', 15, 1500],
    ['Cerrado', 2, 200],
  ]);
});
