import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problemText } from '../kernel/index.ts';
import { type CifrasAAsentar, checkAsiento, MENSAJES_ASIENTO, netoDeTotal, planAsiento } from './asiento.ts';

/** The worked example of domain-facts §4.7. */
const EJEMPLO: CifrasAAsentar = {
  totdocs: 100_000_000,
  totitems: 78_550_000,
  impdesc: 21_450_000,
  saldo: 0,
  scc: 0,
  ajuste: null,
};

describe('posting (domain-facts §4.6)', () => {
  it('the example: a note for the discount, a receipt for the money, nothing on account', () => {
    expect(planAsiento(EJEMPLO)).toEqual({
      nota: 21_450_000,
      consumido: 0,
      recibo: 78_550_000,
      uso: 0,
      saldo: 0,
      ajuste: 0,
    });
  });
  it('its net and VAT', () => {
    expect(netoDeTotal(21_450_000, 210_000)).toEqual({ neto: 17_727_273, iva: 3_722_727 });
    expect(netoDeTotal(21_450_000, 0)).toEqual({ neto: 21_450_000, iva: 0 });
  });
  it('credit of the account is used, not received again; the surplus is credit', () => {
    const plan = planAsiento({ ...EJEMPLO, totitems: 79_000_000, saldo: 450_000, scc: 200_000 });
    expect(plan).toMatchObject({ recibo: 78_800_000, uso: -200_000, saldo: 450_000, ajuste: 0 });
  });
  it('a Guardada has its note among the documents: no second one', () => {
    const guardada = { ...EJEMPLO, totdocs: 78_550_000, impdesc: 0, ajuste: { pendiente: 21_450_000, incluido: true } };
    expect(planAsiento(guardada)).toMatchObject({ nota: 0, consumido: 0, ajuste: 0 });
    expect(planAsiento({ ...guardada, impdesc: 100, saldo: 100 })).toMatchObject({ nota: 0, ajuste: -100 });
    expect(planAsiento({ ...guardada, impdesc: 101, saldo: 101 })).toMatchObject({ nota: 101, ajuste: 0 });
  });
  it('or beside them: it is consumed, never given twice, and never worth more than the discount', () => {
    const own = { ...EJEMPLO, ajuste: { pendiente: 21_450_000, incluido: false } };
    expect(planAsiento(own)).toMatchObject({ nota: 0, consumido: 21_450_000, ajuste: 0 });
    expect(planAsiento({ ...own, totitems: 78_550_050, impdesc: 21_449_950 })).toMatchObject({ nota: 0, ajuste: 50 });
    expect(planAsiento({ ...own, impdesc: 21_449_899 })).toBe('AJUSTE_DISTINTO');
  });
  it('what rounding leaves under 0.05 is on account, to the centavo', () => {
    expect(planAsiento({ ...EJEMPLO, totitems: 78_550_003 })).toMatchObject({ saldo: 0, ajuste: 3 });
    expect(planAsiento({ ...EJEMPLO, totitems: 78_549_996 })).toMatchObject({ saldo: 0, ajuste: -4 });
  });
  it('debits less credits stay what is open less the credit', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 });
    const own = fc.option(fc.record({ pendiente: amount, incluido: fc.boolean() }), { nil: null });
    fc.assert(
      fc.property(amount, amount, amount, own, (totdocs, scc, impdesc, ajuste) => {
        const totitems = totdocs + scc;
        const plan = planAsiento({ totdocs, totitems, impdesc, scc, ajuste, saldo: totitems + impdesc - totdocs });
        if (plan === 'AJUSTE_DISTINTO') return;
        // From 0, so that nothing at all is 0 and not -0.
        const mayor = 0 - plan.nota - plan.recibo;
        const abierto = plan.consumido - totdocs;
        expect(mayor).toBe(abierto - (plan.uso + plan.saldo + plan.ajuste));
        expect(plan.nota + plan.consumido).toBeGreaterThanOrEqual(impdesc - 100);
      }),
    );
  });
});

describe('what cannot be posted', () => {
  const item = { tipo: 'TRF' as const, leyenda: 'Banco', recibido: true, rechazado: false };
  const documento = { numero: 'A000400000001', importe: 100, pendiente: 100 };
  const texts = (cobranza: Parameters<typeof checkAsiento>[0]) =>
    checkAsiento(cobranza).map((problem) => problemText(MENSAJES_ASIENTO, problem));
  it('money that nobody saw, came back or is not there yet', () => {
    const items = [
      item,
      { ...item, recibido: false },
      { ...item, recibido: false, rechazado: true },
      { ...item, tipo: 'TRP' as const, leyenda: '' },
      { ...item, tipo: 'EFE' as const, recibido: false },
    ];
    expect(texts({ saldo: 0, items, documentos: [documento] })).toEqual([
      'No se puede ingresar: falta confirmar Banco',
      'No se puede ingresar: Banco está rechazado',
      'No se puede ingresar: TRP es una transferencia provisoria',
    ]);
  });
  it('a balance below zero, a document of which less is open', () => {
    expect(texts({ saldo: -6, items: [item], documentos: [{ ...documento, pendiente: 99 }] })).toEqual([
      'No se puede ingresar: faltan $\u00a00,06 para cubrir los documentos',
      'No se puede ingresar: de A000400000001 quedan $\u00a00,99 pendientes',
    ]);
    expect(texts({ saldo: -5, items: [item], documentos: [documento] })).toEqual([]);
  });
});
