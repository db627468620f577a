import { describe, expect, it } from 'vitest';
import { type DocumentoDeCuenta, deudaPendiente, documentosVencidos, impagosDePuntoVenta } from './documentos.ts';
import { composeNumero, formatNumero, puntoDeVenta } from './numeroDocumento.ts';

const documento = (changes: Partial<DocumentoDeCuenta> = {}): DocumentoDeCuenta => ({
  tipocompdocu: 'FAC',
  numcompdocu: 'A000400012345',
  ingreso: '2026-11-02',
  pendiente: 100_000,
  ...changes,
});

describe('document numbers (domain-facts §2.1)', () => {
  it.each([
    ['A001700012345', 17],
    ['A000400012345', 4],
    // Without letter, five digits of sales point.
    ['0001700012345', 17],
    // A letter and five digits is not the form that is stored.
    ['A0001712345678', 1],
    ['X000600000001', 6],
    ['', null],
    ['A00', null],
  ])('%j is of sales point %s', (numero, punto) => {
    expect(puntoDeVenta(numero)).toBe(punto);
  });

  it('are composed and shown', () => {
    const numero = composeNumero({ letra: 'A', puntoVenta: 17, numero: 12345 });
    expect(numero).toBe('A001700012345');
    expect(puntoDeVenta(numero)).toBe(17);
    expect(formatNumero(numero)).toBe('A 0017-00012345');
    expect(formatNumero('AJUSTE 1')).toBe('AJUSTE 1');
  });
});

describe('deudaPendiente', () => {
  it('domain-facts §4.9: FAC 383.211 and an open credit of 20.000 owe 363.211', () => {
    const documentos = [documento({ pendiente: 38_321_100 }), documento({ tipocompdocu: 'CRE', pendiente: 2_000_000 })];
    expect(deudaPendiente(documentos)).toBe(36_321_100);
  });
  it('debits add, credits and term adjustments subtract, receipts do neither', () => {
    const of = (tipocompdocu: string) => documento({ tipocompdocu, pendiente: 100 });
    expect(deudaPendiente([of('FAC'), of('DEB'), of('RCO')])).toBe(200);
    expect(deudaPendiente([of('CRE'), of('AP')])).toBe(-200);
    expect(deudaPendiente([])).toBe(0);
  });
});

describe('overdue documents (D2 §5)', () => {
  const hoy = '2026-11-20';
  const at = (ingreso: string, changes: Partial<DocumentoDeCuenta> = {}) =>
    documentosVencidos([documento({ ingreso, ...changes })], hoy).length;
  it('are older than 7 days: the seventh still counts as in time', () => {
    expect(at('2026-11-13')).toBe(0);
    expect(at('2026-11-12')).toBe(1);
    expect(at('2026-11-21')).toBe(0);
  });
  it('are never AP nor CRE, and owe at least 0.05', () => {
    expect(at('2026-11-01', { tipocompdocu: 'AP' })).toBe(0);
    expect(at('2026-11-01', { tipocompdocu: 'CRE' })).toBe(0);
    expect(at('2026-11-01', { tipocompdocu: 'DEB' })).toBe(1);
    expect(at('2026-11-01', { pendiente: 4 })).toBe(0);
    expect(at('2026-11-01', { pendiente: 5 })).toBe(1);
  });
  it('come oldest first', () => {
    const documentos = ['2026-11-05', '2026-10-01', '2026-11-02'].map((ingreso) => documento({ ingreso }));
    expect(documentosVencidos(documentos, hoy).map((row) => row.ingreso)).toEqual([
      '2026-10-01',
      '2026-11-02',
      '2026-11-05',
    ]);
  });
});

describe('unpaid documents of a sales point', () => {
  const count = (changes: Partial<DocumentoDeCuenta>) =>
    impagosDePuntoVenta([documento({ numcompdocu: 'A001700000001', ...changes })], 17).length;
  it('any age, AP and CRE and paid ones left out', () => {
    expect(count({ ingreso: '2026-11-20' })).toBe(1);
    expect(count({ numcompdocu: 'A000400000017' })).toBe(0);
    expect(count({ tipocompdocu: 'CRE' })).toBe(0);
    expect(count({ tipocompdocu: 'AP' })).toBe(0);
    expect(count({ pendiente: 0 })).toBe(0);
  });
});
