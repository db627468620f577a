import { describe, expect, it } from 'vitest';
import { conBonificacionDias, opcionDiasPago, opcionesDiasPago, rangoLitros } from './bonificaciones.ts';

describe('bonus by litres', () => {
  const rangos = [
    { inicio: 1000, bonificacion: 30_000 },
    { inicio: 0, bonificacion: 0 },
    { inicio: 500, bonificacion: 15_000 },
  ];
  it.each([
    [0, 0],
    [499.999, 0],
    [500, 15_000],
    [999.999, 15_000],
    [5000, 30_000],
  ])('%d litres give %d', (litros, bonificacion) => {
    expect(rangoLitros(rangos, litros)?.bonificacion).toBe(bonificacion);
  });
  it('is none below every row', () => {
    expect(rangoLitros([{ inicio: 500, bonificacion: 15_000 }], 100)).toBeNull();
    expect(rangoLitros([], 100)).toBeNull();
  });
});

describe('bonus by payment days (D2 §9)', () => {
  it('the fixed table', () => {
    expect(
      opcionesDiasPago([], true).map(({ clase, diasMostrados, porcentaje }) => [clase, diasMostrados, porcentaje]),
    ).toEqual([
      ['prepago', 0, 300_000],
      ['dias', 7, 250_000],
      ['dias', 30, 220_000],
      ['dias', 45, 200_000],
      ['dias', 58, 0],
    ]);
  });

  it('without the switch, the stored rows by days', () => {
    const filas = [
      { dias: 32, porcentaje: 100_000 },
      { dias: 9, porcentaje: 150_000 },
    ];
    expect(opcionesDiasPago(filas, false).map((opcion) => opcion.dias)).toEqual([9, 32]);
  });

  it('99 days is no discount, whatever the row says; zero days is prepaid', () => {
    expect(opcionDiasPago({ dias: 99, porcentaje: 50_000 })).toEqual({
      dias: 99,
      porcentaje: 0,
      clase: 'sinDescuento',
      diasMostrados: 97,
    });
    expect(opcionDiasPago({ dias: 0, porcentaje: 300_000 }).clase).toBe('prepago');
    expect(opcionDiasPago({ dias: 1, porcentaje: 0 }).clase).toBe('dias');
  });

  it('changes what is shown, rounded as every discount', () => {
    expect(conBonificacionDias(38_321_100, { porcentaje: 250_000 })).toBe(28_740_825);
    expect(conBonificacionDias(380, { porcentaje: 25_000 })).toBe(371);
  });
});
