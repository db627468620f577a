import { type Cliente, OCASIONAL_VACIO } from '@distri/domain/clientes';
import { expect, test } from 'vitest';
import { avisoMismoNumero, mismoNumero, numeroCompleto, revisar } from './valores.ts';

const form = { ...OCASIONAL_VACIO, numdocu: '30-71234567-1' };
const otro = { id: '10233', razsoc: 'EL CARDENAL', cuit: '30712345671', tipodocu: 80 } as Cliente;

test('only fields that were left, or all once somebody saved, are marked', () => {
  expect(revisar(form, () => false).errores).toEqual({});
  expect(revisar({ ...form, numdocu: '30-71234567-2' }, (campo) => campo === 'numdocu').errores).toEqual({
    numdocu: 'El CUIT 30-71234567-2 no es válido: revisá los números',
  });
  expect(Object.keys(revisar(form, () => true).errores)).toEqual(['razsoc', 'direccion', 'vendedor']);
});

test('the number is looked for when it is whole, and is another customer’s only when it is the very same', () => {
  expect(numeroCompleto(form)).toBe('30712345671');
  expect(numeroCompleto({ ...form, numdocu: '30-7123' })).toBeNull();
  expect(numeroCompleto({ ...form, tipodocu: 96, numdocu: '20.123.456' })).toBe('20123456');
  expect(mismoNumero([otro], form)).toBe(otro);
  expect(mismoNumero([{ ...otro, cuit: '30712345672' }], form)).toBeNull();
  // A CUIL numbers like a CUIT; a passport does not.
  expect(mismoNumero([{ ...otro, tipodocu: 86 }], form)?.id).toBe('10233');
  expect(mismoNumero([{ ...otro, tipodocu: 94 }], form)).toBeNull();
  expect(mismoNumero(undefined, form)).toBeNull();
  expect(avisoMismoNumero(otro)).toBe('Ya hay un cliente con el número 30-71234567-1: EL CARDENAL (10233)');
});
