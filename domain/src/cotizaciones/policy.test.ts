import { describe, expect, it } from 'vitest';
import type { Rol } from '../kernel/index.ts';
import { canEditCotizacion, canUseAsReference, habilidadesCotizacion } from './policy.ts';

type Cotizacion = Parameters<typeof habilidadesCotizacion>[0];
const normal: Cotizacion = { isPrepago: false, estado: false, vencida: false, recha_tran: false, pedidoref: null };

describe('as reference of an order', () => {
  it('expired and prepaid ones are refused, used ones are not', () => {
    expect(canUseAsReference(normal)).toBeNull();
    expect(canUseAsReference({ ...normal, vencida: true })).toBe('REFERENCIA_VENCIDA');
    expect(canUseAsReference({ ...normal, isPrepago: true })).toBe('REFERENCIA_PREPAGO');
    expect(canUseAsReference({ ...normal, isPrepago: true, vencida: true })).toBe('REFERENCIA_PREPAGO');
  });
});

describe('EDIT', () => {
  it('is for prepaid ones without rejection and without order', () => {
    const prepago = { ...normal, isPrepago: true };
    expect(canEditCotizacion(prepago)).toBe(true);
    expect(canEditCotizacion(normal)).toBe(false);
    expect(canEditCotizacion({ ...prepago, recha_tran: true })).toBe(false);
    expect(canEditCotizacion({ ...prepago, pedidoref: 184_233 })).toBe(false);
  });
});

describe('what each role may do', () => {
  const letters = (rol: Rol, changes: Partial<Cotizacion> = {}, username = 'x', configured: string | null = 'jefa') => {
    const can = habilidadesCotizacion({ ...normal, ...changes }, { rol, username }, configured);
    return Object.entries(can)
      .filter(([, allowed]) => allowed)
      .map(([name]) => name)
      .join(' ');
  };
  const lectura = 'visualizar descargar';
  it.each<[Rol, string]>([
    ['A', `${lectura} crearPedido usarComoReferencia notificarVendedor eliminar`],
    ['O', `${lectura} crearPedido usarComoReferencia`],
    ['S', `${lectura} crearPedido usarComoReferencia`],
    ['V', `${lectura} crearPedido usarComoReferencia`],
    ['C', ''],
    ['H', ''],
    ['E', ''],
    ['L', ''],
    ['D', ''],
  ])('%s: %s', (rol, expected) => {
    expect(letters(rol)).toBe(expected);
  });

  it('an expired one makes no order; a prepaid one can be edited', () => {
    expect(letters('V', { vencida: true })).toBe(`${lectura} usarComoReferencia`);
    expect(letters('V', { isPrepago: true })).toBe(`${lectura} editar usarComoReferencia adjuntar`);
  });

  it('one that became an order is not deleted, and leads to the delivery notes', () => {
    expect(letters('A', { estado: true, pedidoref: 1 })).not.toContain('eliminar');
    for (const rol of ['A', 'O', 'S', 'V'] as const)
      expect(letters(rol, { estado: true, pedidoref: 1 })).toContain('verRemitos');
    for (const rol of ['L', 'C', 'D'] as const) expect(letters(rol, { estado: true, pedidoref: 1 })).toBe('');
  });

  it('the named user changes the status too, and nobody does by having no name configured', () => {
    expect(letters('O', { isPrepago: true }, 'jefa')).toContain('cambiarEstado');
    expect(letters('O', { isPrepago: true }, 'otra')).not.toContain('cambiarEstado');
    expect(letters('O', { isPrepago: true }, 'jefa', null)).not.toContain('cambiarEstado');
  });
});
