import type { RecepcionItem } from '@distri/domain/recepciones';
import { describe, expect, test } from 'vitest';
import { borradorDe, cambio, descuentoDe, filtrar, sumaDe } from './lista.ts';

const item = (over: Partial<RecepcionItem> = {}): RecepcionItem => ({
  id: 'I1',
  tipo: 'TRF',
  tipo_desc: 'Transferencia Bancaria',
  fecha: '2026-11-20',
  importe: 1_234_567_89,
  numero: '00447',
  cuenta_desc: 'Galicia · CC $',
  banco_desc: '',
  cliente: '10233',
  razsoc: 'EL CARDENAL LUBRICENTRO S.R.L.',
  vendedor: 'Núñez, Iris',
  recibido: false,
  rechazado: false,
  observa: '',
  recibido_d: null,
  pordesc: 220_000,
  descfijo: false,
  equiv_porc: 220_000,
  dpromitems: 23.12,
  idrecibo: 87,
  numrec: '00123',
  status: 'P',
  ingreso: '2026-11-20',
  conComprobante: true,
  numitem: '1',
  version: 1,
  ...over,
});

describe('looking an item up', () => {
  const items = [
    item(),
    item({ id: 'C2', tipo: 'CEL', tipo_desc: 'Cheque electrónico', importe: 500, banco_desc: 'Nación' }),
  ];
  test.each([
    ['1.234.567,89', ['I1']],
    ['1234567', ['I1']],
    ['nunez cardenal', ['I1', 'C2']],
    ['nacion', ['C2']],
    ['00447', ['I1', 'C2']],
    ['otra cosa', []],
  ])('%j finds %j', (buscar, ids) => {
    expect(filtrar(items, { buscar, clase: 'todos' }).map(({ id }) => id)).toEqual(ids);
  });
  test('by kind, a prepaid transfer is a transfer', () => {
    const all = [...items, item({ id: 'P3', tipo: 'PREPAGO' }), item({ id: 'I4', tipo: 'AEF' })];
    const idsOf = (clase: 'cheques' | 'transferencias' | 'efectivo') =>
      filtrar(all, { buscar: '', clase }).map(({ id }) => id);
    expect([idsOf('cheques'), idsOf('transferencias'), idsOf('efectivo')]).toEqual([['C2'], ['I1', 'P3'], ['I4']]);
  });
  test('the sum is of what is shown', () => {
    expect(sumaDe(items)).toBe(1_234_567_89 + 500);
  });
});

test('it was changed when amount or day are others than those entered', () => {
  const asEntered = borradorDe(item());
  expect(cambio(item(), asEntered)).toBe(false);
  expect(cambio(item(), { ...asEntered, importe: 1 })).toBe(true);
  expect(cambio(item(), { ...asEntered, fecha: '2026-11-21' })).toBe(true);
});

test.each([
  [{}, 'Descuento 22% · promedio 23,12 días'],
  [{ pordesc: 0 }, 'Sin descuento · promedio 23,12 días'],
  [{ descfijo: true, equiv_porc: 205_128 }, 'Descuento fijo, equivale al 20,51% · promedio 23,12 días'],
  [{ tipo: 'PREPAGO' as const }, ''],
])('%j says %j', (over, text) => {
  expect(descuentoDe(item(over))).toBe(text);
});
