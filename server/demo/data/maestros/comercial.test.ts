import { isValidCuit } from '@distri/domain/kernel';
import { describe, expect, it } from 'vitest';
import { clasificacionesCliente, transportes } from './comercial.ts';

describe('comercial', () => {
  it('has carriers with valid CUITs, each its own, after our own transport', () => {
    expect(transportes[0]).toMatchObject({ id: '000', cuit: null });
    const cuits = transportes.flatMap(({ cuit }) => (cuit ? [cuit] : []));
    expect(cuits.length).toBeGreaterThanOrEqual(4);
    expect(cuits.filter((cuit) => !isValidCuit(cuit))).toEqual([]);
    expect(new Set(cuits).size).toBe(cuits.length);
  });

  it('shares a hundred customers among the classifications', () => {
    expect(clasificacionesCliente.every(({ peso }) => peso > 0)).toBe(true);
    expect(clasificacionesCliente.reduce((acc, { peso }) => acc + peso, 0)).toBe(100);
  });
});
