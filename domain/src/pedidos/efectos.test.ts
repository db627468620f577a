import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyMovimiento, type SaldoStock } from '../stock/index.ts';
import {
  type EfectoLinea,
  efectoDeDevolucion,
  efectoDeEstadio,
  entregadoDe,
  guardadoDe,
  type LineaEnCurso,
  pideNotaCredito,
} from './efectos.ts';
import { TRANSICIONES_PEDIDO, type TransicionPedido } from './transiciones.ts';

/** A line of 30 of which 28 were invoiced (domain-facts §4.4). */
const facturada = (changes: Partial<LineaEnCurso> = {}): LineaEnCurso => ({
  cantidad: 30,
  pendfac: 2,
  penddesc: 2,
  adespachar: 2,
  devuelto: 0,
  acreditado: 0,
  ...changes,
});
const after = (linea: LineaEnCurso, { movimientos: _moved, ...rest }: EfectoLinea): LineaEnCurso => ({
  ...linea,
  ...rest,
});
const moves = (efecto: EfectoLinea) =>
  efecto.movimientos.map(({ movimiento, cantidad }) => `${movimiento} ${cantidad}`);

const RETORNO = { accion: 'retornar', de: 'D', a: 'R' } as const;
const RECHAZO = { accion: 'rechazar', de: 'D', a: 'H' } as const;

describe('what comes back', () => {
  it('R: kept for the customer', () => {
    const efecto = efectoDeEstadio(facturada(), RETORNO);
    expect(moves(efecto)).toEqual(['devolucionReservada 28']);
    expect(after(facturada(), efecto)).toMatchObject({ penddesc: 30, devuelto: 28, pendfac: 2, adespachar: 2 });
  });

  it('H: back to sale', () => {
    const efecto = efectoDeEstadio(facturada(), RECHAZO);
    expect(moves(efecto)).toEqual(['devolucionAVenta 28']);
    expect(after(facturada(), efecto)).toMatchObject({ penddesc: 2, devuelto: 28 });
  });

  it('from F nothing had left, so nothing moves', () => {
    expect(moves(efectoDeEstadio(facturada(), { ...RETORNO, de: 'F' }))).toEqual([]);
    expect(moves(efectoDeEstadio(facturada(), { ...RECHAZO, de: 'F' }))).toEqual([]);
  });

  it('what was back already does not come back twice', () => {
    const efecto = efectoDeEstadio(facturada({ devuelto: 20, penddesc: 22 }), RETORNO);
    expect(moves(efecto)).toEqual(['devolucionReservada 8']);
  });

  it('a partial delivery moves nothing until the office enters what came back: to sale', () => {
    expect(moves(efectoDeEstadio(facturada(), { accion: 'entregarParcial', de: 'D', a: 'P' }))).toEqual([]);
    const efecto = efectoDeDevolucion(facturada(), 3);
    expect(moves(efecto)).toEqual(['devolucionAVenta 3']);
    expect(after(facturada(), efecto)).toMatchObject({ penddesc: 2, devuelto: 3 });
    expect(entregadoDe(after(facturada(), efecto))).toBe(25);
  });
});

describe('what goes out again', () => {
  const returned = after(facturada(), efectoDeEstadio(facturada(), RETORNO));
  it.each([
    ['leaving', { accion: 'despachar', de: 'F', a: 'D' }],
    ['being handed over', { accion: 'entregar', de: 'N', a: 'E' }],
  ] as const)('%s takes out what was kept, once', (_name, cambio) => {
    const efecto = efectoDeEstadio(returned, cambio);
    expect(moves(efecto)).toEqual(['entrega 28']);
    const out = after(returned, efecto);
    expect(out).toEqual(facturada());
    expect(moves(efectoDeEstadio(out, cambio))).toEqual([]);
  });

  it('what is on sale again stays: it was credited', () => {
    const partial = after(facturada(), efectoDeDevolucion(facturada(), 3));
    expect(moves(efectoDeEstadio(partial, { accion: 'despachar', de: 'F', a: 'D' }))).toEqual([]);
  });

  it('a correction takes back exactly what the return had moved', () => {
    expect(moves(efectoDeEstadio(returned, { accion: 'corregir', de: 'R', a: 'D' }))).toEqual(['entrega 28']);
    const rejected = after(facturada(), efectoDeEstadio(facturada(), RECHAZO));
    const efecto = efectoDeEstadio(rejected, { accion: 'corregir', de: 'H', a: 'D' });
    expect(moves(efecto)).toEqual(['salidaDeVenta 28']);
    expect(after(rejected, efecto)).toEqual(facturada());
  });
});

describe('closing', () => {
  it('releases what is pending, what was kept included, and leaves it to be read', () => {
    const efecto = efectoDeEstadio(facturada({ penddesc: 30, devuelto: 28 }), { accion: 'cerrar', de: 'R', a: 'C' });
    expect(moves(efecto)).toEqual(['liberacion 30']);
    expect(efecto).toMatchObject({ penddesc: 0, adespachar: 0, devuelto: 28 });
  });

  it('asks for a credit note when goods came back, as H does when something was invoiced', () => {
    expect(pideNotaCredito([facturada()], 'C')).toBe(false);
    expect(pideNotaCredito([facturada(), facturada({ devuelto: 1 })], 'C')).toBe(true);
    expect(pideNotaCredito([facturada()], 'H')).toBe(true);
    expect(pideNotaCredito([facturada({ pendfac: 30 })], 'H')).toBe(false);
    expect(pideNotaCredito([facturada({ devuelto: 28 })], 'R')).toBe(false);
  });
});

/** Any life of an order, by the rows of the table; lines are reserved, invoiced when the row says so, and moved. */
describe('whatever happens to an order', () => {
  const units = fc.integer({ min: 1, max: 40_000 }).map((value) => value / 1000);
  const steps = fc.array(fc.nat({ max: 1000 }), { maxLength: 14 });

  it('its reservation is what it still has to take out, and no unit is lost', () => {
    fc.assert(
      fc.property(units, steps, (cantidad, choices) => {
        let linea: LineaEnCurso = {
          cantidad,
          pendfac: cantidad,
          penddesc: cantidad,
          adespachar: cantidad,
          devuelto: 0,
          acreditado: 0,
        };
        let saldo: SaldoStock = applyMovimiento({ total: 100, reservado: 0 }, 'reserva', cantidad);
        let estadio: TransicionPedido['to'] = 'N';
        for (const choice of choices) {
          const rows = TRANSICIONES_PEDIDO.filter((row) => row.from.includes(estadio) && possible(row, linea));
          const row = rows[choice % Math.max(1, rows.length)];
          if (!row) break;
          if (row.action === 'facturar') {
            saldo = applyMovimiento(saldo, 'entrega', linea.pendfac);
            linea = {
              ...linea,
              penddesc: Math.round((linea.penddesc - linea.pendfac) * 1000) / 1000,
              pendfac: 0,
              adespachar: 0,
            };
          } else {
            const efecto = efectoDeEstadio(linea, { accion: row.action, de: estadio, a: row.to });
            for (const move of efecto.movimientos) saldo = applyMovimiento(saldo, move.movimiento, move.cantidad);
            linea = after(linea, efecto);
          }
          estadio = row.to;
          expect(saldo.reservado).toBe(linea.penddesc);
          expect(Math.round((saldo.total + entregadoDe(linea)) * 1000)).toBe(100_000);
          expect(
            Math.min(linea.penddesc, linea.devuelto, guardadoDe(linea), entregadoDe(linea)),
          ).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  const possible = (row: TransicionPedido, linea: LineaEnCurso) =>
    row.action === 'facturar' ? linea.pendfac > 0 && row.from[0] !== 'P' : true;
});
