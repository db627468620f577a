import { describe, expect, it } from 'vitest';
import { ESTADOS_CLIENTE, estadoCliente, isOcasional, tinteCliente } from './estados.ts';
import {
  type ClienteOcasional,
  checkOcasional,
  chooseVendedor,
  MENSAJES_CLIENTE,
  OCASIONAL_VACIO,
  vendedorDeOcasional,
} from './ocasional.ts';

const cliente = (id: string, inhabilitado = false, inactivo = false) => ({ id, inhabilitado, inactivo });

describe('state of a customer', () => {
  it.each([
    [cliente('10233'), 'Activo', null],
    [cliente('X00012'), 'Ocasional', null],
    [cliente('10233', false, true), 'Inactivo', 'inactivo'],
    [cliente('10233', true, true), 'Inhabilitado', 'inhabilitado'],
    [cliente('X00012', true), 'Inhabilitado', 'inhabilitado'],
  ])('%j is %s', (row, palabra, tinte) => {
    expect(ESTADOS_CLIENTE[estadoCliente(row)].palabra).toBe(palabra);
    expect(tinteCliente(row)).toBe(tinte);
  });
  it('only an X at the start is occasional', () => {
    expect([isOcasional('X1'), isOcasional('1X'), isOcasional('x1')]).toEqual([true, false, false]);
  });
});

describe('an occasional customer', () => {
  const completo: ClienteOcasional = {
    ...OCASIONAL_VACIO,
    razsoc: 'TALLER EJEMPLO SRL',
    direccion: 'RUTA 3 KM 690',
    numdocu: '30-71234567-1',
    vendedor: '7',
  };

  it('starts as CUIT and responsable inscripto', () => {
    expect(OCASIONAL_VACIO).toMatchObject({ tipodocu: 80, respIVA: 'RI' });
  });

  it('needs five fields, each pointed at', () => {
    expect(checkOcasional(completo)).toEqual([]);
    const paths = checkOcasional({ ...OCASIONAL_VACIO, tipodocu: null, razsoc: '  ' }).map((problema) => problema.path);
    expect(paths).toEqual(['razsoc', 'direccion', 'tipodocu', 'numdocu', 'vendedor']);
    expect(checkOcasional({ ...completo, vendedor: '' })).toEqual([
      { code: 'CAMPOS_OBLIGATORIOS', severity: 'block', path: 'vendedor' },
    ]);
    expect(MENSAJES_CLIENTE.CAMPOS_OBLIGATORIOS({})).toBe('Debe completar los campos obligatorios');
  });

  it('is warned of a wrong CUIT, not stopped', () => {
    expect(checkOcasional({ ...completo, numdocu: '30-71234567-2' })).toEqual([
      { code: 'CUIT_INVALIDO', severity: 'warn', path: 'numdocu', params: { numero: '30-71234567-2' } },
    ]);
    expect(checkOcasional({ ...completo, tipodocu: 96, numdocu: '20123456' })).toEqual([]);
  });

  it('belongs to whom A, S and O choose, else to who is asking', () => {
    expect((['A', 'S', 'O', 'V', 'L'] as const).map(chooseVendedor)).toEqual([true, true, true, false, false]);
    expect(vendedorDeOcasional({ rol: 'S', vendedor: '3' }, '7')).toBe('7');
    expect(vendedorDeOcasional({ rol: 'V', vendedor: '3' }, '7')).toBe('3');
    expect(vendedorDeOcasional({ rol: 'V', vendedor: null }, '7')).toBe('');
  });
});
