import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkStock, MENSAJES_STOCK } from './checks.ts';
import { bajoStockSeguridad, disponible, isPromocion, type SaldoStock } from './disponibilidad.ts';
import { applyMovimiento, type MovimientoStock } from './movimientos.ts';

describe('availability', () => {
  it('is what there is less what was promised, and may go below zero', () => {
    expect(disponible({ total: 100, reservado: 30 })).toBe(70);
    expect(disponible({ total: 0.3, reservado: 0.1 })).toBe(0.2);
    expect(disponible({ total: 2, reservado: 5 })).toBe(-3);
  });

  it('under the safety level alerts; zero means that none was set', () => {
    expect(bajoStockSeguridad({ total: 100, reservado: 30 }, 70)).toBe(false);
    expect(bajoStockSeguridad({ total: 100, reservado: 30 }, 71)).toBe(true);
    expect(bajoStockSeguridad({ total: 0, reservado: 30 }, 0)).toBe(false);
  });

  it.each([
    ['8888', true],
    ['PROMO 8888 NOV', true],
    ['888', false],
    ['', false],
  ])('notes %j are promotion stock: %s', (notas, promocion) => {
    expect(isPromocion({ notas })).toBe(promocion);
  });
});

describe('the table of domain-facts §4.4', () => {
  const run = (...events: [MovimientoStock, number][]) => {
    const start: SaldoStock = { total: 100, reservado: 0 };
    const end = events.reduce((saldo, [movimiento, cantidad]) => applyMovimiento(saldo, movimiento, cantidad), start);
    return [end.total, end.reservado, disponible(end)];
  };
  it.each<[string, [MovimientoStock, number][], number[]]>([
    ['order of 30', [['reserva', 30]], [100, 30, 70]],
    [
      'invoice and remito of 28',
      [
        ['reserva', 30],
        ['entrega', 28],
      ],
      [72, 2, 70],
    ],
    [
      'driver R: kept for the customer',
      [
        ['reserva', 30],
        ['entrega', 28],
        ['devolucionReservada', 28],
      ],
      [100, 30, 70],
    ],
    [
      'driver H: back to sale',
      [
        ['reserva', 30],
        ['entrega', 28],
        ['devolucionAVenta', 28],
      ],
      [100, 2, 98],
    ],
    [
      'then closed',
      [
        ['reserva', 30],
        ['entrega', 28],
        ['devolucionAVenta', 28],
        ['liberacion', 2],
      ],
      [100, 0, 100],
    ],
  ])('%s', (_name, events, expected) => {
    expect(run(...events)).toEqual(expected);
  });

  it('reserving and releasing leave everything as it was', () => {
    const quantity = fc.integer({ min: 0, max: 9_999_999 }).map((value) => value / 1000);
    fc.assert(
      fc.property(quantity, quantity, (total, cantidad) => {
        const saldo = { total, reservado: 0 };
        expect(applyMovimiento(applyMovimiento(saldo, 'reserva', cantidad), 'liberacion', cantidad)).toEqual(saldo);
      }),
    );
  });
});

describe('shortages', () => {
  const articulos = new Map([
    ['R4X-20L', { disponible: 4, notas: '' }],
    ['OFERTA', { disponible: 1, notas: '8888' }],
    ['NEGATIVO', { disponible: -3, notas: '' }],
  ]);
  const linea = (id: string, cantidad: number) => ({ id, cantidad });

  it('there is none while it is enough', () => {
    expect(checkStock([linea('R4X-20L', 4), linea('OFERTA', 1)], articulos, 'pedido')).toEqual([]);
    expect(checkStock([linea('NADA', 9)], articulos, 'pedido')).toEqual([]);
  });

  it('lines of one article count together, and the first one is pointed at', () => {
    const lines = [linea('OFERTA', 1), linea('R4X-20L', 2.5), linea('R4X-20L', 2.5)];
    expect(checkStock(lines, articulos, 'cotizacion')).toEqual([
      {
        code: 'STOCK_COTIZACION',
        severity: 'warn',
        path: 'articulos.1.cantidad',
        params: { articulo: 'R4X-20L', cantidad: 5, disponible: 4, quedaria: -1 },
      },
    ]);
  });

  it('an ordinary one warns in both documents', () => {
    expect(checkStock([linea('R4X-20L', 6)], articulos, 'pedido')).toMatchObject([
      { code: 'STOCK_PEDIDO', severity: 'warn' },
    ]);
    expect(checkStock([linea('NEGATIVO', 0.001)], articulos, 'pedido')).toMatchObject([
      { severity: 'warn', params: { quedaria: -3.001 } },
    ]);
  });

  it('promotion stock warns in a quotation and blocks in an order', () => {
    expect(checkStock([linea('OFERTA', 2)], articulos, 'cotizacion')).toMatchObject([
      { code: 'STOCK_PROMOCION', severity: 'warn' },
    ]);
    expect(checkStock([linea('OFERTA', 2)], articulos, 'pedido')).toMatchObject([
      { code: 'STOCK_PROMOCION', severity: 'block' },
    ]);
    expect(MENSAJES_STOCK.STOCK_PROMOCION({})).toBe('STOCK DE PROMOCION AGOTADO');
  });

  it('a quantity that is none yet is left to the rule of the line', () => {
    expect(checkStock([linea('R4X-20L', Number.NaN)], articulos, 'pedido')).toEqual([]);
  });

  it.each([
    [1, 'X: cotizás 6 y hay 1 disponible.'],
    [0, 'X: cotizás 6 y no hay disponibles.'],
    [-84, 'X: cotizás 6 y no hay disponibles.'],
  ])('with %d available says it in words', (disponible, text) => {
    expect(MENSAJES_STOCK.STOCK_COTIZACION({ articulo: 'X', cantidad: 6, disponible, quedaria: 0 })).toBe(text);
  });

  it('reads as in the picture', () => {
    expect(MENSAJES_STOCK.STOCK_COTIZACION({ articulo: 'R4X-20L', cantidad: 6, disponible: 4, quedaria: -2 })).toBe(
      'R4X-20L: cotizás 6 y hay 4 disponibles.',
    );
    expect(MENSAJES_STOCK.STOCK_PEDIDO({ articulo: 'R4X-20L', cantidad: 6, disponible: 4, quedaria: -2 })).toBe(
      'R4X-20L: pedís 6 y hay 4 disponibles. La disponibilidad va a quedar en −2.',
    );
  });
});
