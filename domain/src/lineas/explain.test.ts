import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { opcionDiasPago } from './bonificaciones.ts';
import { explainDiasPago, explainLine } from './explain.ts';
import { actualPrice } from './line.ts';

const origin = { lista: 3, desde: '2026-11-02', precioLista: 1_500_000, bonificacionGeneral: 100_000 };

describe('why this price', () => {
  it('picture 04: list, discount of the line, general discount, price of a unit', () => {
    expect(explainLine({ precio: 1_500_000, bonificacion: 50_000 }, origin)).toEqual({
      pasos: [
        { clave: 'lista', lista: 3, desde: '2026-11-02', importe: 1_500_000 },
        { clave: 'bonificacionLinea', porcentaje: 50_000, importe: -75_000 },
        { clave: 'bonificacionGeneral', porcentaje: 100_000, importe: -142_500 },
      ],
      precioUnitario: 1_282_500,
    });
  });

  it('says that the price was edited, and leaves out what changes nothing', () => {
    const { pasos, precioUnitario } = explainLine(
      { precio: 1_450_000, bonificacion: 0 },
      { ...origin, bonificacionGeneral: 0 },
    );
    expect(pasos.slice(1)).toEqual([{ clave: 'precioEditado', importe: -50_000 }]);
    expect(precioUnitario).toBe(1_450_000);
  });

  it('the steps always add up to the price of a unit', () => {
    const percent = fc.integer({ min: 0, max: 1_000_000 });
    const price = fc.integer({ min: 0, max: 100_000_000 });
    fc.assert(
      fc.property(price, price, percent, percent, (precioLista, precio, bonificacion, bonificacionGeneral) => {
        const why = explainLine({ precio, bonificacion }, { ...origin, precioLista, bonificacionGeneral });
        expect(why.pasos.reduce((acc, paso) => acc + paso.importe, 0)).toBe(why.precioUnitario);
        expect(why.precioUnitario).toBe(actualPrice(precio, bonificacion, bonificacionGeneral));
      }),
    );
  });
});

describe('what is paid within some days', () => {
  it('takes the row off the total, to the centavo', () => {
    expect(explainDiasPago(383_211_00, opcionDiasPago({ dias: 32, porcentaje: 220_000 }))).toEqual({
      pasos: [
        { clave: 'total', importe: 383_211_00 },
        { clave: 'bonificacion', importe: -84_306_42 },
      ],
      aPagar: 298_904_58,
    });
  });

  it('99 days take nothing off, whatever the row says', () => {
    const { pasos, aPagar } = explainDiasPago(1_000_01, opcionDiasPago({ dias: 99, porcentaje: 50_000 }));
    expect([pasos, aPagar]).toEqual([[{ clave: 'total', importe: 1_000_01 }], 1_000_01]);
  });

  it('the steps always add up to what is paid', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e11 }), fc.integer({ min: 0, max: 1_000_000 }), (total, porcentaje) => {
        const { pasos, aPagar } = explainDiasPago(total, { porcentaje });
        expect(pasos.reduce((acc, paso) => acc + paso.importe, 0)).toBe(aPagar);
      }),
    );
  });
});
