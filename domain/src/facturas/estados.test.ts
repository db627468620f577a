import { describe, expect, it } from 'vitest';
import { estadoPago } from './estados.ts';

const at = (pendiente: number, vencimiento = '2026-12-01') =>
  estadoPago({ importe: 38_321_100, pendiente, vencimiento }, '2026-11-20');

describe('what an invoice still owes', () => {
  it('nothing, or dust, is paid', () => {
    expect(at(0)).toBe('PAGADA');
    expect(at(4)).toBe('PAGADA');
    expect(at(-100)).toBe('PAGADA');
    expect(at(0, '2026-01-01')).toBe('PAGADA');
  });
  it('part of it is a part only past the tolerance of 0.1', () => {
    expect(at(38_321_100)).toBe('IMPAGA');
    expect(at(38_321_090)).toBe('IMPAGA');
    expect(at(38_321_089)).toBe('PARCIAL');
    expect(at(5)).toBe('PARCIAL');
  });
  it('is overdue from the day after', () => {
    expect(at(38_321_100, '2026-11-20')).toBe('IMPAGA');
    expect(at(38_321_100, '2026-11-19')).toBe('VENCIDA');
    expect(at(100, '2026-11-19')).toBe('VENCIDA');
  });
});
