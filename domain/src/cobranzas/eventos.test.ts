import { describe, expect, it } from 'vitest';
import { estadoTrasComprobantes, estadoTrasRecepcion, type Observable } from './eventos.ts';
import { decidirCambio, estadosOfrecidos } from './transiciones.ts';

const BIEN: Observable = { hayRechazados: false, saldo: 0 };
const MAL: Observable = { hayRechazados: true, saldo: 0 };
const CORTA: Observable = { hayRechazados: false, saldo: -6 };

const after = (
  status: Parameters<typeof estadoTrasRecepcion>[0]['status'],
  calculado: 'O' | 'P' | 'A',
  antes: Observable,
  ahora: Observable,
  rest: { substatus?: '' | 'G'; impdesc?: number } = {},
) => estadoTrasRecepcion({ status, substatus: '', impdesc: 0, ...rest }, calculado, antes, ahora);

describe('after a word on a value (domain-facts §4.6)', () => {
  it('what waits gets the status that its items give it', () => {
    expect([after('P', 'A', BIEN, BIEN), after('A', 'P', BIEN, BIEN)]).toEqual(['A', 'P']);
  });
  it('a rejection and a balance below zero make it Observada, wherever it waits', () => {
    for (const status of ['P', 'A', 'G', 'R', 'O'] as const) {
      expect(after(status, 'O', BIEN, MAL)).toBe('O');
      expect(after(status, 'A', BIEN, CORTA)).toBe('O');
    }
    expect(after('P', 'A', BIEN, { hayRechazados: false, saldo: -5 })).toBe('A');
  });
  it('Guardada, En Revisión, Rendida and Ingresada stay', () => {
    for (const status of ['G', 'R', 'S', 'I'] as const) expect(after(status, 'A', BIEN, BIEN)).toBe(status);
    for (const status of ['S', 'I'] as const) expect(after(status, 'O', BIEN, MAL)).toBe(status);
  });
  it('Observada ends with its reason; what a person observed stays until somebody edits', () => {
    expect(after('O', 'P', MAL, BIEN)).toBe('P');
    expect(after('O', 'A', CORTA, BIEN)).toBe('A');
    expect(after('O', 'A', BIEN, BIEN)).toBe('O');
  });
  it('a Guardada that was observed waits for its term adjustment again', () => {
    expect(after('O', 'P', MAL, BIEN, { substatus: 'G', impdesc: 5_000 })).toBe('G');
    expect(after('O', 'P', MAL, BIEN, { substatus: 'G', impdesc: 100 })).toBe('P');
  });
  it('proofs move only what waits for them or has them', () => {
    expect(estadoTrasComprobantes('P', 'A')).toBe('A');
    expect(estadoTrasComprobantes('A', 'P')).toBe('P');
    for (const status of ['G', 'R', 'O', 'S', 'I'] as const) expect(estadoTrasComprobantes(status, 'A')).toBe(status);
  });
});

describe('by hand', () => {
  const from = (status: Parameters<typeof decidirCambio>[0]['status'], impdesc = 1) => ({ status, impdesc });
  it('any to any but I, which comes from S', () => {
    expect(decidirCambio(from('P'), 'A', 'S')).toBe('cambia');
    expect(decidirCambio(from('A'), 'I', 'A')).toBe('no');
    expect(decidirCambio(from('S'), 'I', 'S')).toBe('cambia');
    expect(decidirCambio(from('I'), 'S', 'A')).toBe('no');
    expect(decidirCambio(from('O'), 'O', 'A')).toBe('igual');
  });
  it('what was settled comes back by an administrator', () => {
    expect(decidirCambio(from('S'), 'A', 'A')).toBe('cambia');
    expect(decidirCambio(from('S'), 'A', 'S')).toBe('no');
    expect(estadosOfrecidos('S')).toEqual(['P', 'G', 'R', 'O', 'A']);
    expect(estadosOfrecidos('S', 'S')).toEqual([]);
  });
  it('Guardada has a discount to wait for', () => {
    expect(decidirCambio(from('P', 0), 'G', 'A')).toBe('sinDescuento');
    expect(decidirCambio(from('P', 1), 'G', 'A')).toBe('cambia');
  });
});
