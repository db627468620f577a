import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum } from '../kernel/index.ts';
import { ajustarSaldo } from './ajuste.ts';
import { type CobranzaEntrada, calcular } from './calcular.ts';
import { filaDeEscala, repartirDescuento, SIN_DESCUENTO_FIJO } from './descuento.ts';
import { CONTEXTO, documento, EJEMPLO, echeqs, item } from './ejemplos.ts';

const con = (changes: Partial<CobranzaEntrada>): CobranzaEntrada => ({ ...EJEMPLO, ...changes });
const fijo = (importe: number) => ({ ...SIN_DESCUENTO_FIJO, enabled: true, importe });

describe('the worked example (domain-facts §4.7)', () => {
  const calculo = calcular(EJEMPLO, CONTEXTO);

  it('the days: 14.00 of the invoices, 23.12 with the money', () => {
    expect(calculo.dpromdocs).toBe(14);
    expect(calculo.dpromitems).toBe(23.12);
    expect(calculo.documentos.map(({ dias }) => dias)).toEqual([18, 8]);
    expect(calculo.pagos.map(({ dias }) => dias)).toEqual([0, 15]);
  });
  it('the row of 32 days gives 22% of a base of $ 975.000', () => {
    expect(calculo.fila).toEqual({ dias: 32, porcentaje: 220_000 });
    expect(calculo.base).toBe(97_500_000);
    expect(calculo.equivImp).toBe(21_450_000);
    expect(calculo.impdesc).toBe(21_450_000);
    expect(calculo.pordesc).toBe(220_000);
    expect(calculo.equivPorc).toBe(220_000);
  });
  it('and the balance is nothing', () => {
    expect(calculo.totdocs).toBe(100_000_000);
    expect(calculo.totitems).toBe(78_550_000);
    expect(calculo.saldo).toBe(0);
  });
  it('the discount is shared by the invoices: 22% of the part of each', () => {
    expect(calculo.documentos.map(({ descuento }) => descuento)).toEqual([12_870_000, 8_580_000]);
  });
  it('a fixed discount of $ 200.000 is 20.51% of the base', () => {
    const fixed = calcular(con({ descuentoFijo: fijo(20_000_000) }), CONTEXTO);
    expect(fixed.impdesc).toBe(20_000_000);
    expect(fixed.tipodesc).toBe('I');
    expect(Math.round(fixed.equivPorc / 100)).toBe(2051);
  });
  it('a fixed percentage is the one in force, whatever its centavos are of the base; no row of the scale is', () => {
    const descuentoFijo = { ...SIN_DESCUENTO_FIJO, enabled: true, tipo: 'porcentaje' as const, porcentaje: 300_000 };
    const late = [item('TRF', 1_000, '2026-12-31')];
    const small = calcular(con({ documentos: [documento({ importe: 5 })], items: late, descuentoFijo }), CONTEXTO);
    // 30% of five centavos is 1.5: two, 40% of them.
    expect(small).toMatchObject({ equivImp: 2, equivPorc: 400_000, pordesc: 300_000, tipodesc: 'P' });
    expect(small).toMatchObject({ fila: null, motivo: null });
    const exempt = calcular(con({ descuentoFijo }), { ...CONTEXTO, sinDescuento: true });
    expect(exempt).toMatchObject({ pordesc: 0, equivImp: 0, motivo: 'CLIENTE_SIN_DESCUENTO' });
  });
  it('with the term adjustment among the documents nothing is left to grant, and the equivalent does not move', () => {
    const ajuste = documento({ id: 9, tipo: 'AP', importe: 21_450_000 });
    const edited = calcular(con({ documentos: [...EJEMPLO.documentos, ajuste] }), CONTEXTO);
    expect(edited.impdesc).toBe(0);
    expect(edited.equivImp).toBe(21_450_000);
    expect(edited.saldo).toBe(0);
  });
  it('an ECHEQ on a later day falls into the row of 20%: equivalent $ 195.000', () => {
    const later = con({ items: [item('TRF', 30_000_000), echeqs([46_550_000, '2026-04-24']), item('RIB', 2_000_000)] });
    expect(calcular(later, CONTEXTO).equivImp).toBe(19_500_000);
  });
});

describe('what does not count', () => {
  it('sales points 17, 18, 20, 24 and 25: neither days nor base', () => {
    for (const puntoVenta of [17, 18, 20, 24, 25]) {
      const calculo = calcular(con({ documentos: [documento({ puntoVenta })] }), CONTEXTO);
      expect(calculo).toMatchObject({ dpromdocs: 0, base: 0, impdesc: 0, motivo: 'SIN_FACTURAS' });
    }
  });
  it('debit notes and term adjustments in the base; credit notes subtract', () => {
    const documentos = [
      documento({ id: 1, importe: 10_000_000 }),
      documento({ id: 2, tipo: 'DEB', importe: 5_000_000 }),
      documento({ id: 3, tipo: 'CRE', importe: 2_000_000, percepciones: 999 }),
    ];
    expect(calcular(con({ documentos }), CONTEXTO).base).toBe(8_000_000);
  });
  it('perceptions that an earlier payment already covered', () => {
    const half = documento({ total: 10_000_000, percepciones: 500_000, pendi: 9_800_000, importe: 9_800_000 });
    expect(calcular(con({ documentos: [half] }), CONTEXTO).base).toBe(9_500_000);
  });
  it('a base below zero', () => {
    const documentos = [documento({ id: 1, importe: 100 }), documento({ id: 2, tipo: 'CRE', importe: 900 })];
    expect(calcular(con({ documentos }), CONTEXTO).base).toBe(0);
  });
});

describe('who gets no discount', () => {
  it('a customer flagged sin_descuento, even with a fixed one', () => {
    const contexto = { ...CONTEXTO, sinDescuento: true };
    expect(calcular(con({ descuentoFijo: fijo(100) }), contexto).impdesc).toBe(0);
  });
  it('prepaid documents, unless it is fixed', () => {
    const documentos = EJEMPLO.documentos.map((row) => ({ ...row, isPrepago: true }));
    expect(calcular(con({ documentos }), CONTEXTO)).toMatchObject({ impdesc: 0, motivo: 'PREPAGO' });
    expect(calcular(con({ documentos, descuentoFijo: fijo(1_000) }), CONTEXTO).impdesc).toBe(1_000);
  });
  it('a 30-day sale past 32 days; up to them it has the row of 32, never a better one', () => {
    const documentos = [documento({ ingreso: '2026-03-20', condVta30: true })];
    const paidOn = (fecha: string) =>
      calcular(con({ documentos, items: [item('TRF', 1_000, fecha)] }), CONTEXTO).pordesc;
    expect(paidOn('2026-03-20')).toBe(220_000);
    expect(paidOn('2026-04-21')).toBe(220_000);
    expect(paidOn('2026-04-22')).toBe(0);
  });
  it('money without a day: 9999 days', () => {
    const calculo = calcular(con({ items: [item('TRF', 1_000, null)] }), CONTEXTO);
    expect(calculo.motivo).toBe('FUERA_DE_ESCALA');
    expect(calculo.pagos[0]?.dias).toBe(9999);
  });
});

describe('the balance', () => {
  it('up to 0.05 is none; the account that no SCC uses is added only to be shown', () => {
    const documentos = [documento({ importe: 1_000, puntoVenta: 17 })];
    const paying = (importe: number) =>
      calcular(con({ documentos, items: [item('SCC', 200), item('TRF', importe)] }), {
        ...CONTEXTO,
        saldoCuentaCorriente: 500,
      });
    expect(paying(795)).toMatchObject({ saldo: 0, saldototal: 300 });
    expect(paying(794)).toMatchObject({ saldo: -6, saldototal: 294 });
    expect(paying(806)).toMatchObject({ saldo: 6, saldototal: 306 });
  });
});

describe('the balance adjustment (domain-facts §4.8)', () => {
  const entrada = con({ items: [item('TRF', 10_000_000), echeqs([46_550_000, '2026-04-10']), item('RIB', 2_000_000)] });

  it('settles the worked example: $ 125.625,00 of the newest invoice at 20%', () => {
    const before = calcular(entrada, CONTEXTO);
    expect(before).toMatchObject({ dpromitems: 31.29, pordesc: 220_000, saldo: -20_000_000 });
    const { ajustado, documentos, calculo } = ajustarSaldo(entrada, CONTEXTO);
    expect(ajustado).toBe(true);
    expect(documentos.map(({ importe }) => importe)).toEqual([60_000_000, 12_562_500]);
    expect(calculo).toMatchObject({ dpromitems: 33.56, base: 70_062_500, impdesc: 14_012_500, saldo: 0 });
  });
  it('of a fixed percentage, by it and not by what its rounded centavos are of the base', () => {
    const descuentoFijo = { ...SIN_DESCUENTO_FIJO, enabled: true, tipo: 'porcentaje' as const, porcentaje: 552_784 };
    const one = con({ documentos: [documento({ importe: 2_298 })], items: [item('TRF', 695)], descuentoFijo });
    expect(calcular(one, CONTEXTO)).toMatchObject({ impdesc: 1_270, equivPorc: 552_654, saldo: -333 });
    // 3.33 ÷ 0.447216 is 7.446: 22.98 less that, a centavo off the 7.444 of 55.2654%.
    expect(ajustarSaldo(one, CONTEXTO).documentos[0]?.importe).toBe(1_553);
  });
  it('leaves the amounts when they would pass their limits', () => {
    const poor = con({ items: [item('TRF', 1_000_000)] });
    const { ajustado, documentos } = ajustarSaldo(poor, CONTEXTO);
    expect(ajustado).toBe(false);
    expect(documentos).toEqual(EJEMPLO.documentos);
  });
  it('does nothing without an invoice or debit note to change', () => {
    const documentos = [documento({ tipo: 'CRE' })];
    expect(ajustarSaldo(con({ documentos }), CONTEXTO).ajustado).toBe(false);
  });
});

const dia = fc
  .integer({ min: 0, max: 120 })
  .map((day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10));
const documentoAlAzar = fc
  .record({
    id: fc.integer({ min: 1, max: 1_000_000 }),
    tipo: fc.constantFrom('FAC' as const, 'FAC' as const, 'DEB' as const, 'CRE' as const, 'AP' as const),
    puntoVenta: fc.constantFrom(4, 6, 17),
    ingreso: dia,
    total: fc.integer({ min: 1, max: 900_000_000 }),
    percepciones: fc.integer({ min: 0, max: 50_000 }),
  })
  .map((changes) => documento({ ...changes, percepciones: Math.min(changes.percepciones, changes.total) }));
const cobranzaAlAzar = fc.record({
  fechaRecibo: dia,
  documentos: fc.uniqueArray(documentoAlAzar, { selector: ({ id }) => id, minLength: 1, maxLength: 12 }),
  items: fc.array(
    fc.tuple(
      fc.constantFrom('TRF' as const, 'EFE' as const, 'RIV' as const),
      fc.integer({ min: 1, max: 900_000_000 }),
      dia,
    ),
    { maxLength: 8 },
  ),
});
const entradaDe = (azar: {
  fechaRecibo: string;
  documentos: CobranzaEntrada['documentos'];
  items: [CobranzaEntrada['items'][number]['tipo'], number, string][];
}): CobranzaEntrada => ({
  fechaRecibo: azar.fechaRecibo,
  documentos: azar.documentos,
  items: azar.items.map(([tipo, importe, fecha]) => item(tipo, importe, fecha)),
  descuentoFijo: SIN_DESCUENTO_FIJO,
});

describe('properties', () => {
  it('the shares of the discount add up to it, each within its invoice', () => {
    fc.assert(
      fc.property(cobranzaAlAzar, (azar) => {
        const { impdesc, documentos } = calcular(entradaDe(azar), CONTEXTO);
        expect(sum(documentos.map(({ descuento }) => descuento))).toBe(impdesc);
        for (const row of documentos) expect(row.descuento).toBeLessThanOrEqual(row.base);
      }),
    );
  });
  it('the order of documents and items is irrelevant to the figures', () => {
    fc.assert(
      fc.property(cobranzaAlAzar, (azar) => {
        const entrada = entradaDe(azar);
        const turned = {
          ...entrada,
          documentos: [...entrada.documentos].reverse(),
          items: [...entrada.items].reverse(),
        };
        const { documentos: _a, pagos: _b, ...one } = calcular(entrada, CONTEXTO);
        const { documentos: _c, pagos: _d, ...other } = calcular(turned, CONTEXTO);
        expect(other).toEqual(one);
      }),
    );
  });
  it('later money never earns more', () => {
    fc.assert(
      fc.property(cobranzaAlAzar, fc.integer({ min: 0, max: 90 }), (azar, days) => {
        const moved = azar.items.map(([tipo, importe, fecha]): (typeof azar.items)[number] => [
          tipo,
          importe,
          new Date(Date.parse(fecha) + days * 86_400_000).toISOString().slice(0, 10),
        ]);
        const later = calcular(entradaDe({ ...azar, items: moved }), CONTEXTO);
        expect(later.equivImp).toBeLessThanOrEqual(calcular(entradaDe(azar), CONTEXTO).equivImp);
      }),
    );
  });
  it('an adjustment that says it settled has a balance of nothing, within every limit', () => {
    fc.assert(
      fc.property(cobranzaAlAzar, (azar) => {
        const { ajustado, documentos, calculo } = ajustarSaldo(entradaDe(azar), CONTEXTO);
        if (!ajustado) return;
        expect(calculo.saldo).toBe(0);
        for (const { importe, maxImporte } of documentos) expect(importe).toBeLessThanOrEqual(maxImporte);
      }),
    );
  });
});

describe('rows and shares', () => {
  it.each([
    [-2, 300_000],
    [-1, 300_000],
    [0, 250_000],
    [9, 250_000],
    [32, 220_000],
    [47, 200_000],
    [60, 0],
  ])('an average of %i days is in the row of %i', (days, porcentaje) => {
    expect(filaDeEscala(CONTEXTO.escala, { suma: BigInt(days), importe: 1n }, false).fila?.porcentaje).toBe(porcentaje);
  });
  it('a hundredth past a row is in the next: nothing is rounded to compare', () => {
    expect(filaDeEscala(CONTEXTO.escala, { suma: 9_000_001n, importe: 1_000_000n }, false).fila?.dias).toBe(32);
  });
  it('odd centavos go to the earliest invoice', () => {
    const documentos = [
      documento({ id: 3, ingreso: '2026-03-09', importe: 100 }),
      documento({ id: 1, ingreso: '2026-03-02', importe: 100 }),
      documento({ id: 2, ingreso: '2026-03-05', importe: 100 }),
    ];
    expect(repartirDescuento(100, documentos)).toEqual([33, 34, 33]);
  });
});
