import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../kernel/index.ts';
import { type CobranzaEntrada, calcular, type ItemACobrar } from './calcular.ts';
import { SIN_DESCUENTO_FIJO } from './descuento.ts';
import { CONTEXTO, documento, EJEMPLO, item } from './ejemplos.ts';
import { conOtraFecha, conParteEnFecha, conservaHasta, margenDeDias, margenDePago } from './simulador.ts';

const later = (items: readonly ItemACobrar[], days: number): ItemACobrar[] =>
  items.map((row) => ({
    ...row,
    fecha: row.fecha && addDays(row.fecha, days),
    cheques: row.cheques.map((cheque) => ({ ...cheque, fecha: cheque.fecha && addDays(cheque.fecha, days) })),
  }));

describe('the simulator', () => {
  it('says until when the money of the worked example keeps its 22%', () => {
    const calculo = calcular(EJEMPLO, CONTEXTO);
    expect(margenDeDias(calculo, 32)).toBe(8);
    expect(conservaHasta(calculo, EJEMPLO.fechaRecibo)).toBe('2026-04-12');
    const at = (days: number) => calcular({ ...EJEMPLO, items: later(EJEMPLO.items, days) }, CONTEXTO).pordesc;
    expect(at(8)).toBe(220_000);
    expect(at(9)).toBe(200_000);
  });
  it('of one payment alone: its own weight decides', () => {
    const calculo = calcular(EJEMPLO, CONTEXTO);
    expect(margenDePago(calculo, 1, 32)).toBe(14);
    expect(margenDePago(calculo, 7, 32)).toBeNull();
  });
  it('moves one payment and leaves what was typed alone: its last day is the last one with the row', () => {
    const calculo = calcular(EJEMPLO, CONTEXTO);
    const margen = margenDePago(calculo, 1, 32) ?? 0;
    const at = (days: number) =>
      calcular({ ...EJEMPLO, items: conOtraFecha(EJEMPLO.items, 1, addDays('2026-04-04', days)) }, CONTEXTO);
    expect(at(0)).toMatchObject({ totitems: calculo.totitems, promedioItems: calculo.promedioItems, saldo: 0 });
    expect(at(margen).pordesc).toBe(220_000);
    expect(at(margen + 1)).toMatchObject({ pordesc: 200_000, saldo: -1_950_000 });
    expect(EJEMPLO.items[1]?.cheques[0]?.fecha).toBe('2026-04-04');
  });
  it('pays part of a cheque at once: the average comes nearer, the money is the same', () => {
    const calculo = calcular(EJEMPLO, CONTEXTO);
    const items = conParteEnFecha(EJEMPLO.items, 1, 46_550_000, '2026-03-20');
    const cash = calcular({ ...EJEMPLO, items }, CONTEXTO);
    expect(cash.totitems).toBe(calculo.totitems);
    expect(cash.dpromitems).toBe(14);
    const half = calcular({ ...EJEMPLO, items: conParteEnFecha(EJEMPLO.items, 1, 23_275_000, '2026-03-20') }, CONTEXTO);
    expect(half.dpromitems).toBe(18.56);
    expect(half.pagos).toHaveLength(3);
  });
  it('without money, or without a row, there is nothing to keep', () => {
    const onlyRetention = calcular({ ...EJEMPLO, items: [item('RIV', 100)] }, CONTEXTO);
    expect(margenDeDias(onlyRetention, 32)).toBeNull();
    expect(conservaHasta(onlyRetention, EJEMPLO.fechaRecibo)).toBeNull();
  });

  it('agrees with trying every day', () => {
    const azar = fc.record({
      dias: fc.array(fc.integer({ min: 0, max: 90 }), { minLength: 1, maxLength: 4 }),
      pagos: fc.array(fc.tuple(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: -30, max: 60 })), {
        minLength: 1,
        maxLength: 4,
      }),
    });
    fc.assert(
      fc.property(azar, ({ dias, pagos }) => {
        const entrada: CobranzaEntrada = {
          fechaRecibo: '2026-06-01',
          documentos: dias.map((day, index) =>
            documento({ id: index + 1, ingreso: addDays('2026-06-01', -day), importe: 1_000 * (index + 3) }),
          ),
          items: pagos.map(([importe, day]) => item('TRF', importe, addDays('2026-06-01', day))),
          descuentoFijo: SIN_DESCUENTO_FIJO,
        };
        const calculo = calcular(entrada, CONTEXTO);
        if (calculo.fila === null) return;
        const row = calculo.fila.dias;
        let brute = 0;
        while (calcular({ ...entrada, items: later(entrada.items, brute + 1) }, CONTEXTO).fila?.dias === row)
          brute += 1;
        expect(margenDeDias(calculo, row)).toBe(brute);
      }),
      { numRuns: 50 },
    );
  });
});
