import { describe, expect, it } from 'vitest';
import { type BanderasCotizacion, ESTADOS_COTIZACION, estadoCotizacion, isVencida, venceEl } from './estados.ts';
import { leyendasAlCambiarPrepago, leyendasIniciales } from './leyendas.ts';

const banderas = (changes: Partial<BanderasCotizacion>): BanderasCotizacion => ({
  isPrepago: false,
  estado: false,
  vencida: false,
  aprob_coti: '',
  ingre_tran: false,
  aprob_tran: false,
  recha_tran: false,
  ...changes,
});
const palabra = (changes: Partial<BanderasCotizacion>) =>
  ESTADOS_COTIZACION[estadoCotizacion(banderas(changes))].palabra;

describe('state of a quotation', () => {
  it.each([
    [{}, 'Vigente'],
    [{ vencida: true }, 'Vencida'],
    [{ estado: true }, 'Utilizada'],
    [{ estado: true, vencida: true }, 'Utilizada'],
  ])('%j is %s', (changes, expected) => {
    expect(palabra(changes)).toBe(expected);
  });

  // The six rows of D2 §4, and what wins over what.
  it.each<[Partial<BanderasCotizacion>, string]>([
    [{ aprob_coti: '' }, 'Nueva'],
    [{ aprob_coti: 'R' }, 'Rechazada'],
    [{ aprob_coti: 'A' }, 'Items Faltantes'],
    [{ aprob_coti: 'A', ingre_tran: true }, 'Esperando Transferencias'],
    [{ aprob_coti: 'A', ingre_tran: true, aprob_tran: true }, 'Aprobada'],
    [{ aprob_coti: 'A', ingre_tran: true, recha_tran: true }, 'Rechazada'],
    [{ aprob_coti: 'A', ingre_tran: true, aprob_tran: true, estado: true, vencida: true }, 'Aprobada'],
    [{ aprob_coti: '', vencida: true }, 'Nueva'],
  ])('prepaid %j is %s', (changes, expected) => {
    expect(palabra({ isPrepago: true, ...changes })).toBe(expected);
  });
});

describe('validity', () => {
  const normal = { isPrepago: false, aprob_coti: '' } as const;
  it('is seven days: the seventh still holds', () => {
    const vence = venceEl('2026-11-20', 7);
    expect(vence).toBe('2026-11-27');
    expect(isVencida({ vence, ...normal }, '2026-11-27')).toBe(false);
    expect(isVencida({ vence, ...normal }, '2026-11-28')).toBe(true);
  });
  it('an approved prepaid one does not expire, another prepaid one does', () => {
    const old = '2026-01-01';
    expect(isVencida({ vence: old, isPrepago: true, aprob_coti: 'A' }, '2026-11-20')).toBe(false);
    expect(isVencida({ vence: old, isPrepago: true, aprob_coti: '' }, '2026-11-20')).toBe(true);
    expect(isVencida({ vence: old, isPrepago: true, aprob_coti: 'R' }, '2026-11-20')).toBe(true);
  });
});

describe('the third legend', () => {
  const validez = 'Validez de oferta: 7 días de fecha de cotización';
  it('starts with the validity, cleared for prepaid', () => {
    expect(leyendasIniciales(7, false)).toEqual({ leyenda3: validez, leyenda4: '' });
    expect(leyendasIniciales(7, true)).toEqual({ leyenda3: '', leyenda4: '' });
  });
  it('comes and goes with the prepaid switch; what the person wrote stays', () => {
    const default3 = leyendasIniciales(7, false);
    expect(leyendasAlCambiarPrepago(default3, 7, true).leyenda3).toBe('');
    expect(leyendasAlCambiarPrepago({ leyenda3: '', leyenda4: 'x' }, 7, false)).toEqual({
      leyenda3: validez,
      leyenda4: 'x',
    });
    const own = { leyenda3: 'Retira por depósito', leyenda4: '' };
    expect(leyendasAlCambiarPrepago(own, 7, true)).toEqual(own);
    expect(leyendasAlCambiarPrepago(own, 7, false)).toEqual(own);
  });
});
